// A hint: the best turn that the server found, step by step, and in words why it is good.
import { t } from '../i18n/index.svelte';
import type { Decision, Gain, Hint, Legal, View } from '../net/types';
import * as ask from './ask';
import { figureName, mid, seatName, some } from './names';
import { actionName } from './words';

/** Less than this is not worth a word. */
const WORTH_A_WORD = 0.5;

const sameAction = (a: Legal, b: Legal): boolean => JSON.stringify(a.action) === JSON.stringify(b.action);

/** Whether an answer is the next step of a hint. */
export const follows = (hint: Hint | null, answer: Legal | null): boolean =>
  !!hint?.line[0] && !!answer && sameAction(hint.line[0], answer);

/** The choice that is the next step of a hint; nothing where it is not offered. */
export function choiceOf(hint: Hint, legal: readonly Legal[], choice: ask.Choice): ask.Choice | null {
  const step = hint.line[0];
  const index = step ? legal.findIndex((l) => sameAction(l, step)) : -1;
  const found = legal[index];
  if (!found) return null;
  return ask.isTile(found)
    ? { ...choice, cell: found.action.at ?? null, rot: found.action.rot ?? 0, pick: null }
    : ask.choosePick(legal, choice, index);
}

/** What is left of a hint when its next step is played. */
export const restOf = (hint: Hint): Hint => ({ ...hint, version: hint.version + 1, line: hint.line.slice(1) });

/** The figure that the step after the next one places, for the board to show. */
export function figureAfter(hint: Hint): Legal | null {
  const then = hint.line[1];
  return then?.action.type === 'deploy' && then.spot ? then : null;
}

function part(points: number, more: (n: number) => string, less: (n: number) => string): string {
  const n = Math.round(Math.abs(points));
  if (Math.abs(points) < WORTH_A_WORD) return '';
  return points > 0 ? more(n) : less(n);
}

/** Why a turn is good: points now, points later, and what the others lose by it. */
export function reasons({ now, later, others }: Gain, rival: string): string {
  const scores = now >= WORTH_A_WORD;
  const parts = [
    part(
      now,
      (n) => t('advice.now', { n }),
      (n) => t('advice.now.less', { n }),
    ),
    part(
      later,
      (n) => t(scores ? 'advice.later.more' : 'advice.later', { n }),
      (n) => t('advice.later.less', { n }),
    ),
    part(
      others,
      (n) => t('advice.others.less', { n, name: rival }),
      (n) => t('advice.others.more', { n, name: rival }),
    ),
  ].filter(Boolean);
  return parts.length ? parts.join(' ') : t('advice.even');
}

/** What comes after the next step, in words. */
function thenWhat(hint: Hint, view: View): string {
  const then = hint.line[1];
  if (!then) return '';
  const decision: Decision = { kind: 'figure', player: view.decision.player };
  const name = mid(actionName(then, decision, view));
  const { figure } = then.action;
  return t('advice.then', { what: figure ? `${some(figureName(figure))}: ${name}` : name });
}

/** The whole hint in words. */
export function adviceWords(hint: Hint, view: View): string {
  const others = view.game.players.flatMap((_, i) => (i === view.decision.player ? [] : [i]));
  const rival = others.length === 1 ? seatName(view, others[0]) : t('advice.rival');
  return [thenWhat(hint, view), reasons(hint.gain, rival)].filter(Boolean).join(' ');
}
