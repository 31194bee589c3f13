// The worker of tables in this page: the keeper with the engine, the saves of this device and other tabs around it.
import { BufferedSaves } from './buffer';
import { Refused } from './desk';
import { startEngine } from './engine';
import { newId, newSeed } from './ids';
import { Keeper } from './keeper';
import type { Call, Calls, ToPage, ToWorker } from './post';
import { DiskSaves } from './saves';

const post = (message: ToPage): void => self.postMessage(message);

let engines: ReturnType<typeof startEngine> | null = null;
const tabs = new BroadcastChannel('bastide.here');

const keeper = new Keeper(new BufferedSaves(new DiskSaves(), (kept) => post({ type: 'kept', kept })), {
  async engine() {
    engines ??= startEngine();
    engines.catch(() => (engines = null));
    return (await engines)();
  },
  now: () => Date.now(),
  newId,
  newSeed,
  later(ms, what) {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
  send: (id, message) => post({ type: 'said', id, text: JSON.stringify(message) }),
  moved: (id) => tabs.postMessage(id),
});
tabs.onmessage = ({ data }: MessageEvent<string>) => void keeper.changed(data);

const calls: Calls = {
  ready: () => keeper.ready(),
  sit: (me) => keeper.sit(me),
  create: (game, seed) => keeper.create(game, seed),
  import: (text) => keeper.import(text),
  list: () => keeper.list(),
  raw: (id) => keeper.raw(id),
  remove: (id) => keeper.remove(id),
  request: (method, address) => keeper.request(method, address),
};

async function call(number: number, name: Call, args: readonly unknown[]): Promise<void> {
  try {
    const value = await (calls[name] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
    post({ type: 'done', number, value });
  } catch (e) {
    post({ type: 'failed', number, why: e instanceof Refused ? e.why : null });
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'call') void call(data.number, data.call, data.args);
  else if (data.type === 'open') void keeper.connect(data.id, data.seen);
  else if (data.type === 'say') void keeper.say(data.id, data.text);
  else if (data.type === 'close') keeper.disconnect(data.id);
  else keeper.turns.pause = data.ms;
};
