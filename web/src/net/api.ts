// The REST half of the contract. Every failure becomes a `Refusal`. What is about a table of this page is asked here.
import { here } from '../here/client';
import { hereOf } from '../here/ids';
import { Refusal } from './refusal';
import { spelledOut } from './view';
import type { Catalogue, KindArt, LessonAnswer, Me, NewGame, View } from './types';
import type * as Site from './site';
import type * as Live from './table';
import type * as Wire from './wire';

export { Refusal };

/** Asks the worker of this page as one would ask the server. */
async function askHere(method: 'GET' | 'POST', path: string): Promise<Response> {
  const { status, body } = await here.request(method, path);
  return new Response(body, { status });
}

function askServer(method: 'GET' | 'POST', path: string, body: unknown): Promise<Response> {
  const accept = { accept: 'application/json' };
  return fetch(path, {
    method,
    credentials: 'same-origin',
    headers: method === 'POST' ? { 'content-type': 'application/json', ...accept } : accept,
    body: method === 'POST' ? JSON.stringify(body) : undefined,
  });
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const method = body === undefined ? 'GET' : 'POST';
  let reply: Response;
  try {
    reply = await (hereOf(path) ? askHere(method, path) : askServer(method, path, body));
  } catch {
    throw new Refusal(null);
  }
  const text = await reply.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    if (reply.ok) throw new Refusal(null);
  }
  if (!reply.ok) {
    throw new Refusal((data as Site.Refused | null)?.error ?? null, reply.status);
  }
  return data as T;
}

export type GameList = 'open' | 'running' | 'mine' | 'finished';

export const api = {
  me: () => call<Me>('/api/me'),
  rename: (name: string, colour: string) => call<Me>('/api/me', { name, colour }),
  /** How the games of two against each bot went. */
  botRecords: () => call<Site.BotRecords>('/api/me/bots').then((r) => r.records),
  catalogue: () => call<Catalogue>('/api/catalogue'),
  create: (game: NewGame) => call<Site.Created>('/api/games', game),
  /** A game of this device, to go on with there or to keep. */
  upload: (game: Site.Upload) => call<Site.Created>('/api/uploads', game),
  /** The game that waits for players under a code. */
  find: (code: string) => call<Site.Created>('/api/codes', { code }),
  list: (list: GameList, page = 0) => call<Site.Games>(`/api/games?list=${list}&page=${page}`).then((r) => r.games),
  game: (id: string) => call<Site.Summary>(`/api/games/${encodeURIComponent(id)}`),
  /** The whole view, as the socket would send it. */
  view: (id: string) => call<Live.View>(`/api/games/${encodeURIComponent(id)}/view`),
  join: (id: string, invite?: string, seat?: number) =>
    call<Site.Seated>(`/api/games/${encodeURIComponent(id)}/join`, { invite, seat }),
  act: (id: string, what: 'leave' | 'start' | 'resign') =>
    call<Site.Done>(`/api/games/${encodeURIComponent(id)}/${what}`, {}),
  rematch: (id: string) => call<Site.Created>(`/api/games/${encodeURIComponent(id)}/rematch`, {}),
  at: (id: string, version: number): Promise<View> =>
    call<Live.View>(`/api/games/${encodeURIComponent(id)}/at/${version}`).then(spelledOut),
  lessons: () => call<Live.Lessons>('/api/lessons').then((r) => r.lessons),
  /** Where answers lead in a scene of a lesson. */
  scene: (lesson: string, scene: string, answers: readonly Wire.Action[]) =>
    call<LessonAnswer>(
      `/api/lessons/${encodeURIComponent(lesson)}/${encodeURIComponent(scene)}?answers=${encodeURIComponent(JSON.stringify(answers))}`,
    ),
  /** The rules for people, in a language. */
  guide: (language: string) => call<Site.Guide>(`/api/guide/${encodeURIComponent(language)}`),
  exact: (system: string) =>
    call<Site.ExactRules>(`/api/guide/exact/${encodeURIComponent(system)}`).then((r) => r.rules),
  kind: (kind: string, rot: number) => call<KindArt>(`/art/kind/${encodeURIComponent(kind)}/${rot}.json`),
};
