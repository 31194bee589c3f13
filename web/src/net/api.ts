// The REST half of the contract. Every failure becomes a `Refusal` that can be shown as it is.
import type { Catalogue, KindArt, Me, NewGame, Rule, RulePage, Summary, View } from './types';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule?: string,
    readonly status = 0,
  ) {
    super(message);
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
    throw new Refusal('offline', '');
  }
  const text = await reply.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    if (reply.ok) throw new Refusal('bad-answer', '');
  }
  if (!reply.ok) {
    const error = (data as { error?: { code?: string; message?: string; rule?: string } } | null)?.error;
    throw new Refusal(error?.code ?? 'http', error?.message ?? `${reply.status}`, error?.rule, reply.status);
  }
  return data as T;
}

export type GameList = 'open' | 'running' | 'mine' | 'finished';

export const api = {
  me: () => call<Me>('/api/me'),
  rename: (name: string, colour: string) => call<Me>('/api/me', { name, colour }),
  catalogue: () => call<Catalogue>('/api/catalogue'),
  create: (game: NewGame) => call<{ id: string; invite: string }>('/api/games', game),
  list: (list: GameList, page = 0) =>
    call<{ games: Summary[] }>(`/api/games?list=${list}&page=${page}`).then((r) => r.games),
  game: (id: string) => call<Summary>(`/api/games/${encodeURIComponent(id)}`),
  join: (id: string, invite?: string, seat?: number) =>
    call<unknown>(`/api/games/${encodeURIComponent(id)}/join`, { invite, seat }),
  act: (id: string, what: 'leave' | 'start' | 'resign') =>
    call<unknown>(`/api/games/${encodeURIComponent(id)}/${what}`, {}),
  rematch: (id: string) => call<{ id: string }>(`/api/games/${encodeURIComponent(id)}/rematch`, {}),
  at: (id: string, version: number) => call<View>(`/api/games/${encodeURIComponent(id)}/at/${version}`),
  rule: (id: string) => call<Rule>(`/api/rules/${encodeURIComponent(id)}`),
  rules: () => call<{ rules: RulePage[] }>('/api/rules').then((r) => r.rules),
  kind: (kind: string, rot: number) => call<KindArt>(`/art/kind/${encodeURIComponent(kind)}/${rot}.json`),
};
