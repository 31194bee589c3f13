// Goods of finished cities.
import type { View } from '../../net/types';

const GOODS = ['wine', 'grain', 'cloth'];

/** The kinds of goods in a game. */
export const goodsOf = ({ state }: View): string[] =>
  [...new Set(state.players.flatMap((p) => Object.keys(p.tokens)))].filter((token) => GOODS.includes(token));
