// Gold: what ingots are worth to who holds them, and where they lie.
import { same } from '../../board/geometry';
import type { Place, View } from '../../net/types';

const EACH = [
  { from: 10, points: 4 },
  { from: 7, points: 3 },
  { from: 4, points: 2 },
  { from: 1, points: 1 },
];

export const goldValue = (ingots: number): number => ingots * (EACH.find((step) => ingots >= step.from)?.points ?? 0);
export const goldThere = (view: View, at: Place): number =>
  view.state.ingots?.find((heap) => same(heap.at, at))?.count ?? 0;
export const goldOf = ({ state }: View, player: number): number => state.players[player]?.tokens.gold ?? 0;
