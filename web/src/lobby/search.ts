// Finding an expansion by its name, its line or its pieces.
import { tx } from '../i18n/index.svelte';
import type { SystemInfo } from '../net/types';
import { systemName } from '../table/names';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const partName = (part: string): string => tx(`part-${part}`, part.replace(/-/g, ' '));
export const lineOf = (system: string): string => tx(`system-${system}-line`, '');

/** Whether every word that was typed is somewhere in what the page says about it. */
export function matches({ name, parts }: SystemInfo, typed: string): boolean {
  const pieces = parts.flatMap((p) => [partName(p.name), tx(`part-${p.name}-line`, '')]);
  const text = plain([systemName(name), lineOf(name), ...pieces].join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
