// How many tiles a mix has, and about how long a game of it takes.
import type { Catalogue, SeatWish } from '../net/types';
import { shelfPlace } from '../systems/boxes';
import { sameList, type Mix } from './mix';
import { extraMinutes } from './shelf';

/** The sets that a system brings by default. The catalogue's entries can have remarks after the name. */
function setsOf(catalogue: Catalogue, system: string, options: Mix['options']): string[] {
  const info = catalogue.systems.find((s) => s.name === system);
  const others = shelfPlace(system)?.otherSets;
  const other = info?.options.map((o) => others?.[o.name]?.[options[o.name] ?? '']).find((set) => set);
  if (other) return [other];
  const named = (info?.sets ?? []).map((entry) => entry.split(' ')[0] ?? '');
  return named.filter((id) => catalogue.sets.some((set) => set.id === id));
}

const isBase = (set: string): boolean => set.startsWith('base-');

function mixSets(catalogue: Catalogue, { box, systems, options }: Mix): string[] {
  const preset = catalogue.presets.find((p) => p.name === box && sameList(p.systems, systems));
  if (preset) return preset.sets;
  const brought = systems.filter((s) => s !== 'base').flatMap((s) => setsOf(catalogue, s, options));
  // A start board can come with first tiles of its own.
  return brought.some(isBase) ? brought : [...setsOf(catalogue, 'base', options), ...brought];
}

const count = (catalogue: Catalogue, sets: readonly string[]): number =>
  sets.reduce((sum, id) => sum + (catalogue.sets.find((set) => set.id === id)?.tiles ?? 0), 0);

export const tilesOf = (catalogue: Catalogue, mix: Mix): number => count(catalogue, mixSets(catalogue, mix));

/** What a system adds to the tiles of a game. */
export const tilesAdded = (catalogue: Catalogue, system: string, options: Mix['options'] = {}): number =>
  count(
    catalogue,
    setsOf(catalogue, system, options).filter((set) => system === 'base' || !isBase(set)),
  );

/** Seconds for a turn of a person, and of a bot. */
const PERSON = 30;
const BOT = 5;

interface Pace {
  /** Seconds per tile. */
  turn: number;
  /** The share of turns that people take. */
  people: number;
}
function paceOf(seats: readonly SeatWish[]): Pace {
  const people = seats.filter((s) => s.kind !== 'bot').length / Math.max(1, seats.length);
  return { people, turn: people * PERSON + (1 - people) * BOT };
}

/** How long a game of these tiles takes, with what its systems give people to think about. */
function minutes(tiles: number, systems: readonly string[], seats: readonly SeatWish[]): number {
  const { turn, people } = paceOf(seats);
  const extra = systems.reduce((sum, s) => sum + extraMinutes(s), 0);
  return (tiles * turn) / 60 + extra * people;
}

const STEP = 5;
export const minutesOf = (catalogue: Catalogue, mix: Mix, seats: readonly SeatWish[]): number =>
  Math.max(STEP, STEP * Math.round(minutes(tilesOf(catalogue, mix), mix.systems, seats) / STEP));

export const minutesAdded = (
  catalogue: Catalogue,
  system: string,
  seats: readonly SeatWish[],
  options: Mix['options'] = {},
): number => Math.max(1, Math.round(minutes(tilesAdded(catalogue, system, options), [system], seats)));
