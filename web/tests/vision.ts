/** Colour vision: contrast by WCAG, distance in OKLab, and three kinds of colour blindness. */

export type Colour = readonly [number, number, number];
type Matrix = readonly [Colour, Colour, Colour];

/** Machado, Oliveira and Fernandes (2009), full severity, on linear light. */
export const VISIONS: Record<string, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The linear RGB values of a colour written as #rrggbb. */
export function linear(hex: string): Colour {
  const part = (from: number): number => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

export function seenWith(matrix: Matrix, colour: Colour): Colour {
  const [r, g, b] = matrix.map((row) => clamp(dot(row, colour)));
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** The perceived distance of two colours; 0.02 is just noticeable side by side. */
export function distance(one: Colour, other: Colour): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(linear(one)) + 0.05, luminance(linear(other)) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

const luminance = (colour: Colour): number => dot([0.2126, 0.7152, 0.0722], colour);
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const dot = (a: Colour, b: Colour): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function oklab(colour: Colour): Colour {
  const l = Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], colour));
  const m = Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], colour));
  const s = Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], colour));
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
