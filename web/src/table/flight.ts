// Flights: where one boards, and the way that the die decided.
import { kindArt } from '../art/kinds.svelte';
import type { GameEvent, Legal, Place, View } from '../net/types';

export interface Flight { player: number; die: number; from: Place; to: Place; failed: boolean }

const MIDDLE: Place = [50, 50];

/** Boarding has no place on the wire; it is offered on the machine of the tile that was just placed. */
export function boarding(view: View): readonly Legal[] {
  const tile = view.state.board.at(-1);
  if (!tile || !view.legal.some((l) => l.action.type === 'fly')) return view.legal;
  const [x, y] = kindArt(tile.tile, tile.rot)?.machine ?? MIDDLE;
  const spot: Place = [tile.at[0] + x / 100, tile.at[1] + y / 100];
  return view.legal.map((l) => (l.action.type === 'fly' ? { ...l, at: tile.at, spot } : l));
}

/** The last flight among some events, and whether it found a place to land. */
export function lastFlight(events: readonly GameEvent[]): Flight | null {
  const i = events.findLastIndex((e) => e.event === 'rolled');
  const e = events[i];
  if (!e || !Array.isArray(e.from) || !Array.isArray(e.to)) return null;
  const after = events[i + 1];
  return { player: e.player ?? 0, die: e.die ?? 0, from: e.from as unknown as Place, to: e.to as unknown as Place, failed: after?.event === 'returned' && !after.segment };
}

/** The places that a flight passes, the last one included. */
export const stops = ({ from, to, die }: Flight): Place[] =>
  Array.from({ length: die }, (_, i): Place => [from[0] + ((to[0] - from[0]) * (i + 1)) / die, from[1] + ((to[1] - from[1]) * (i + 1)) / die]);
