// Prints the bytes of the engine's parts, and random games a second in WebAssembly and native, by turns in one run:
// `node engine.mjs PROGRAM`, where the program is the example `random` of crates/local.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Engine, initSync } from '../src/engine/engine.js';

const ROUNDS = 7;
const LINES = [
  ['base', 2, 600],
  ['big-box-2021', 2, 150],
  ['everything', 2, 60],
];

const file = (name) => readFileSync(fileURLToPath(new URL(`../src/engine/${name}`, import.meta.url)));
const row = (...cells) =>
  console.log(cells.map((cell, n) => (n ? String(cell).padStart(12) : cell.padEnd(18))).join(''));

row('part', 'bytes', 'gzip', 'brotli');
for (const name of ['engine_bg.wasm', 'engine.js']) {
  const bytes = file(name);
  row(name, bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length);
}

const begun = performance.now();
initSync({ module: file('engine_bg.wasm') });
const engine = new Engine();
console.log(`\ncompiled in ${(performance.now() - begun).toFixed(0)} ms`);

const here = (preset, players, games) => {
  const start = performance.now();
  engine.playRandom(preset, players, games);
  return (performance.now() - start) / 1000;
};
const native = (preset, players, games) =>
  parseFloat(execFileSync(process.argv[2], [preset, players, games].map(String), { encoding: 'utf8' }));

console.log('');
row('games a second', 'wasm', 'native', 'share');
for (const [preset, players, games] of LINES) {
  const best = { wasm: Infinity, native: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    best.wasm = Math.min(best.wasm, here(preset, players, games));
    best.native = Math.min(best.native, native(preset, players, games));
  }
  const rate = (seconds) => Math.round(games / seconds);
  const share = `${Math.round((100 * best.native) / best.wasm)} %`;
  row(`${preset}, ${players}`, rate(best.wasm), rate(best.native), share);
}

const one = { id: 'm1', seed: '07'.repeat(32), game: { preset: 'base', seats: [{ kind: 'bot' }, { kind: 'me' }] } };
const start = performance.now();
let told = JSON.parse(engine.create(one.id, JSON.stringify(one.game), one.seed, Date.now()));
while (told.bot !== null) told = JSON.parse(engine.bot(undefined, Date.now()));
console.log(`\nfrom a click to the first move: ${(performance.now() - start).toFixed(0)} ms`);

const show = (what, from) => console.log(`${what}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
const play = performance.now();
told = JSON.parse(
  engine.create(
    'm2',
    JSON.stringify({
      preset: 'base',
      seats: [
        { kind: 'bot', level: 'sancha' },
        { kind: 'bot', level: 'sancha' },
      ],
    }),
    one.seed,
    0,
  ),
);
while (told.bot !== null) told = JSON.parse(engine.bot(undefined, 0));
show('a game of two bots that do not search', play);
engine.study(JSON.stringify({ from: 'here' }));
const { turns } = JSON.parse(engine.review());
const review = performance.now();
turns.forEach((_, number) => engine.reviewTurn(number, '{}'));
show(`a review of its ${turns.length} turns on one core`, review);
