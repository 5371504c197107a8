/** The positions of the symbols on the face of a card, which is 60 wide and 84 high. */

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const WIDTH = 60;
export const HEIGHT = 84;
const MIDDLE = { x: 30, y: 43 };
const FIELD = 48;

/** A position for each symbol: one large, two diagonal, more in rows. */
export function placesOf(symbols: number): Place[] {
  if (symbols <= 1) return [centred(0, 0, 38)];
  if (symbols === 2) return [centred(11, -14, 28), centred(-11, 13, 28)];
  const columns = Math.ceil(Math.sqrt(symbols));
  const rows = Math.ceil(symbols / columns);
  const step = FIELD / columns;
  return Array.from({ length: symbols }, (_, number) => {
    const row = Math.floor(number / columns);
    const inRow = row === rows - 1 ? symbols - row * columns : columns;
    const right = ((number % columns) - (inRow - 1) / 2) * step;
    return centred(right, (row - (rows - 1) / 2) * step, step - 2);
  });
}

function centred(right: number, down: number, size: number): Place {
  return { x: MIDDLE.x + right - size / 2, y: MIDDLE.y + down - size / 2, size };
}
