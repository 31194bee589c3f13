// Traders and Builders: goods of finished cities, and a second tile for the builder.
import { commas } from '../../i18n/index.svelte';
import type { View } from '../../net/types';
import { tokenName } from '../../table/names';
import type { System } from '../system';
import { goodsOf } from './goods';
import GoodsPanel from './GoodsPanel.svelte';

function fact(view: View): string | undefined {
  const tokens = view.state.players[view.game.you ?? 0]?.tokens ?? {};
  const kinds = goodsOf(view);
  return kinds.length
    ? commas(kinds.filter((g) => tokens[g]).map((g) => `${tokens[g]} ${tokenName(g)}`)) || '–'
    : undefined;
}

export const goods: System = {
  id: 'goods',
  shelf: { id: 'goods', icon: 'goods', name: 'shelf-goods', fact, Panel: GoodsPanel },
  scores: { goods: 9 },
  log: (e) => (e.event === 'second-part' ? { key: 'log-second' } : undefined),
};
