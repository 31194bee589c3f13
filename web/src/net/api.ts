// The REST half of the contract. Every failure becomes a `Refusal`.
import { spelledOut } from './view';
import type { Catalogue, KindArt, LessonAnswer, Me, NewGame, View, WireRefusal } from './types';
import type * as Site from './site';
import type * as Live from './table';
import type * as Wire from './wire';

/** What the server refused, or nothing where it did not answer. */
export class Refusal extends Error {
  constructor(
    readonly why: WireRefusal | null,
    readonly status = 0,
  ) {
    super(why?.code ?? 'no answer');
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const post = body !== undefined;
  let reply: Response;
  try {
    reply = await fetch(path, {
      method: post ? 'POST' : 'GET',
      credentials: 'same-origin',
      headers: post
        ? { 'content-type': 'application/json', accept: 'application/json' }
        : { accept: 'application/json' },
      body: post ? JSON.stringify(body) : undefined,
    });
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
