// Search in the rules, without asking the server: names, pieces, rule ids and words, and a guess where a word is misspelt.
import { tx } from '../i18n/index.svelte';
import { systemName } from '../table/names';
import { type Page, textOf } from './guide';

export interface Entry {
  system: string;
  /** Where on the page it stands; nothing for the page itself. */
  anchor: string;
  title: string;
  text: string;
}

export interface Found extends Entry {
  /** The sentence that has the words. */
  sentence: string;
}

export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}-]+/gu) ?? [];
const bare = (text: string): string => text.replaceAll('**', '');

/** Everything that can be found. */
export function entriesOf(pages: readonly Page[]): Entry[] {
  return pages.flatMap((page) => {
    const { system } = page;
    const entry = (anchor: string, title: string, texts: readonly string[]): Entry => ({
      system,
      anchor,
      title,
      text: bare(texts.join(' ')),
    });
    const cards = page.cards.map((c) => `${c.title}: ${c.line}`);
    return [
      entry('', systemName(system), [tx(`system-${system}-line`, ''), page.lead]),
      ...(cards.length ? [entry('contents', systemName(system), cards)] : []),
      ...page.sections.map((s) => entry(s.id, s.title, textOf(s.blocks))),
      ...page.examples.map((e) => entry(e.id, e.title, [...textOf(e.blocks), ...e.steps.map((s) => s.text)])),
    ];
  });
}

const sentences = (text: string): string[] => text.match(/[^.!?。！？]+[.!?。！？]*/g)?.map((s) => s.trim()) ?? [];

/** Entries that have every word; those that have them in their title come first. */
export function find(entries: readonly Entry[], typed: string, most = 24): Found[] {
  const words = wordsOf(typed);
  if (!words.length) return [];
  const has = (text: string): boolean => words.every((word) => text.includes(word));
  const scored = entries.flatMap((entry) => {
    const name = folded(`${systemName(entry.system)} ${entry.title}`);
    const all = `${name} ${folded(entry.text)}`;
    if (!has(all)) return [];
    const rank = (has(name) ? 0 : 2) + (entry.anchor ? 1 : 0);
    const fits = (s: string): boolean => words.some((word) => folded(s).includes(word));
    const sentence = sentences(entry.text).find(fits) ?? sentences(entry.text)[0] ?? '';
    return [{ rank, found: { ...entry, sentence } }];
  });
  return scored
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ found }) => found);
}

/** How many letters have to be changed, added or left out to make one word of another. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The words that were probably meant, or nothing where no word comes near. */
export function meant(entries: readonly Entry[], typed: string): string | undefined {
  const counts = new Map<string, number>();
  for (const { title, text, system } of entries)
    for (const word of wordsOf(`${systemName(system)} ${title} ${text}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = [...counts].filter(([word]) => word.length > 2);
  const better = wordsOf(typed).map((word) => {
    if (known.some(([k]) => k.includes(word))) return word;
    const room = word.length > 6 ? 3 : word.length > 3 ? 2 : 1;
    // A word that ends alike is nearer: a plural is meant as a plural.
    const alike = (k: string): number => (k.at(-1) === word.at(-1) ? 1.5 : 0);
    const near = known
      .map(([k, n]) => ({ k, n, d: distance(word, k) }))
      .filter(({ d }) => d <= room)
      .sort((a, b) => a.d - alike(a.k) - (b.d - alike(b.k)) || b.n - a.n)[0];
    return near?.k ?? '';
  });
  const text = better.join(' ');
  return better.every(Boolean) && text !== folded(typed).trim() ? text : undefined;
}
