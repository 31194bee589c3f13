// Which scenes this browser has played, and where a lesson was left. Kept in one entry of local storage.
import type { Action } from '../net/wire';

export interface Progress {
  /** The scene that comes next, and the answers that were given in it. */
  scene: string;
  answers: Action[];
  /** The names of the scenes that were played to their end. */
  done: string[];
}

const KEY = 'bastide.lessons';
const none = (): Progress => ({ scene: '', answers: [], done: [] });

function load(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

let all = $state<Record<string, Progress>>(load());

function keep(lesson: string, progress: Progress): void {
  all = { ...all, [lesson]: progress };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

export const progressOf = (lesson: string): Progress => ({ ...none(), ...all[lesson] });

/** Whether every scene was played to its end. */
export const isLearned = (lesson: string, scenes: readonly string[]): boolean => {
  const { done } = progressOf(lesson);
  return scenes.length > 0 && scenes.every((scene) => done.includes(scene));
};

/** Remembers where somebody is. */
export const reachScene = (lesson: string, scene: string, answers: readonly Action[] = []): void =>
  keep(lesson, { ...progressOf(lesson), scene, answers: [...answers] });

/** Remembers that a scene was played to its end. */
export function finishScene(lesson: string, scene: string): void {
  const { done } = progressOf(lesson);
  keep(lesson, { scene, answers: [], done: done.includes(scene) ? done : [...done, scene] });
}
