// A table that waits for players: its link, what is played, and the same game with bots in the open seats.
import type { Catalogue, NewGame, SeatWish, Summary } from '../net/types';
import { minutesOf, tilesOf } from './length';
import type { Mix } from './mix';
import { nextBot } from './setup';

export const openSeats = (game: Summary): number => game.players.filter((p) => p.kind === 'open').length;

/** Whether whoever looks can take a seat: strangers only if the table is public or they have the invitation. */
export const canSit = (game: Summary, invite: string | undefined): boolean =>
  game.you === null && (game.public || game.creator || !!invite);

const seatsOf = (game: Summary): SeatWish[] =>
  game.players.map((p) => (p.kind === 'bot' ? { kind: 'bot', level: p.level } : { kind: 'me' }));

function mixOf({ preset, systems, options }: Summary): Mix {
  const names = [...new Set(systems.map((s) => s.split('/')[0] ?? s))];
  const texts = Object.fromEntries(Object.entries(options ?? {}).map(([name, value]) => [name, String(value)]));
  return { box: preset ?? null, systems: names, parts: {}, options: texts, lost: {} };
}

/** Tiles and minutes of the game that waits. */
export const sizeOf = (game: Summary, catalogue: Catalogue): { tiles: number; minutes: number } => ({
  tiles: tilesOf(catalogue, mixOf(game)),
  minutes: minutesOf(catalogue, mixOf(game), seatsOf(game)),
});

/** Bots can take the open seats while nobody else has come: the game is made anew with them. */
export const canFill = (game: Summary): boolean =>
  game.creator && !game.brought && openSeats(game) > 0 && game.players.filter((p) => p.kind === 'human').length === 1;

export function filled(game: Summary, catalogue: Catalogue, bot: string): NewGame {
  const seats: SeatWish[] = [];
  for (const p of game.players) {
    if (p.kind === 'human') seats.push({ kind: 'me', name: p.name });
    else seats.push({ kind: 'bot', level: p.level ?? nextBot(catalogue, [...seats, ...seatsOf(game)], bot) });
  }
  const { options } = mixOf(game);
  const setup = {
    ...(game.preset ? {} : { systems: game.systems }),
    ...(Object.keys(options).length ? { options } : {}),
  };
  return {
    ...(game.preset ? { preset: game.preset } : {}),
    ...(Object.keys(setup).length ? { setup } : {}),
    seats,
    assists: game.assists,
    public: game.public,
    first: 'random',
    watchers_chat: game.watchers_chat,
  };
}
