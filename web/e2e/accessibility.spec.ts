import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { BOT, expect, ME, openPreset, openShortGame, test } from './fixtures';
import { openSettings, plainly, playOut, playUntil, reachable } from './player';
import { tooWide } from './words';

/** Pages of the site, each with something that is there once it has loaded. */
const PAGES = {
  '/': '.card h1',
  '/bots': '[role=radiogroup] [role=radio], [role=radiogroup] input',
  '/new': '.boxes [role=radio], .boxes input',
  '/games?list=mine': '.cards > *, .empty',
  '/games?list=running': '.cards > *, .empty',
  '/games?list=finished': '.cards > *, .empty',
  '/learn': 'main li a',
  '/learn/base': '[data-cell]',
  '/rules': 'main li a',
  '/rules/base': '.cards img',
  '/rules/TS-6': '.target dt',
};

const SIZES = {
  'an upright tablet': { width: 820, height: 1180 },
  'a tablet that lies': { width: 1180, height: 820 },
  'a laptop': { width: 1280, height: 720 },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing', { tag: '@phone' }, async ({ page }) => {
      test.slow();
      for (const [path, loaded] of Object.entries(PAGES)) {
        await page.goto(path);
        await expect(page.locator(loaded).first()).toBeAttached();
        await expectAccessible(page, path);
      }
      const id = await openShortGame(page, { seats: [ME, BOT] });
      await expect(page.locator('.cell').first()).toBeVisible();
      await expectAccessible(page, 'table');
      await plainly(page, 0);
      await expect(page.locator('.seg').first()).toBeVisible();
      await expectAccessible(page, 'figure');
      await playOut(page);
      await expectAccessible(page, 'result');
      await page.goto(`/replay/${id}#2`);
      await expect(page.locator('.tile').first()).toBeVisible();
      await expectAccessible(page, 'replay');
    });
  });
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`axe finds nothing on ${name}, in high contrast and with everything`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.emulateMedia({ contrast: 'more' });
    await openPreset(page, 'everything', [ME, BOT, BOT, BOT, BOT, BOT]);
    await expect(page.locator('.cell').first()).toBeVisible();
    await expectAccessible(page, 'table');
    await openSettings(page);
    await expectAccessible(page, 'settings');
    await page.keyboard.press('Escape');
    await playUntil(page, '.chip.idle', plainly);
    await page.locator('.chip.idle').click();
    await expectAccessible(page, 'figure');
  });
}

/** Letters of twice the size, on a page that is open. */
const enlarge = (page: Page): Promise<string> =>
  page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

test('with letters of twice the size no page is wider than a phone', { tag: '@phone-only' }, async ({ page }) => {
  for (const [path, loaded] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.locator(loaded).first()).toBeAttached();
    await enlarge(page);
    expect.soft(await tooWide(page), path).toEqual([]);
  }
});

test('with letters of twice the size every button can be pressed', { tag: '@phone' }, async ({ page }) => {
  await openPreset(page, 'big-box-2021', [ME, BOT, BOT, BOT]);
  await expect(page.locator('.cell').first()).toBeVisible();
  // While the table is open: everything finds its place anew.
  await enlarge(page);
  await reachable(page, '.cell');
  await playUntil(page, '.decline:visible', plainly);
  for (const button of await page.locator('.actions button:enabled, .choices button:enabled').all())
    await button.click({ trial: true });
  await page.reload();
  await enlarge(page);
  await expect(page.locator('.decline:visible').first()).toBeVisible();
  for (const button of await page.locator('.actions button:enabled, .choices button:enabled').all())
    await button.click({ trial: true });
});
