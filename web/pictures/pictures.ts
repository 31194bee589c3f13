// One test for each picture of the README and of the guides, in docs/pictures.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { ME, expect, openPreset, openShortGame, test } from '../e2e/fixtures';
import { BIG_BOX_2008 } from '../e2e/games';
import { byPointer, playOut, playUntil, press } from '../e2e/player';
import { bot, playOn, settled, wisely } from './playing';

async function take(page: Page, name: string): Promise<void> {
  // The last points have been read.
  await page.keyboard.press('Escape');
  await settled(page);
  await page.screenshot({ path: `../docs/pictures/${name}.png` });
}

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

test('review', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 1160 });
  await page.goto('/games?list=mine');
  await page.getByLabel('Open a game file').first().setInputFiles('../docs/examples/base.bastide');
  await expect(page).toHaveURL(/\/g\/here-/);
  await page.goto(`/review/${new URL(page.url()).pathname.slice(3)}`);
  await page.getByRole('button', { name: 'Review this game' }).click();
  const moments = page.getByRole('region', { name: 'Key moments' }).locator('li button');
  await moments.nth(2).click({ timeout: 120_000 });
  await take(page, 'review');
});

/** The first turns of the example of the documentation on the analysis board, once the engine has thought about the last of them. */
async function analyse(page: Page): Promise<void> {
  const text = await readFile('../docs/examples/base.bastide', 'utf8');
  const moves = text.split('\n').filter((line) => /^\d+\. /.test(line));
  await page.goto('/analysis');
  const game = ['bastide 1', 'players: Ann, Bob', '', ...moves.slice(0, 30), ''].join('\n');
  await page.getByLabel('Paste a game, a position or a link').fill(game);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Previous tile' }).click();
  await page.locator('[data-candidate="3"]').waitFor();
  await page.waitForTimeout(15_000);
}

test('analysis', async ({ page }) => {
  await analyse(page);
  await page.locator('.row').first().click();
  await page.screenshot({ path: '../docs/pictures/analysis.png' });
});

test('analysis-phone', { tag: '@phone' }, async ({ page }) => {
  await analyse(page);
  await page.getByRole('tab', { name: 'Best moves' }).click();
  await page.screenshot({ path: '../docs/pictures/analysis-phone.png' });
});

test('puzzle', async ({ page }) => {
  await page.goto('/puzzles/today');
  const next = page.getByRole('button', { name: 'Next puzzle' });
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.or(next).waitFor();
  while (!(await next.isVisible())) {
    await hint.click();
    await expect(page.locator('.advice')).toBeVisible();
    await page.locator('.dock .btn.primary').click();
    await expect(page.locator('.advice')).toHaveCount(0);
    await hint.or(next).waitFor();
  }
  await take(page, 'puzzle');
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

/** Does what a lesson asks for, as its hints show it, until it asks for this. */
async function learnUntil(page: Page, lesson: string, title: string): Promise<void> {
  await page.goto(`/learn/${lesson}`);
  const asked = page.locator('#ask');
  for (;;) {
    await page.locator('.bar.mine:not(:has(.dots)), .bar .sign').first().waitFor();
    if ((await asked.innerText()) === title) return;
    const next = page.locator('.bar').getByRole('button', { name: /^(Continue|Finish)$/ });
    const before = await page.locator('.stage').innerText();
    if (await next.count()) await press(page, next);
    else await wisely(page, 0);
    await expect.poll(() => page.locator('.stage').innerText()).not.toBe(before);
  }
}

for (const tag of ['@desktop', '@phone']) {
  const name = (what: string): string => (tag === '@phone' ? `${what}-phone` : what);

  test(name('lesson'), { tag }, async ({ page }) => {
    await learnUntil(page, 'base', 'Put a second knight in it');
    await take(page, name('lesson'));
  });

  test(name('lesson-system'), { tag }, async ({ page }) => {
    await learnUntil(page, 'inns-and-cathedrals', 'Close the wall');
    await take(page, name('lesson-system'));
  });

  test.describe('with tips', () => {
    test.use({ prefs: { confirm: 'always', tips: true } });
    test(name('tip'), { tag }, async ({ page }) => {
      await openShortGame(page, {
        seats: [ME, bot('odile')],
        draw: ['base.F', 'base.U', 'base.V', 'base.E', 'base.W'],
      });
      await playUntil(page, '.coach', wisely);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `../docs/pictures/${name('tip')}.png` });
    });
  });
}

test('rules', async ({ page }) => {
  await page.goto('/rules/princess-and-dragon');
  await expect(page.locator('.cards img').first()).toBeVisible();
  await take(page, 'rules');
});

test('rules-example', async ({ page }) => {
  await page.goto('/rules/princess-and-dragon#example-dragon');
  await expect(page.locator('#example-dragon img')).toBeVisible();
  await take(page, 'rules-example');
});

test('rules-index', async ({ page }) => {
  await page.goto('/rules');
  await expect(page.locator('.systems img').first()).toBeVisible();
  await take(page, 'rules-index');
});

test('rules-phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/rules/base#example-city');
  await expect(page.locator('#example-city img')).toBeVisible();
  await take(page, 'rules-phone');
});
