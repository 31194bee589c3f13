// A QR code for a link, as small as it can be: where its modules are dark.
import { at, codewords, versionFor } from './qrwords';

const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

/** Remainder of a division of polynomials of bits, after the value. */
function withCheck(value: number, bits: number, divisor: number): number {
  const length = divisor.toString(2).length;
  let rest = value << (length - 1);
  for (let i = bits - 1; i >= 0; i -= 1) if (rest & (1 << (i + length - 1))) rest ^= divisor << i;
  return (value << (length - 1)) | rest;
}
const LEVEL_L = 1;
export const formatBits = (mask: number): number => withCheck((LEVEL_L << 3) | mask, 5, 0x537) ^ 0x5412;
export const versionBits = (version: number): number => withCheck(version, 6, 0x1f25);

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export type Modules = boolean[][];
type Draft = (boolean | undefined)[][];

/** Everything but the data: finders, timing, alignment, format and version. */
function frame(version: number, mask: number): Draft {
  const size = 17 + 4 * version;
  const grid: Draft = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const rings = (cx: number, cy: number, reach: number, isDark: (ring: number) => boolean): void => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1) set(cx + x, cy + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let i = 0; i < size; i += 1) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  const centres = ALIGNMENT[version - 1] ?? [];
  const last = centres.at(-1);
  for (const y of centres)
    for (const x of centres)
      if (!((x === 6 && (y === 6 || y === last)) || (y === 6 && x === last))) rings(x, y, 2, (ring) => ring !== 1);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, (ring) => ring < 2 || ring === 3);
  const format = formatBits(mask);
  for (let i = 0; i < 15; i += 1) {
    const dark = !!((format >> i) & 1);
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    set(i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i, 8, dark);
  }
  set(8, size - 8, true);
  if (version > 6) {
    const bits = versionBits(version);
    for (let i = 0; i < 18; i += 1) {
      const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
      set(near, far, !!((bits >> i) & 1));
      set(far, near, !!((bits >> i) & 1));
    }
  }
  return grid;
}

/** Fills the rest in columns of two, up and down in turn from the right, past the upright timing line. */
function fill(grid: Draft, bytes: readonly number[], mask: (x: number, y: number) => boolean): Modules {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let n = 0; n < size; n += 1) {
      const y = up ? size - 1 - n : n;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || row[x] !== undefined) continue;
        row[x] = !!((at(bytes, bit >> 3) >> (7 - (bit & 7))) & 1) !== mask(x, y);
        bit += 1;
      }
    }
  }
  return grid.map((row) => row.map((dark) => !!dark));
}

/** How hard it is to read: long runs, squares of one shade, what looks like a finder, and an uneven share of dark. */
function penalty(code: Modules): number {
  const size = code.length;
  const lines = [...code, ...code.map((_, x) => code.map((row) => !!row[x]))].map((l) => l.map(Number).join(''));
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const shade = code[y]?.[x];
      if (code[y - 1]?.[x] === shade && code[y]?.[x - 1] === shade && code[y - 1]?.[x - 1] === shade) sum += 3;
    }
  const dark = code.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The modules of the code, row by row, dark ones true; nothing if the text is too long. */
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (!version) return null;
  const words = codewords(bytes, version);
  const all = MASKS.map((mask, i) => fill(frame(version, i), words, mask));
  return all.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}
