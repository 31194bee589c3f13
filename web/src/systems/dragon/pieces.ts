// Where the dragon and the fairy stand, in tiles, and how large they are: the dragon fills its tile.
import { anchor, same } from '../../board/geometry';
import type { Piece, Place, View } from '../../net/types';
import type { ArtOf } from '../../table/features';

export const PIECES: Record<string, number> = { dragon: 68, fairy: 44 };

const MIDDLE: Place = [0.5, 0.5];
/** The fairy leaves room for those whom she protects. */
const BESIDE: Place = [0.24, -0.08];
const CORNER: Place = [0.8, 0.26];

function within(view: View, p: Piece, art: ArtOf): Place {
  const tile = view.state.board.find((b) => same(b.at, p.at));
  if (p.segment) {
    const [x, y] = anchor(p.segment, tile ? art(tile.tile, tile.rot) : null);
    return p.figure ? [x + BESIDE[0], y + BESIDE[1]] : [x, y];
  }
  return p.piece === 'fairy' ? CORNER : MIDDLE;
}

export function standing(view: View, p: Piece, art: ArtOf): Place {
  const [x, y] = within(view, p, art);
  return [p.at[0] + x, p.at[1] + y];
}
