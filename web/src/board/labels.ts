// Where labels stand beside a tile: outside of it, each on the side that is nearest to its spot, in the order of the spots and never so
// close that two overlap.
import type { Place } from '../net/types';

export type Side = 'left' | 'right' | 'top' | 'bottom';
export interface LabelPlace {
  side: Side;
  /** How far along the side, in tiles from its beginning: from the top or from the left. */
  along: number;
}

/** Labels beside each other and above each other stay so far apart, in tiles, where a tile is as large as it is when spots are asked for. */
const APART: Record<Side, number> = { left: 0.25, right: 0.25, top: 0.62, bottom: 0.62 };
/** A spot so far from every side is in the middle: its label goes where there is most room. */
const MIDDLE = 0.35;

/** The places of the labels of spots, which are given in tiles from the corner of their tile. `letters` is how much larger than usual
 *  letters are. */
export function labelPlaces(spots: readonly Place[], letters = 1): LabelPlace[] {
  const sides = spots.map(nearest);
  for (const [i, side] of sides.entries()) if (side === null) sides[i] = emptiest(sides);
  const along = spots.map(([x, y], i) => (isUpright(sides[i] ?? 'left') ? y : x));
  for (const side of ['left', 'right', 'top', 'bottom'] as const) {
    const here = spots
      .flatMap((_, i) => (sides[i] === side ? [i] : []))
      .sort((a, b) => (along[a] ?? 0) - (along[b] ?? 0));
    const spread = spreadOut(
      here.map((i) => along[i] ?? 0),
      APART[side] * Math.max(1, letters),
    );
    here.forEach((i, n) => (along[i] = spread[n] ?? 0));
  }
  return along.map((at, i) => ({ side: sides[i] ?? 'left', along: at }));
}

const isUpright = (side: Side): boolean => side === 'left' || side === 'right';

function nearest([x, y]: Place): Side | null {
  const far: [Side, number][] = [
    ['left', x],
    ['right', 1 - x],
    ['top', y],
    ['bottom', 1 - y],
  ];
  const [side, distance] = far.reduce((a, b) => (b[1] < a[1] - 1e-6 ? b : a));
  return distance > MIDDLE ? null : side;
}

function emptiest(sides: readonly (Side | null)[]): Side {
  const order: Side[] = ['right', 'left', 'bottom', 'top'];
  const number = (side: Side): number => sides.filter((s) => s === side).length;
  return order.reduce((a, b) => (number(b) < number(a) ? b : a));
}

/** Numbers in order, moved as little as it takes to keep them apart; their mean stays. */
function spreadOut(sorted: readonly number[], apart: number): number[] {
  const pushed: number[] = [];
  for (const at of sorted) pushed.push(Math.max(at, (pushed.at(-1) ?? -Infinity) + apart));
  const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
  const shift = mean(sorted) - mean(pushed);
  return pushed.map((at) => at + shift);
}
