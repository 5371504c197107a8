/** Draws the mosaics, in a worker: the page never waits for them. */
import { GLYPHS, type Drawing, type GlyphName } from "../glyphs";
import { HEIGHT, placesOf, STRIP, WIDTH, type Place } from "../symbol_positions";
import { FILLET, FULL, GROUND, LINE, RIM, SOFT, STONES, type Part, type Stones } from "./palette";
import { chance, stonesOn, type Plan, type Stone } from "./stone_field";

export interface Order {
  /** The icon in the picture. */
  readonly glyph: GlyphName;
  /** How often it is shown on a face; 0 for the back of a card. */
  readonly symbols: number;
}

type Context = OffscreenCanvasRenderingContext2D;
interface Picture {
  readonly stones: Stones;
  readonly places: readonly Place[];
  readonly top: number;
  readonly size: number;
  readonly layers: readonly [Part, (context: Context) => void][];
}

const FINE = 3;
const PIXELS = 320;
const SCALE = PIXELS / WIDTH;
const SHADES = 16;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** The face or back of a card as an image; a face begins below its strip. */
export async function imageOf({ glyph, symbols }: Order): Promise<Blob> {
  const picture = symbols > 0 ? face(glyph, symbols) : back(glyph);
  const stones = stonesOn(planOf(picture), picture.size);
  const canvas = draw(picture, stones, glyph.charCodeAt(0) * 97 + symbols);
  return canvas.convertToBlob({ type: "image/webp", quality: 0.88 });
}

function stonesFor(glyph: GlyphName): Stones {
  const found = STONES[glyph] ?? STONES.olive;
  if (found === undefined) throw new Error(glyph);
  return found;
}

function face(glyph: GlyphName, symbols: number): Picture {
  const places = placesOf(symbols).map((place) => ({ ...place, y: place.y - STRIP }));
  const layers = places.flatMap((place) => figure(GLYPHS[glyph], place));
  const frame = frames(HEIGHT - STRIP, -4);
  return {
    stones: stonesFor(glyph),
    places,
    top: STRIP,
    size: symbols > 1 ? 1.7 : 1.85,
    layers: [...frame, ...layers],
  };
}

const BACK: Place = { x: 14, y: 26, size: 32 };

function back(glyph: GlyphName): Picture {
  const meander = Array.from({ length: 7 }, (_, turn) => `M${6 + turn * 7} 12.5h5.5v-5h-3.5v2.6h1.6`).join(
    "",
  );
  const line = (context: Context): void => {
    context.lineWidth = 1.5;
    context.stroke(new Path2D(meander));
  };
  const ring = (context: Context): void => {
    context.lineWidth = 1.9;
    context.beginPath();
    context.arc(WIDTH / 2, HEIGHT / 2, 22, 0, 2 * Math.PI);
    context.stroke();
  };
  const upsideDown = (context: Context): void => {
    context.translate(WIDTH, HEIGHT);
    context.rotate(Math.PI);
    line(context);
  };
  const layers: Picture["layers"] = [
    [LINE, line],
    [LINE, upsideDown],
    [LINE, ring],
    ...figure(GLYPHS[glyph], BACK),
  ];
  return {
    stones: stonesFor(glyph),
    places: [BACK],
    top: 0,
    size: 1.6,
    layers: [...frames(HEIGHT, 2.2), ...layers],
  };
}

/** A dark rim and a light fillet inside it. */
function frames(high: number, top: number): Picture["layers"] {
  const outside = (context: Context, by: number): void => {
    context.fillRect(0, 0, WIDTH, high);
    context.clearRect(by, top + by - 2.2, WIDTH - 2 * by, high - top - 2 * by + 2.2);
  };
  return [
    [FILLET, (context) => outside(context, 3.9)],
    [RIM, (context) => outside(context, 2.2)],
  ];
}

function figure(drawing: Drawing, place: Place): Picture["layers"] {
  const within =
    (paint: (context: Context) => void) =>
    (context: Context): void => {
      context.translate(place.x, place.y);
      context.scale(place.size / 24, place.size / 24);
      paint(context);
    };
  const { full, soft, lines } = drawing;
  return [
    ...(soft === undefined ? [] : [[SOFT, within((context) => context.fill(new Path2D(soft)))] as const]),
    [FULL, within((context) => context.fill(new Path2D(full), "evenodd"))] as const,
    ...(lines === undefined
      ? []
      : [
          [
            LINE,
            within((context) => {
              context.lineWidth = 1.7;
              context.stroke(new Path2D(lines));
            }),
          ] as const,
        ]),
  ].map(([part, paint]) => [part, paint]);
}

function sheet(wide: number, high: number, isRead = false): [OffscreenCanvas, Context] {
  const canvas = new OffscreenCanvas(Math.round(wide), Math.round(high));
  const context = canvas.getContext("2d", { willReadFrequently: isRead });
  if (context === null) throw new Error("no canvas");
  return [canvas, context];
}

/** Which part lies where; later layers lie on top. */
function planOf(picture: Picture): Plan {
  const [wide, high] = [Math.round(WIDTH * FINE), Math.round((HEIGHT - picture.top) * FINE)];
  const parts = new Uint8Array(wide * high).fill(GROUND);
  const [, context] = sheet(wide, high, true);
  for (const [part, paint] of picture.layers) {
    context.resetTransform();
    context.clearRect(0, 0, wide, high);
    context.scale(FINE, FINE);
    context.lineCap = "round";
    paint(context);
    const { data } = context.getImageData(0, 0, wide, high);
    for (let cell = 0; cell < parts.length; cell += 1)
      if ((data[cell * 4 + 3] ?? 0) > 127) parts[cell] = part;
  }
  return { parts, wide, high, fine: FINE };
}

/** The stones on their grout, each with a shadow and a lit edge, under a light from the upper left. */
function draw(picture: Picture, stones: Stone[], seed: number): OffscreenCanvas {
  const [wide, high] = [PIXELS, (HEIGHT - picture.top) * SCALE];
  const [canvas, context] = sheet(wide, high);
  const [laid, paint] = sheet(wide, high);
  const [tone, shade] = sheet(wide, high);
  paint.scale(SCALE, SCALE);
  drawStones(paint, picture, stones, chance(seed));
  context.fillStyle = tinted(picture.stones.rim, -0.45, 0);
  context.fillRect(0, 0, wide, high);
  shade.drawImage(laid, 0, 0);
  shade.globalCompositeOperation = "source-in";
  for (const [colour, by, alpha] of [
    ["#000", 0.2, 0.5],
    ["#fff", -0.09, 0.5],
  ] as const) {
    shade.fillStyle = colour;
    shade.fillRect(0, 0, wide, high);
    context.globalAlpha = alpha;
    context.drawImage(tone, by * SCALE, by * SCALE);
  }
  context.globalAlpha = 1;
  context.drawImage(laid, 0, 0);
  const light = context.createRadialGradient(wide * 0.3, high * 0.15, 0, wide / 2, high / 2, high * 0.85);
  light.addColorStop(0, "#fff4d838");
  light.addColorStop(0.5, "#fff4d800");
  light.addColorStop(1, "#10000048");
  context.fillStyle = light;
  context.fillRect(0, 0, wide, high);
  return canvas;
}

function drawStones(context: Context, picture: Picture, stones: Stone[], random: () => number): void {
  const shades = new Map<string, string[]>();
  const anyShade = (colour: string): string => {
    let known = shades.get(colour);
    if (known === undefined) {
      known = Array.from({ length: SHADES }, () =>
        tinted(colour, (random() + random() - 1) * 0.15, (random() - 0.5) * 0.07),
      );
      shades.set(colour, known);
    }
    return known[Math.floor(random() * SHADES)] ?? colour;
  };
  for (const stone of stones) {
    const half = stone.size * 0.46;
    const [u, v] = [Math.cos(stone.turn) * half, Math.sin(stone.turn) * half];
    const jitter = (): number => (random() - 0.5) * stone.size * 0.12;
    context.fillStyle = anyShade(colourOf(picture, stone));
    context.beginPath();
    for (const [a, b] of CORNERS)
      context.lineTo(stone.x + a * u - b * v + jitter(), stone.y + a * v + b * u + jitter());
    context.fill();
  }
}

function colourOf({ stones, places }: Picture, { part, x, y }: Stone): string {
  if (part === RIM) return stones.rim;
  if (part === FILLET) return stones.fillet;
  // The ground belongs to the lowest symbol, everything else to the nearest.
  const away = (place: Place): number =>
    Math.hypot(place.x + place.size / 2 - x, place.y + place.size / 2 - y);
  const [first, ...others] = part === GROUND ? places.slice(-1) : places;
  if (first === undefined) return stones.ground;
  const place = others.reduce((best, other) => (away(other) < away(best) ? other : best), first);
  const special = stones.by?.(
    part as Part,
    ((x - place.x) / place.size) * 24,
    ((y - place.y) / place.size) * 24,
  );
  return special ?? [stones.ground, stones.full, stones.soft, stones.line][part] ?? stones.ground;
}

/** A lighter or darker, warmer or colder stone. */
function tinted(colour: string, by: number, warm: number): string {
  const number = parseInt(colour.slice(1), 16);
  const channel = (value: number, more: number): string => {
    const changed = Math.max(0, Math.min(255, Math.floor(value * (1 + by + more))));
    return changed.toString(16).padStart(2, "0");
  };
  return `#${channel(number >> 16, warm)}${channel((number >> 8) & 255, 0)}${channel(number & 255, -warm)}`;
}
