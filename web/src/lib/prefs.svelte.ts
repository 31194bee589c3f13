// What this browser remembers: looks, language, sounds. Kept in one entry of local storage.
export type Theme = 'system' | 'light' | 'dark';
export type Sounds = 'off' | 'turn' | 'all';
export interface Prefs {
  theme: Theme;
  language: string;
  sounds: Sounds;
  keys: boolean;
  overlays: string[];
  /** The bot that was played last. */
  bot: string;
  /** Nobody is heard at the table. */
  quiet: boolean;
  /** Names of those who are not heard. */
  muted: string[];
}

const KEY = 'bastide.prefs';
const fresh: Prefs = {
  theme: 'system',
  language: '',
  sounds: 'turn',
  keys: true,
  overlays: ['projected'],
  bot: 'margot',
  quiet: false,
  muted: [],
};

function load(): Prefs {
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) };
  } catch {
    return { ...fresh };
  }
}

export const prefs = $state<Prefs>(load());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dress();
}

const dark = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');

export const isDark = (): boolean => prefs.theme === 'dark' || (prefs.theme === 'system' && !!dark?.matches);

export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  if (matchMedia('(prefers-contrast: more)').matches) root.dataset.contrast = 'more';
  else delete root.dataset.contrast;
}

export function watchSystem(): void {
  dark?.addEventListener('change', dress);
  dress();
}

export const calm = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
