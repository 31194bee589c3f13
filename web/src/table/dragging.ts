// Where something that is pulled over the board would be dropped: pure functions on what `legal[]` offers.
import { same } from '../board/geometry';
import type { Place } from '../net/types';
import type { Cell, Target } from './ask';

/** How far a pointer moves before it pulls, in pixels. */
export const SLOP = 6;
/** A finger hides what it pulls, so that is held above it. */
export const LIFT = 56;
/** How near to a spot a figure has to come, in pixels, and at least in tiles. */
const REACH = 40;
const REACH_TILES = 0.3;

export const cellAt = (cells: readonly Cell[], [x, y]: Place): Cell | null =>
  cells.find((cell) => same(cell.at, [Math.floor(x), Math.floor(y)])) ?? null;

/** The nearest spot within reach; `pixels` is how large a tile is. */
export function spotAt(targets: readonly Target[], [x, y]: Place, pixels: number): Target | null {
  let best: Target | null = null;
  let least = Math.max(REACH_TILES, REACH / pixels);
  for (const target of targets) {
    const far = Math.hypot(target.spot[0] - x, target.spot[1] - y);
    if (far > least) continue;
    best = target;
    least = far;
  }
  return best;
}
