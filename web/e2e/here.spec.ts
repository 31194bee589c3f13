// Games that are played in the page: without a network, after a reload, in two tabs, as files, and on devices that keep nothing.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { openShort } from './here';
import { byPointer, playOut, playUntil } from './player';

test.use({ serviceWorkers: 'allow' });

const MINE = '.bar.mine:not(:has(.dots))';

/** The page has visited once, and everything is kept. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

async function playNow(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page).toHaveURL(/\/g\/here-[a-z0-9]{12}$/);
  await page.locator(MINE).waitFor();
  return new URL(page.url()).pathname.slice(3);
}

const BOTS = [{ kind: 'me' }, { kind: 'bot', level: 'odile' }];

/** The rules for people are kept after the page itself, with the exact rules of every system. */
async function rulesKept(page: Page): Promise<void> {
  const isKept = (): Promise<boolean> =>
    page.evaluate(async () => (await caches.match('/api/guide/exact/base')) !== undefined);
  await expect.poll(isKept, { message: 'the rules are kept', timeout: 60_000 }).toBe(true);
}

const tiles = (page: Page): Promise<number> => page.locator('.tile').count();

test('a whole game without a network, after one visit', async ({ page, context, server }) => {
  test.skip(!server.own, 'the server has to stop');
  await visit(page);
  await rulesKept(page);
  // The browser can only keep pages from the network, and not their service worker: so there is nobody any more.
  await server.kill();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline')).toBeVisible();
  await page.reload();
  await playNow(page);
  const isDrawn = (): Promise<boolean> =>
    page.evaluate(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
  await expect.poll(isDrawn, { message: 'every picture is drawn' }).toBe(true);
  await page.keyboard.press('q');
  const rule = page.locator('aside.rule');
  await expect(rule.getByRole('heading', { name: 'Place a tile' })).toBeVisible();
  await expect(rule).not.toContainText(/River|Dragon|TS-6/);
  await page.goto('/');
  await openShort(page, BOTS);
  await playOut(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.dock input[type=range]')).toBeAttached();
  await page.goto('/games?list=mine');
  await expect(page.getByText('On this device', { exact: true })).toHaveCount(2);
  await page.goto('/rules/BG-12');
  await expect(page.locator('.target dt')).toHaveText('BG-12');
  await page.goto('/learn/base');
  await expect(page.locator('.bar.mine')).toBeVisible();
  await server.start();
});

test('a reload in the middle resumes at the same move', async ({ page }) => {
  await page.goto('/');
  const id = await playNow(page);
  for (let turn = 0; turn < 4; turn += 1) {
    await byPointer(page, 0);
    await page.locator(MINE).waitFor();
  }
  const before = await tiles(page);
  const question = await page.locator('#ask').innerText();
  await page.reload();
  await page.locator(MINE).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/g/${id}`);
  expect(await tiles(page)).toBe(before);
  expect(await page.locator('#ask').innerText()).toBe(question);
});

test('several people play at one screen', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await openShort(page, [
    { kind: 'me', name: 'Ann' },
    { kind: 'me', name: 'Bob' },
  ]);
  await playOut(page);
  await expect(page.locator('.final')).toContainText('Bob');
});

test('a second tab that moves makes the first one catch up', async ({ page, context }) => {
  await page.goto('/');
  await playNow(page);
  const before = await tiles(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator(MINE).waitFor();
  await byPointer(other, 0);
  await expect.poll(() => tiles(page)).toBeGreaterThan(before);
  await playUntil(page, MINE, () => Promise.resolve());
  await other.close();
});

test('a game is saved as a file, opened again, and deleted', async ({ page }) => {
  await page.goto('/');
  await playNow(page);
  await byPointer(page, 0);
  await page.goto('/games?list=mine');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('game.bastide');
  const file = await download.path();
  const text = await readFile(file, 'utf8');
  const field = page.getByLabel('Open a game file').first();
  await field.setInputFiles({
    name: 'bad.bastide',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${text}\nnonsense\n`),
  });
  await expect(page.getByRole('alert')).toContainText(/isn’t a game Bastide can read\. Line \d+:/);
  await field.setInputFiles({ name: 'game.bastide', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page).toHaveURL(/\/g\/here-/);
  await page.locator('.bar').first().waitFor();
  await page.goto('/games?list=mine');
  await expect(page.getByText('On this device', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('button', { name: 'Delete game' }).click();
  await expect(page.getByText('On this device', { exact: true })).toHaveCount(1);
});

test('a save that cannot be read is listed with what can be done', async ({ page }) => {
  await page.goto('/');
  const id = await playNow(page);
  await page.goto('/rules');
  await page.evaluate(
    (game) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('bastide');
        request.onsuccess = () => {
          const change = request.result.transaction('entries', 'readwrite');
          change.objectStore('entries').put({ half: 'written' }, [game, 0]);
          change.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    id,
  );
  await page.goto(`/g/${id}`);
  await expect(page.getByText('Can’t open this game')).toBeVisible();
  await page.goto('/games?list=mine');
  await expect(page.getByText('Your other games are fine.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save its data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${id}.json`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete game' }).click();
  await expect(page.getByText('Can’t open this game')).toBeHidden();
});

test('a device that keeps nothing can be played on, and says so', async ({ page, context }) => {
  // Workers have no init script: their file is served with a beginning that takes storage away.
  await context.route(/worker-[^/]+\.js$/, async (route) => {
    const reply = await route.fetch();
    const deny = 'IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); };';
    await route.fulfill({ response: reply, body: deny + (await reply.text()) });
  });
  await page.goto('/');
  await playNow(page);
  await expect(page.getByText('This game isn’t being saved')).toBeVisible();
  const before = await tiles(page);
  await byPointer(page, 0);
  await expect.poll(() => tiles(page)).toBeGreaterThan(before);
});

test('the page can be installed, and a new version takes over when it is asked to', async ({ page, request }) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, display } = (await manifest.json()) as { icons: { src: string }[]; display: string };
  expect(display).toBe('standalone');
  for (const { src } of icons) expect((await request.get(src)).ok(), src).toBe(true);

  const worker = await request.get('/sw.js');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(worker.headers()['cache-control']).toContain('no-cache');
  await visit(page);
  // Another address of the same scope is a new version to a browser.
  await page.evaluate(async () => {
    await caches.open('bastide-long-ago');
    await navigator.serviceWorker.register('/sw.js?next');
  });
  await expect(page.getByText('A new version is ready')).toBeVisible();
  const names = (): Promise<string[]> => page.evaluate(() => caches.keys());
  expect(await names()).toContain('bastide-long-ago');
  await page.getByRole('button', { name: 'Reload' }).click();
  const version = (): Promise<string | undefined> =>
    page.evaluate(() => navigator.serviceWorker.controller?.scriptURL).catch(() => undefined);
  await expect.poll(version).toMatch(/\?next$/);
  // The page may still be loading anew, when nobody answers.
  await expect(async () => expect(await names()).not.toContain('bastide-long-ago')).toPass({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
});
