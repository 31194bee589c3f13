// How many clicks a move takes, for every value of the setting, by the mouse and by pulling.
import type { Locator, Page } from '@playwright/test';
import { expect, ME, openShortGame, test } from './fixtures';
import { confirm, reachable } from './player';

/** The first tile is that of the start: it fits in one way beside its city and its field, and in two beside its road. */
const DRAW = ['base.D', 'base.V', 'base.B', 'base.U'];

const open = async (page: Page): Promise<void> => {
  await openShortGame(page, { seats: [ME], draw: DRAW });
  await expect(page.locator('.cell').first()).toBeVisible();
};
const question = (page: Page): Locator => page.locator('#ask');
const spaceOf = (page: Page, ways: string): Locator => page.locator(`.cell[aria-label*="fits ${ways}"]`).first();
const placed = (page: Page): Locator => page.locator('.tile');
const fieldSpot = (page: Page): Locator => page.locator('.seg[aria-label*="ield"]').first();
const roadSpot = (page: Page): Locator => page.locator('.seg[aria-label*="oad"]').first();

test.describe('always', () => {
  test('confirms a tile and a meeple', async ({ page }) => {
    await open(page);
    await spaceOf(page, '').click();
    await expect(page.locator('.cell.on')).toBeVisible();
    await expect(placed(page)).toHaveCount(1);
    await confirm(page, 'Place tile');
    await expect(placed(page)).toHaveCount(2);
    await roadSpot(page).click();
    await expect(question(page)).toHaveText('Place a meeple?');
    await confirm(page, 'Place meeple');
    await expect(question(page)).toHaveText('Place this tile');
  });
});

test.describe('lasting', () => {
  test.use({ prefs: { confirm: 'lasting' } });

  test('a click plays a tile and a meeple at once, and asks twice for a farmer', async ({ page }) => {
    await open(page);
    await spaceOf(page, 'one way').click();
    await expect(placed(page)).toHaveCount(2);
    await fieldSpot(page).click();
    await expect(page.locator('.seg.on')).toBeVisible();
    await expect(page.locator('.go')).toBeEnabled();
    await roadSpot(page).click();
    await expect(question(page)).toHaveText('Place this tile');
    await expect(page.locator('.figure')).toHaveCount(1);
  });

  test('a tile that was played at once can be taken back', async ({ page }) => {
    await open(page);
    await spaceOf(page, 'one way').click();
    await expect(placed(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(placed(page)).toHaveCount(1);
    await expect(question(page)).toHaveText('Place this tile');
  });
});

test.describe('never', () => {
  test.use({ prefs: { confirm: 'never' } });

  test('a click plays a farmer too', async ({ page }) => {
    await open(page);
    await spaceOf(page, 'one way').click();
    await fieldSpot(page).click();
    await expect(question(page)).toHaveText('Place this tile');
    await expect(page.locator('.figure')).toHaveCount(1);
  });

  test('a tile that fits in several ways is turned first', async ({ page }) => {
    await open(page);
    const space = spaceOf(page, '2 ways');
    await space.click();
    await expect(page.locator('.cell.on')).toBeVisible();
    await expect(placed(page)).toHaveCount(1);
    await page.keyboard.press('r');
    await page.locator('.cell.on').click();
    await expect(placed(page)).toHaveCount(2);
  });

  test('the arrows choose, and Enter plays', async ({ page }) => {
    await open(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.cell.on')).toBeVisible();
    await expect(placed(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(placed(page)).toHaveCount(2);
    await page.keyboard.press('x');
    await expect(question(page)).toHaveText('Place this tile');
  });
});

test('a phone confirms everything until its player chooses otherwise', { tag: '@phone-only' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bastide.prefs', '{}'));
  await open(page);
  const [cell] = await reachable(page, '.cell');
  await cell?.tap();
  await expect(page.locator('.cell.on')).toBeVisible();
  await expect(placed(page)).toHaveCount(1);
});
