// Saves that go on when the device keeps nothing: a private window, a full disk. What could not be written stays in memory, is
// tried again with every move, and the player is told.
import type { Summary } from '../net/types';
import { Stale, type Saves } from './saves';

interface Held {
  from: number;
  entries: readonly unknown[];
  summary?: Summary;
}

export class BufferedSaves implements Saves {
  private readonly held = new Map<string, Held>();

  constructor(
    private readonly disk: Saves,
    /** Hears whether everything is kept, whenever that changes. */
    private readonly tell: (kept: boolean) => void,
  ) {}

  async list(): Promise<[string, unknown][]> {
    const kept = new Map(await this.disk.list().catch(() => []));
    for (const [id, { summary }] of this.held) if (summary) kept.set(id, summary);
    return [...kept];
  }

  async log(id: string): Promise<unknown[]> {
    const held = this.held.get(id);
    const kept = held?.from === 0 ? [] : await this.disk.log(id);
    return held ? [...kept.slice(0, held.from), ...held.entries] : kept;
  }

  async add(id: string, from: number, entries: readonly unknown[], summary?: Summary): Promise<void> {
    const before = this.held.get(id);
    if (before && before.from + before.entries.length !== from) throw new Stale();
    const all: Held = before
      ? { from: before.from, entries: [...before.entries, ...entries], summary: summary ?? before.summary }
      : { from, entries, summary };
    const wasKept = this.held.size === 0;
    try {
      await this.disk.add(id, all.from, all.entries, all.summary);
      this.held.delete(id);
    } catch (e) {
      if (e instanceof Stale) {
        this.held.delete(id);
        throw e;
      }
      this.held.set(id, all);
    } finally {
      if (wasKept !== (this.held.size === 0)) this.tell(!wasKept);
    }
  }

  async remove(id: string): Promise<void> {
    const held = this.held.get(id);
    this.held.delete(id);
    if (held && this.held.size === 0) this.tell(true);
    if (held?.from !== 0) await this.disk.remove(id);
  }
}
