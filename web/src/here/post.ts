// What the page and its worker post to each other.
import type { Answer } from '../net/local';
import type { Me, NewGame, WireRefusal } from '../net/types';
import type { Kept } from './lists';

/** What the page asks for, and what comes back. */
export interface Calls {
  ready(): Promise<void>;
  sit(me: Me): Promise<void>;
  /** A game whose draws follow from a seed, or from chance. */
  create(game: NewGame, seed?: string): Promise<string>;
  import(text: string): Promise<string>;
  list(): Promise<Kept>;
  raw(id: string): Promise<unknown[]>;
  remove(id: string): Promise<void>;
  request(method: string, address: string): Promise<Answer>;
}
export type Call = keyof Calls;

export type ToWorker =
  | { type: 'call'; number: number; call: Call; args: readonly unknown[] }
  | { type: 'open'; id: string; seen: number | null }
  | { type: 'say'; id: string; text: string }
  | { type: 'close'; id: string }
  /** Milliseconds before a bot moves. */
  | { type: 'pause'; ms: number };

export type ToPage =
  | { type: 'done'; number: number; value: unknown }
  | { type: 'failed'; number: number; why: WireRefusal | null }
  | { type: 'said'; id: string; text: string }
  /** Whether games are kept: a device may be full, or allow nothing to be stored. */
  | { type: 'kept'; kept: boolean };
