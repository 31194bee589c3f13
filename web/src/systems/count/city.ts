// Carcassonne: its quarters, where they lie in the block of twelve squares, and who stands there.
import { same, sameSegment } from '../../board/geometry';
import { t } from '../../i18n/index.svelte';
import type { Feature, Figure, Legal, Place, View } from '../../net/types';
import { featureOf, type ArtOf } from '../../table/features';
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

export const quarterName = (quarter: Quarter): string => t(`quarter-${quarter}`);

/** Where somebody goes: "to the castle". */
export const toQuarter = (quarter: Quarter): string => t(`to-${quarter}`);

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

export interface Scored {
  feature: Feature;
  there: { owner: number; figures: string[] }[];
}

/** The feature that somebody may join from the city now, and who is there already. */
export function scoredNow(view: View, legal: readonly Legal[], art: ArtOf): Scored | null {
  const action =
    view.decision.kind === 'leave-city' ? legal.find((l) => l.action.type === 'deploy')?.action : undefined;
  const { at, segment } = action ?? {};
  const feature = at && segment ? featureOf(view, at, segment, art) : null;
  if (!feature) return null;
  const isOn = (figure: Figure): boolean => {
    const tile = view.state.board.find((placed) => same(placed.at, figure.at));
    const segments = tile ? art(tile.tile, tile.rot)?.segments : undefined;
    const index = segments?.findIndex((s) => s.segment && sameSegment(s.segment, figure.segment)) ?? -1;
    return (
      feature.kind === figure.segment.kind &&
      feature.members.some((member) => same(member.at, figure.at) && member.segment === index)
    );
  };
  return { feature, there: present(view, isOn) };
}
