// The dragon, the fairy and the princess in words.
import { placeName } from '../../board/geometry';
import { t } from '../../i18n/index.svelte';
import type { Action, Decision, GameEvent, Legal, View } from '../../net/types';
import { cap, oneFigure } from '../../table/names';
import type { Said } from '../system';
import { compass, dragonAt, prey, preyOn } from './journey';

/** In which direction the dragon would step. */
function stepName(action: Action, view?: View): string {
  const from = view && dragonAt(view);
  return from && action.at ? t(`dir-${compass(from, action.at)}`) : '';
}

export function actionName({ action }: Legal, _: Decision, view?: View): string | undefined {
  if (action.type !== 'move' || !action.at) return undefined;
  if (action.piece === 'dragon') return t('act-dragon', { dir: cap(stepName(action, view)), at: placeName(action.at) });
  return action.piece === 'fairy' ? t('act-fairy', { at: placeName(action.at) }) : undefined;
}

export function confirmName({ action }: Legal, { kind }: Decision, view?: View): string | undefined {
  if (action.piece === 'dragon') return t('confirm-dragon', { dir: stepName(action, view) });
  return kind === 'princess' ? t('confirm-princess') : undefined;
}

export function hint({ action }: Legal, view: View): string | undefined {
  if (action.piece === 'dragon' && action.at) {
    const eaten = preyOn(view, action.at);
    return eaten.length ? t('hint-eats', { who: prey(view, eaten) }) : t('hint-nobody');
  }
  if (action.piece === 'fairy' && action.at && !action.segment) return prey(view, preyOn(view, action.at));
  // A knight of another player is sent home by name.
  const other =
    action.type === 'recall' &&
    action.at &&
    action.segment &&
    action.owner !== undefined &&
    action.owner !== view.decision.player;
  return other && action.figure ? prey(view, [{ owner: action.owner ?? 0, figure: action.figure }]) : undefined;
}

export function log(e: GameEvent, i: number, all: readonly GameEvent[]): Said | undefined {
  if (e.event === 'tile-set-aside') return { key: 'log-waits' };
  if (e.event === 'tiles-mixed-in') return { key: 'log-mixed', with: { n: e.count } };
  if (e.event === 'moved' && e.piece === 'fairy') return { key: 'log-fairy' };
  // Why a figure came home is what happened before it, other homecomings aside.
  const last = all.slice(0, i).findLast((before) => before.event !== 'returned');
  // A volcano calls the dragon in the same moment in which it is placed.
  if (e.event === 'moved' && e.piece === 'dragon')
    return { key: last?.event === 'tile-placed' && last.version === e.version ? 'log-volcano' : 'log-dragon' };
  if (e.event !== 'returned' || !e.segment) return undefined;
  const figure = oneFigure(e.figure);
  if (last?.event === 'moved' && last.piece === 'dragon') return { key: 'log-returned', with: { figure } };
  return last?.event === 'tile-placed' && e.segment.kind === 'city'
    ? { key: 'log-princess', with: { figure } }
    : undefined;
}
