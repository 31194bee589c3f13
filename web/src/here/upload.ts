// Games kept here that go to the server: one goes on there with friends, a finished one gets a link. The game here takes note
// of where it went.
import { api } from '../net/api';
import type { SeatWish, Summary } from '../net/types';
import { checked } from './actions';
import { here } from './client';

/** Whether a seat is played as before, or given to a friend. */
export const SITTERS = ['stay', 'friend'] as const;
export type Sitter = (typeof SITTERS)[number];

/** Friends take the seats of the others at this screen; where there are none, that of the first bot. */
export function firstSitters({ players }: Summary): Sitter[] {
  const own = players.findIndex(({ kind }) => kind === 'human');
  const others = players.filter(({ kind }) => kind === 'human').length > 1;
  const bot = others ? -1 : players.findIndex(({ kind }) => kind === 'bot');
  return players.map(({ kind }, i) => (i === bot || (kind === 'human' && i !== own) ? 'friend' : 'stay'));
}

export const seatsOf = ({ players }: Summary, sitters: readonly Sitter[]): SeatWish[] =>
  players.map(({ kind, level, name }, i) => {
    if (sitters[i] === 'friend') return { kind: 'open' };
    return kind === 'bot' ? { kind, level } : { kind: 'me', name };
  });

async function send(game: Summary, sitters: readonly Sitter[]): Promise<string> {
  const { id } = game;
  // Whoever is new becomes a guest of the server.
  await api.me();
  const text = checked(await here.request('GET', `/api/games/${id}/game.bastide`));
  const resigned = game.results?.some(({ ending }) => ending === 'resigned') ?? false;
  const there = await api.upload({ text, seats: seatsOf(game, sitters), resigned, assists: game.assists, name: id });
  // The game is there, whether this device can remember it or not.
  await here.request('POST', `/api/games/${id}/uploaded/${there.id}`).catch(() => undefined);
  return there.id;
}

/** Takes a game to the server, where it waits for friends or goes on: its id there. */
export const moveOnline = (game: Summary, sitters: readonly Sitter[]): Promise<string> => send(game, sitters);

/** The id under which anybody finds a finished game. */
export const idForAll = async (game: Summary): Promise<string> => game.uploaded ?? (await send(game, []));

/** Lets a game go on here though it was taken to the server. */
export async function takeBack(id: string): Promise<void> {
  checked(await here.request('POST', `/api/games/${id}/uploaded`));
}
