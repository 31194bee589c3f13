// Names of themes and days.
import { language, tx } from '../i18n/index.svelte';
import { dateOf } from './day';

export const themeName = (theme: string): string => tx(`puzzle-theme-${theme}`, theme);
/** What the best turn does, as a title. */
export const ideaOf = (theme: string): string => tx(`puzzle-idea-${theme}`, theme);

/** "19 November" */
export const dayName = (day: number): string =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(dateOf(day));
