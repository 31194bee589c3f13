// Gold Mines: ingots lie on tiles and are taken with what is finished there.
import { bearing } from '../../board/geometry';
import { t } from '../../i18n/index.svelte';
import { cap, tokenName } from '../../table/names';
import type { System } from '../system';
import { goldOf, goldThere, goldValue } from './gold';
import GoldLayer from './GoldLayer.svelte';
import GoldPanel from './GoldPanel.svelte';

export const gold: System = {
  id: 'gold',
  decisions: { 'place-gold': { icon: 'gold', line: 'gold' } },
  shelf: {
    id: 'gold',
    icon: 'gold',
    name: 'shelf-gold',
    fact: (view) => view.state.ingots && t('shelf-ingots', { n: goldOf(view, view.game.you ?? 0) }),
    Panel: GoldPanel,
  },
  Ground: GoldLayer,
  tokens: ['gold'],
  scores: { gold: 10 },

  // It goes next to the new tile: a direction says where.
  actionName: ({ action: { type, at } }, { player }, view) => {
    const from = type === 'place-token' ? view?.last[player ?? -1] : undefined;
    return from && at ? cap(t(`dir-${bearing(at[0] - from[0], at[1] - from[1])}`)) : undefined;
  },
  confirmName: ({ action }) => (action.type === 'place-token' ? t('confirm-gold') : undefined),
  hint: ({ action }, view) =>
    action.type === 'place-token' && action.at ? t('hint-gold', { n: goldThere(view, action.at) }) : undefined,
  target: ({ action }) => (action.type === 'place-token' ? { figure: 'ingot' } : undefined),
  wins: (view, player) => {
    const n = goldOf(view, player);
    if (!n) return [];
    return [
      {
        figure: 'ingot',
        title: t('gold-worth', { n, points: goldValue(n) }),
        alt: tokenName('gold'),
        text: `${n} = ${goldValue(n)}`,
        tight: String(n),
      },
    ];
  },
  spokenAt: (view, at) => (goldThere(view, at) ? t('gold-here', { n: goldThere(view, at) }) : undefined),
};
