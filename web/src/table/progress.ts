// How far a game is. Tiles are counted when they are drawn: what is on the board would count tiles that no bag held, and would miss
// those that fit nowhere, wait beside it or lie below others. The total stays the same from the first tile to the last.
import type { GameEvent, View } from '../net/types';

export interface Progress {
  /** Tiles drawn, with the one in hand. */
  n: number;
  total: number;
  /** Tiles below others, which nobody draws. */
  buried: number;
}

const sum = (counts: Readonly<Record<string, number>> = {}): number => Object.values(counts).reduce((a, b) => a + b, 0);

export function progress({ state }: View, history: readonly GameEvent[]): Progress {
  const times = (name: string): number => history.filter(({ event }) => event === name).length;
  // A tile that waits beside the bag goes back into it and is drawn again.
  const n = times('tile-drawn') - times('tile-set-aside');
  const undrawn = sum(state.remaining);
  return { n, total: n + undrawn + sum(state.set_aside), buried: Math.max(0, undrawn - state.remaining_total) };
}
