import { BOT, expect, ME, openShortGame, test } from './fixtures';
import { confirm, playOut, press, reachable, touchable } from './player';

test('a whole game on a phone', { tag: '@phone-only' }, async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await playOut(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing is wider than the screen').toBeLessThanOrEqual(390);
});

test('a phone that is turned keeps the new tile in sight', { tag: '@phone-only' }, async ({ page }) => {
  await openShortGame(page, { seats: [ME] });
  await expect(page.locator('.cell').first()).toBeVisible();
  const [cell] = await reachable(page, '.cell');
  await press(page, cell ?? page.locator('.cell'));
  await confirm(page);
  await expect(page.locator('.seg').first()).toBeVisible();
  const upright = { width: 390, height: 844 };
  for (const size of [{ width: 844, height: 390 }, upright, { width: 1440, height: 900 }, upright]) {
    await page.setViewportSize(size);
    const places = async (): Promise<number> => (await touchable(page, '.seg')).open.length;
    await expect.poll(places, { message: `places in sight at ${size.width} × ${size.height}` }).toBeGreaterThan(0);
  }
});
