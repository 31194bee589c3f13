// The words of lessons: keys are made of the names in their files.
import { t, tx } from '../i18n/index.svelte';
import { systemName } from '../table/names';

/** The lesson that everybody begins with. */
export const FIRST = 'base';

export const lessonTitle = (lesson: string): string => (lesson === FIRST ? t('learn-first') : systemName(lesson));
export const lessonLine = (lesson: string): string => tx(`lesson-${lesson}-line`, tx(`system-${lesson}-line`, ''));

const words = (lesson: string, scene: string, end = ''): string => tx(`lesson-${lesson}-${scene}${end}`, '');
export const sceneTitle = (lesson: string, scene: string): string => words(lesson, scene);
export const sceneText = (lesson: string, scene: string): string => words(lesson, scene, '-text');
export const sceneDone = (lesson: string, scene: string): string => words(lesson, scene, '-done');
export const stepWords = (lesson: string, scene: string, step: string): string => words(lesson, scene, `-${step}`);
export const replyWords = (lesson: string, scene: string, reply?: string): string =>
  (reply && words(lesson, scene, `-${reply}`)) || t('lesson-other');

/** About half a minute for a scene. */
export const minutes = (scenes: number): number => Math.max(1, Math.round(scenes / 2.5));
