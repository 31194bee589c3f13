// The final scoring, feature by feature: its steps, the scores after each, and what it changes.
import { listed, t } from '../i18n/index.svelte';
import type { GameEvent, View } from '../net/types';
import { momentsOf, type Moment } from './moments';
import { seatName } from './names';

export interface Stage {
  kind: string;
  /** The number of its first step, and of its steps. */
  from: number;
  count: number;
}

const kindOf = ({ awards: [award] }: Moment): string => award.for ?? '';

/** All of one kind together, the kinds in the order in which the rules score them. */
export function finalSteps(history: readonly GameEvent[]): Moment[] {
  const last = history.findLast((e) => e.event === 'scored' && e.final)?.version;
  const steps = momentsOf(history.filter((e) => e.version === last)).filter(({ awards }) => awards[0].final);
  const kinds = [...new Set(steps.map(kindOf))];
  return kinds.flatMap((kind) => steps.filter((step) => kindOf(step) === kind));
}

export function stagesOf(steps: readonly Moment[]): Stage[] {
  const kinds = [...new Set(steps.map(kindOf))];
  return kinds.map((kind) => ({
    kind,
    from: steps.findIndex((step) => kindOf(step) === kind),
    count: steps.filter((step) => kindOf(step) === kind).length,
  }));
}

/** The scores when `done` steps are counted: the last ones, less what is still to come. */
export function scoresAfter(final: readonly number[], steps: readonly Moment[], done: number): number[] {
  const toCome = steps.slice(done).flatMap(({ awards }) => awards);
  return final.map((score, seat) =>
    toCome.reduce((left, { player, points = 0 }) => (player === seat ? left - points : left), score),
  );
}

function leaders(scores: readonly number[]): { seats: number[]; by: number } {
  const sorted = scores.toSorted((a, b) => b - a);
  const seats = scores.flatMap((score, seat) => (score === sorted[0] ? [seat] : []));
  return { seats, by: (sorted[0] ?? 0) - (sorted[1] ?? 0) };
}

/** "Théo takes the lead by 3." Nothing for a player alone. */
export function leadLine(view: View, before: readonly number[], after: readonly number[]): string {
  if (after.length < 2) return '';
  const { seats, by } = leaders(after);
  const [seat] = seats;
  if (seat === undefined) return '';
  if (seats.length > 1) return t('finale-level', { names: listed(seats.map((s) => seatName(view, s))) });
  const was = leaders(before).seats;
  const held = was.length === 1 && was[0] === seat;
  if (seat === view.game.you) return t(held ? 'finale-you-lead' : 'finale-you-take', { n: by });
  return t(held ? 'finale-leads' : 'finale-takes', { name: seatName(view, seat), n: by });
}
