// Every word of the page comes from a catalogue. English comes with the page, others are fetched when chosen.
import { prefs } from '../lib/prefs.svelte';
import { en } from './en';
import { fill, type Params } from './format';

export type Key = keyof typeof en;
export type Messages = Record<Key, string>;
export const languages: Record<string, string> = { en: 'English', de: 'Deutsch' };

let messages = $state.raw<Messages>(en);
let current = $state('en');

export const language = (): string => current;

export async function speak(wanted: string): Promise<void> {
  const next = wanted in languages ? wanted : 'en';
  if (next === 'de') messages = (await import('./de')).de;
  else messages = en;
  current = next;
  document.documentElement.lang = next;
}

/** The language of this browser, unless one was chosen. */
export const wished = (): string =>
  prefs.language || navigator.languages.map((l) => l.slice(0, 2)).find((l) => l in languages) || 'en';

export const t = (key: Key, params?: Params): string => fill(messages[key] ?? en[key] ?? key, params);

/** For keys made of data, such as the name of a system that may be newer than this page. */
export const tx = (key: string, or: string, params?: Params): string => {
  const text = (messages as Record<string, string>)[key] ?? (en as Record<string, string>)[key];
  return text === undefined ? or : fill(text, params);
};

const DETAIL = 'detail.';
/** The words of all blocks for the server's explanations of points: a line each, `tile=Plättchen`. */
function detailWords(catalogue: Messages): Map<string, string> {
  const lines = Object.entries(catalogue).flatMap(([key, text]) =>
    key.startsWith(DETAIL) && text ? text.trim().split('\n') : [],
  );
  return new Map(lines.map((line) => line.trim().split('=') as [string, string]));
}
const words = $derived(detailWords(messages));

/** The server explains points in English words; this turns the few of them that recur. */
export function explain(detail: string): string {
  if (!words.size) return detail;
  return detail.replace(
    /[A-Za-z]+(?: [a-z]+)*/g,
    (run) => words.get(run) ?? run.replace(/[A-Za-z]+/g, (w) => words.get(w) ?? w),
  );
}
