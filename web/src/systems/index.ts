// Every system that the page knows, one line each. Generic code asks here and names none of them. The order is that of the shelf.
import type { GameEvent, Legal, View } from '../net/types';
import { abbey } from './abbey';
import { base } from './base';
import { count } from './count';
import { crops } from './crops';
import { cult } from './cult';
import { dragon } from './dragon';
import { ferries } from './ferries';
import { flight } from './flight';
import { gold } from './gold';
import { goods } from './goods';
import { magic } from './magic';
import { messengers } from './messengers';
import { robbers } from './robbers';
import { sheep } from './sheep';
import type { CardPart, DecisionPart, Shelf, System } from './system';
import { titles } from './titles';
import { track } from './track';
import { wheel } from './wheel';

export const SYSTEMS: readonly System[] = [
  track,
  dragon,
  count,
  wheel,
  sheep,
  titles,
  messengers,
  gold,
  magic,
  goods,
  ferries,
  robbers,
  flight,
  abbey,
  crops,
  cult,
  base,
];

/** The answer of the first system that has one. */
export function first<T>(ask: (system: System) => T | undefined): T | undefined {
  for (const system of SYSTEMS) {
    const answer = ask(system);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** All that the systems list of a kind. */
export const every = <T>(list: (system: System) => readonly T[] | undefined): T[] =>
  SYSTEMS.flatMap((system) => list(system) ?? []);

/** The figure itself takes up two thirds of its picture, and so 46 hundredths of a tile. */
const SIZE = 69;
const sizes = Object.fromEntries(every((s) => s.sizes && Object.entries(s.sizes)));
/** How large a figure or piece stands on the board, in hundredths of a tile. */
export const sizeOf = (figure: string): number => sizes[figure] ?? SIZE;

const NOTHING: DecisionPart = {};
export const decisionPart = (kind: string): DecisionPart => first((s) => s.decisions?.[kind]) ?? NOTHING;

/** The line of the shelf that a decision is about, where it is part of the question on narrow screens. */
export const dockedPanel = (kind: string): Shelf | undefined =>
  first((s) => (s.shelf?.docked && s.shelf.id === decisionPart(kind).line ? s.shelf : undefined));

/** What can be played, with places on the board for what has none on the wire. */
export const offered = (view: View): readonly Legal[] =>
  SYSTEMS.reduce<readonly Legal[]>((legal, { offer }) => offer?.(view, legal) ?? legal, view.legal);

/** The card that a system has for an event. */
export const cardOf = (event: GameEvent): CardPart | undefined =>
  first((s) => (s.card?.is(event) ? s.card : undefined));

export type { System } from './system';
