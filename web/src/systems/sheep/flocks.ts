// Flocks: who has sheep where, which flock is tended now, and the token that was drawn last.
import { same, sameSegment } from '../../board/geometry';
import type { GameEvent, Legal, Place, View } from '../../net/types';
import type { Flock } from './wire';

export const isSheepToken = (token = ''): boolean => token === 'wolf' || token.startsWith('sheep-');
export const sheepOn = (token: string): number =>
  token === 'wolf' ? 0 : Number.parseInt(token.slice('sheep-'.length));

/** The choices of tending stand to both sides of the shepherd, so that arrow keys tell them apart. */
const ASIDE: Record<string, number> = { grow: -0.2, gather: 0.2 };

/** Where the shepherd of a flock stands, in tiles. */
export function shepherdAt(view: View, flock: Flock): Place {
  const i = view.state.figures.findIndex(
    (f) =>
      f.figure === 'shepherd' &&
      f.owner === flock.owner &&
      same(f.at, flock.at) &&
      sameSegment(f.segment, flock.segment),
  );
  return view.spots?.[i] ?? [flock.at[0] + 0.5, flock.at[1] + 0.5];
}

/** The flock that is asked about. */
export function tended(view: View): Flock | null {
  const { kind, player, at } = view.decision;
  return (kind === 'flock' && view.state.flocks?.find((f) => f.owner === player && same(f.at, at))) || null;
}

/** Growing and gathering have no place on the wire; they are offered at the shepherd. */
export function tending(view: View, legal: readonly Legal[]): readonly Legal[] {
  const flock = tended(view);
  if (!flock) return legal;
  const [x, y] = shepherdAt(view, flock);
  return legal.map((l) => (l.action.choice ? { ...l, at: flock.at, spot: [x + (ASIDE[l.action.choice] ?? 0), y] } : l));
}

/** Each token of a flock, the small ones first. */
export const tokensOf = (tokens: Readonly<Record<string, number>>): string[] =>
  Object.entries(tokens)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([token, n]) => Array.from({ length: n }, () => token));

export interface Chances {
  wolves: number;
  all: number;
}

/** How many of the tokens that can be drawn are wolves. */
export const chances = ({ state }: View): Chances => ({
  wolves: state.sheep_left?.wolf ?? 0,
  all: Object.values(state.sheep_left ?? {}).reduce((sum, n) => sum + n, 0),
});

export interface Drawn {
  player: number;
  token: string;
  at: Place;
}

/** The last token that some events drew for a flock. */
export function lastToken(events: readonly GameEvent[]): Drawn | null {
  const e = events.findLast(({ event, token, at }) => event === 'token' && !!at && isSheepToken(token));
  return e?.at ? { player: e.player ?? 0, token: e.token ?? '', at: e.at } : null;
}
