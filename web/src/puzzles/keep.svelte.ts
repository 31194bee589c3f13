// What this device remembers about puzzles: what was tried, the rating, the days in a row, and the challenges. One entry of
// local storage.
import { dayOf } from './day';
import { change, START, type Result } from './rating';

export interface Attempt {
  /** The game of the challenge that was begun last. */
  game: string;
  /** The best score of all tries, once one was finished. */
  best: number | null;
  tries: number;
}
export interface Progress {
  rating: number;
  /** Puzzles that were tried, with how that went the first time. */
  tried: Record<string, Result>;
  /** Days on which the puzzle of the day was solved. */
  days: number[];
  /** Systems whose puzzles are left out. */
  without: string[];
  challenges: Record<string, Attempt>;
  /** What bots reached in the challenge of a day. */
  bots: { day: number; scores: Record<string, number> };
}

const KEY = 'bastide.puzzles';
/** What is older is forgotten. */
const DAYS = 400;

const none = (): Progress => ({
  rating: START,
  tried: {},
  days: [],
  without: [],
  challenges: {},
  bots: { day: 0, scores: {} },
});

/** What was kept, as far as it can be used. */
export function readProgress(text: string | null): Progress {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Progress> | null;
    const fresh = none();
    if (!kept || typeof kept !== 'object') return fresh;
    const sound = Object.entries(fresh).every(([name, value]) => {
      const found = kept[name as keyof Progress];
      return found === undefined || (typeof found === typeof value && Array.isArray(found) === Array.isArray(value));
    });
    return sound ? { ...fresh, ...kept } : fresh;
  } catch {
    return none();
  }
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};
let all = $state.raw(readProgress(stored()));

function set(next: Partial<Progress>): void {
  all = { ...all, ...next };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** How many days in a row up to this one, or to yesterday while today is still to come. */
export function streakOf(days: readonly number[], today: number): number {
  let day = days.includes(today) ? today : today - 1;
  let length = 0;
  for (; days.includes(day); day -= 1) length += 1;
  return length;
}

export const progress = {
  get all(): Progress {
    return all;
  },
  streak: (today = dayOf(Date.now())): number => streakOf(all.days, today),
  /** Remembers how the first try went, and says what it did to the rating; later ones are practice. */
  tell(puzzle: { id: string; rating: number }, result: Result): number {
    if (puzzle.id in all.tried) return 0;
    const by = change(all.rating, puzzle.rating, result, Object.keys(all.tried).length);
    set({ rating: all.rating + by, tried: { ...all.tried, [puzzle.id]: result } });
    return by;
  },
  /** The puzzle of a day was solved. */
  solveDay(day: number): void {
    if (!all.days.includes(day)) set({ days: [...all.days, day].filter((other) => other > day - DAYS) });
  },
  leaveOut(system: string): void {
    const { without } = all;
    set({ without: without.includes(system) ? without.filter((s) => s !== system) : [...without, system] });
  },
  begin(day: number, game: string): void {
    const before = all.challenges[day];
    const recent = Object.entries(all.challenges).filter(([other]) => Number(other) > day - DAYS);
    const attempt = { best: null, ...before, game, tries: (before?.tries ?? 0) + 1 };
    set({ challenges: { ...Object.fromEntries(recent), [day]: attempt } });
  },
  finish(day: number, score: number): void {
    const attempt = all.challenges[day];
    if (!attempt || (attempt.best ?? -1) >= score) return;
    set({ challenges: { ...all.challenges, [day]: { ...attempt, best: score } } });
  },
  tellBot(day: number, level: string, score: number): void {
    const scores = all.bots.day === day ? all.bots.scores : {};
    set({ bots: { day, scores: { ...scores, [level]: score } } });
  },
};
