// The engine as the page sees it, and how it is started. It is built by `cargo xtask wasm`; a page without it plays on the server.

/** Every call takes and returns texts; crates/local/src/lib.rs says what they hold. */
export interface Engine {
  me(me: string): string;
  create(id: string, game: string, seed: string, now: number): string;
  load(id: string, entries: string): string;
  import(id: string, game: string, seed: string, now: number): string;
  say(message: string, now: number): string;
  bot(mostMillis: number | undefined, now: number): string;
  rematch(id: string, seed: string, now: number): string;
  answer(method: string, address: string, now: number): string;
}

interface EngineModule {
  default: (from: { module_or_path: string | URL | Response }) => Promise<unknown>;
  Engine: new () => Engine;
}

const modules = import.meta.glob<EngineModule>('../engine/engine.js', { eager: true });
const binaries = import.meta.glob<string>('../engine/engine_bg.wasm', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Compiles the engine once, and makes as many as are wanted. It is fetched from here unless it is brought along. */
export async function startEngine(binary?: string | Response): Promise<() => Engine> {
  const [module] = Object.values(modules);
  const from = binary ?? Object.values(binaries)[0];
  if (!module || !from) throw new Error('no engine');
  await module.default({ module_or_path: from });
  return () => new module.Engine();
}
