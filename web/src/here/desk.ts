// An engine and the table that lies on it: opened from its entries, and how many of them are stored.
import type { Answer, Told } from '../net/local';
import type { Me, WireRefusal } from '../net/types';
import type { Engine } from './engine';
import type { Saves } from './saves';

/** What was refused by the engine, or by what is kept. */
export class Refused extends Error {
  constructor(readonly why: WireRefusal) {
    super(why.code);
  }
}

const NO_GAME: WireRefusal = { code: 'no-game' };

/** A result of the engine; what it refuses is thrown. */
export function read<T>(text: string): T {
  const value = JSON.parse(text) as T | { error: WireRefusal };
  if (typeof value === 'object' && value !== null && 'error' in value) throw new Refused(value.error);
  return value;
}

export class Desk {
  id: string | null = null;
  /** Entries of the table that are stored. */
  length = 0;

  constructor(
    readonly engine: Engine,
    private readonly saves: Saves,
  ) {}

  sit(me: Me): void {
    // A name that the engine does not take is no reason not to play.
    this.engine.me(JSON.stringify(me));
  }

  /** Puts a table on it that is kept; nothing is read if it lies there already. */
  async open(id: string): Promise<Told | null> {
    if (this.id === id) return null;
    this.id = null;
    const entries = await this.saves.log(id);
    if (!entries.length) throw new Refused(NO_GAME);
    const told = read<Told>(this.engine.load(id, JSON.stringify(entries)));
    this.id = id;
    this.length = entries.length;
    return told;
  }

  /** Stores what is new. If that fails, the table is read again when it is wanted. */
  async store({ entries, summary }: Pick<Told, 'entries' | 'summary'>): Promise<void> {
    const { id } = this;
    if (!id || !entries.length) return;
    try {
      await this.saves.add(id, this.length, entries, summary);
      this.length += entries.length;
    } catch (e) {
      this.id = null;
      throw e;
    }
  }

  /** Stores a table that has just been made here. */
  async begin(id: string, told: Told): Promise<void> {
    this.id = id;
    this.length = 0;
    await this.store(told);
  }

  answer(method: string, address: string, now: number): Answer {
    return JSON.parse(this.engine.answer(method, address, now)) as Answer;
  }
}
