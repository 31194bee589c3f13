// What the new-game page collects, as plain data, and what it sends.
import type { Catalogue, NewGame, SeatWish } from '../net/types';
import { CORE } from '../systems/boxes';
import { boxRules, sameList, type Mix } from './mix';

export interface Draft extends Mix {
  seats: SeatWish[];
  assists: boolean;
  /** Whether anyone can join; until the host says so, a table with a seat for a friend is by invitation. */
  public: boolean | null;
  first: 'random' | 'seat';
  watchersChat: boolean;
}

export const MAX_SEATS = 8;

/** The first box against a bot. */
export function fresh(catalogue: Catalogue, bot: string): Draft {
  const preset = catalogue.presets[0];
  return {
    box: preset?.name ?? null,
    systems: preset?.systems ?? [...CORE],
    parts: {},
    options: { ...preset?.options },
    lost: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: bot }],
    assists: true,
    public: null,
    first: 'random',
    watchersChat: true,
  };
}

export const isPublic = (draft: Pick<Draft, 'public' | 'seats'>): boolean =>
  draft.public ?? draft.seats.every((s) => s.kind !== 'open');

/** Of those who do not sit yet, the next one up the ladder from `bot`, and round to its foot. */
export function nextBot(catalogue: Catalogue, seats: readonly SeatWish[], bot: string): string {
  const names = catalogue.bots.map((b) => b.name);
  const from = Math.max(0, names.indexOf(bot));
  const seated = seats.flatMap((s) => (s.kind === 'bot' ? [s.level] : []));
  return [...names.slice(from), ...names.slice(0, from)].find((name) => !seated.includes(name)) ?? bot;
}

/** The box that a draft still is, or nothing if systems or parts were changed. */
export function presetOf(draft: Mix, catalogue: Catalogue): string | null {
  const preset = catalogue.presets.find((p) => p.name === draft.box);
  const whole = !Object.keys(draft.parts).length;
  return preset && whole && sameList(preset.systems, draft.systems) ? preset.name : null;
}

/** Options of the systems in play that the server would set otherwise. */
function changedOptions(draft: Mix, catalogue: Catalogue, preset: string | null): Record<string, string> {
  const rules = boxRules(catalogue, preset);
  const changed: Record<string, string> = {};
  for (const { name, options } of catalogue.systems) {
    if (!draft.systems.includes(name)) continue;
    for (const { name: option, values } of options) {
      const wanted = draft.options[option] ?? values[0] ?? '';
      if (wanted !== (rules[option] ?? values[0])) changed[option] = wanted;
    }
  }
  return changed;
}

export function toWish(draft: Draft, catalogue: Catalogue): NewGame {
  const preset = presetOf(draft, catalogue);
  const systems = draft.systems.flatMap((s) => (draft.parts[s] ? draft.parts[s].map((p) => `${s}/${p}`) : [s]));
  const options = changedOptions(draft, catalogue, preset);
  const setup = { ...(preset ? {} : { systems }), ...(Object.keys(options).length ? { options } : {}) };
  return {
    ...(preset ? { preset } : {}),
    ...(Object.keys(setup).length ? { setup } : {}),
    seats: draft.seats.map((s) => (s.kind === 'me' && !s.name?.trim() ? { kind: 'me' } : s)),
    assists: draft.assists,
    public: isPublic(draft),
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
