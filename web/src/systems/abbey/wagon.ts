// A wagon that drives on: where it stood, while it is neither on the board nor in the supply.
import { kindArt } from '../../art/kinds.svelte';
import { anchor, same } from '../../board/geometry';
import type { GameEvent, Place, View } from '../../net/types';

/** Its old place in tiles: the segment that it last went to, or the middle of the tile. */
export function stood(view: View, history: readonly GameEvent[]): Place | null {
  const { at, player, kind } = view.decision;
  if (kind !== 'move-wagon' || !at) return null;
  const came = history.findLast(
    (e) =>
      e.player === player &&
      same(e.at, at) &&
      ((e.event === 'deployed' && e.figure === 'wagon') || (e.event === 'moved' && e.piece === 'wagon')),
  );
  const tile = view.state.board.find((b) => same(b.at, at));
  const [x, y] = came?.segment ? anchor(came.segment, tile ? kindArt(tile.tile, tile.rot) : null) : [0.5, 0.5];
  return [at[0] + x, at[1] + y];
}
