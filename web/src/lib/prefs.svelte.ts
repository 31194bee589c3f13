// What this browser remembers: looks, language, sounds. Kept in one entry of local storage.
export type Theme = 'system' | 'light' | 'dark';
export const SOUNDS = ['turn', 'pieces', 'points', 'clock', 'chat'] as const;
export type SoundKind = (typeof SOUNDS)[number];
export type Sounds = Record<SoundKind, boolean>;
export type Confirm = 'never' | 'lasting' | 'always';
export type Animation = 'off' | 'fast' | 'normal' | 'slow';
/** What eyes may want otherwise. */
export interface Looks {
  /** Follows the system until it is touched. */
  contrast: 'system' | 'more' | 'normal';
  palette: 'standard' | 'safe';
  meeples: 'normal' | 'large' | 'huge';
}
export interface Prefs extends Looks {
  theme: Theme;
  language: string;
  sounds: Sounds;
  keys: boolean;
  /** Null until the player chooses: it depends on the screen. */
  confirm: Confirm | null;
  /** Null until the player chooses: it follows the system. */
  animation: Animation | null;
  /** A move that is the only legal one is played by the page. */
  forced: boolean;
  overlays: string[];
  /** The bot that was played last. */
  bot: string;
  /** Nobody is heard at the table. */
  quiet: boolean;
  /** Names of those who are not heard. */
  muted: string[];
  /** Tips in first games, and those that were told. */
  tips: boolean;
  tipsTold: string[];
  /** Whether the exact rules stand open on every page of the rules. */
  exactRules: boolean;
}

const KEY = 'bastide.prefs';
const fresh: Prefs = {
  theme: 'system',
  language: '',
  sounds: { turn: true, pieces: false, points: false, clock: true, chat: false },
  keys: true,
  confirm: null,
  animation: null,
  forced: true,
  overlays: ['projected'],
  bot: 'margot',
  contrast: 'system',
  palette: 'standard',
  meeples: 'large',
  quiet: false,
  muted: [],
  tips: true,
  tipsTold: [],
  exactRules: false,
};

/** What was kept, with what has come since then. Sounds used to be one word for all of them. */
export function restored(kept: Partial<Omit<Prefs, 'sounds'>> & { sounds?: Sounds | string }): Prefs {
  const { sounds } = kept;
  const [some, all] = [sounds !== 'off', sounds === 'all'];
  const worded = { turn: some, pieces: all, points: all, clock: some, chat: all };
  const known = typeof sounds === 'string' ? worded : { ...fresh.sounds, ...sounds };
  return { ...fresh, ...kept, sounds: known };
}

function load(): Prefs {
  try {
    return restored(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Parameters<typeof restored>[0]);
  } catch {
    return restored({});
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

const still = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');
const stark = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-contrast: more)');

export const isHighContrast = (): boolean =>
  prefs.contrast === 'more' || (prefs.contrast === 'system' && !!stark?.matches);
export const isDark = (): boolean => prefs.theme === 'dark' || (prefs.theme === 'system' && !!dark?.matches);

/** How fast things move. Who asks the system for less motion gets none, until they choose here. */
export const motion = (): Animation => prefs.animation ?? (still?.matches ? 'off' : 'normal');
export const calm = (): boolean => motion() === 'off';
/** How long a movement takes, of what it takes at the normal speed. */
export const lasting = (ms: number): number => ms * { off: 0, fast: 0.5, normal: 1, slow: 2 }[motion()];

export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.dataset.motion = motion();
  root.dataset.contrast = isHighContrast() ? 'more' : 'normal';
  root.dataset.palette = prefs.palette;
  root.dataset.meeples = prefs.meeples;
}

export function watchSystem(): void {
  dark?.addEventListener('change', dress);
  still?.addEventListener('change', dress);
  stark?.addEventListener('change', dress);
  dress();
}
