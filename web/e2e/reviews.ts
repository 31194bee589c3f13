// Finished games that are opened from a file and reviewed in the page.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { press } from './player';

/** The first turns of the example of the documentation, as a whole game. */
async function game(turns: number): Promise<string> {
  const text = await readFile('../docs/examples/base.bastide', 'utf8');
  const moves = text.split('\n').filter((line) => /^\d+\. /.test(line));
  const played = moves.slice(0, turns);
  const tiles = played.map((line) => line.split(/\s+/)[2]);
  return ['bastide 1', 'players: Ann, Bob', `draw: ${tiles.join(' ')}`, '', ...played, ''].join('\n');
}

/** Opens a finished game from a file, and its review. */
export async function openReview(page: Page, turns = 24): Promise<string> {
  await page.goto('/games?list=mine');
  const file = { name: 'game.bastide', mimeType: 'text/plain', buffer: Buffer.from(await game(turns)) };
  await page.getByLabel('Open a game file').first().setInputFiles(file);
  await expect(page).toHaveURL(/\/g\/here-/);
  const id = new URL(page.url()).pathname.slice(3);
  await page.goto(`/review/${id}`);
  await expect(page.getByRole('button', { name: 'Review this game' })).toBeVisible();
  return id;
}
export const moments = (page: Page): Locator => page.getByRole('region', { name: 'Key moments' });

export async function reviewAll(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: /^(Review this game|Continue)$/ }));
  await expect(moments(page)).toBeVisible({ timeout: 90_000 });
}
