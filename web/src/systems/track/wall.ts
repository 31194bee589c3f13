// The score track as a drawing: a wall of stones, markers outside of it and other pieces inside.
import { abreast, ring, type Point } from './ring';

export const WALL = ring(312, 280, 36, 44);
/** How thick the wall is, and how large what stands at it. */
export const DEPTH = 20;
export const SIZE = 24;
/** How far from the middle of the wall its pieces stand. */
export const OUTSIDE = 22;
export const INSIDE = -23;

export type AtWall<T> = T & Point & { stone: Point };

/** Everything on one side of the wall, side by side and `gap` stones apart, each with the point of its stone. */
export function along<T>(list: readonly T[], place: (item: T) => number, outward: number, gap: number): AtWall<T>[] {
  const at = abreast(list.map(place), gap);
  return list.map((item, i) => ({
    ...item,
    ...WALL.at(at[i] ?? 0, outward),
    stone: WALL.at(place(item), (Math.sign(outward) * DEPTH) / 2),
  }));
}
