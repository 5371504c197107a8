// What lies over what, what is cut, and what cannot be reached or hit. Texts are measured line by line.
// A name that somebody has typed may be cut with an ellipsis: it can have any length.

const root = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.body;
const LANES = '.market, .hand, .log .scroll, .chat .scroll, .memory, [data-strip]';
const styles = new Map();
const style = (each) => {
  if (!styles.has(each)) styles.set(each, getComputedStyle(each));
  return styles.get(each);
};
// Text for screen readers alone is a box of one pixel.
const isUnseen = (each) => {
  for (let node = each; node && node !== root; node = node.parentElement) {
    const isTiny = Math.min(node.clientWidth, node.clientHeight) <= 1;
    if (isTiny && style(node).clipPath !== 'none') return true;
  }
  return false;
};
const isShown = (each) => !each.closest('svg, [data-flight], option, [inert]')
  && each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isUnseen(each);
const named = (each) => {
  const node = each.closest('button, a, input, select, td, th, li, p, section, label') ?? each;
  const data = node.dataset.move ?? node.dataset.thing ?? node.dataset.place ?? '';
  const text = node.innerText?.replace(/\s+/g, ' ').trim().slice(0, 30) ?? '';
  return `${node.localName}.${node.className.toString().replace(/ ?svelte-\S+/g, '')} ${data} “${text}”`;
};
const layerOf = (each) => {
  for (let node = each; node && node !== root; node = node.parentElement) {
    if (['fixed', 'sticky'].includes(style(node).position)) return node;
  }
  return root;
};
// The part of a box that its ancestors leave in sight, and whether one of them cuts it off for good.
const clipped = (box, from, slack = { x: 1.5, y: 1.5 }) => {
  let { left, right, top, bottom } = box;
  const cut = { x: false, y: false };
  for (let node = from; node && node !== document.body; node = node.parentElement) {
    const { overflowX, overflowY, position } = style(node);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    if (style(node).display === 'inline') continue;
    const edge = node.getBoundingClientRect();
    const inner = {
      left: edge.left + node.clientLeft, right: edge.left + node.clientLeft + node.clientWidth,
      top: edge.top + node.clientTop, bottom: edge.top + node.clientTop + node.clientHeight,
    };
    const outX = left < inner.left - slack.x || right > inner.right + slack.x;
    const outY = top < inner.top - slack.y || bottom > inner.bottom + slack.y;
    if (outX && ['hidden', 'clip'].includes(overflowX)) cut.x = true;
    if (outY && ['hidden', 'clip'].includes(overflowY)) cut.y = true;
    if (overflowX !== 'visible') [left, right] = [Math.max(left, inner.left), Math.min(right, inner.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, inner.top), Math.min(bottom, inner.bottom)];
    if (position === 'fixed') break;
  }
  return { left, right, top, bottom, cut, isEmpty: right - left < 1 || bottom - top < 1 };
};
const over = (one, other, x = 2, y = 2) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > x
  && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > y;
const hits = (each, x, y) => {
  const top = document.elementFromPoint(x, y);
  return top !== null && (each.contains(top) || top.closest('label')?.contains(each) === true);
};
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

// What is wrong with the layout, in a window of this size; with `whole` the decision must be in sight.
async function measure({ width, height, whole }) {
  scrollTo(0, 0);
  await painted();
  const faults = [];
  if (document.documentElement.scrollWidth > width) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > width + 1 && each.parentElement.closest(LANES) === null
    );
    faults.push(`the page scrolls sideways: ${wide.slice(-2).map(named).join(', ')}`);
  }
  for (const each of root.querySelectorAll('*')) {
    if (each.scrollWidth <= each.clientWidth + 1 || !isShown(each)) continue;
    const scrolls = ['auto', 'scroll'].includes(style(each).overflowX);
    if (scrolls && !each.matches(LANES)) faults.push(`scrolls sideways: ${named(each)}`);
    const ends = style(each).textOverflow === 'ellipsis' && !each.matches('.who, .happening');
    if (ends) faults.push(`cut: ${named(each)}`);
  }
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const from = node.parentElement;
    if (node.data.trim() === '' || !isShown(from)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(style(from).fontSize);
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue;
      if (size < 12) faults.push(`smaller than 12 px: ${named(from)}`);
      const box = clipped(line, from, { x: 1.5, y: 0.35 * size });
      const isName = from.closest('.who, .happening') !== null;
      if (!isName && (box.cut.x || box.cut.y)) faults.push(`cut: ${named(from)}`);
      if (box.isEmpty) continue;
      const y = 0.25 * (box.bottom - box.top);
      texts.push({ ...box, top: box.top + y, bottom: box.bottom - y, from, layer: layerOf(from) });
      if (box.left < -1 || box.right > width + 1) faults.push(`beyond the page: ${named(from)}`);
    }
  }
  // A button of the board may be higher than its row, so that a finger hits it.
  const boxOf = (from, box) => {
    const row = from.closest('.board tr')?.getBoundingClientRect() ?? box;
    const [top, bottom] = [Math.max(box.top, row.top), Math.min(box.bottom, row.bottom)];
    return clipped({ left: box.left, right: box.right, top, bottom }, from.parentElement);
  };
  const controls = [...root.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .filter(isShown)
    .flatMap((from) => [...from.getClientRects()].map((box) => ({ ...boxOf(from, box), from, layer: layerOf(from) })))
    .filter((box) => !box.isEmpty);
  const isCard = ({ from }) => from.matches('.card, .legion');
  controls.forEach((one, place) => {
    for (const other of controls.slice(place + 1)) {
      if (one.layer !== other.layer || (isCard(one) && isCard(other))) continue;
      if (one.from === other.from || one.from.contains(other.from) || other.from.contains(one.from)) continue;
      if (over(one, other)) faults.push(`overlap: ${named(one.from)} and ${named(other.from)}`);
    }
    for (const text of texts) {
      if (one.layer !== text.layer || one.from.contains(text.from) || text.from.contains(one.from)) continue;
      if (text.from.closest('label')?.contains(one.from)) continue;
      const other = text.from.closest('.card, .legion');
      if (other !== null && isCard(one)) continue;
      if (over(one, text)) faults.push(`text over a control: ${named(text.from)} and ${named(one.from)}`);
    }
  });
  texts.forEach((one, place) => {
    for (const other of texts.slice(place + 1)) {
      if (one.layer !== other.layer || one.from === other.from) continue;
      if (over(one, other)) faults.push(`text over text: ${named(one.from)} and ${named(other.from)}`);
    }
    // A line of text that something else covers, such as the next card of a hand.
    const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
    if (x < 0 || y < 0 || x > width || y > height) return;
    const top = document.elementFromPoint(x, y);
    const own = one.from.closest('button, a, td, th, label, li') ?? one.from;
    if (own.closest('.board') && top?.closest('.board')) return;
    if (top === null || own.contains(top) || top.contains(own) || layerOf(top) !== one.layer) return;
    if (top.closest('button, a') !== null) faults.push(`covered: ${named(one.from)} by ${named(top)}`);
  });
  const spots = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isHit = (each) => {
    const box = each.getBoundingClientRect();
    return spots.some((x) => spots.some((y) => hits(each, box.left + x * box.width, box.top + y * box.height)));
  };
  if (whole) {
    const needed = '[data-move], [data-thing^=legion], [data-thing^=view], .sentence, .purse, .hand';
    for (const each of [...root.querySelectorAll(needed)].filter(isShown)) {
      const box = each.getBoundingClientRect();
      const isInStrip = each.closest('.hand') !== null && !each.matches('.hand');
      const low = Math.round(box.bottom - height);
      if (low > 1 || box.top < -1) faults.push(`out of sight by ${low} px: ${named(each)}`);
      else if (!isInStrip && (box.right > width + 1 || box.left < -1)) faults.push(`out of sight: ${named(each)}`);
      else if (!isInStrip && !isHit(each)) faults.push(`hidden: ${named(each)}`);
    }
  }
  for (const each of root.querySelectorAll('[data-move]')) {
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (!isHit(each)) faults.push(`not to be reached: ${named(each)}`);
  }
  document.querySelectorAll(LANES).forEach((each) => each.scrollTo(0, 0));
  scrollTo(0, 0);
  return [...new Set(faults)];
}

// Controls that a finger cannot hit: less than 44 pixels wide or high, where they can be touched.
// Links within a sentence are as high as its line. The board counts as one target: its rows are
// lower, and a touch beside one opens the display of its neighbour.
async function findSmall() {
  await painted();
  const small = new Set();
  const LEAST = 44;
  const wanted = 'button, a[href], input, select, textarea, summary, [role=tab], [role=button]';
  for (const each of root.querySelectorAll(wanted)) {
    if (!isShown(each) || each.disabled) continue;
    const target = each.closest('label, .board') ?? each;
    const isInSentence = style(each).display === 'inline' && each.closest('p, li, dd, footer') !== null;
    if (isInSentence) continue;
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const visible = clipped(box, target.parentElement);
    if (visible.isEmpty) continue;
    const across = target.matches('.hand .card') ? box.left + LEAST / 2 : (visible.left + visible.right) / 2;
    const down = (visible.top + visible.bottom) / 2;
    const reach = (x, y) => {
      let far = 0;
      while (far < LEAST && hits(target, across + x * (far + 1), down + y * (far + 1))) far += 1;
      return far;
    };
    const reaches = reach(-1, 0) + reach(1, 0) >= LEAST - 1 && reach(0, -1) + reach(0, 1) >= LEAST - 1;
    if (!reaches) small.add(`${Math.round(box.width)}x${Math.round(box.height)} ${named(each)}`);
  }
  scrollTo(0, 0);
  return [...small];
}
