/** The positions of the symbols on the face of a card, which is 60 wide and 84 high. */

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const WIDTH = 60;
export const HEIGHT = 84;
/** The height of the strip with letter, symbols and value, which stays in sight when cards overlap. */
export const STRIP = 16.5;
const MIDDLE = { x: WIDTH / 2, y: (STRIP + HEIGHT) / 2 };
const FIELD = { wide: 51, high: 60 };

/** A position for each symbol: one large, two diagonal, more in rows. */
export function placesOf(symbols: number): Place[] {
  if (symbols <= 1) return [centred(0, 0, 47)];
  if (symbols === 2) return [centred(9.5, -14.5, 32), centred(-9.5, 14.5, 32)];
  const columns = symbols > 4 ? 3 : 2;
  const rows = Math.ceil(symbols / columns);
  const step = Math.min(FIELD.wide / columns, FIELD.high / rows);
  return Array.from({ length: symbols }, (_, number) => {
    const row = Math.floor(number / columns);
    const inRow = row === rows - 1 ? symbols - row * columns : columns;
    const right = ((number % columns) - (inRow - 1) / 2) * step;
    return centred(right, (row - (rows - 1) / 2) * step, step - 1.5);
  });
}

function centred(right: number, down: number, size: number): Place {
  return { x: MIDDLE.x + right - size / 2, y: MIDDLE.y + down - size / 2, size };
}
