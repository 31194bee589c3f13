// Who is at the table right now.
import type { Seat, View } from '../net/types';

/** The view with news about its seats: whether somebody is there, or more about them. */
export function withPresence(view: View, seats: readonly (Partial<Seat> | boolean)[]): View {
  const players = view.game.players.map((player, i) => {
    const news = seats[i];
    return typeof news === 'boolean' ? { ...player, online: news } : { ...player, ...news };
  });
  return { ...view, game: { ...view.game, players } };
}

/** A seat of a game that is looked back at: who is there now says nothing about it. */
export const withoutPresence = (seat: Seat): Seat => ({ ...seat, online: undefined, away: false });
