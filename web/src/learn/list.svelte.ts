// The lessons that the server has, fetched once when somebody asks for the first time.
import { api } from '../net/api';
import type { LessonInfo } from '../net/types';

let all = $state.raw<readonly LessonInfo[]>([]);
let loading: Promise<void> | null = null;

function load(): void {
  loading ??= api.lessons().then(
    (list) => void (all = list),
    () => void (loading = null),
  );
}

const named = (name: string): LessonInfo | undefined => {
  load();
  return all.find((lesson) => lesson.name === name);
};

export const lessons = {
  has: (name: string): boolean => named(name) !== undefined,
  scenesOf: (name: string): string[] => named(name)?.scenes.map((scene) => scene.name) ?? [],
};
