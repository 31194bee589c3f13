// The camera keeps still unless something that is needed is out of sight.
import type { Page } from '@playwright/test';
import { expect, ME, openShortGame, sitDown, test } from './fixtures';
import { confirm, press, touchable } from './player';

const view = (page: Page): Promise<string> =>
  page.locator('.plane').evaluate((plane) => (plane as HTMLElement).style.transform);

test('after a turn the board is where it was', async ({ page }) => {
  await openShortGame(page, { seats: [ME], draw: ['base.D', 'base.V', 'base.B'] });
  await expect(page.locator('.cell').first()).toBeVisible();
  // Far enough away that all spaces of the next turn are in sight, too.
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('-');
  await expect.poll(() => view(page)).toContain('scale(0.');
  const before = await view(page);
  await page.locator('.cell').first().click();
  await confirm(page);
  await expect(page.locator('.seg').first()).toBeVisible();
  expect(await view(page), 'close to the new tile').not.toBe(before);
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await expect(page.locator('#ask')).toHaveText('Place this tile');
  await expect.poll(() => view(page)).toBe(before);
});

test('a board cannot be pulled out of sight', async ({ page }) => {
  await openShortGame(page, { seats: [ME] });
  await expect(page.locator('.cell').first()).toBeVisible();
  for (const [dx, dy] of [
    [-700, 0],
    [0, -500],
    [700, 500],
    [700, 500],
  ] as const) {
    for (let i = 0; i < 3; i += 1) {
      await page.mouse.move(600 - dx / 3, 360 - dy / 3);
      await page.mouse.down();
      await page.mouse.move(600 + dx / 3, 360 + dy / 3, { steps: 3 });
      await page.mouse.up();
    }
    const inSight = async (): Promise<number> =>
      page.locator('.tile, .cell').evaluateAll(
        (all) =>
          all.filter((el) => {
            const { left, top, right, bottom } = el.getBoundingClientRect();
            return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
          }).length,
      );
    await expect.poll(inSight).toBeGreaterThan(0);
  }
  // A turn without anything in sight to choose brings the spaces back.
  await page.keyboard.press('0');
  await expect.poll(async () => (await touchable(page, '.cell')).open.length).toBeGreaterThan(0);
});

test('the tile that somebody else has drawn is shown', async ({ page, guest }) => {
  const bob = await guest();
  await sitDown(page, bob);
  await expect(page.locator('.cell').first()).toBeVisible();
  await expect(bob.getByRole('img', { name: 'The tile they’ve drawn' })).toBeVisible();
  await press(page, page.locator('.cell').first());
  await confirm(page);
  await expect(bob.locator('.tile')).toHaveCount(2);
});
