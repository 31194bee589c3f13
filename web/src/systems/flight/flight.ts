// Flights: where one boards, and the way that the die decided.
import { kindArt } from '../../art/kinds.svelte';
import { same } from '../../board/geometry';
import type { GameEvent, Legal, Place, View } from '../../net/types';
import type { Table } from '../../table/store.svelte';

export interface Flight {
  player: number;
  die: number;
  from: Place;
  to: Place;
  failed: boolean;
}

const MIDDLE: Place = [50, 50];

/** Where the machine of a tile on the board stands. */
export function machine(view: View, at: Place): Place {
  const tile = view.state.board.find((b) => same(b.at, at));
  const [x, y] = (tile && kindArt(tile.tile, tile.rot)?.machine) || MIDDLE;
  return [at[0] + x / 100, at[1] + y / 100];
}

/** Boarding has no place on the wire; it is offered on the machine of the tile that was just placed. */
export function boarding(view: View, legal: readonly Legal[]): readonly Legal[] {
  const tile = view.state.board.at(-1);
  if (!tile || !legal.some((l) => l.action.type === 'fly')) return legal;
  const spot = machine(view, tile.at);
  return legal.map((l) => (l.action.type === 'fly' ? { ...l, at: tile.at, spot } : l));
}

/** The last flight among some events, and whether it found a place to land. */
export function lastFlight(events: readonly GameEvent[]): Flight | null {
  const i = events.findLastIndex((e) => e.event === 'rolled');
  const e = events[i];
  if (!e || !Array.isArray(e.from) || !Array.isArray(e.to)) return null;
  const after = events[i + 1];
  return {
    player: e.player ?? 0,
    die: e.die ?? 0,
    from: e.from as unknown as Place,
    to: e.to as unknown as Place,
    failed: after?.event === 'returned' && !after.segment,
  };
}

/** The flight to show: one's own stays in sight until it has landed, others for a moment. */
export const flightOf = (view: View, { history, lingering }: Pick<Table, 'history' | 'lingering'>): Flight | null =>
  lastFlight(view.decision.kind === 'land' ? history : (lingering.flight ?? []));
