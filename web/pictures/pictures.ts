// One test for each picture in docs/pictures. Whoever plays here follows the hints, so that boards look as people leave them.
import type { Page } from '@playwright/test';
import { ME, expect, openPreset, openShortGame, test } from '../e2e/fixtures';
import { BIG_BOX_2008 } from '../e2e/games';
import { byPointer, confirm, playOut, playUntil, press, type Answer } from '../e2e/player';

const bot = (level: string) => ({ kind: 'bot', level }) as const;

async function take(page: Page, name: string): Promise<void> {
  // The last points have been read.
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `../docs/pictures/${name}.png` });
}

/** Plays the best move, as the hint has it. */
const wisely: Answer = async (page) => {
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.advice')).toBeVisible();
  await confirm(page);
};

/** Plays until so many tiles lie and a question of this kind is asked. */
async function playOn(page: Page, tiles: number, asked: string, answer: Answer = wisely): Promise<void> {
  await playUntil(page, asked, async (_, turn) => {
    const far = (await page.locator('.tile').count()) >= tiles;
    await page.evaluate((yes) => document.body.classList.toggle('far', yes), far);
    await answer(page, turn);
  });
}

test('home', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await take(page, 'home');
});

test('bots', async ({ page }) => {
  await page.goto('/bots');
  await expect(page.getByText('Raimond').first()).toBeVisible();
  await take(page, 'bots');
});

test('table-desktop', async ({ page }) => {
  await openPreset(page, 'classic', [ME, bot('marius'), bot('margot'), bot('raimond')]);
  await playOn(page, 44, '.far .cell');
  await take(page, 'table-desktop');
});

test('hint', async ({ page }) => {
  await openPreset(page, 'base', [ME, bot('marius')]);
  await playOn(page, 30, '.far .cell');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.advice')).toBeVisible();
  await take(page, 'hint');
});

test('final-scoring', async ({ page }) => {
  await openPreset(page, 'base-2021', [ME, bot('raimond'), bot('marius')]);
  await playOut(page, wisely);
  await take(page, 'final-scoring');
});

test('wheel', async ({ page }) => {
  await openPreset(page, 'big-box-5', [ME, bot('marius'), bot('raimond')]);
  await playOn(page, 40, '.far .chip.jump');
  await page.locator('.chip.jump').click();
  await page.locator('.seg[aria-label*="Crown"]').first().click();
  await take(page, 'wheel');
});

test('dragon', async ({ page }) => {
  await openShortGame(page, { seats: [ME, bot('marius'), bot('margot'), bot('raimond')], ...BIG_BOX_2008 });
  await playUntil(page, '#ask:has-text("Move the dragon")', byPointer);
  await take(page, 'dragon');
});

test('carcassonne-phone', { tag: '@phone' }, async ({ page }) => {
  await openPreset(page, 'big-box-2008', [ME, bot('marius'), bot('margot'), bot('raimond')]);
  const quarter = await playUntil(page, 'button.quarter', wisely);
  await press(page, quarter.first());
  await take(page, 'carcassonne-phone');
});

test('table-phone', { tag: '@phone' }, async ({ page }) => {
  await openPreset(page, 'base', [ME, bot('marius')]);
  await playOn(page, 26, '.far .seg');
  await take(page, 'table-phone');
});
