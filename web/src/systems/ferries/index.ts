// Ferries: boats that join two of the roads at a lake, and are pulled over it.
import { placeName, same } from '../../board/geometry';
import { t } from '../../i18n/index.svelte';
import { cap, edgeWords } from '../../table/names';
import type { System } from '../system';
import BoatLayer from './BoatLayer.svelte';
import FerriesPanel from './FerriesPanel.svelte';
import PlayLayer from './PlayLayer.svelte';

declare module '../../net/types' {
  interface State {
    ferries?: { left: number; placed: unknown[] };
  }
}

const question = { icon: 'ferry', line: 'ferries', ownTargets: true } as const;

export const ferries: System = {
  id: 'ferries',
  decisions: { 'place-ferry': question, 'move-ferry': question },
  shelf: {
    id: 'ferries',
    icon: 'ferry',
    name: 'shelf-ferries',
    fact: ({ state }) => state.ferries && t('shelf-left', { n: state.ferries.left }),
    Panel: FerriesPanel,
  },
  Ground: BoatLayer,
  Play: PlayLayer,
  pieces: ['ferry'],

  actionName: ({ action: { type, edges, at } }, _, view) => {
    if (type !== 'ferry' || !edges) return undefined;
    // With a single lake there is no other to be told from.
    const elsewhere = view?.legal.some(({ action }) => action.at && !same(action.at, at ?? null));
    return cap(edgeWords(edges)) + (at && elsewhere !== false ? ` · ${placeName(at)}` : '');
  },
  ask: ({ view }) => (view.decision.kind.endsWith('-ferry') ? t('hint-ferry') : undefined),
};
