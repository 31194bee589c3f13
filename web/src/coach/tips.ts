// The tips of a first game: when each of them matters, and what it points at. Each is told once.
import type { Feature, GameEvent, Place, View } from '../net/types';
import { isMine, isOver } from '../table/ask';

export const TIPS = ['worth', 'field', 'home', 'arrow', 'close', 'low'] as const;
export type TipId = (typeof TIPS)[number];

/** A tip in its place: something on the page, the first of several that is there, or a tile. */
export interface Tip {
  id: TipId;
  at: string | Place;
}

/** What can be finished: a field cannot. */
const almostFinished = ({ kind, owners, complete, open }: Feature): boolean =>
  kind !== 'field' && owners.length > 0 && !complete && open === 1;

/** A meeple that was scored is back in the hand of its player. */
export const comesHome = (events: readonly GameEvent[] | undefined, you: number | null): boolean =>
  !!events?.some(({ event, player }) => event === 'returned' && player === you) &&
  events.some(({ event, player }) => event === 'scored' && player === you);

/** With so few meeples in hand it is time to say how they come back. */
const FEW = 1;

const seatOf = (you: number): string => `[data-home="${you}"]`;

/** What each tip would point at now; nothing where it has nothing to say. */
const WHERE: Record<TipId, (view: View, you: number, isHome: boolean) => Tip['at'] | null> = {
  worth: ({ decision, legal }) =>
    decision.kind === 'figure' && legal.some(({ worth, spot }) => worth && spot)
      ? '[data-coach="worth"], [data-target]'
      : null,
  field: ({ decision, legal }) => {
    const field = legal.findIndex(({ worth, spot, action }) => worth && spot && action.segment?.kind === 'field');
    return decision.kind === 'figure' && field >= 0 ? `[data-target="${field}"]` : null;
  },
  home: ({ decision }, you, isHome) => (decision.kind === 'place-tile' && isHome ? seatOf(you) : null),
  arrow: ({ decision, projected, state }, you) =>
    decision.kind === 'place-tile' && (projected[you] ?? 0) > (state.players[you]?.score ?? 0)
      ? `${seatOf(you)} [data-coach="arrow"]`
      : null,
  close: ({ decision, features }) =>
    decision.kind === 'place-tile' ? (features.find(almostFinished)?.members[0]?.at ?? null) : null,
  low: ({ decision, state }, you) => {
    const left = state.players[you]?.supply.meeple;
    return decision.kind === 'place-tile' && left !== undefined && left <= FEW ? seatOf(you) : null;
  },
};

/**
 * The tip that matters now, of those that were not told yet; `isHome` where a meeple of this player has just come home.
 * Tips are for games against bots: nobody else waits.
 */
export function tipFor(view: View, told: readonly string[], isHome = false): Tip | null {
  const { you, assists, players } = view.game;
  if (you === null || !assists || isOver(view) || !isMine(view)) return null;
  if (players.some((seat, i) => i !== you && seat.kind !== 'bot')) return null;
  for (const id of TIPS) {
    const at = told.includes(id) ? null : WHERE[id](view, you, isHome);
    if (at !== null) return { id, at };
  }
  return null;
}
