// Flying Machines: a figure boards on the new tile, and a die decides how far it flies.
import { placeName } from '../../board/geometry';
import { t } from '../../i18n/index.svelte';
import type { Place } from '../../net/types';
import type { System } from '../system';
import DieMedia from './DieMedia.svelte';
import { boarding, flightOf, lastFlight } from './flight';
import PlayLayer from './PlayLayer.svelte';

export const flight: System = {
  id: 'flight',
  decisions: { land: { icon: 'flier', Media: DieMedia } },
  Play: PlayLayer,

  offer: boarding,
  actionName: ({ action }) => (action.type === 'fly' ? t('act-fly') : undefined),
  confirmName: ({ action }, { kind }) => {
    if (kind === 'land') return t('confirm-land');
    return action.type === 'fly' ? t('confirm-fly') : undefined;
  },
  hint: ({ action }) => (action.type === 'fly' ? t('hint-fly') : undefined),
  ask: ({ view, table }) => {
    const flown = view.decision.kind === 'land' && flightOf(view, table);
    return flown ? t('flight-rolled', { n: flown.die }) : undefined;
  },
  log: (e) => {
    if (e.event === 'rolled')
      return {
        key: 'log-rolled',
        with: { n: e.die, to: Array.isArray(e.to) ? placeName(e.to as unknown as Place) : '' },
      };
    return e.event === 'returned' && !e.segment ? { key: 'log-back' } : undefined;
  },
  near: ({ view, table }) => {
    const flown = view.decision.kind === 'land' && table.stage && flightOf(view, table);
    return flown ? [flown.from, flown.to] : undefined;
  },
  target: ({ action }) => (action.type === 'fly' ? { icon: 'flier' } : undefined),
  lingers: (news) => lastFlight(news) !== null,
};
