// Decisions and actions in words. A system speaks for its own; all others have words for their type.
import { placeName } from '../board/geometry';
import { t, tx } from '../i18n/index.svelte';
import type { Decision, Legal, View } from '../net/types';
import { first } from '../systems';
import { cap, theFigure } from './names';
import {
  choiceName,
  featureAt,
  featureNoun,
  figureName,
  figureNoun,
  plain,
  seatName,
  segmentName,
  segmentNoun,
} from './names';

export function actionName(legal: Legal, decision: Decision, view?: View): string {
  const own = first((s) => s.actionName?.(legal, decision, view));
  if (own !== undefined) return own;
  const { action } = legal;
  switch (action.type) {
    case 'place-tile':
      return action.at ? placeName(action.at) : plain(action.type);
    case 'deploy':
      return action.segment ? segmentName(action.segment) : figureName(action.figure ?? '');
    case 'recall':
      if (action.piece) return cap(t('act-aside', { piece: theFigure(action.piece) }));
      return action.figure && action.at
        ? t('act-recall', {
            figure: figureName(action.figure),
            at: placeName(action.at),
            on: action.segment ? featureNoun(action.segment.kind) : '',
          })
        : plain(action.type);
    case 'move':
      return action.segment && action.at
        ? t('act-move', {
            piece: figureName(action.piece ?? ''),
            on: segmentNoun(action.segment),
            at: placeName(action.at),
          })
        : figureName(action.piece ?? '');
    case 'choose':
      return action.choice === 'next' && action.at && action.segment ? featureAt(legal) : choiceName(action.choice);
    case 'pass':
      return tx(`pass-${decision.kind}`, t('pass'));
    default:
      return cap(plain(action.type));
  }
}

/** What confirming will do, on the button. */
export function confirmName(legal: Legal | null, decision: Decision, view?: View): string {
  if (!legal) return tx(`confirm-none-${decision.kind}`, t('confirm-none'));
  const own = first((s) => s.confirmName?.(legal, decision, view));
  if (own !== undefined) return own;
  const { action } = legal;
  if (action.type === 'place-tile' && action.at) return t('confirm-place', { at: placeName(action.at) });
  if (action.type === 'deploy' && action.figure) {
    if (action.figure === 'meeple' && action.segment?.kind === 'field') return t('place-in-field');
    const place = tx(`place-${action.figure}`, t('confirm-deploy', { figure: figureNoun(action.figure) }));
    const now = legal.worth?.now ?? 0;
    return now > 0 ? t('confirm-deploy-score', { place, n: now }) : place;
  }
  if (action.type === 'move' && action.at) return t('confirm-move');
  if (action.type === 'recall' && action.piece) return t('confirm-aside');
  if (action.type === 'recall' && action.at) return t('confirm-recall', { at: placeName(action.at) });
  return actionName(legal, decision, view);
}

/** Whether a meeple is all that can be placed; the question then says so. */
const onlyMeeples = (view?: View): boolean =>
  !!view?.legal.length &&
  view.legal.every(
    ({ action }) =>
      action.type === 'pass' || (action.figure === 'meeple' && (action.type === 'deploy' || action.type === 'fly')),
  );

export function question(d: Decision, view?: View): string {
  const variant = first((s) => s.variant?.(d, view)) ?? (onlyMeeples(view) ? '-meeple' : '');
  return tx(`ask-${d.kind}${variant}`, t('ask-other'), { n: d.points, name: view ? seatName(view, d.victim) : '' });
}
export const waiting = (d: Decision, name: string): string => tx(`wait-${d.kind}`, t('wait-other', { name }), { name });
