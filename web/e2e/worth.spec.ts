// What a choice is worth: beside its spot, in the bar and on the button.
import { BOT, ME, expect, openPreset, openShortGame, test } from './fixtures';
import { confirm, plainly, playUntil, press } from './player';

test('spots say what they are worth, and light what they belong to', { tag: '@phone' }, async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT], draw: ['base.E', 'base.U', 'base.V', 'base.U'] });
  await press(page, page.locator('[data-cell="0,-1"]'));
  await confirm(page);
  const city = page.locator('.seg[aria-label^="Meeple: City"]');
  await expect(city.locator('.worth')).toContainText('+4 now');
  await expect(page.locator('.seg[aria-label^="Meeple: Field"] .worth').first()).toContainText(/3 at (the )?end/);
  await press(page, city);
  await expect(page.locator('.bar')).toContainText('City: 4 points now. Your meeple comes straight back.');
  await expect(page.locator('svg .light path')).toHaveCount(2);
  await confirm(page, 'Place meeple, score 4');
  await expect(page.locator('.bar')).not.toContainText('score 4');
});

test('pointing at a spot or focusing it says the same', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT], draw: ['base.E', 'base.U', 'base.V', 'base.U'] });
  await page.locator('[data-cell="0,-1"]').click();
  await confirm(page);
  const field = page.locator('.seg[aria-label^="Meeple: Field"]').first();
  await field.hover();
  await expect(page.locator('.bar')).toContainText('Field: 3 points at the end. Stays until the end of the game.');
  await page.locator('.seg[aria-label^="Meeple: City"]').focus();
  await expect(page.locator('.bar')).toContainText('City: 4 points now.');
  await expect(page.locator('.go')).toBeDisabled();
});

test('without assists spots have names and no numbers', async ({ page }) => {
  await openPreset(page, 'base', [ME, BOT], false);
  const spots = await playUntil(page, '.seg .worth', plainly);
  await expect(spots.first()).toContainText(/^\s*(City|Road|Field|Monastery)\s*$/);
});
