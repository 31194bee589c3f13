// Crop circles: which figures are meant, and who acts when.
import { kindArt } from '../../art/kinds.svelte';
import type { View } from '../../net/types';

export type Circle = 'field' | 'road' | 'city';

/** The kind of the circle on the tile that was just placed. */
export function circle(view: View): Circle | null {
  const tile = view.state.board.at(-1);
  return ((tile && kindArt(tile.tile, tile.rot)?.circle) as Circle | undefined) ?? null;
}

export interface Turn {
  player: number;
  state: 'done' | 'now' | 'next';
  figures: number;
}

/** Everybody in the order of acting: the active player's neighbour first, the active player last. */
export function round(view: View, kind: Circle | null): Turn[] {
  const { decision, state } = view;
  const n = state.players.length;
  const order = Array.from({ length: n }, (_, i) => (state.active_player + 1 + i) % n);
  const chosen = decision.kind !== 'crop-circle';
  const at = chosen ? order.indexOf(decision.player ?? 0) : -1;
  return order.map((player, i) => ({
    player,
    state: i === at ? 'now' : i < at ? 'done' : 'next',
    figures: state.figures.filter((f) => f.owner === player && f.segment.kind === kind).length,
  }));
}
