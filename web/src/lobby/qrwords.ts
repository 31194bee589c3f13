// The bytes of a QR code: a text with its correction at level L, after ISO/IEC 18004, for versions 1 to 10.

/** Versions with the bytes of correction per block, and the bytes of data of each block. */
const BLOCKS: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [7, [19]],
  [10, [34]],
  [15, [55]],
  [20, [80]],
  [26, [108]],
  [18, [68, 68]],
  [20, [78, 78]],
  [24, [97, 97]],
  [30, [116, 116]],
  [18, [68, 68, 69, 69]],
];
// The field of 256 elements in which the correction is calculated.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i += 1) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
}
export const at = (list: ArrayLike<number>, i: number): number => list[i] ?? 0;
const times = (a: number, b: number): number => (a && b ? at(EXP, at(LOG, a) + at(LOG, b)) : 0);

/** The bytes of correction for some bytes of data: what is left after dividing by the generator. */
export function correctionFor(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let i = 0; i < length; i += 1) {
    generator = [...generator, 0].map((c, n) => c ^ times(at(generator, n - 1), at(EXP, i)));
  }
  const rest = [...data, ...new Array<number>(length).fill(0)];
  data.forEach((_, i) => {
    const lead = at(rest, i);
    generator.forEach((c, n) => (rest[i + n] = at(rest, i + n) ^ times(c, lead)));
  });
  return rest.slice(data.length);
}

/** The bytes as they are drawn: length, text and filling, with their correction, block by block in turn. */
export function codewords(text: Uint8Array, version: number): number[] {
  const [correction, blocks] = BLOCKS[version - 1] ?? [0, []];
  const capacity = blocks.reduce((a, b) => a + b, 0);
  const wide = version > 9;
  const bits = `0100${text.length.toString(2).padStart(wide ? 16 : 8, '0')}${[...text].map((b) => b.toString(2).padStart(8, '0')).join('')}0000`;
  const data = (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((b) => parseInt(b, 2));
  data.length = Math.min(data.length, capacity);
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  let from = 0;
  const parts = blocks.map((n) => data.slice(from, (from += n)));
  const inTurn = (lists: number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map((l) => l.length)) }, (_, i) =>
      lists.flatMap((l) => l.slice(i, i + 1)),
    ).flat();
  return [...inTurn(parts), ...inTurn(parts.map((part) => correctionFor(part, correction)))];
}

/** The smallest version that has room for so many bytes of text; 0 if none has. */
export const versionFor = (bytes: number): number =>
  BLOCKS.findIndex(([, blocks], i) => bytes + (i < 9 ? 2 : 3) <= blocks.reduce((a, b) => a + b, 0)) + 1;
