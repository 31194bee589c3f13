// The file of puzzles: fetched once, read line by line. What a puzzle's position means, only the engine knows.
import address from '../../../crates/puzzles/data/puzzles.txt.gz?url';
import type { Gain } from '../net/types';
import { CORE } from '../systems/boxes';

export interface Puzzle {
  id: string;
  theme: string;
  rating: number;
  /** By how many points whoever plays the best turn can expect to be ahead. */
  margin: number;
  /** By how many points the next best turn is worse. */
  gap: number;
  gain: Gain;
  /** What it is played with. */
  systems: string[];
  players: number;
  /** The whole of it, for the engine. */
  text: string;
}

const FIRST = 'bastide puzzles 1';

/** The value of a line that begins with a name. */
const valueOf = (text: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';

function read(text: string): Puzzle {
  const [now = 0, later = 0, others = 0] = valueOf(text, 'gain').split(' ').map(Number);
  const systems = valueOf(text, 'systems');
  return {
    id: /^puzzle (\S+)/.exec(text)?.[1] ?? '',
    theme: valueOf(text, 'theme'),
    rating: Number(valueOf(text, 'rating')),
    margin: Number(valueOf(text, 'margin')),
    gap: Number(valueOf(text, 'gap')),
    gain: { now, later, others },
    systems: systems ? systems.split(', ').map((system) => system.replace(/\/.*/, '')) : [...CORE],
    players: valueOf(text, 'players').split(', ').length,
    text,
  };
}

/** The puzzles of a text. */
export function readAll(text: string): Puzzle[] {
  if (!text.startsWith(FIRST)) throw new Error('no puzzles');
  return text
    .split(/^(?=puzzle )/m)
    .slice(1)
    .map(read);
}

/** The text of a file, which may have been unpacked on its way. */
async function unpacked(file: Blob): Promise<string> {
  const [a, b] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (a !== 0x1f || b !== 0x8b) return file.text();
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

let loading: Promise<Puzzle[]> | null = null;

async function load(): Promise<Puzzle[]> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(address);
  return readAll(await unpacked(await reply.blob()));
}

/** All puzzles. What failed is tried again the next time. */
export function puzzles(): Promise<Puzzle[]> {
  loading ??= load();
  loading.catch(() => (loading = null));
  return loading;
}
