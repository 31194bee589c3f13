import { describe, expect, it } from 'vitest';
import { formatBits, qrCode, versionBits, type Modules } from '../src/lobby/qr';
import { correctionFor } from '../src/lobby/qrwords';

const dark = (code: Modules, x: number, y: number): number => Number(code[y]?.[x] ?? false);

/** Which modules hold no data, told apart from the encoder: by the rectangles that the standard reserves. */
function reserved(x: number, y: number, size: number): boolean {
  const version = (size - 17) / 4;
  const corner = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
  const timing = x === 6 || y === 6;
  const far = size - 7;
  const aligned = version > 1 && version < 7 && Math.abs(x - far) < 3 && Math.abs(y - far) < 3;
  return corner || timing || aligned;
}

/** Reads a code of one block back: mask, bytes, length, text. */
function read(code: Modules): string {
  const size = code.length;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => dark(code, 8, y));
  const high = [7, 5, 4, 3, 2, 1, 0].map((x) => dark(code, x, 8));
  const bits = [...format, ...high].reduce((sum, bit, i) => sum | (bit << i), 0);
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((m) => formatBits(m) === bits);
  const masked = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => ((y >> 1) + Math.floor(x / 3)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask ?? -1];
  if (!masked) throw new Error('no format');
  let stream = '';
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let n = 0; n < size; n += 1) {
      const y = up ? size - 1 - n : n;
      for (const x of [right, right - 1]) {
        if (!reserved(x, y, size)) stream += dark(code, x, y) ^ Number(masked(x, y) === 0);
      }
    }
    up = !up;
  }
  expect(stream.slice(0, 4), 'bytes').toBe('0100');
  const length = parseInt(stream.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, i) => parseInt(stream.slice(12 + 8 * i, 20 + 8 * i), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('a QR code', () => {
  it('has the check bits and corrections that the standard gives as examples', () => {
    expect(formatBits(0)).toBe(0b111011111000100);
    expect(formatBits(7)).toBe(0b110100101110110);
    expect(versionBits(7)).toBe(0b000111110010010100);
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionFor(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  it.each([
    ['Bastide', 21],
    ['https://bastide.example/g/63t2', 25],
    ['http://localhost:8017/g/63t2ci85x6cdmx33', 29],
    ['https://bastide.example/g/63t2ci85x6cdmx33?invite=hskkjuqn5ydw3fgx', 33],
    ['https://a-rather-long-name.of-a-server.example/g/63t2ci85x6cdmx33?invite=hskkjuqn5ydw3fgx&lang=öäü', 37],
  ])('can be read back: %s', (text, size) => {
    const code = qrCode(text);
    expect(code?.length).toBe(size);
    expect(code && read(code)).toBe(text);
  });
  it('grows with its text and gives up where it would be too fine to scan', () => {
    expect(qrCode('x'.repeat(134))?.length).toBe(17 + 4 * 6);
    expect(qrCode('x'.repeat(271))?.length).toBe(17 + 4 * 10);
    expect(qrCode('x'.repeat(272))).toBeNull();
  });
});
