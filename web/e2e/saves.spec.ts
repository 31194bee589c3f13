// Saves that go wrong: a disk that fills up, a save that was half written, one from another version, a text that is no game. Each
// says what is the matter, and the other games stay as they are.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openShort } from './here';
import { byPointer } from './player';

const MINE = '.bar.mine:not(:has(.dots))';
const TWO = [
  { kind: 'me', name: 'Ann' },
  { kind: 'me', name: 'Bea' },
];
const tiles = (page: Page): Promise<number> => page.locator('.tile').count();

/** Changes what is kept of a game, as a crash or another version would have. */
async function spoil(page: Page, id: string, how: 'half' | 'old' | 'newer'): Promise<void> {
  await page.goto('/rules');
  await page.evaluate(
    ([game, what]) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('bastide');
        request.onsuccess = () => {
          const change = request.result.transaction(['entries', 'games'], 'readwrite');
          const entries = change.objectStore('entries');
          if (what === 'half') entries.delete([game, 1]);
          if (what === 'old') change.objectStore('games').put({ title: 'long ago' }, game);
          if (what === 'newer') entries.put({ seq: 1, at: 1, event: 'teleported' }, [game, 1]);
          change.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    [id, how] as const,
  );
}

for (const how of ['half', 'newer', 'old'] as const)
  test(`a save that is ${how === 'half' ? 'half written' : `of an ${how === 'old' ? 'older' : 'unknown'} version`} loses nothing else`, async ({
    page,
  }) => {
    await page.goto('/');
    const bad = await openShort(page, TWO);
    await page.locator(MINE).waitFor();
    await byPointer(page, 0);
    await page.goto('/');
    const good = await openShort(page, TWO);
    await page.locator(MINE).waitFor();
    await spoil(page, bad, how);
    await page.goto('/games?list=mine');
    await expect(page.getByText('Your other games are fine.')).toHaveCount(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save its data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${bad}.json`);
    await page.goto(`/g/${good}`);
    await page.locator(MINE).waitFor();
    expect(await tiles(page)).toBe(1);
  });

test('a disk that fills up in the middle of a game is told, and nothing is lost once there is room', async ({
  page,
  context,
}) => {
  // Workers have no init script: their file is served with a beginning that lets the disk be full while it is told so.
  await context.route(/worker-[^/]+\.js$/, async (route) => {
    const reply = await route.fetch();
    const full = `
      let full = false;
      new BroadcastChannel('test.disk').onmessage = ({ data }) => (full = data);
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (...args) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        return add.apply(this, args);
      };`;
    await route.fulfill({ response: reply, body: full + (await reply.text()) });
  });
  const fill = (full: boolean): Promise<void> =>
    page.evaluate((data) => new BroadcastChannel('test.disk').postMessage(data), full);
  await page.goto('/');
  const id = await openShort(page, TWO);
  await page.locator(MINE).waitFor();
  await fill(true);
  await byPointer(page, 0);
  await expect(page.getByText('This game isn’t being saved')).toBeVisible();
  await expect.poll(() => tiles(page)).toBe(2);
  await fill(false);
  await page.locator(MINE).waitFor();
  await byPointer(page, 1);
  await expect(page.getByText('This game isn’t being saved')).toBeHidden();
  const before = await tiles(page);
  await page.goto('/rules');
  await page.goto(`/g/${id}`);
  await expect.poll(() => tiles(page)).toBe(before);
});

test('texts that are no game are refused with what is wrong', async ({ page }) => {
  await page.goto('/games?list=mine');
  const field = page.getByLabel('Open a game file').first();
  const open = (text: string | Buffer): Promise<void> =>
    field.setInputFiles({ name: 'x.bastide', mimeType: 'text/plain', buffer: Buffer.from(text) });
  for (const text of ['', 'hello', '{"players": 2}', 'bastide 1\nplayers: Ann\n\n1. Ann  base.U 9,9:0 -\n']) {
    await open(text);
    await expect(page.getByRole('alert')).toContainText(/isn’t a game Bastide can read\. Line \d+:/);
    await page.reload();
  }
  await open(Buffer.alloc(2_000_000, 'x'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/games/);
});
