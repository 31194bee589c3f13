// What this browser remembers: looks, language, sounds. Kept in one entry of local storage.
export type Theme = 'system' | 'light' | 'dark';
/** Kinds of sounds that can be switched on. */
export type SoundKind = 'turn' | 'pieces' | 'points';
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
  sounds: SoundKind[];
  keys: boolean;
  overlays: string[];
  /** The bot that was played last. */
  bot: string;
}

const KEY = 'bastide.prefs';
const fresh: Prefs = {
  theme: 'system',
  language: '',
  sounds: ['turn'],
  keys: true,
  overlays: ['projected'],
  bot: 'margot',
  contrast: 'system',
  palette: 'standard',
  meeples: 'large',
};

/** Sounds were once one choice of three: none, the turn alone, all. */
function soundsFrom(kept: SoundKind[] | string | undefined): SoundKind[] {
  if (Array.isArray(kept)) return kept;
  if (kept === 'off') return [];
  return kept === 'all' ? ['turn', 'pieces', 'points'] : fresh.sounds;
}

function load(): Prefs {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
    return { ...fresh, ...kept, sounds: soundsFrom(kept.sounds) };
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

const stark = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-contrast: more)');

export const isHighContrast = (): boolean =>
  prefs.contrast === 'more' || (prefs.contrast === 'system' && !!stark?.matches);
export const isDark = (): boolean => prefs.theme === 'dark' || (prefs.theme === 'system' && !!dark?.matches);

export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.dataset.contrast = isHighContrast() ? 'more' : 'normal';
  root.dataset.palette = prefs.palette;
  root.dataset.meeples = prefs.meeples;
}

export function watchSystem(): void {
  dark?.addEventListener('change', dress);
  stark?.addEventListener('change', dress);
  dress();
}

export const calm = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
