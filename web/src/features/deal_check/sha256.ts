/**
 * SHA-256 and HMAC-SHA-256 in plain TypeScript: a browser offers `crypto.subtle` only on secure
 * pages, and a server in the local network is reached by plain http.
 */

const BLOCK = 64;

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes. */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor += 1) {
      if (number % divisor === 0) isPrime = false;
    }
    if (isPrime) found.push((number ** (1 / root) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const FIRST = fractions(8, 2);
const CONSTANTS = fractions(64, 3);

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: Uint32Array, place: number): number => words[place] ?? 0;

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, data.length * 8);
  const state = FIRST.slice();
  const schedule = new Uint32Array(64);
  for (let start = 0; start < padded.length; start += BLOCK) {
    for (let place = 0; place < 16; place += 1) schedule[place] = view.getUint32(start + 4 * place);
    compress(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** Mix one block, whose 16 words begin the schedule, into the state. */
function compress(state: Uint32Array, schedule: Uint32Array): void {
  for (let place = 16; place < 64; place += 1) {
    const early = at(schedule, place - 15);
    const late = at(schedule, place - 2);
    const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[place] = at(schedule, place - 16) + first + at(schedule, place - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let place = 0; place < 64; place += 1) {
    const sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = h + sum + choice + at(CONSTANTS, place) + at(schedule, place);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = at(state, place) + word));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of a hexadecimal text; null if it is none. */
export function bytesOf(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || /[^0-9a-f]/.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, place) =>
    Number.parseInt(text.slice(2 * place, 2 * place + 2), 16),
  );
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
