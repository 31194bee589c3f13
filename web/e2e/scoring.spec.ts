// The scoring moment: points at their feature, the receipt above the bar, and the final scoring.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ME, expect, openShortGame, test } from './fixtures';
import { byPointer, playUntil } from './player';

/** A city of two tiles, scored at once by whoever finishes it. */
const CITY = { seats: [ME], draw: ['base.E', 'base.V', 'base.U', 'base.E', 'base.V'] };

async function playBestUntil(page: Page, goal: string): Promise<void> {
  await playUntil(page, goal, async () => {
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.advice')).toBeVisible();
    await page.locator('.go:enabled').click();
  });
}

/** Legal spaces under the tag, if it is there. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tag = document.querySelector('.spot.placed .tag')?.getBoundingClientRect();
    const spaces = [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getBoundingClientRect());
    return spaces.filter(
      (space) =>
        tag &&
        tag.left + 1 < space.right &&
        space.left + 1 < tag.right &&
        tag.top + 1 < space.bottom &&
        space.top + 1 < tag.bottom,
    ).length;
  });

test('points stand at their feature and in a receipt until the next move', { tag: '@phone' }, async ({ page }) => {
  await openShortGame(page, CITY);
  await playBestUntil(page, '.receipt');
  await expect(page.locator('.receipt')).toContainText(/You scored \d+ for your/);
  await expect(page.locator('.spot.placed')).toBeVisible();
  expect(await covered(page)).toBe(0);
  await expectAccessible(page, 'a score');
  // Without motion it waits, and is sent away or shown again.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.spot')).not.toBeAttached();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('.spot.placed')).toBeVisible();
  await byPointer(page, 0);
  await expect(page.locator('.spot')).not.toBeAttached();
});

test('the final scoring is played again from the result', async ({ page }) => {
  await openShortGame(page, CITY);
  await playBestUntil(page, '.final');
  await page.getByRole('button', { name: 'Play final scoring' }).click();
  const bar = page.locator('.finale');
  await expect(bar.getByRole('heading')).toContainText(/You score \d+ for/);
  await expect(page.locator('.standings')).toBeVisible();
  await expect(page.locator('.spot.placed')).toBeVisible();
  await expectAccessible(page, 'the final scoring');
  await page.keyboard.press('Enter');
  await expect(bar).not.toBeAttached();
  await expect(page.locator('.final')).toBeVisible();
});
