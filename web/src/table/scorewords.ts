// A scoring moment in words: on its tag, in the receipt, and for those who hear it.
import { commas, ended, inRow, listed, t, tx } from '../i18n/index.svelte';
import type { GameEvent, Term, View } from '../net/types';
import type { Moment } from './moments';
import { cap, featureName, featureNoun, figureName, figureNoun, plain, seatName } from './names';

const isYours = (view: View, { awards }: Moment): boolean =>
  awards.length === 1 && awards[0].player === view.game.you && view.game.you !== null;
export const ownersOf = (view: View, { awards }: Moment): string =>
  listed(awards.map(({ player }) => seatName(view, player)));

/** "You scored 8". */
export function whoScored(view: View, moment: Moment): string {
  const n = moment.awards[0].points ?? 0;
  if (isYours(view, moment)) return t('score-you', { n });
  const names = ownersOf(view, moment);
  return moment.awards.length > 1 ? t('score-names', { names, n }) : t('score-name', { name: names, n });
}

/** "for your city". */
export function forWhat(view: View, moment: Moment): string {
  const kind = moment.awards[0].for ?? '';
  const any = tx(`for-${kind}`, featureNoun(kind));
  return isYours(view, moment) ? tx(`for-your-${kind}`, any) : any;
}

/** "Théo scores 9 for a field". */
export function nowScores(view: View, moment: Moment): string {
  const said = { n: moment.awards[0].points ?? 0, for: forWhat(view, moment) };
  if (isYours(view, moment)) return t('finale-you', said);
  const names = ownersOf(view, moment);
  return moment.awards.length > 1 ? t('finale-names', { names, ...said }) : t('finale-name', { name: names, ...said });
}

/** "City finished", or what it is where it is not finished or can never be. */
export function titleOf({ awards: [award] }: Moment, isComplete: boolean): string {
  const what = featureName(award.for ?? '');
  return isComplete && !award.final ? t('score-finished', { what }) : what;
}

const yours = (view: View, { home }: Moment): GameEvent[] =>
  home.filter(({ player }) => player === view.game.you && view.game.you !== null);

/** "Your meeple is back." Nothing about the figures of others. */
export function back(view: View, moment: Moment): string {
  const [one, ...more] = yours(view, moment);
  if (!one) return '';
  if (more.length) return t('score-backs', { n: more.length + 1 });
  const figure = one.figure ?? '';
  return t('score-back', { figure: cap(tx(`your-${figure}`, figureNoun(figure))) });
}

/** The sum as one says it aloud: "3 tiles times 2 plus 1 pennant times 2". */
function spokenSum({ terms = [], halved }: GameEvent): string {
  const term = ({ what, count, each }: Term): string => {
    const counted = tx(`counted-${what}`, `${count} ${plain(what)}`, { count });
    return each === 1 ? counted : t('score-times', { counted, each });
  };
  const sum = terms.map(term).reduce((all, one) => (all ? t('score-plus', { sum: all, term: one }) : one), '');
  return halved ? t('sum-halved', { sum }) : sum;
}

/** "You scored 8. City, 3 tiles times 2 plus 1 pennant times 2. Meeple returned." */
export function spokenScore(view: View, moment: Moment): string {
  const [award] = moment.awards;
  const { home } = moment;
  const returned =
    home.length > 1
      ? t('score-said-backs', { n: home.length })
      : home[0]
        ? t('score-said-back', { figure: figureName(home[0].figure ?? '') })
        : '';
  const what = commas([featureName(award.for ?? ''), spokenSum(award)].filter(Boolean));
  return inRow(ended(whoScored(view, moment)), ended(what), returned);
}
