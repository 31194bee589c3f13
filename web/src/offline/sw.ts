// The service worker: it keeps a whole version of the page, and answers for the server where there is no network. Games
// themselves are not its business: they are in the page's own worker.
import { startEngine, type Engine } from '../here/engine';
import { languages } from '../i18n/languages';
import type { Answer } from '../net/local';
import { filesOf, firstFiles, isForEverybody, rulesNeed, wayOf } from './plan';

declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** What a service worker has and a page has not. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (ev: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (ev: Fetching) => void): void;
  addEventListener(type: 'message', hear: (ev: Lasting & MessageEvent<ToWorker>) => void): void;
}
/** What the page says: which language it speaks, and that this version may take over. */
export type ToWorker = { type: 'language'; code: string } | { type: 'activate' };

const worker = self as unknown as Scope;
const ALL = __FILES__;
const FILES = new Set(ALL);
const CODES = Object.keys(languages);
const CACHE = `bastide-${__VERSION__}`;
/** What the next version wants to know: which language is kept. */
const NOTES = 'bastide-notes';
const LANGUAGE = '/language';
/** The page, whatever its address. */
const PAGE = '/';
/** A server that does not answer within so many milliseconds is not waited for. */
const PATIENCE = 4000;
const AT_ONCE = 4;

/** Puts files into this version's cache; one that another version has kept under its hash is not fetched again. */
async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = [...addresses];
  const one = async (): Promise<void> => {
    for (let address = wanted.pop(); address; address = wanted.pop()) {
      if (await cache.match(address)) continue;
      const known = address.startsWith('/assets/') ? await caches.match(address) : undefined;
      const reply = known ?? (await fetch(address, { cache: 'no-cache' }));
      if (!reply.ok) throw new Error(address);
      await cache.put(address, reply);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Keeps a language with the rules for people in it. What is missing afterwards is fetched another time. */
async function keepLanguage(code: string): Promise<void> {
  if (!CODES.includes(code)) return;
  const notes = await caches.open(NOTES);
  await notes.put(LANGUAGE, new Response(code));
  await keep(filesOf(code, ALL, CODES));
  const guide = `/api/guide/${code}`;
  await keep([guide]);
  const pages = await (await caches.open(CACHE)).match(guide);
  if (pages) await keep(rulesNeed(await pages.text()));
}

async function install(): Promise<void> {
  await keep([PAGE, ...firstFiles(ALL, CODES)]);
  const code = await (await (await caches.open(NOTES)).match(LANGUAGE))?.text();
  if (code) await keepLanguage(code).catch(() => undefined);
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('bastide-') && name !== CACHE && name !== NOTES);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function fromCache(address: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(address);
  if (known) return known;
  const reply = await fetch(address);
  if (reply.ok && address.startsWith('/assets/')) await cache.put(address, reply.clone());
  return reply;
}

let engine: Promise<Engine> | null = null;

/** The engine from this version's cache, which is there before anything is asked. */
async function started(): Promise<Engine> {
  const binary = ALL.find((file) => file.endsWith('.wasm'));
  if (!binary) throw new Error('no engine');
  return (await startEngine(await fromCache(binary)))();
}

/** What is answered without a server; nothing where only the server could. */
async function instead(address: string): Promise<Response | null> {
  const kept = await (await caches.open(CACHE)).match(address);
  if (kept) return kept;
  if (!isForEverybody(address.replace(/\?.*/, ''))) return null;
  engine ??= started();
  engine.catch(() => (engine = null));
  const { status, type, body } = JSON.parse((await engine).answer('GET', address, Date.now())) as Answer;
  return status === 404 ? null : new Response(body, { status, headers: { 'content-type': type } });
}

async function ask(request: Request, address: string, path: string): Promise<Response> {
  const late = new AbortController();
  const timer = isForEverybody(path) ? setTimeout(() => late.abort(), PATIENCE) : undefined;
  try {
    return await fetch(request, { signal: late.signal });
  } catch {
    return (await instead(address).catch(() => null)) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
}

worker.addEventListener('install', (ev) => ev.waitUntil(install()));
worker.addEventListener('activate', (ev) => ev.waitUntil(activate()));
worker.addEventListener('message', (ev) => {
  if (ev.data.type === 'activate') void worker.skipWaiting();
  else ev.waitUntil(keepLanguage(ev.data.code).catch(() => undefined));
});
worker.addEventListener('fetch', (ev) => {
  const { request } = ev;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  const way = wayOf({ method: request.method, navigates: request.mode === 'navigate', path: pathname }, FILES);
  if (way === 'page') ev.respondWith(fromCache(PAGE));
  else if (way === 'file') ev.respondWith(fromCache(pathname));
  else if (way === 'ask') ev.respondWith(ask(request, pathname + search, pathname));
});
