// What the keeper of tables needs of the world around it, and how it answers.
import type { Answer } from '../net/local';
import type { ServerMessage } from '../net/table';
import type { WireRefusal } from '../net/types';
import { Refused } from './desk';
import type { Engine } from './engine';
import { Stale } from './saves';

export interface World {
  engine(): Promise<Engine>;
  now(): number;
  newId(): string;
  newSeed(): string;
  /** Does something later, unless it is called off. */
  later(ms: number, what: () => void): () => void;
  /** Sends a message to whoever sits at a table in this page. */
  send(id: string, message: ServerMessage): void;
  /** Tells other tabs that a table has gone on. */
  moved(id: string): void;
}

/** The refusal that an error stands for; what is not known is trouble with storage. */
export function refusalOf(e: unknown): WireRefusal {
  if (e instanceof Refused) return e.why;
  return { code: e instanceof Stale ? 'stale' : 'storage' };
}

export const answered = (body: object, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** The answer to a request that went wrong. */
export function refused(e: unknown): Answer {
  const error = refusalOf(e);
  return answered({ error }, error.code === 'no-game' ? 404 : 409);
}
