/** Where the stones of a mosaic lie: rows that follow every outline, as a mason lays them. */

export interface Stone {
  readonly x: number;
  readonly y: number;
  /** The direction of its row. */
  readonly turn: number;
  readonly size: number;
  readonly part: number;
}

/** The parts of a picture by cell, `fine` cells to the unit. */
export interface Plan {
  readonly parts: Uint8Array;
  readonly wide: number;
  readonly high: number;
  readonly fine: number;
}

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const FAR = 999;
/** The middle of a row, in widths of a row from the outline. */
const MIDDLE = 0.52;
const LONGEST_ROW = 400;
const CHIP = 0.62;

/** Lay stones of a size on a plan: whole ones in rows, and chips where they leave a gap. */
export function stonesOn(plan: Plan, size: number): Stone[] {
  return new Mason(plan, size).work();
}

class Mason {
  /** From each cell to the nearest outline. */
  readonly #right: Int16Array;
  readonly #down: Int16Array;
  readonly #near: Uint8Array;
  readonly #full: Uint8Array;
  readonly #stones: Stone[] = [];

  constructor(
    private readonly plan: Plan,
    private readonly size: number,
  ) {
    const cells = plan.parts.length;
    this.#right = new Int16Array(cells).fill(FAR);
    this.#down = new Int16Array(cells).fill(FAR);
    this.#near = new Uint8Array(cells);
    this.#full = new Uint8Array(cells);
  }

  work(): Stone[] {
    this.#findOutlines();
    this.#measure();
    this.#rows().forEach((cells, row) => {
      for (const cell of cells) if (this.#near[cell] === 0) this.#layBothWays(cell, row);
    });
    const whole = this.#stones.splice(0);
    this.#fill();
    return [...this.#stones, ...whole];
  }

  #findOutlines(): void {
    const { parts, wide, high } = this.plan;
    for (let y = 0, cell = 0; y < high; y += 1)
      for (let x = 0; x < wide; x += 1, cell += 1) {
        const isEdge = x === 0 || y === 0 || x === wide - 1 || y === high - 1;
        if (isEdge || parts[cell] !== parts[cell + 1] || parts[cell] !== parts[cell + wide])
          this.#right[cell] = this.#down[cell] = 0;
      }
  }

  /** The nearest outline of every cell, in two sweeps. */
  #measure(): void {
    const { wide, high } = this.plan;
    for (const way of [1, -1])
      for (let line = 1; line < high - 1; line += 1) {
        const begin = (way > 0 ? line : high - 1 - line) * wide;
        for (let step = 1; step < wide - 1; step += 1) {
          const cell = begin + (way > 0 ? step : wide - 1 - step);
          this.#take(cell, 0, -way);
          this.#take(cell, -way, -way);
          this.#take(cell, way, -way);
          this.#take(cell, -way, 0);
        }
        for (let step = 1; step < wide - 1; step += 1)
          this.#take(begin + (way > 0 ? wide - 1 - step : step), way, 0);
      }
  }

  #take(cell: number, right: number, down: number): void {
    const other = cell + right + down * this.plan.wide;
    const x = (this.#right[other] ?? FAR) + right;
    const y = (this.#down[other] ?? FAR) + down;
    const [oldX, oldY] = [this.#right[cell] ?? FAR, this.#down[cell] ?? FAR];
    if (x * x + y * y >= oldX * oldX + oldY * oldY) return;
    this.#right[cell] = x;
    this.#down[cell] = y;
  }

  #distance(cell: number): number {
    return Math.hypot(this.#right[cell] ?? 0, this.#down[cell] ?? 0) / this.plan.fine;
  }

  #along(cell: number): number {
    return Math.atan2(this.#down[cell] ?? 0, this.#right[cell] ?? 0) + Math.PI / 2;
  }

  /** The cells in the middle of each row, by the row's number from the outline. */
  #rows(): number[][] {
    const rows: number[][] = [];
    for (let cell = 0; cell < this.plan.parts.length; cell += 1) {
      const distance = this.#distance(cell);
      const row = Math.floor(distance / this.size);
      if (Math.abs(distance - (row + MIDDLE) * this.size) < 0.5 / this.plan.fine)
        (rows[row] ??= []).push(cell);
    }
    return rows;
  }

  #cellAt(x: number, y: number): number {
    const { wide, high, fine } = this.plan;
    const [column, line] = [Math.floor(x * fine), Math.floor(y * fine)];
    return column < 0 || line < 0 || column >= wide || line >= high ? -1 : line * wide + column;
  }

  /** Walk along the outline from a cell, both ways, at the distance of the row. */
  #layBothWays(begin: number, row: number): void {
    const { parts, wide, fine } = this.plan;
    for (const way of [0, Math.PI]) {
      let x = ((begin % wide) + 0.5) / fine;
      let y = (Math.floor(begin / wide) + 0.5) / fine;
      let turn = this.#along(begin) + way;
      for (let laid = 0; laid < LONGEST_ROW; laid += 1) {
        const cell = this.#cellAt(x, y);
        if (cell < 0 || parts[cell] !== parts[begin] || (laid > 0 && this.#near[cell] === 1)) break;
        const along = this.#along(cell);
        turn = Math.cos(along - turn) < 0 ? along + Math.PI : along;
        if (laid > 0 || way === 0) this.#set(cell, x, y, turn, this.size);
        x += Math.cos(turn) * this.size;
        y += Math.sin(turn) * this.size;
        // Back to the middle of the row, which the outline may have bent.
        const next = this.#cellAt(x, y);
        if (next < 0) break;
        const distance = this.#distance(next);
        const pull = (distance - (row + MIDDLE) * this.size) / (distance || 1) / fine;
        x += (this.#right[next] ?? 0) * pull;
        y += (this.#down[next] ?? 0) * pull;
      }
    }
  }

  #fill(): void {
    const { wide, fine } = this.plan;
    for (let cell = 0; cell < this.#full.length; cell += 1)
      if (this.#full[cell] === 0)
        this.#set(
          cell,
          ((cell % wide) + 1) / fine,
          (Math.floor(cell / wide) + 1) / fine,
          this.#along(cell),
          this.size * CHIP,
        );
  }

  #set(cell: number, x: number, y: number, turn: number, size: number): void {
    this.#mark(this.#near, x, y, size * 0.8);
    this.#mark(this.#full, x, y, size * 0.66);
    this.#stones.push({ x, y, turn, size, part: this.plan.parts[cell] ?? 0 });
  }

  #mark(grid: Uint8Array, x: number, y: number, radius: number): void {
    const { wide, high, fine } = this.plan;
    const [u, v, reach] = [x * fine - 0.5, y * fine - 0.5, radius * fine];
    const [right, bottom] = [Math.min(wide - 1, u + reach), Math.min(high - 1, v + reach)];
    for (let b = Math.max(0, Math.ceil(v - reach)); b <= bottom; b += 1)
      for (let a = Math.max(0, Math.ceil(u - reach)); a <= right; a += 1)
        if ((a - u) ** 2 + (b - v) ** 2 <= reach * reach) grid[b * wide + a] = 1;
  }
}
