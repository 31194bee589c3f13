// The engine of the page plays exactly as the server does. It is built by `cargo xtask wasm`.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Answer, StudyPoint, Told } from '../src/net/local';

const folder = new URL('../src/engine/', import.meta.url);
const golden = readFileSync(new URL('../../crates/bots/tests/signature.rs', import.meta.url), 'utf8');
const rows = [...golden.matchAll(/\("([a-z0-9-]+)", (\d), 0x([0-9a-f]{16})\)/g)];
const isBuilt = existsSync(new URL('engine.js', folder));

interface Engine {
  create(id: string, game: string, seed: string, now: number): string;
  load(id: string, entries: string): string;
  say(message: string, now: number): string;
  bot(mostMillis: number | undefined, now: number): string;
  answer(method: string, address: string, now: number): string;
  study(source: string): string;
  think(effort: string): string;
  signature(preset: string, players: number, games: number): string;
}

async function start(): Promise<Engine> {
  const module = (await import(/* @vite-ignore */ new URL('engine.js', folder).href)) as {
    initSync(from: { module: Uint8Array }): unknown;
    Engine: new () => Engine;
  };
  module.initSync({ module: readFileSync(new URL('engine_bg.wasm', folder)) });
  return new module.Engine();
}

describe.skipIf(!isBuilt)('the engine in the page', () => {
  it('plays the signature games of every preset as the native build does', { timeout: 120_000 }, async () => {
    const engine = await start();
    expect(rows.length).toBeGreaterThan(10);
    for (const [, preset = '', players, signature] of rows) {
      expect([preset, players, JSON.parse(engine.signature(preset, Number(players), 100))]).toEqual([
        preset,
        players,
        signature,
      ]);
    }
  });

  it('plays, saves and loads a game against a bot that searches', async () => {
    const engine = await start();
    const game = { preset: 'base', first: 'seat', seats: [{ kind: 'bot', level: 'raimond' }, { kind: 'me' }] };
    const made = JSON.parse(engine.create('g1', JSON.stringify(game), '0c'.repeat(32), 1000)) as Told;
    expect(made.bot).toBe(0);
    const entries = [...made.entries];
    let told = made;
    while (told.bot !== null) {
      told = JSON.parse(engine.bot(100, 2000)) as Told;
      entries.push(...told.entries);
    }
    expect(told.messages.map((message) => message.type)).toEqual(['change']);
    const seen = (JSON.parse(engine.answer('GET', '/api/games/g1/view', 0)) as Answer).body;
    const loaded = JSON.parse(engine.load('g1', JSON.stringify(entries))) as Told;
    expect(loaded.messages[0]).toEqual({ type: 'view', ...(JSON.parse(seen) as object) });
    const refused = JSON.parse(
      engine.say('{"type":"play","expected":99,"ack":"a","action":{"type":"pass"}}', 0),
    ) as Told;
    expect(refused.messages[0]).toMatchObject({ type: 'refused', ack: 'a', code: 'stale' });
    const point = JSON.parse(engine.study('{"from":"here"}')) as StudyPoint;
    expect(point.at).toBe(point.moves.length);
    expect(JSON.parse(engine.think('{"millis":50}'))).toHaveProperty('candidates');
    expect(JSON.parse(engine.load('g1', '[{"seq":0}]'))).toEqual({
      error: { code: 'bad-save', with: { entry: 0 } },
    });
  });

  it('draws what the server draws', async () => {
    const engine = await start();
    const get = (address: string): Answer => JSON.parse(engine.answer('GET', address, 0)) as Answer;
    expect(get('/art/tile/base.D/90/3.svg')).toMatchObject({ status: 200, type: 'image/svg+xml' });
    expect(get('/art/kind/base.D/90.json').body).toContain('"segments"');
    expect(get('/api/catalogue').body).toContain('"everything"');
    expect(get('/api/lessons').status).toBe(200);
    expect(get('/api/nothing').status).toBe(404);
  });
});
