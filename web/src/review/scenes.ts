// A piece of the board as it was after a turn: the tiles around the one that was placed, and who stands there.
import type { Figure, PlacedTile, Place, View } from '../net/types';

/** Tiles to each side of the middle one that are kept. */
const [ACROSS, DOWN] = [2, 2];

export interface Scene {
  at: Place;
  tiles: PlacedTile[];
  figures: (Pick<Figure, 'figure' | 'owner' | 'segment'> & { spot: Place })[];
}

const isNear = ([x, y]: Place, [cx, cy]: Place): boolean => Math.abs(x - cx) <= ACROSS && Math.abs(y - cy) <= DOWN;

export function sceneOf(view: Pick<View, 'state' | 'spots'>, at: Place): Scene {
  const { board, figures } = view.state;
  return {
    at,
    tiles: board.filter((tile) => isNear(tile.at, at)),
    figures: figures.flatMap(({ figure, owner, segment, at: place }, i) => {
      const spot = view.spots[i];
      return spot && isNear(place, at) ? [{ figure, owner, segment, spot }] : [];
    }),
  };
}
