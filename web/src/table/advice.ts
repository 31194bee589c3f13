// A hint: the best turn that the server found, step by step, and in words why it is good.
import { inRow, t } from '../i18n/index.svelte';
import { isEqual } from '../lib/equal';
import type { Gain, Hint, Legal, View } from '../net/types';
import * as ask from './ask';
import { into, oneFigure, seatName } from './names';

/** Less than this is not worth a word. */
const WORTH_A_WORD = 0.5;

const sameAction = (a: Legal, b: Legal): boolean => isEqual(a.action, b.action);

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

const worthAWord = (points: number): boolean => Math.abs(points) >= WORTH_A_WORD;
const whole = (points: number): number => Math.round(Math.abs(points));

/** Points at once. What a finished road was expected to bring later it brings now: that part is no gain. */
function nowWords(now: number, expected: number): string {
  const [n, of] = [whole(now), whole(expected)];
  if (!worthAWord(now)) return '';
  if (now < 0) return t('advice-now-less', { n });
  if (!worthAWord(expected)) return t('advice-now', { n });
  return of < n ? t('advice-now-of', { n, of }) : t('advice-now-all', { n });
}

function laterWords(later: number, scores: boolean): string {
  const n = whole(later);
  if (!worthAWord(later)) return '';
  if (later < 0) return t('advice-later-less', { n });
  return t(scores ? 'advice-later-more' : 'advice-later', { n });
}

function othersWords(others: number, name: string): string {
  if (!worthAWord(others)) return '';
  return t(others > 0 ? 'advice-others-less' : 'advice-others-more', { n: whole(others), name });
}

/** Why a turn is good: points now, points later, and what the others lose by it. */
export function reasons({ now, later, others }: Gain, rival: string): string {
  const expected = Math.max(0, Math.min(now, -later));
  const parts = [
    nowWords(now, expected),
    laterWords(later + expected, worthAWord(now)),
    othersWords(others, rival),
  ].filter(Boolean);
  return parts.length ? inRow(...parts) : t('advice-even');
}

/** Where the figure goes once the tile lies. */
function thenWhat({ line: [, then] }: Hint, { decision }: View): string {
  if (!then || decision.kind !== 'place-tile') return '';
  const { type, figure, segment } = then.action;
  if (type === 'pass') return t('advice-then-none');
  return type === 'deploy' && figure && segment
    ? t('advice-then', { figure: oneFigure(figure), on: into(segment.kind) })
    : '';
}

/** The whole hint in words. */
export function adviceWords(hint: Hint, view: View): string {
  const others = view.game.players.flatMap((_, i) => (i === view.decision.player ? [] : [i]));
  const rival = others.length === 1 ? seatName(view, others[0]) : t('advice-rival');
  return inRow(thenWhat(hint, view), reasons(hint.gain, rival));
}
