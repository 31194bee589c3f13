// What the new-game page collects, as plain data, and what it sends.
import type { Catalogue, NewGame, SeatWish } from '../net/types';
import { startBoardOf } from '../systems/boxes';

export interface Draft {
  preset: string | null;
  systems: string[];
  parts: Record<string, string[]>;
  options: Record<string, string>;
  seats: SeatWish[];
  assists: boolean;
  public: boolean;
  first: 'random' | 'seat';
  watchersChat: boolean;
}

export const MAX_SEATS = 8;

/** The first box against a bot. */
export function fresh(catalogue: Catalogue, bot: string): Draft {
  const preset = catalogue.presets[0];
  return {
    preset: preset?.name ?? null,
    systems: preset?.systems ?? ['base', 'farmers'],
    parts: {},
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: bot }],
    assists: true,
    public: true,
    first: 'random',
    watchersChat: true,
  };
}

/** Of those who do not sit yet, the next one up the ladder from `bot`, and round to its foot. */
export function nextBot(catalogue: Catalogue, seats: readonly SeatWish[], bot: string): string {
  const names = catalogue.bots.map((b) => b.name);
  const from = Math.max(0, names.indexOf(bot));
  const seated = seats.flatMap((s) => (s.kind === 'bot' ? [s.level] : []));
  return [...names.slice(from), ...names.slice(0, from)].find((name) => !seated.includes(name)) ?? bot;
}

export const choosePreset = (draft: Draft, catalogue: Catalogue, name: string): Draft => {
  const preset = catalogue.presets.find((p) => p.name === name);
  return preset ? { ...draft, preset: name, systems: preset.systems, parts: {} } : draft;
};

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((x) => b.includes(x));

/** There is one river, and one board to start from. */
const rivals = (a: string, b: string): boolean =>
  (a.startsWith('river') && b.startsWith('river')) || (!!startBoardOf(a) && !!startBoardOf(b));

/** Switches a system; the base game stays on, and rivers and start boards exclude each other. Back on a box's list it is that box again. */
export function toggleSystem(draft: Draft, catalogue: Catalogue, name: string): Draft {
  if (name === 'base') return draft;
  const on = draft.systems.includes(name);
  const others = on ? draft.systems : draft.systems.filter((s) => !rivals(s, name));
  const systems = on ? others.filter((s) => s !== name) : [...others, name];
  const parts = { ...draft.parts };
  delete parts[name];
  const preset = catalogue.presets.find((p) => sameList(p.systems, systems))?.name ?? null;
  return { ...draft, systems, parts, preset };
}

/** Narrows a system to some of its parts. All parts are the system itself, none switch it off; extra parts come on top of it. */
export function togglePart(draft: Draft, catalogue: Catalogue, system: string, part: string): Draft {
  const all = catalogue.systems.find((s) => s.name === system)?.parts ?? [];
  const whole = all.filter((p) => !p.extra).map((p) => p.name);
  const now = draft.parts[system] ?? whole;
  const next = now.includes(part) ? now.filter((p) => p !== part) : [...now, part];
  const parts = { ...draft.parts };
  if (sameList(next, whole)) delete parts[system];
  else if (!next.length) return toggleSystem(draft, catalogue, system);
  else parts[system] = all.map((p) => p.name).filter((p) => next.includes(p));
  return { ...draft, parts };
}

export function toWish(draft: Draft): NewGame {
  const narrowed = Object.keys(draft.parts).length > 0;
  const systems = draft.systems.flatMap((s) => (draft.parts[s] ? draft.parts[s].map((p) => `${s}/${p}`) : [s]));
  const changed = Object.keys(draft.options).length > 0;
  const setup = { ...(draft.preset && !narrowed ? {} : { systems }), ...(changed ? { options: draft.options } : {}) };
  return {
    ...(draft.preset && !narrowed ? { preset: draft.preset } : {}),
    ...(Object.keys(setup).length ? { setup } : {}),
    seats: draft.seats,
    assists: draft.assists,
    public: draft.public,
    first: draft.first,
    watchers_chat: draft.watchersChat,
  };
}

export type FirstPlayer = 'me' | 'random' | 'bot';

/** A game of a box against one bot. Who plays first without being drawn has the first seat. */
export function duel(preset: string | undefined, level: string, first: FirstPlayer): NewGame {
  const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'bot', level }];
  return {
    ...(preset ? { preset } : {}),
    seats: first === 'bot' ? seats.reverse() : seats,
    assists: true,
    public: true,
    first: first === 'random' ? 'random' : 'seat',
  };
}

/** Tiles of a preset, as far as the catalogue tells. */
export function tilesOf(catalogue: Catalogue, preset: string | null): number | null {
  const sets = catalogue.presets.find((p) => p.name === preset)?.sets;
  if (!sets) return null;
  let sum = 0;
  for (const id of sets) {
    const tiles = catalogue.sets.find((s) => s.id === id)?.tiles;
    if (tiles === undefined) return null;
    sum += tiles;
  }
  return sum;
}
