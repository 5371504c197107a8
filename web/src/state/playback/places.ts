/** Where the spots of beats are on the screen. */

/** The middle of a spot, and how wide a card is there, in pixels. */
export interface Place {
  x: number;
  y: number;
  width: number;
}

/** The width of a card in a row of the tableau, or in a purse. */
const SMALL = 22;
/** A card in the middle of the stage. */
const LARGEST = 120;

/** The place of a spot; of the lane or the row around it if the card itself is not drawn; null if neither is. */
export function placeOf(spot: string): Place | null {
  if (typeof document === "undefined") return null;
  if (spot.startsWith("fan-")) return fanned(spot);
  const element = find(spot) ?? find(spot.replace(/-\d+$/, ""));
  if (element === null) return null;
  const box = element.getBoundingClientRect();
  if (box.width === 0) return null;
  const isCard = element.hasAttribute("data-fits");
  const isRow = spot.startsWith("row-");
  const x = isRow ? box.left + Math.min(box.width / 2, SMALL) : box.left + box.width / 2;
  return { x, y: box.top + box.height / 2, width: isCard ? box.width : SMALL };
}

function find(spot: string): Element | null {
  const name = CSS.escape(spot);
  return document.querySelector(`[data-spot="${name}"]`) ?? document.querySelector(`[data-lane="${name}"]`);
}

/** The place of one of several cards that are fanned out on the stage. */
function fanned(spot: string): Place | null {
  const [number = 0, count = 1] = spot.split("-").slice(1).map(Number);
  const box = document.querySelector('[data-spot="stage"]')?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return null;
  const width = Math.min(LARGEST, Math.max(60, box.height / 1.45));
  const step = Math.min(width + 8, (box.width - width) / Math.max(1, count));
  const x = box.left + box.width / 2 + (number - (count - 1) / 2) * step;
  return { x, y: box.top + box.height / 2, width };
}
