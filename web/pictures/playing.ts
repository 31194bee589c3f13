// How pictures come to their positions. Whoever plays here follows the hints, so that boards look as people leave them.
import { expect, type Page } from '@playwright/test';
import { confirm, playUntil, type Answer } from '../e2e/player';

export const bot = (level: string) => ({ kind: 'bot', level }) as const;

/** Plays the best move, as the hint has it. */
export const wisely: Answer = async (page) => {
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.advice')).toBeVisible();
  await confirm(page);
};

/** Plays until so many tiles lie and something is on the page; with `.far`, only once the tiles lie. */
export async function playOn(page: Page, tiles: number, goal: string, answer: Answer = wisely): Promise<void> {
  await playUntil(page, goal, async (_, turn) => {
    const far = (await page.locator('.tile').count()) >= tiles;
    await page.evaluate((yes) => document.body.classList.toggle('far', yes), far);
    await answer(page, turn);
  });
}

/** Waits until everything that belongs to a picture is there. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
}
