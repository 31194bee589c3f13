// King and Robber Baron: titles for the largest finished city and the longest finished road.
import { listed, sentences, t } from '../../i18n/index.svelte';
import { figureName } from '../../table/names';
import type { System } from '../system';
import { TITLES, titlesOf } from './titles';
import TitlesPanel from './TitlesPanel.svelte';

export const titles: System = {
  id: 'titles',
  shelf: {
    id: 'titles',
    icon: 'crown',
    name: 'shelf-titles',
    Panel: TitlesPanel,
    fact: (view) =>
      titlesOf(view).length
        ? listed([...new Set(titlesOf(view).flatMap(({ holder }) => holder ?? []))]) || t('title-nobody')
        : undefined,
  },
  tokens: TITLES,
  scores: { king: 11, 'robber-baron': 12 },

  log: (e) => {
    const title = e.event === 'token' ? TITLES.find((token) => token === e.token) : undefined;
    return title && { key: `log-${title}` };
  },
  wins: ({ state }, player) =>
    TITLES.filter((token) => (state.players[player]?.tokens[token] ?? 0) > 0).map((token) => {
      const size = state.records?.[token] ?? 0;
      const title = sentences(figureName(token), t('title-beat', { what: t(`title-${token}`), n: size }));
      return { figure: token, title, alt: title, text: String(size), tight: '', marked: true };
    }),
};
