// The page's end of its worker: requests and wires like those to a server, answered on this device. The worker is started
// when it is first needed.
import { lasting } from '../lib/prefs.svelte';
import type { Answer } from '../net/local';
import { Refusal } from '../net/refusal';
import type { NewGame } from '../net/types';
import type { Wire } from '../net/socket';
import { reviews } from '../review/keep';
import { isHere } from './ids';
import type { Kept } from './lists';
import { storage } from './kept.svelte';
import type { Call, Calls, ToPage, ToWorker } from './post';
import { sitter } from './sitter';

/** How long a bot waits before it moves, in milliseconds, at the normal speed. */
const PAUSE = 600;

interface Asked {
  done: (value: unknown) => void;
  failed: (why: Refusal) => void;
}

let worker: Worker | null = null;
let counter = 0;
const asked = new Map<number, Asked>();
const wires = new Map<string, HereWire>();

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
  // A worker that cannot be loaded says so here. The next request tries again.
  started.onerror = () => {
    worker = null;
    for (const { failed } of asked.values()) failed(new Refusal(null));
    asked.clear();
    for (const wire of wires.values()) wire.onclose?.(new CloseEvent('close'));
  };
  return started;
}

function post(message: ToWorker): void {
  worker ??= start();
  worker.postMessage(message);
}

function hear(message: ToPage): void {
  if (message.type === 'said') wires.get(message.id)?.hear(message.text);
  else if (message.type === 'kept') storage.kept = message.kept;
  else {
    const waiting = asked.get(message.number);
    asked.delete(message.number);
    if (message.type === 'done') waiting?.done(message.value);
    else waiting?.failed(new Refusal(message.why));
  }
}

function call<C extends Call>(name: C, ...args: Parameters<Calls[C]>): ReturnType<Calls[C]> {
  const number = (counter += 1);
  const reply = new Promise<unknown>((done, failed) => asked.set(number, { done, failed }));
  post({ type: 'call', number, call: name, args });
  return reply as ReturnType<Calls[C]>;
}

/** A table's wire whose other end is the worker. */
class HereWire implements Wire {
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;

  constructor(private readonly id: string) {}

  hear(text: string): void {
    this.onmessage?.({ data: text } as MessageEvent<string>);
  }

  send(text: string): void {
    post({ type: 'pause', ms: lasting(PAUSE) });
    post({ type: 'say', id: this.id, text });
  }

  close(): void {
    this.onmessage = null;
    this.onclose = null;
    if (wires.get(this.id) !== this) return;
    wires.delete(this.id);
    post({ type: 'close', id: this.id });
  }
}

const seat = (): Promise<void> => call('sit', sitter());

export const here = {
  /** Loads the engine before it is needed. */
  preload: (): Promise<boolean> =>
    call('ready').then(
      () => true,
      () => false,
    ),
  async create(game: NewGame, seed?: string): Promise<string> {
    void seat().catch(() => undefined);
    return call('create', game, seed);
  },
  async import(text: string): Promise<string> {
    void seat().catch(() => undefined);
    return call('import', text);
  },
  list: (): Promise<Kept> => call('list'),
  raw: (id: string): Promise<unknown[]> => call('raw', id),
  /** Forgets a game, and what was found out about it. */
  async remove(id: string): Promise<void> {
    await call('remove', id);
    await reviews.remove(id).catch(() => undefined);
  },
  request: (method: 'GET' | 'POST', address: string): Promise<Answer> => call('request', method, address),
  /** Opens a wire to a table, as `WebSocket` would. */
  wire(id: string, url: string): Wire {
    const wire = new HereWire(id);
    wires.set(id, wire);
    const seen = /[?&]seq=(\d+)/.exec(url)?.[1];
    post({ type: 'pause', ms: lasting(PAUSE) });
    post({ type: 'open', id, seen: seen === undefined ? null : Number(seen) });
    // Whoever opens a wire begins to listen after that.
    queueMicrotask(() => wire.onopen?.(new Event('open')));
    return wire;
  },
};

/** How a wire to a game is opened, where that is not a socket. */
export const wireTo = (id: string): ((url: string) => Wire) | undefined =>
  isHere(id) ? (url) => here.wire(id, url) : undefined;
