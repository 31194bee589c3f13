// The pictures of docs/screens.md: every screen in four sizes, by day and by night. `npm run pictures -- -g screens` takes them all
// anew, `-- -g "screens big-box-2021"` those of one box.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { ME, expect, openPreset, test } from '../e2e/fixtures';
import { playOut } from '../e2e/player';
import { bot, playOn, settled, wisely } from './playing';

const FOLDER = '../docs/pictures/screens';
/** As small as a picture can be in which the smallest letters are still clean. */
const QUALITY = 72;

const touch = { hasTouch: true, isMobile: true };
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  laptop: { viewport: { width: 1280, height: 720 } },
  tablet: { viewport: { width: 820, height: 1180 }, ...touch },
  phone: { viewport: { width: 390, height: 844 }, ...touch },
};
type Size = keyof typeof SIZES;
const ALL = Object.keys(SIZES) as Size[];

/** The same person in a window of another size. */
async function windowOf(browser: Browser, person: Page, size: Size): Promise<Page> {
  const storageState = await person.context().storageState();
  const context = await browser.newContext({ ...SIZES[size], storageState });
  return context.newPage();
}

async function take(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const chromium = await page.context().newCDPSession(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const { data } = await chromium.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    writeFileSync(`${FOLDER}/${name}-${colorScheme}.webp`, Buffer.from(data, 'base64'));
  }
}

/** Takes one screen in every size. `ready` is there once the screen is complete. */
async function takeAll(browser: Browser, person: Page, name: string, path: string, ready: string): Promise<void> {
  for (const size of ALL) {
    const page = await windowOf(browser, person, size);
    await page.goto(path);
    await expect(page.locator(ready).first()).toBeVisible();
    await take(page, `${name}-${size}`);
    await page.context().close();
  }
}

const BOTS = ['margot', 'marius', 'raimond', 'odile', 'margot', 'marius', 'raimond'];
const table = (players: number): Parameters<typeof openPreset>[2] => [ME, ...BOTS.slice(0, players - 1).map(bot)];

test('screens home', async ({ page, browser }) => {
  await openPreset(page, 'base', table(2));
  await playOn(page, 8, '.far .cell');
  await takeAll(browser, page, 'home', '/', '.card h1');
});

test('screens new game', async ({ page, browser }) => {
  await page.goto('/');
  await takeAll(browser, page, 'new', '/new', '.boxes [role=radio], .boxes input');
});

/** How many tiles lie in the pictures of a box: about half of it for four, and fewer for eight, who wait longer for their turn. */
const BOXES = { base: 34, 'big-box-2008': 46, 'big-box-5': 46, 'big-box-2021': 46, everything: 60 };

for (const [box, tiles] of Object.entries(BOXES)) {
  test(`screens ${box}`, async ({ page, browser }) => {
    await openPreset(page, box, table(4));
    await playOn(page, tiles, '.far .cell');
    await takeAll(browser, page, `${box}-4`, page.url(), '.bar.mine');
  });

  test(`screens ${box} with eight`, async ({ page, browser }) => {
    await openPreset(page, box, table(8));
    await playOn(page, tiles, '.far .seg');
    await takeAll(browser, page, `${box}-8`, page.url(), '.bar.mine');
  });
}

test('screens scoring', async ({ page, browser }) => {
  await openPreset(page, 'classic', table(4));
  await playOn(page, 24, '.far .cell');
  // Points are shown when they are scored, so that everybody has to be there.
  const windows = await Promise.all(ALL.map(async (size) => ({ size, page: await windowOf(browser, page, size) })));
  for (const other of windows) await other.page.goto(page.url());
  await playOn(page, 0, '.far:has(.cell) .spot.placed');
  for (const { size, page: other } of windows) {
    await expect(other.locator('.spot.placed')).toBeVisible();
    await take(other, `scoring-${size}`);
  }
});

test('screens result', async ({ page, browser }) => {
  await openPreset(page, 'base-2021', table(4));
  await playOut(page, wisely);
  await takeAll(browser, page, 'result', page.url(), '.final');
});
