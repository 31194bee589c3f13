// The language of the page is changed while a game is under way.
import { BOT, expect, ME, openShortGame, test } from './fixtures';
import { openSettings } from './player';

test('the language can be changed in the middle of a game', { tag: '@phone' }, async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await expect(page.locator('.cell').first()).toBeVisible();
  await openSettings(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
});
