// What can be seen: pure functions on a sight of the board and the part of the frame that no panel covers.
import type { Box } from './geometry';

/** The side of a tile at the scale of one. */
export const TILE = 100;

export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Where the board's origin is in the frame, and its scale. */
export interface Sight {
  x: number;
  y: number;
  k: number;
}
/** The free part of a frame, in its pixels. */
export type Area = Insets;
export interface Limits {
  box: Box;
  area: Area;
}

/** At least as many pixels of the board stay in the free part of the frame. */
const KEPT = 80;

/** The same sight, moved as little as it takes for a part of the board to be seen. */
export function held({ x, y, k }: Sight, { box, area }: Limits): Sight {
  const axis = (at: number, from: number, to: number, low: number, high: number): number => {
    const kept = Math.min(KEPT, (to - from) * TILE * k, high - low);
    return Math.min(high - kept - from * TILE * k, Math.max(low + kept - to * TILE * k, at));
  };
  return {
    k,
    x: axis(x, box.x0, box.x1, area.left, area.right),
    y: axis(y, box.y0, box.y1, area.top, area.bottom),
  };
}

/** The free part of a frame. */
export const freeArea = (width: number, height: number, free: Insets): Area => ({
  left: free.left,
  top: free.top,
  right: Math.max(free.left + 80, width - free.right),
  bottom: Math.max(free.top + 80, height - free.bottom),
});

/** A box as it is seen, in pixels of the frame. */
const seen = ({ x, y, k }: Sight, { x0, y0, x1, y1 }: Box): Area => ({
  left: x + x0 * TILE * k,
  top: y + y0 * TILE * k,
  right: x + x1 * TILE * k,
  bottom: y + y1 * TILE * k,
});

/** Half a pixel is a matter of rounding. */
const HAIR = 0.5;

/** Whether all of a box lies in the free part. */
export function isSeen(sight: Sight, box: Box, area: Area): boolean {
  const at = seen(sight, box);
  return (
    at.left >= area.left - HAIR &&
    at.top >= area.top - HAIR &&
    at.right <= area.right + HAIR &&
    at.bottom <= area.bottom + HAIR
  );
}

/** Whether a box has room in the free part at this scale. */
export const hasRoom = ({ k }: Sight, { x0, y0, x1, y1 }: Box, area: Area): boolean =>
  (x1 - x0) * TILE * k <= area.right - area.left + HAIR && (y1 - y0) * TILE * k <= area.bottom - area.top + HAIR;

/** The same scale, moved as little as it takes to bring a box into the free part. */
export function broughtIn(sight: Sight, box: Box, area: Area): Sight {
  const at = seen(sight, box);
  const dx = Math.max(0, area.left - at.left) - Math.max(0, at.right - area.right);
  const dy = Math.max(0, area.top - at.top) - Math.max(0, at.bottom - area.bottom);
  return { x: sight.x + dx, y: sight.y + dy, k: sight.k };
}
