// One store of things by name in IndexedDB, in a database of its own, for what is kept beside games: reviews, analyses.
import { done, finished } from './saves';

export class Disk {
  constructor(
    private readonly database: string,
    private readonly store: string,
  ) {}

  private async opened<T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const request = indexedDB.open(this.database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(this.store);
    const database = await done(request);
    try {
      const transaction = database.transaction(this.store, mode);
      const written = finished(transaction);
      const [result] = await Promise.all([done(what(transaction.objectStore(this.store))), written]);
      return result;
    } finally {
      database.close();
    }
  }

  get = (id: string): Promise<unknown> => this.opened<unknown>('readonly', (store) => store.get(id));
  all = (): Promise<unknown[]> => this.opened<unknown[]>('readonly', (store) => store.getAll());
  put = (id: string, value: unknown): Promise<unknown> => this.opened('readwrite', (store) => store.put(value, id));
  remove = (id: string): Promise<unknown> => this.opened('readwrite', (store) => store.delete(id));
}
