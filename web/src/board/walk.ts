// The way of a figure home: a bow from its feature to the row of its owner, past spaces where there is a gap. Pixels of the screen.
import type { Place } from '../net/types';
import type { Box } from './geometry';

/** How far a bow may lean to either side, as a part of its length. */
const BENDS = [0.18, -0.18, 0.36, -0.36, 0];
const STEPS = 16;

const isIn = ([x, y]: Place, { x0, y0, x1, y1 }: Box): boolean => x > x0 && x < x1 && y > y0 && y < y1;

function bow([ax, ay]: Place, [bx, by]: Place, bend: number): Place[] {
  const [cx, cy] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend];
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const p = i / STEPS;
    const at = (a: number, c: number, b: number): number => (1 - p) ** 2 * a + 2 * p * (1 - p) * c + p ** 2 * b;
    return [at(ax, cx, bx), at(ay, cy, by)];
  });
}

/** The points of the way that crosses the fewest spaces. */
export function wayHome(from: Place, to: Place, spaces: readonly Box[]): Place[] {
  const crossed = (way: Place[]): number => way.filter((point) => spaces.some((space) => isIn(point, space))).length;
  const ways = BENDS.map((bend) => bow(from, to, bend));
  return ways.reduce((best, way) => (crossed(way) < crossed(best) ? way : best));
}
