// Carcassonne: its quarters, where they lie in the block of twelve squares, and who stands there.
import { t } from '../../i18n/index.svelte';
import type { Figure, Legal, Place, View } from '../../net/types';
import type { Guest, Quarter } from './wire';

/** Clockwise, as in the rules. */
export const QUARTERS: Quarter[] = ['castle', 'market', 'blacksmith', 'cathedral'];

/** What a quarter helps to score. */
export const FEEDS = {
  castle: 'city',
  market: 'field',
  blacksmith: 'road',
  cathedral: 'monastery',
} as const satisfies Record<Quarter, string>;

/** The middle of a quarter, in tiles from the first square of the block. */
const MIDDLE: Record<Quarter, Place> = {
  cathedral: [1.5, 1.07],
  castle: [2.49, 1.02],
  market: [3.04, 1.53],
  blacksmith: [2.49, 2.2],
};

export const quarterName = (quarter: Quarter): string => t(`quarter.${quarter}`);

export const quarterAt = (view: View, quarter: Quarter): Place => {
  const [x, y] = view.state.carcassonne?.at ?? [0, 0];
  const [dx, dy] = MIDDLE[quarter];
  return [x + dx, y + dy];
};

/** The first and the last of its twelve squares. */
export const squares = ({ state }: View): Place[] => {
  const [x, y] = state.carcassonne?.at ?? [0, 0];
  return [
    [x, y],
    [x + 3, y + 2],
  ];
};

export const guestsIn = (view: View, quarter: Quarter): Guest[] =>
  view.state.carcassonne?.guests.filter((g) => g.quarter === quarter) ?? [];

/** The quarter that an action is about. */
export const quarterOf = ({ action }: Legal): Quarter | null => action.quarter ?? action.segment?.quarter ?? null;

/** Quarters are no tiles; their actions are offered in the middle of the quarter. */
export const quartered = (view: View, legal: readonly Legal[]): readonly Legal[] =>
  legal.map((l) => {
    const quarter = quarterOf(l);
    return quarter ? { ...l, at: null, spot: quarterAt(view, quarter) } : l;
  });

/** The figures on the feature that is being scored, by owner; `on` says which places belong to it. */
export function present(view: View, on: (figure: Figure) => boolean): { owner: number; figures: string[] }[] {
  const owners = new Map<number, string[]>();
  for (const f of view.state.figures.filter(on)) owners.set(f.owner, [...(owners.get(f.owner) ?? []), f.figure]);
  return [...owners].map(([owner, figures]) => ({ owner, figures }));
}
