// Two desks, made when the engine is first needed: one for the table at which somebody sits, one to look at all others.
import type { Me } from '../net/types';
import { Desk } from './desk';
import type { Engine } from './engine';
import type { Saves } from './saves';

interface Pair {
  table: Desk;
  other: Desk;
}

export class Desks {
  private me: Me = { id: 'me', name: 'Guest', colour: 'blue' };
  private pair: Promise<Pair> | null = null;

  constructor(
    private readonly saves: Saves,
    private readonly engine: () => Promise<Engine>,
  ) {}

  async sit(me: Me): Promise<void> {
    this.me = me;
    for (const desk of await this.there()) desk.sit(me);
  }

  /** Forgets what lies there of a table, so that it is read again. */
  async forget(id: string): Promise<void> {
    for (const desk of await this.there()) if (desk.id === id) desk.id = null;
  }

  both(): Promise<Pair> {
    this.pair ??= Promise.all([this.engine(), this.engine()]).then(([one, two]) => {
      const pair = { table: new Desk(one, this.saves), other: new Desk(two, this.saves) };
      pair.table.sit(this.me);
      pair.other.sit(this.me);
      return pair;
    });
    this.pair.catch(() => (this.pair = null));
    return this.pair;
  }

  /** The desk for a game, while somebody sits at a table or at none. */
  async of(id: string | null, wired: string | null): Promise<Desk> {
    const { table, other } = await this.both();
    return wired === null || wired === id ? table : other;
  }

  /** Those that are there already. */
  private async there(): Promise<Desk[]> {
    const pair = await this.pair?.catch(() => null);
    return pair ? [pair.table, pair.other] : [];
  }
}
