// Whose draw a tile comes with, if everybody draws one tile a turn.
import type { View } from '../net/types';

/** The seat that draws next; `after` turns later than whoever's turn it is. */
export const drawersOf = ({ state, game }: View, after: number): number =>
  (state.turn_player + after) % Math.max(1, game.players.length);

/** For each player, the chance to draw the first of some tiles: `within` has the chances of one draw, two draws and so on. */
export function firstBy(within: readonly number[], first: number, players: number): number[] {
  const by = Array.from({ length: players }, () => 0);
  within.forEach((chance, i) => {
    const seat = (first + i) % players;
    by[seat] = (by[seat] ?? 0) + chance - (within[i - 1] ?? 0);
  });
  return by;
}
