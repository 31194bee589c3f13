// Puzzles: one solved, one missed with reasons, the puzzle of the day with its streak, the challenge, and all of it offline.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { press } from './player';

const bar = (page: Page): Locator => page.locator('.dock .bar');
const hint = (page: Page): Locator => page.getByRole('button', { name: 'Hint' });
const rating = (page: Page): Promise<number> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('bastide.puzzles') ?? '{}') as { rating?: number }).rating ?? 1200,
  );

/** Plays what a hint says until the puzzle is over. */
async function followHints(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next puzzle' });
  for (let step = 0; step < 8 && !(await next.isVisible()); step += 1) {
    if (!(await page.locator('.hint.advice').isVisible())) await press(page, hint(page));
    await expect(page.locator('.hint.advice').or(next)).toBeVisible();
    if (await next.isVisible()) break;
    const go = page.locator('.dock .btn.primary');
    await expect(go).toBeEnabled();
    const before = await bar(page).innerText();
    await press(page, go);
    await expect.poll(async () => (await next.isVisible()) || (await bar(page).innerText()) !== before).toBe(true);
  }
  await expect(next).toBeVisible();
}

async function openDaily(page: Page): Promise<void> {
  await page.goto('/puzzles');
  await press(page, page.getByRole('link', { name: 'Solve it' }));
  await expect(page.getByRole('heading', { name: 'Find the best move' })).toBeVisible({ timeout: 20_000 });
}

test('the puzzle of the day is solved and begins a streak', { tag: '@phone' }, async ({ page }) => {
  await openDaily(page);
  await expectAccessible(page, 'a puzzle');
  await followHints(page);
  await expect(page.getByText(/^Solved with a hint · rating \d+/)).toBeVisible();
  await expectAccessible(page, 'a solved puzzle');
  await press(page, page.getByRole('button', { name: 'All puzzles' }));
  await expect(page.getByText('Daily streak: 1 day')).toBeVisible();
  await expect(page.getByText('Solved. The next one comes at midnight UTC.')).toBeVisible();
  await expectAccessible(page, 'all puzzles');
  // Looked at again it is practice.
  const before = await rating(page);
  await press(page, page.getByRole('link', { name: 'Look again' }));
  await expect(page.getByRole('heading', { name: 'Find the best move' })).toBeVisible({ timeout: 20_000 });
  await followHints(page);
  await expect(page.getByText(/practice, not rated/)).toBeVisible();
  expect(await rating(page)).toBe(before);
});

test('another move is answered with reasons, and the answer with more', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(90_000);
  await openDaily(page);
  const said = page.locator('.banner').getByText(/Good, but not best: .* instead of .* points/);
  // A place that a hint does not name, and then whatever comes first.
  await press(page, hint(page));
  await expect(page.locator('.hint.advice')).toBeVisible();
  await page.keyboard.press('Escape');
  for (let step = 0; step < 8 && !(await said.isVisible()); step += 1) {
    await page.keyboard.press(step === 0 ? 'ArrowRight' : 'ArrowDown');
    const go = page.locator('.dock .btn.primary');
    if (await go.isEnabled().catch(() => false)) await press(page, go);
    await page.waitForTimeout(1500);
  }
  await expect(said).toBeVisible({ timeout: 20_000 });
  expect(await rating(page)).toBeLessThan(1200);
  await press(page, page.getByRole('button', { name: 'Show the answer' }));
  await expect(page.getByText(/^Not solved · rating/)).toBeVisible();
  await expect(page.getByText(/^Best: /)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Next puzzle' }));
  await expect(page).toHaveURL(/\/puzzles\/next/);
  await expect(page.getByRole('heading', { name: 'Find the best move' })).toBeVisible({ timeout: 20_000 });
});

test('puzzles are chosen by theme and expansions', async ({ page }) => {
  await page.goto('/puzzles');
  const themes = page.getByRole('group', { name: 'Theme' });
  await themes.getByRole('button').nth(1).click();
  await expect(themes.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  const start = page.getByRole('link', { name: /^Solve \d+ puzzle/ });
  await expect(start).toHaveAttribute('href', /\?theme=/);
  const own = page.getByRole('group', { name: 'Your expansions' }).getByRole('button').first();
  await own.click();
  await page.reload();
  await expect(own).toHaveAttribute('aria-pressed', 'false');
});

test('the challenge of the day has the same tiles for everybody', async ({ page }) => {
  await page.goto('/puzzles');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/g\/here-/);
  const tile = page.locator('.dock .media img, .dock .media svg image').first();
  await expect(tile).toBeVisible({ timeout: 20_000 });
  const first = await tile.getAttribute('src');
  await page.goto('/puzzles');
  await page.evaluate(() => localStorage.removeItem('bastide.puzzles'));
  await page.reload();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(tile).toBeVisible({ timeout: 20_000 });
  expect(await tile.getAttribute('src')).toBe(first);
  await page.goto('/puzzles');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('puzzles need no network', async ({ page, context }) => {
    await page.goto('/puzzles');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('bastide-'))))
      .toBe(true);
    await page.reload();
    await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
    await context.setOffline(true);
    await openDaily(page);
    await followHints(page);
    await context.setOffline(false);
  });
});
