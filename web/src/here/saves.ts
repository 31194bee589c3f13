// Games kept on this device: every entry of their logs, and what lists show of them, in IndexedDB. Entries are only ever
// added, so that of two tabs at one table the slower one is told instead of writing over the other.
import type { Summary } from '../net/types';

/** Another tab has written first, or the game is gone. */
export class Stale extends Error {}

export interface Saves {
  /** What was kept for lists, by game. It may come from another version of the page. */
  list(): Promise<[id: string, summary: unknown][]>;
  log(id: string): Promise<unknown[]>;
  /** Appends entries from a number on, all of them or none. */
  add(id: string, from: number, entries: readonly unknown[], summary?: Summary): Promise<void>;
  remove(id: string): Promise<void>;
}

const ENTRIES = 'entries';
const GAMES = 'games';

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });

export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => undefined;
    transaction.onabort = () => reject(transaction.error ?? new Error('storage'));
  });

const ofGame = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export class DiskSaves implements Saves {
  private opened: Promise<IDBDatabase> | null = null;

  constructor(private readonly name = 'bastide') {}

  async list(): Promise<[string, unknown][]> {
    const games = (await this.open()).transaction(GAMES).objectStore(GAMES);
    const [ids, summaries] = await Promise.all([done(games.getAllKeys()), done(games.getAll())]);
    return ids.map((id, i) => [id as string, summaries[i]]);
  }

  async log(id: string): Promise<unknown[]> {
    const entries = (await this.open()).transaction(ENTRIES).objectStore(ENTRIES);
    return done(entries.getAll(ofGame(id)));
  }

  async add(id: string, from: number, entries: readonly unknown[], summary?: Summary): Promise<void> {
    const transaction = (await this.open()).transaction([ENTRIES, GAMES], 'readwrite');
    const written = finished(transaction);
    const log = transaction.objectStore(ENTRIES);
    let late = false;
    if (from > 0) {
      // A game that another tab has deleted must not come back without its beginning.
      log.count([id, from - 1]).onsuccess = (ev) => {
        late ||= (ev.target as IDBRequest<number>).result === 0;
        if (late) transaction.abort();
      };
    }
    try {
      entries.forEach((entry, i) => {
        log.add(entry, [id, from + i]).onerror = (ev) => {
          late ||= (ev.target as IDBRequest).error?.name === 'ConstraintError';
        };
      });
      if (summary) transaction.objectStore(GAMES).put(summary, id);
      await written;
    } catch (e) {
      written.catch(() => undefined);
      throw late ? new Stale() : e;
    }
  }

  async remove(id: string): Promise<void> {
    const transaction = (await this.open()).transaction([ENTRIES, GAMES], 'readwrite');
    const written = finished(transaction);
    transaction.objectStore(ENTRIES).delete(ofGame(id));
    transaction.objectStore(GAMES).delete(id);
    await written;
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= this.start().catch((e: unknown) => {
      this.opened = null;
      throw e;
    });
    return this.opened;
  }

  private async start(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES);
      request.result.createObjectStore(GAMES);
    };
    const database = await done(request);
    const forget = (): void => void (this.opened = null);
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  }
}
