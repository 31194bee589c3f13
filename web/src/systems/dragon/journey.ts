// The journey of the dragon: its steps so far, whom it ate, and who makes the steps to come.
import { same } from '../../board/geometry';
import { listed, t } from '../../i18n/index.svelte';
import type { GameEvent, Place, View } from '../../net/types';
import { figureNoun, seatName } from '../../table/names';

export const STEPS = 6;
export type Compass = 'n' | 'e' | 's' | 'w';
export interface Eaten {
  owner: number;
  figure: string;
}
export interface Step {
  player: number;
  from: Place | null;
  at: Place;
  eaten: Eaten[];
}
export interface Journey {
  start: Place | null;
  steps: Step[];
}

const isDragon = (e: GameEvent): boolean => e.event === 'moved' && e.piece === 'dragon';

/** The steps since the last tile was placed. A volcano calls the dragon with its own tile, and nobody steps then. */
export function journey(history: readonly GameEvent[]): Journey | null {
  const placed = history.findLastIndex((e) => e.event === 'tile-placed');
  const tile = history[placed];
  if (!tile) return null;
  const start = history.slice(0, placed).findLast(isDragon)?.at ?? null;
  const steps: Step[] = [];
  for (const e of history.slice(placed + 1)) {
    if (isDragon(e) && e.at && e.version !== tile.version)
      steps.push({ player: e.player ?? 0, from: steps.at(-1)?.at ?? start, at: e.at, eaten: [] });
    else if (e.event === 'returned' && steps.length)
      steps.at(-1)?.eaten.push({ owner: e.player ?? 0, figure: e.figure ?? '' });
    else if (steps.length) break;
  }
  return { start, steps };
}

/** Who makes each of the six steps: the active player first, then clockwise. */
export const stepper = ({ state }: View, step: number): number => (state.active_player + step) % state.players.length;

export const dragonAt = (view: View): Place | null => view.state.pieces?.find((p) => p.piece === 'dragon')?.at ?? null;
export const fairyAt = (view: View): Place | null => view.state.pieces?.find((p) => p.piece === 'fairy')?.at ?? null;

/** What a step to this tile would eat. Barns stand on corners and stay. */
export const preyOn = ({ state }: View, at: Place): Eaten[] =>
  state.figures.filter((f) => same(f.at, at) && f.figure !== 'barn').map(({ owner, figure }) => ({ owner, figure }));

export function compass(from: Place, to: Place): Compass {
  if (to[0] !== from[0]) return to[0] > from[0] ? 'e' : 'w';
  return to[1] > from[1] ? 's' : 'n';
}

/** Figures by name and owner, as after a verb. */
export const prey = (view: View, eaten: readonly Eaten[]): string =>
  listed(eaten.map(({ owner, figure }) => t('hint-of', { figure: figureNoun(figure), name: seatName(view, owner) })));
