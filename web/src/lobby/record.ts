// How your games against a bot went, and what to say about it.
import { inRow, t } from '../i18n/index.svelte';
import type { BotRecord } from '../net/types';

export type Standing = 'none' | 'lead' | 'behind' | 'even';

/** The record against a bot; all zeros where there was no game yet. */
export const recordOf = (records: readonly BotRecord[], level: string): BotRecord =>
  records.find((r) => r.level === level) ?? { level, won: 0, drawn: 0, lost: 0 };

/** All bots together; nothing where there was no game yet. */
export function inAll(records: readonly BotRecord[]): Record<'won' | 'drawn' | 'lost', number> | null {
  const sum = (how: 'won' | 'drawn' | 'lost'): number => records.reduce((n, record) => n + record[how], 0);
  const all = { won: sum('won'), drawn: sum('drawn'), lost: sum('lost') };
  return all.won + all.drawn + all.lost ? all : null;
}

export function standing({ won, drawn, lost }: BotRecord): Standing {
  if (won + drawn + lost === 0) return 'none';
  if (won === lost) return 'even';
  return won > lost ? 'lead' : 'behind';
}

/** In a few characters, for a card. */
export const briefly = (r: BotRecord): string =>
  standing(r) === 'none' ? t('bot-record-none') : t('bot-record', { won: r.won, drawn: r.drawn, lost: r.lost });

/** For a screen reader, after what the card says of the bot. */
export const labelled = (label: string, r: BotRecord): string =>
  t(`bot-label-${standing(r)}`, { label, won: r.won, lost: r.lost });

/** Who leads; nothing before the first game. */
export function leader(r: BotRecord, name: string): string {
  const how = standing(r);
  return how === 'none' ? '' : t(`bot-record-${how}`, { won: r.won, lost: r.lost, name });
}

/** Draws and the last game, each in a sentence of its own. */
export function details({ drawn, last }: BotRecord, name: string): string {
  const draws = drawn > 0 ? [t('bot-record-draws', { n: drawn })] : [];
  if (last === undefined) return inRow(...draws);
  const how = last === 0 ? 'drawn' : last > 0 ? 'won' : 'lost';
  return inRow(...draws, t(`bot-last-${how}`, { n: Math.abs(last), name }));
}
