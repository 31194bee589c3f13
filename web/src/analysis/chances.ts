// What chance decides, and for whom: who is asked, what is drawn, and whose draw a tile comes with if everybody draws one a turn.
import type { Possible, StudyPoint } from '../net/local';
import type { View } from '../net/types';
import type { Outcome } from '../net/wire';

/** Who has to decide; nobody where chance does. */
export const askedIn = (view: StudyPoint['view'] | undefined): number | null =>
  view?.decision && 'player' in view.decision ? view.decision.player : null;

/** An answer by a number from 0 to 1, as likely as its weight says. */
export function drawnFrom(chances: readonly Possible[], random: number): Outcome | undefined {
  let left = random * chances.reduce((sum, { weight }) => sum + weight, 0);
  return (chances.find(({ weight }) => (left -= weight) < 0) ?? chances.at(-1))?.outcome;
}

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
