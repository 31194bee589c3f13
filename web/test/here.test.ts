// Tables of this page: ids, what is stored before it is shown, other tabs, and devices that keep nothing. The engine is a fake;
// where it is built, a short game is played with the real one.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BufferedSaves } from '../src/here/buffer';
import type { Engine } from '../src/here/engine';
import { hereOf, isHere, newId, newSeed } from '../src/here/ids';
import { Keeper } from '../src/here/keeper';
import type { World } from '../src/here/world';
import { Stale, type Saves } from '../src/here/saves';
import type { Told } from '../src/net/local';
import type { ServerMessage, View } from '../src/net/table';
import type { NewGame, Summary } from '../src/net/types';

const DUEL: NewGame = {
  preset: 'base',
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'odile' }],
  first: 'seat',
  assists: true,
  public: false,
};

const summaryOf = (id: string): Summary =>
  ({ id, players: [], systems: [], updated: 1, status: 'running' }) as unknown as Summary;

/** What a disk keeps, shared by tabs. */
class FakeDisk implements Saves {
  readonly games = new Map<string, { entries: unknown[]; summary: unknown }>();
  full = false;

  list(): Promise<[string, unknown][]> {
    return Promise.resolve([...this.games].map(([id, { summary }]) => [id, summary]));
  }
  log(id: string): Promise<unknown[]> {
    return Promise.resolve([...(this.games.get(id)?.entries ?? [])]);
  }
  add(id: string, from: number, entries: readonly unknown[], summary?: Summary): Promise<void> {
    if (this.full) return Promise.reject(new Error('QuotaExceededError'));
    const game = this.games.get(id) ?? { entries: [], summary: undefined };
    if (game.entries.length !== from) return Promise.reject(new Stale());
    game.entries.push(...entries);
    if (summary) game.summary = summary;
    this.games.set(id, game);
    return Promise.resolve();
  }
  remove(id: string): Promise<void> {
    this.games.delete(id);
    return Promise.resolve();
  }
}

/** A game of counting: every play and every move of the bot is an entry; the bot moves after each play. */
class FakeEngine implements Engine {
  private id = '';
  private log: number[] = [];
  private bot_ = false;

  private told(entries: number[]): string {
    this.log.push(...entries);
    const view = { type: 'view', seq: this.log.length, version: this.log.length } as unknown as ServerMessage;
    const told: Told = { messages: [view], entries, summary: summaryOf(this.id), bot: this.bot_ ? 1 : null };
    return JSON.stringify(told);
  }
  me = (): string => '{}';
  create(id: string): string {
    [this.id, this.log, this.bot_] = [id, [], false];
    return this.told([0]);
  }
  load(id: string, entries: string): string {
    const log = JSON.parse(entries) as number[];
    if (log.includes(-1)) return JSON.stringify({ error: { code: 'bad-save', with: { entry: log.indexOf(-1) } } });
    [this.id, this.log] = [id, log];
    this.bot_ = log.length % 2 === 0;
    return this.told([]);
  }
  import = (id: string): string => this.create(id);
  say(text: string): string {
    const message = JSON.parse(text) as { type: string };
    if (message.type !== 'play') return this.told([]);
    this.bot_ = true;
    return this.told([this.log.length]);
  }
  bot(): string {
    this.bot_ = false;
    return this.told([this.log.length]);
  }
  rematch(id: string): string {
    const told = JSON.parse(this.told([this.log.length])) as Told;
    return JSON.stringify({ told, id, entries: [0], summary: summaryOf(id) });
  }
  answer = (_: string, address: string): string =>
    JSON.stringify({ status: 200, type: 'application/json', body: JSON.stringify({ address, log: this.log }) });
}

interface Tab {
  keeper: Keeper;
  sent: { id: string; message: ServerMessage }[];
  /** Lets everything that was put off happen. */
  pass(): Promise<void>;
  moved: string[];
}

function tab(saves: Saves, engine: () => Engine = () => new FakeEngine()): Tab {
  const sent: Tab['sent'] = [];
  const moved: string[] = [];
  let put: (() => void)[] = [];
  const world: World = {
    engine: () => Promise.resolve(engine()),
    now: () => 1000,
    newId,
    newSeed,
    later(_, what) {
      put.push(what);
      return () => (put = put.filter((other) => other !== what));
    },
    send: (id, message) => sent.push({ id, message }),
    moved: (id) => moved.push(id),
  };
  const keeper = new Keeper(saves, world);
  const pass = async (): Promise<void> => {
    const all = put;
    put = [];
    for (const what of all) what();
    await keeper.list();
    await keeper.request('GET', '/api/catalogue');
  };
  return { keeper, sent, pass, moved };
}

const play = (ack: string): string => JSON.stringify({ type: 'play', expected: 0, ack, action: { type: 'pass' } });
const kinds = (t: Tab): string[] => t.sent.map(({ message }) => message.type);

describe('ids', () => {
  it('say that a game is kept here', () => {
    const id = newId();
    expect(id).toMatch(/^here-[a-z0-9]{12}$/);
    expect([id, 'here-short', 'abc', `${id}x`].map(isHere)).toEqual([true, false, false, false]);
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(Array.from({ length: 50 }, () => newId())).size).toBe(50);
  });

  it('draw every letter alike', () => {
    // 252 to 255 would be four letters more often than others.
    const bytes = [255, 252, 0, 251, 35, 36];
    expect(newId((n) => Uint8Array.from({ length: n }, (_, i) => bytes[i % bytes.length] ?? 0))).toBe(
      'here-a99aa99aa99a'.slice(0, 17),
    );
  });

  it('are found in addresses about them', () => {
    const id = 'here-abcdefghij12';
    const about = ['/api/games/ID', '/api/games/ID/at/3', '/art/board/ID.svg', '/ws/games/ID?seq=1'];
    for (const address of about) expect(hereOf(address.replace('ID', id)), address).toBe(id);
    for (const address of ['/api/games/abc', '/api/catalogue', `/api/other/${id}`]) expect(hereOf(address)).toBeNull();
  });
});

describe('a table of this page', () => {
  it('stores entries before anything is shown', async () => {
    const disk = new FakeDisk();
    const one = tab(disk);
    const id = await one.keeper.create(DUEL);
    await one.keeper.connect(id, null);
    disk.add = async (...args) => {
      expect(kinds(one)).toEqual(['view']);
      await FakeDisk.prototype.add.apply(disk, args);
    };
    await one.keeper.say(id, play('a'));
    expect(kinds(one)).toEqual(['view', 'view']);
    expect(disk.games.get(id)?.entries).toEqual([0, 1]);
  });

  it('does not send again what was seen', async () => {
    const one = tab(new FakeDisk());
    const id = await one.keeper.create(DUEL);
    await one.keeper.connect(id, 1);
    expect(one.sent).toEqual([]);
  });

  it('lets bots move after a pause, and only while somebody sits there', async () => {
    const disk = new FakeDisk();
    const one = tab(disk);
    const id = await one.keeper.create(DUEL);
    await one.keeper.connect(id, null);
    await one.keeper.say(id, play('a'));
    await one.pass();
    expect(disk.games.get(id)?.entries).toEqual([0, 1, 2]);
    await one.keeper.say(id, play('b'));
    one.keeper.disconnect(id);
    await one.pass();
    expect(disk.games.get(id)?.entries).toEqual([0, 1, 2, 3]);
    await one.keeper.connect(id, null);
    await one.pass();
    expect(disk.games.get(id)?.entries).toEqual([0, 1, 2, 3, 4]);
  });

  it('refuses what another tab was faster with, and shows how the table stands', async () => {
    const disk = new FakeDisk();
    const [one, two] = [tab(disk), tab(disk)];
    const id = await one.keeper.create(DUEL);
    await one.keeper.connect(id, null);
    await two.keeper.connect(id, null);
    await two.keeper.say(id, play('b'));
    expect(two.moved).toEqual([id]);
    await one.keeper.say(id, play('a'));
    expect(one.sent.slice(1).map(({ message }) => message)).toMatchObject([
      { type: 'refused', ack: 'a', code: 'stale' },
      { type: 'view', seq: 2 },
    ]);
    expect(disk.games.get(id)?.entries).toEqual([0, 1]);
  });

  it('catches up with another tab that has moved', async () => {
    const disk = new FakeDisk();
    const [one, two] = [tab(disk), tab(disk)];
    const id = await one.keeper.create(DUEL);
    await one.keeper.connect(id, null);
    await two.keeper.connect(id, null);
    await two.keeper.say(id, play('b'));
    await one.keeper.changed(id);
    expect(one.sent.at(-1)?.message).toMatchObject({ type: 'view', seq: 2 });
  });

  it('refuses by a code when nothing can be stored, and is read again', async () => {
    const disk = new FakeDisk();
    const one = tab(disk);
    const id = await one.keeper.create(DUEL);
    await one.keeper.connect(id, null);
    disk.full = true;
    await one.keeper.say(id, play('a'));
    expect(one.sent.slice(1).map(({ message }) => message)).toMatchObject([
      { type: 'refused', ack: 'a', code: 'storage' },
      { type: 'view', seq: 1 },
    ]);
  });

  it('is followed by a rematch that is stored first', async () => {
    const disk = new FakeDisk();
    const one = tab(disk);
    const id = await one.keeper.create(DUEL);
    await one.keeper.connect(id, null);
    await one.keeper.say(id, '{"type":"rematch","ack":"r"}');
    expect([...disk.games.values()].map(({ entries }) => entries.length)).toEqual([2, 1]);
    expect(one.sent.at(-1)?.message).toMatchObject({ type: 'ack', ack: 'r' });
    const answer = await one.keeper.request('POST', `/api/games/${id}/rematch`);
    expect((JSON.parse(answer.body) as { id: string }).id).toMatch(/^here-/);
  });

  it('answers requests about other games without leaving its own', async () => {
    const one = tab(new FakeDisk());
    const [a, b] = [await one.keeper.create(DUEL), await one.keeper.create(DUEL)];
    await one.keeper.connect(a, null);
    expect(await one.keeper.request('GET', `/api/games/${b}`)).toMatchObject({ status: 200 });
    await one.keeper.say(a, play('a'));
    expect(one.sent.at(-1)).toMatchObject({ id: a, message: { seq: 2 } });
    expect(await one.keeper.request('GET', `/api/games/${newId()}`)).toMatchObject({ status: 404 });
  });

  it('lists what it cannot read, which can still be looked at and deleted', async () => {
    const disk = new FakeDisk();
    const one = tab(disk);
    const id = await one.keeper.create(DUEL);
    disk.games.set('here-old', { entries: [0], summary: { from: 'long ago' } });
    disk.games.set('here-half', { entries: [0, -1], summary: summaryOf('here-half') });
    expect(await one.keeper.list()).toMatchObject({ games: [{ id }, { id: 'here-half' }], broken: ['here-old'] });
    const two = tab(disk);
    disk.games.set('here-aaaaaaaaaaaa', { entries: [0, -1], summary: summaryOf('here-aaaaaaaaaaaa') });
    const answer = await two.keeper.request('GET', '/api/games/here-aaaaaaaaaaaa/view');
    expect(answer).toMatchObject({ status: 409 });
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'bad-save' } });
    expect(await two.keeper.raw('here-aaaaaaaaaaaa')).toEqual([0, -1]);
    await two.keeper.remove('here-aaaaaaaaaaaa');
    expect(disk.games.has('here-aaaaaaaaaaaa')).toBe(false);
    expect(disk.games.has(id)).toBe(true);
  });
});

describe('a device that keeps nothing', () => {
  it('plays on in memory, says so, and stores everything once it can', async () => {
    const disk = new FakeDisk();
    const said: boolean[] = [];
    const one = tab(new BufferedSaves(disk, (kept) => said.push(kept)));
    const id = await one.keeper.create(DUEL);
    await one.keeper.connect(id, null);
    disk.full = true;
    await one.keeper.say(id, play('a'));
    await one.pass();
    expect(disk.games.get(id)?.entries).toEqual([0]);
    expect(await one.keeper.raw(id)).toEqual([0, 1, 2]);
    expect(kinds(one)).toEqual(['view', 'view', 'view']);
    disk.full = false;
    await one.keeper.say(id, play('b'));
    expect(disk.games.get(id)?.entries).toEqual([0, 1, 2, 3]);
    expect(said).toEqual([false, true]);
  });

  it('lists, opens and forgets a game that was never stored', async () => {
    const disk = new FakeDisk();
    disk.full = true;
    disk.list = () => Promise.reject(new Error('SecurityError'));
    const saves = new BufferedSaves(disk, () => undefined);
    const one = tab(saves);
    const id = await one.keeper.create(DUEL);
    expect(await one.keeper.list()).toMatchObject({ games: [{ id }] });
    expect(await tab(saves).keeper.request('GET', `/api/games/${id}`)).toMatchObject({ status: 200 });
    await one.keeper.remove(id);
    expect(await one.keeper.list()).toMatchObject({ games: [] });
  });

  it('lets go of moves that another tab was faster with', async () => {
    const disk = new FakeDisk();
    const saves = new BufferedSaves(disk, () => undefined);
    await saves.add('g', 0, [0]);
    disk.full = true;
    await saves.add('g', 1, [1]);
    disk.full = false;
    await disk.add('g', 1, ['other']);
    await expect(saves.add('g', 2, [2])).rejects.toBeInstanceOf(Stale);
    expect(await saves.log('g')).toEqual([0, 'other']);
  });
});

const folder = new URL('../src/engine/', import.meta.url);

describe.skipIf(!existsSync(new URL('engine.js', folder)))('with the real engine', () => {
  it('plays a whole game, resumes it, and starts a rematch', { timeout: 60_000 }, async () => {
    const module = (await import(/* @vite-ignore */ new URL('engine.js', folder).href)) as {
      initSync(from: { module: Uint8Array }): unknown;
      Engine: new () => Engine;
    };
    module.initSync({ module: readFileSync(new URL('engine_bg.wasm', folder)) });
    const disk = new FakeDisk();
    const fresh = (): Tab => tab(disk, () => new module.Engine());
    let one = fresh();
    const id = await one.keeper.create({
      ...DUEL,
      preset: undefined,
      setup: { systems: ['base'], draw: ['base.V', 'base.U', 'base.E', 'base.D'] },
    });
    await one.keeper.connect(id, null);
    let view: View | null = null;
    for (let turn = 0; turn < 100 && view?.game.status !== 'over'; turn += 1) {
      // As after a crash: another page finds everything that was played.
      if (turn % 3 === 2) {
        one = fresh();
        await one.keeper.connect(id, null);
      }
      view = JSON.parse((await one.keeper.request('GET', `/api/games/${id}/view`)).body) as View;
      if (view.game.turn !== view.game.you) await one.pass();
      else {
        const [space] = view.spaces;
        const action = space
          ? { type: 'place-tile', at: [space[0], space[1]], rot: space[2][0] }
          : view.legal.at(-1)?.action;
        await one.keeper.say(id, JSON.stringify({ type: 'play', expected: view.version, ack: `a${turn}`, action }));
      }
    }
    expect(view?.game.status).toBe('over');
    expect(kinds(one)).not.toContain('refused');
    await one.keeper.say(id, '{"type":"rematch","ack":"r"}');
    expect(disk.games.size).toBe(2);
    const { games } = await one.keeper.list();
    expect(games.map(({ status }) => status).sort()).toEqual(['over', 'running']);
    const file = await one.keeper.request('GET', `/api/games/${id}/game.bastide`);
    const copy = await one.keeper.import(file.body);
    expect(await one.keeper.request('GET', `/api/games/${copy}`)).toMatchObject({ status: 200 });
    await expect(one.keeper.import('[bastide\nnonsense')).rejects.toMatchObject({ why: { code: 'bad-notation' } });
  });
});
