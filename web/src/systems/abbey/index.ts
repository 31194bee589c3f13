// Abbey and Mayor: abbeys fill holes, barns stand on corners, and wagons drive on.
import { placeName } from '../../board/geometry';
import { t } from '../../i18n/index.svelte';
import type { View } from '../../net/types';
import { featureNoun } from '../../table/names';
import type { System } from '../system';
import PlayLayer from './PlayLayer.svelte';

/** The bag is empty, and abbeys have their last round. */
export const lastAbbeys = (view?: View): boolean => view?.state.remaining_total === 0;

export const abbey: System = {
  id: 'abbey',
  decisions: { 'place-abbey': { fixed: true } },
  Play: PlayLayer,
  // A barn reaches over four tiles.
  sizes: { barn: 78 },
  reserve: ['abbey'],
  scores: { barn: 8 },

  actionName: ({ action }, { kind }, view) => {
    if (action.type === 'deploy' && !action.segment && action.at)
      return t('act-corner', { at: placeName(action.at), to: placeName([action.at[0] + 1, action.at[1] + 1]) });
    return action.type === 'pass' && kind === 'place-abbey' && lastAbbeys(view)
      ? t('pass-place-abbey-final')
      : undefined;
  },
  confirmName: ({ action }) => {
    if (action.type === 'place-tile' && action.at && action.tile === 'abbey')
      return t('confirm-abbey', { at: placeName(action.at) });
    if (action.piece === 'wagon') return t('confirm-drive');
    return action.figure === 'barn' ? t('confirm-barn') : undefined;
  },
  variant: ({ kind }, view) => (kind === 'place-abbey' && lastAbbeys(view) ? '-final' : undefined),
  hint: ({ action }) => (action.figure === 'barn' ? t('about-barn') : undefined),
  ask: ({ view }) => {
    if (view.decision.kind === 'place-abbey') return t(lastAbbeys(view) ? 'hint-abbey-final' : 'hint-abbey');
    return view.decision.kind === 'move-wagon' ? t('hint-wagon-pick') : undefined;
  },
  log: (e) => {
    if (e.event === 'tile-placed' && e.tile === 'am.abbey') return { key: 'log-abbey' };
    if (e.event === 'deployed' && e.figure === 'barn') return { key: 'log-barn' };
    return e.event === 'moved' && e.piece === 'wagon'
      ? { key: 'log-wagon', with: { on: e.segment ? featureNoun(e.segment.kind) : '' } }
      : undefined;
  },
  // The wagon and its ways.
  near: ({ view: { decision }, table }) =>
    decision.kind === 'move-wagon' && decision.at
      ? [decision.at, ...table.targets.flatMap((g) => (g.legal.at ? [g.legal.at] : []))]
      : undefined,
};
