// The analysis board: a game is pasted and stepped through, another move is played, the engine thinks, odds are counted, and all of
// it is kept and shared.
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { press } from './player';

/** The first turns of the example of the documentation. */
async function game(turns: number): Promise<string> {
  const text = await readFile('../docs/examples/base.bastide', 'utf8');
  const moves = text.split('\n').filter((line) => /^\d+\. /.test(line));
  return ['bastide 1', 'players: Ann, Bob', '', ...moves.slice(0, turns), ''].join('\n');
}

async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/analysis');
  await page.getByLabel('Paste a game, a position or a link').fill(text);
  await press(page, page.getByRole('button', { name: 'Open', exact: true }));
}
const board = (page: Page): Locator => page.getByRole('img', { name: /tiles?/ }).first();
async function tab(page: Page, name: string): Promise<void> {
  const found = page.getByRole('tab', { name, exact: true });
  if (await found.isVisible()) await found.click();
}

test('a pasted game is stepped through, and branches', { tag: '@phone' }, async ({ page }) => {
  await paste(page, await game(12));
  await expect(page).toHaveURL(/\/analysis\/text-/);
  await expect(board(page)).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Next tile' })).toBeVisible();
  await expectAccessible(page, 'the next tile');

  // Back to where the last turn was decided, and played elsewhere.
  await press(page, page.getByRole('button', { name: 'Previous tile' }));
  await expect(page.locator('.bar .you')).toHaveText(/to move$/);
  await tab(page, 'Moves');
  const current = page.locator('[aria-current=step]');
  await expect(current).toHaveText(/12/);
  await tab(page, 'Turn');
  // By keyboard: the engine may have put a candidate there in the meantime.
  await page.locator('.cell').last().focus();
  await page.keyboard.press('Enter');
  await press(page, page.locator('.go:enabled'));
  await tab(page, 'Moves');
  await expect(page.getByText('1 variation')).toBeVisible();
  await page.getByLabel('Comment').fill('Safer, I think.');
  await expectAccessible(page, 'the moves');

  // All of it is kept.
  await page.reload();
  await expect(board(page)).toBeAttached();
  await tab(page, 'Moves');
  await expect(page.locator('em', { hasText: 'Safer, I think.' })).toBeVisible();
  await page.goto('/analysis');
  await expect(page.getByRole('link', { name: /Ann · Bob/ })).toBeVisible();
  await expectAccessible(page, 'where analyses begin');
});

test('the engine shows its candidates, and plays one', { tag: '@phone' }, async ({ page }) => {
  await paste(page, await game(8));
  await expect(page.getByRole('heading', { name: 'Next tile' })).toBeVisible();
  await page
    .getByRole('button', { name: /^base\.\w+, \d+ left$/ })
    .first()
    .click();
  await expect(page.locator('[data-candidate="1"]')).toBeVisible({ timeout: 60_000 });
  await tab(page, 'Best moves');
  const rows = page.locator('section ol .row');
  await expect(rows.first()).toHaveText(/^1.+[+−]?[\d.]+.*%$/s);
  await press(page, page.getByRole('button', { name: 'Stop', exact: true }));
  await press(page, rows.first());
  await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'the best moves');
  await press(page, page.getByRole('button', { name: 'Play this move' }));
  await tab(page, 'Turn');
  await expect(page.getByRole('heading', { name: 'Next tile' })).toBeVisible();
});

test('odds are counted for a space', async ({ page }) => {
  await paste(page, 'bastide 1\nplayers: Ann, Bob\n');
  await expect(page.getByRole('heading', { name: 'Next tile' })).toBeVisible();
  await page.keyboard.press('g');
  await expect(page.getByText('Tap an empty space beside a tile')).toBeVisible();
  const tile = await board(page).locator('img, svg').first().boundingBox();
  if (!tile) throw new Error('no tile');
  await page.mouse.click(tile.x + tile.width / 2, tile.y - tile.height / 2);
  await expect(page.getByRole('heading', { name: 'M12: what fits here?' })).toBeVisible();
  await expect(page.getByText(/^\d+ of 71 tiles left$/)).toBeVisible();
  await expect(page.getByText('Within 6 draws')).toBeVisible();
  await page.getByText('One tile before another').click();
  await page.locator('details li button').first().click();
  await expect(page.getByText('A wanted tile comes first, within 10 draws')).toBeVisible();
  await expectAccessible(page, 'odds');
});

test('a link leads to the same position', { tag: '@phone' }, async ({ page, guest, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await paste(page, await game(12));
  await expect(board(page)).toHaveAccessibleName(/13/);
  await press(page, page.getByRole('button', { name: 'Share' }));
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(2000);
  const other = await guest();
  await other.goto(link);
  await expect(board(other)).toHaveAccessibleName(/13/);
  await other.goto('/analysis#p=broken');
  await expect(other.getByRole('alert')).toContainText('That link is damaged');
});

test('what is no game is refused with its line, and can be corrected', async ({ page }) => {
  await paste(page, 'players: Ann, Bob\nno game at all');
  await expect(page.getByRole('alert')).toContainText(/line 2/i);
  const field = page.getByLabel('Paste a game, a position or a link');
  await expect(field).toBeFocused();
  const selected = await field.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe('no game at all');
  // A position is edited as text: a knight needs a city, and a road has none.
  await paste(page, await game(3));
  await expect(page.getByRole('heading', { name: 'Next tile' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Edit position as text' }).click();
  await expect(field).toHaveValue(/^tiles: /m);
  const text = await field.inputValue();
  await field.fill(text.replace(/^figures:.*$/m, 'figures: p1 meeple city.NESW@0,0'));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('0,0');
  await field.fill(text.replace(/^track: p1 \d+/m, 'track: p1 40'));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText(/^Ann 40 · /)).toBeVisible();
  await page.goto('/analysis/text-nothing');
  await expect(page.getByText('There is no such analysis on this device.')).toBeVisible();
});

test('your own game is analysed from the list, and where the replay stands', { tag: '@phone' }, async ({ page }) => {
  const text = await game(6);
  const tiles = [...text.matchAll(/^\d+\. +\w+ +(\S+)/gm)].map(([, tile]) => tile);
  const whole = text.replace('Bob\n', `Bob\ndraw: ${tiles.join(' ')}\n`);
  await page.goto('/games?list=mine');
  const file = { name: 'game.bastide', mimeType: 'text/plain', buffer: Buffer.from(whole) };
  await page.getByLabel('Open a game file').first().setInputFiles(file);
  await expect(page).toHaveURL(/\/g\/here-/);
  const id = new URL(page.url()).pathname.slice(3);
  await page.goto('/games?list=mine');
  await press(page, page.getByRole('link', { name: 'Analyse', exact: true }));
  await expect(page).toHaveURL(new RegExp(`/analysis/game-${id}$`));
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await page.goto(`/replay/${id}`);
  for (let back = 0; back < 3; back += 1) await press(page, page.getByRole('button', { name: 'Previous tile' }));
  await press(page, page.getByRole('link', { name: 'Analyse', exact: true }));
  await expect(page).toHaveURL(/#tile-\d$/);
  await expect(page.getByRole('heading', { name: 'Next tile' })).toBeVisible();
});
