// What every browser test starts from: a server, people with a browser of their own, and games that are known in advance.
import { expect, test as playwright, type APIRequestContext, type Page } from '@playwright/test';
import { Server } from './server';

export { expect } from '@playwright/test';

/** What the browser remembers of its player. */
interface Prefs {
  confirm?: 'never' | 'lasting' | 'always';
  animation?: 'off' | 'fast' | 'normal' | 'slow';
  forced?: boolean;
  /** Tips stand beside what a test looks at: only tests about them have them. */
  tips?: boolean;
}

interface Fixtures {
  /** Tests choose first, then confirm, and play forced moves themselves, unless they say otherwise. */
  prefs: Prefs;
  /** Somebody else, with cookies of their own. */
  guest: () => Promise<Page>;
}
interface WorkerFixtures {
  server: Server;
}

/** Collects what goes wrong on a page; an error there is an error of the test. */
function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Sets what a browser remembers before it is first used; what is chosen on the page later stays. */
async function remember(page: Page, prefs: Prefs): Promise<void> {
  await page.addInitScript(
    (kept) => {
      if (!localStorage.getItem('bastide.prefs')) localStorage.setItem('bastide.prefs', kept);
    },
    JSON.stringify({ forced: false, tips: false, ...prefs }),
  );
}

export const test = playwright.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use, info) => {
      const server = new Server(info.project.use.baseURL ?? '');
      await server.start();
      await use(server);
      await server.kill();
    },
    { scope: 'worker', auto: true },
  ],
  prefs: [{ confirm: 'always' }, { option: true }],
  page: async ({ page, prefs }, use) => {
    await remember(page, prefs);
    const errors = watch(page);
    await use(page);
    expect(errors).toEqual([]);
  },
  guest: async ({ browser, prefs }, use) => {
    const pages: { page: Page; errors: string[] }[] = [];
    await use(async () => {
      const page = await (await browser.newContext()).newPage();
      await remember(page, prefs);
      pages.push({ page, errors: watch(page) });
      return page;
    });
    for (const { page, errors } of pages) {
      expect(errors).toEqual([]);
      await page.context().close();
    }
  },
});

interface SeatWish {
  kind: 'me' | 'bot' | 'open';
  level?: string;
}
export const ME: SeatWish = { kind: 'me' };
export const BOT: SeatWish = { kind: 'bot', level: 'greedy' };

interface ShortGame {
  seats: SeatWish[];
  /** The tiles in the order in which they are drawn. */
  draw?: string[];
  systems?: string[];
  /** The answers of dice and tokens. */
  chance?: object[];
}
interface Created {
  id: string;
  invite: string;
}

const FEW_TILES = ['base.V', 'base.U', 'base.E', 'base.D', 'base.B', 'base.V', 'base.W', 'base.U'];

/** A private game of a few known tiles, so that it ends soon. */
export const shortGame = (
  page: Page,
  { seats, draw = FEW_TILES, systems = ['base', 'farmers'], chance = [] }: ShortGame,
): Promise<Created> => newGame(page, { setup: { systems, draw, chance }, seats });

/** Makes a short game and sits down at it. */
export async function openShortGame(page: Page, wish: ShortGame): Promise<string> {
  const { id } = await shortGame(page, wish);
  await page.goto(`/g/${id}`);
  return id;
}

/** Makes a private game of a whole box and sits down at it. */
export async function openPreset(page: Page, preset: string, seats: SeatWish[], assists = true): Promise<string> {
  const { id } = await newGame(page, { preset, seats, assists });
  await page.goto(`/g/${id}`);
  return id;
}

async function newGame(page: Page, wish: object): Promise<Created> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  const whole = { assists: true, public: false, first: 'seat', ...wish };
  // Asked by the page itself, so that the guest of its cookie has the seat.
  const answer = await page.evaluate(async (body) => {
    await fetch('/api/me');
    const reply = await fetch('/api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as Partial<Created>;
  }, whole);
  const { id, invite } = answer;
  if (id === undefined || invite === undefined) throw new Error(JSON.stringify(answer));
  return { id, invite };
}

/** Ann opens a table, and Bob takes the other seat by her link. She plays first. */
export async function sitDown(ann: Page, bob: Page): Promise<string> {
  const { id, invite } = await shortGame(ann, { seats: [ME, { kind: 'open' }] });
  await ann.goto(`/g/${id}`);
  await expect(ann.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await bob.goto('/');
  await expect(bob.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await bob.goto(new URL(invite, ann.url()).href);
  await bob.getByRole('button', { name: 'Sit here' }).click();
  return id;
}

interface KeptGame {
  players: { kind: string; name: string }[];
  options?: Record<string, unknown>;
}

/** What is kept on this device of the game that is open. */
export const keptGame = (page: Page): Promise<KeptGame> =>
  page.evaluate(
    () =>
      new Promise<KeptGame>((done) => {
        const opened = indexedDB.open('bastide');
        opened.onsuccess = () => {
          const games = opened.result.transaction('games').objectStore('games');
          const game = games.get(location.pathname.split('/').pop() ?? '') as IDBRequest<KeptGame>;
          game.onsuccess = () => {
            opened.result.close();
            done(game.result);
          };
        };
      }),
  );

/** A line of a transcript: an action of a player or an answer of chance. */
export interface Move {
  type?: string;
  tile?: string;
  piece?: string;
  figure?: string;
  segment?: { quarter?: string };
}
interface Transcript {
  moves: Move[];
  seed: string;
}

export async function transcript(request: APIRequestContext, id: string): Promise<Transcript> {
  const reply = await request.get(`/api/games/${id}/transcript`);
  expect(reply.ok()).toBe(true);
  return (await reply.json()) as Transcript;
}

/** The tiles that were drawn. */
export const drawn = (moves: readonly Move[]): Move[] => moves.filter((move) => move.tile && !move.type);
