// Reviews kept on this device, in a database of their own: those of games on the server, too. One that another version of the page
// made is worth nothing and is thrown away.
import { Disk } from '../here/disk';
import type { ReviewedTurn, TurnReview } from '../net/local';
import type { Summary } from '../net/types';
import type { Scene } from './scenes';

/** Changes with whatever a kept review means. */
export const VERSION = 1;

export interface KeptReview {
  version: number;
  /** The game, so that its review can be read without it. */
  game: Summary;
  plan: ReviewedTurn[];
  /** What was found out so far, turn by turn. */
  turns: (TurnReview | null)[];
  /** Pieces of the board at the key moments, by number of the turn in the plan. */
  scenes: Record<number, Scene>;
}

const disk = new Disk('bastide-reviews', 'reviews');

/** Whether something that was kept can be used. */
export function isUsable(kept: unknown): kept is KeptReview {
  if (typeof kept !== 'object' || kept === null) return false;
  const { version, plan, turns, game } = kept as Partial<Record<keyof KeptReview, unknown>>;
  return version === VERSION && !!game && Array.isArray(plan) && Array.isArray(turns) && plan.length === turns.length;
}

export const reviews = {
  /** The review of a game; nothing if there is none that can be used. */
  async get(id: string): Promise<KeptReview | null> {
    const kept = await disk.get(id);
    if (isUsable(kept)) return kept;
    if (kept !== undefined) await reviews.remove(id);
    return null;
  },
  put: (id: string, review: KeptReview): Promise<unknown> => disk.put(id, review),
  remove: (id: string): Promise<unknown> => disk.remove(id),
};
