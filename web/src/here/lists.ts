// Lists with games of the server and games kept here, and what games kept here add to the records against bots.
import type { BotRecord, SeatResult, Summary } from '../net/types';

const STAGES: readonly unknown[] = ['waiting', 'running', 'over'];

/** Whether something that was kept can be shown: it may come from an older or newer page. */
export function isSummary(kept: unknown): kept is Summary {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, players, systems, updated, status } = kept as Partial<Record<keyof Summary, unknown>>;
  const known = typeof id === 'string' && typeof updated === 'number' && STAGES.includes(status);
  return known && Array.isArray(players) && Array.isArray(systems);
}

export interface Kept {
  games: Summary[];
  /** Games that this version cannot show. */
  broken: string[];
}

/** What was kept, game by game: those that can be shown, and the others. */
export function sifted(kept: readonly [id: string, summary: unknown][]): Kept {
  const games = kept.flatMap(([, summary]) => (isSummary(summary) ? [summary] : []));
  return { games, broken: kept.flatMap(([id, summary]) => (isSummary(summary) ? [] : [id])) };
}

/** Both lists as one; what is kept here counts where both have it. */
export function merged(kept: readonly Summary[], served: readonly Summary[]): Summary[] {
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept, ...served.filter(({ id }) => !ids.has(id))];
}

interface Duel {
  level: string;
  own: SeatResult;
  bot: SeatResult;
}

/** A finished game of two, with this player in one seat and a bot in the other. */
function duelOf({ players, results, you }: Summary): Duel | null {
  if (players.length !== 2 || you === null || !results) return null;
  const level = players[1 - you]?.level;
  const [own, bot] = [results[you], results[1 - you]];
  return level && players[you]?.kind === 'human' && own && bot ? { level: level.replace(/:.*/, ''), own, bot } : null;
}

/** The records with games kept here, the oldest first, as the server counts its own. */
export function withKept(records: readonly BotRecord[], kept: readonly Summary[]): BotRecord[] {
  const all = new Map(records.map((record) => [record.level, { ...record }]));
  const duels = [...kept]
    .sort((a, b) => a.updated - b.updated)
    .flatMap((game) => {
      const duel = duelOf(game);
      return duel ? [{ ...duel, resigned: game.players.some((p) => p.resigned) }] : [];
    });
  for (const { level, own, bot, resigned } of duels) {
    const record = all.get(level) ?? { level, won: 0, drawn: 0, lost: 0 };
    if (own.place < bot.place) record.won += 1;
    else if (own.place > bot.place) record.lost += 1;
    else record.drawn += 1;
    record.last = resigned ? undefined : own.points - bot.points;
    all.set(level, record);
  }
  return [...all.values()];
}
