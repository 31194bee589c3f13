// Scoring moments: the points of one feature, for one owner or several, and the figures that come home with them.
import { same, sameSegment } from '../board/geometry';
import type { GameEvent } from '../net/types';

export interface Moment {
  /** One for each owner; never empty. */
  awards: [GameEvent, ...GameEvent[]];
  home: GameEvent[];
}

const isAward = (e: GameEvent): boolean => e.event === 'scored' && (e.points ?? 0) > 0;

const samePart = (a: GameEvent, b: GameEvent): boolean =>
  same(a.at, b.at) && (a.segment && b.segment ? sameSegment(a.segment, b.segment) : a.segment === b.segment);
const isShared = (a: GameEvent, b: GameEvent): boolean =>
  a.for === b.for && a.version === b.version && a.points === b.points && a.player !== b.player && samePart(a, b);

/** Figures come home after their feature was scored, but for those that are taken back by hand. */
export function momentsOf(events: readonly GameEvent[]): Moment[] {
  const moments: Moment[] = [];
  let returned: GameEvent[] = [];
  const settle = (): void => {
    const last = moments.at(-1);
    last?.home.push(...returned.filter((e) => e.version === last.awards[0].version));
    returned = [];
  };
  for (const event of events) {
    if (event.event === 'returned') returned.push(event);
    if (!isAward(event)) continue;
    const taken = returned.filter((e) => e.player === event.player && samePart(e, event));
    returned = returned.filter((e) => !taken.includes(e));
    settle();
    const last = moments.at(-1);
    if (last && isShared(last.awards[0], event)) last.awards.push(event);
    else moments.push({ awards: [event], home: taken });
  }
  settle();
  return moments;
}

/** The moment that an award is part of. */
export function momentAt(history: readonly GameEvent[], award: GameEvent | null): Moment | null {
  if (award?.event !== 'scored') return null;
  const together = history.filter((e) => e.version === award.version);
  return momentsOf(together).find(({ awards }) => awards.includes(award)) ?? { awards: [award], home: [] };
}
