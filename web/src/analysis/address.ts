// Where the analysis of something is. One of a game has the id of the game in its own.
import { afterTiles, atTurn, type Tree } from './tree';

const GAME = 'game-';

export const analysisOf = (id: string, point?: { tiles: number } | { turn: number }): string =>
  `/analysis/${GAME}${id}${point ? ('tiles' in point ? `#tile-${point.tiles}` : `#turn-${point.turn}`) : ''}`;
export const analysisOfText = (name: string): string => `/analysis/text-${name}`;

/** The game that an analysis is of. */
export const gameIn = (name: string): string | null => (name.startsWith(GAME) ? name.slice(GAME.length) : null);

/** The point that an address asks for. */
export function nodeAt(tree: Tree, hash: string): number | null {
  const [, what, n] = /^(tile|turn)-(\d+)$/.exec(hash) ?? [];
  if (n === undefined) return null;
  return what === 'tile' ? afterTiles(tree, Number(n)) : atTurn(tree, Number(n));
}
