// Tables of this page, without a worker around them: what the page says is told to the engine, what comes of it is stored and
// then shown, and bots move in between. One thing happens after the other.
import type { Answer, Followed, Told } from '../net/local';
import type { Me, NewGame, WireRefusal } from '../net/types';
import type { ClientMessage } from '../net/table';
import { read, type Desk } from './desk';
import { Desks } from './desks';
import type { Engine } from './engine';
import { hereOf } from './ids';
import { sifted, type Kept } from './lists';
import { Stale, type Saves } from './saves';
import { Turns } from './turns';
import { answered, refusalOf, refused, type World } from './world';

/** How long a bot thinks about one decision, in milliseconds. */
const THINKING = 450;
/** A table that another tab plays at is left to it for so long. */
const AFTER_OTHERS = 2500;

export class Keeper {
  private wired: string | null = null;
  private last: Promise<unknown> = Promise.resolve();
  readonly turns: Turns;
  private readonly desks: Desks;

  constructor(
    private readonly saves: Saves,
    private readonly world: World,
  ) {
    this.desks = new Desks(saves, () => world.engine());
    this.turns = new Turns((ms, what) => world.later(ms, what));
  }

  sit(me: Me): Promise<void> {
    return this.next(() => this.desks.sit(me));
  }

  async ready(): Promise<void> {
    await this.desks.both();
  }

  create(game: NewGame, wanted?: string): Promise<string> {
    return this.make((engine, id, seed, now) => engine.create(id, JSON.stringify(game), wanted ?? seed, now));
  }

  import(text: string): Promise<string> {
    return this.make((engine, id, seed, now) => engine.import(id, JSON.stringify({ text }), seed, now));
  }

  async list(): Promise<Kept> {
    return sifted(await this.saves.list());
  }

  raw(id: string): Promise<unknown[]> {
    return this.saves.log(id);
  }

  remove(id: string): Promise<void> {
    return this.next(async () => {
      await this.desks.forget(id);
      await this.saves.remove(id);
      this.world.moved(id);
    });
  }

  /** Answers a request about a table, or about what is the same for everybody. */
  request(method: string, address: string): Promise<Answer> {
    return this.next(async () => {
      const id = hereOf(address);
      try {
        const desk = await this.desks.of(id, this.wired);
        if (id) await desk.open(id);
        if (id && method === 'POST' && address.endsWith('/rematch'))
          return answered({ id: await this.follow(desk), invite: '' });
        const answer = desk.answer(method, address, this.world.now());
        if (answer.told) await this.keep(desk, answer.told);
        return answer;
      } catch (e) {
        if (id && this.wired === id && e instanceof Stale) await this.again(id, null, null);
        return refused(e);
      }
    });
  }

  /** Somebody sits down at a table. What they have seen already, by its number, is not sent again. */
  connect(id: string, seen: number | null): Promise<void> {
    return this.next(async () => {
      this.wired = id;
      try {
        const { table } = await this.desks.both();
        await table.open(id);
        const told = read<Told>(table.engine.say('{"type":"resync"}', this.world.now()));
        const [view] = told.messages;
        this.show(id, seen !== null && view?.type === 'view' && view.seq === seen ? { ...told, messages: [] } : told);
      } catch (e) {
        this.world.send(id, { type: 'refused', ...refusalOf(e) });
      }
    });
  }

  disconnect(id: string): void {
    if (this.wired !== id) return;
    this.wired = null;
    this.turns.stop();
  }

  /** Hears what a socket would hear. */
  say(id: string, text: string): Promise<void> {
    return this.next(async () => {
      const message = JSON.parse(text) as ClientMessage;
      const ack = 'ack' in message ? message.ack : null;
      try {
        const { table } = await this.desks.both();
        await table.open(id);
        if (message.type === 'rematch') {
          await this.follow(table);
          this.world.send(id, { type: 'ack', ack: message.ack, version: 0 });
        } else await this.keep(table, read<Told>(table.engine.say(text, this.world.now())));
      } catch (e) {
        await this.again(id, ack, e);
      }
    });
  }

  changed(id: string): Promise<void> {
    return this.next(async () => {
      await this.desks.forget(id);
      if (this.wired === id) await this.again(id, null, null, AFTER_OTHERS);
    });
  }

  private next<T>(what: () => Promise<T>): Promise<T> {
    const result = this.last.then(what);
    this.last = result.catch(() => undefined);
    return result;
  }

  private make(start: (engine: Engine, id: string, seed: string, now: number) => string): Promise<string> {
    return this.next(async () => {
      const desk = await this.desks.of(null, this.wired);
      const id = this.world.newId();
      desk.id = null;
      const told = read<Told>(start(desk.engine, id, this.world.newSeed(), this.world.now()));
      await desk.begin(id, told);
      this.world.moved(id);
      return id;
    });
  }

  /** Makes the table that continues one, unless there is one. */
  private async follow(desk: Desk): Promise<string> {
    const { id, entries, summary, told } = read<Followed>(
      desk.engine.rematch(this.world.newId(), this.world.newSeed(), this.world.now()),
    );
    // The new one first: one that nothing leads to is better than a way that leads nowhere.
    await this.saves.add(id, 0, entries, summary);
    await this.keep(desk, told);
    return id;
  }

  private async keep(desk: Desk, told: Told): Promise<void> {
    const { id } = desk;
    await desk.store(told);
    if (!id) return;
    if (told.entries.length) this.world.moved(id);
    if (id === this.wired) this.show(id, told);
  }

  private show(id: string, told: Told, wait = 0): void {
    for (const message of told.messages) this.world.send(id, message);
    this.turns.see(told.bot, () => void this.think(id), wait);
  }

  private think(id: string): Promise<void> {
    return this.next(async () => {
      const { table } = await this.desks.both();
      if (this.wired !== id || table.id !== id) return;
      try {
        await this.keep(table, read<Told>(table.engine.bot(THINKING, this.world.now())));
      } catch (e) {
        await this.again(id, null, e, AFTER_OTHERS);
      }
    });
  }

  /** Reads a table again after something went wrong, says what, and shows how it stands. */
  private async again(id: string, ack: string | null, why: unknown, wait = 0): Promise<void> {
    const refuse = (refusal: WireRefusal): void =>
      this.world.send(id, { type: 'refused', ...refusal, ...(ack === null ? {} : { ack }) });
    if (ack !== null) refuse(refusalOf(why));
    try {
      const { table } = await this.desks.both();
      if (table.id === id) table.id = null;
      await table.open(id);
      this.show(id, read<Told>(table.engine.say('{"type":"resync"}', this.world.now())), wait);
    } catch (e) {
      refuse(refusalOf(e));
    }
  }
}
