// Every text of the page is a Fluent message, in the language that was chosen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { prefs } from '../lib/prefs.svelte';
import { texts as english } from './en';
import { bestOf } from './languages';
import { lessonTexts, textsOf } from './texts';
import type { Key } from '../../types/keys';

export type { Key };
export type Params = Record<string, FluentVariable | undefined>;

/** The files of a language, read once. Names come from players and are not isolated: no language here is written to the left. */
export function bundleOf(code: string, files: Record<string, string>): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));
  return bundle;
}

const fallback = bundleOf('en', english);
let bundle = $state.raw(fallback);
let current = $state('en');
let latest = 'en';
/** The words of the lesson that is open, in the language of the page. */
let lesson = $state.raw<FluentBundle | null>(null);

/** Fetches the words of a lesson. */
export async function withLesson(name: string): Promise<void> {
  const code = current;
  const text = (await lessonTexts(code, name)) || (await lessonTexts('en', name));
  if (code === current) lesson = bundleOf(code, { [name]: text });
}

export const language = (): string => current;

/** Fetches a language and changes the page to it. Of two wishes in a row the last one counts. */
export async function speak(wanted: string): Promise<void> {
  const next = bestOf([wanted]);
  latest = next;
  const fetched = next === 'en' ? fallback : bundleOf(next, await textsOf(next));
  if (latest !== next) return;
  bundle = fetched;
  current = next;
  document.documentElement.lang = next;
}

/** The language of this browser, unless one was chosen. */
export const wished = (): string => bestOf([...(prefs.language ? [prefs.language] : []), ...navigator.languages]);

function format(from: FluentBundle, key: string, params: Params): string | undefined {
  const pattern = from.getMessage(key)?.value;
  // With a list for errors a missing variable shows by its name; without one it would be thrown.
  return pattern ? from.formatPattern(pattern, params as Record<string, FluentVariable>, []) : undefined;
}

/** For keys made of data, such as the name of a system that may be newer than this page. Options have dots in their names. */
export function tx(key: string, or: string, params: Params = {}): string {
  const id = key.replaceAll('.', '-');
  return format(bundle, id, params) ?? format(fallback, id, params) ?? (lesson && format(lesson, id, params)) ?? or;
}

export const t = (key: Key, params?: Params): string => tx(key, key, params);

const lists = $derived(new Intl.ListFormat(current));
/** "Ines, Théo and Oda", as the language writes it. */
export const listed = (items: readonly string[]): string => lists.format(items);
const choices = $derived(new Intl.ListFormat(current, { type: 'disjunction' }));
/** "Ines, Théo or Oda". */
export const either = (items: readonly string[]): string => choices.format(items);

/** Marks of Chinese and Japanese are as wide as letters, and nothing stands between sentences. */
const marks = $derived(
  current === 'ja'
    ? { comma: '、', stop: '。', space: '' }
    : current === 'zh-Hans'
      ? { comma: '，', stop: '。', space: '' }
      : { comma: ', ', stop: '.', space: ' ' },
);

/** "city, road", for what is no list of a sentence. */
export const commas = (items: readonly string[]): string => items.join(marks.comma);

/** A sentence with its end. */
export const ended = (text: string): string => (/[.!?…。！？]$/.test(text) ? text : text + marks.stop);

/** What there is of these texts, one after the other as they are. */
export const inRow = (...texts: readonly (string | undefined | false)[]): string =>
  texts.filter(Boolean).join(marks.space);

/** What there is of these sentences; all but the last get an end if they have none. */
export const sentences = (...texts: readonly (string | undefined | false)[]): string => {
  const all = texts.filter((text): text is string => !!text);
  return inRow(...all.map((text, i) => (i < all.length - 1 ? ended(text) : text)));
};
