// Settings apply at once and stay on the device.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { BOT, expect, ME, openShortGame, test } from './fixtures';
import { openSettings } from './player';

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Settings' });
const choose = (page: Page, group: string, option: string): Promise<void> =>
  page.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click();

test('a change applies at once and is kept', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await openSettings(page);
  await expectAccessible(page, 'settings');
  await choose(page, 'Theme', 'Dark');
  await choose(page, 'Confirm moves', 'Never');
  await choose(page, 'Animation', 'Fast');
  await sheet(page).getByRole('checkbox', { name: 'Points' }).check();
  await sheet(page).getByRole('checkbox', { name: 'Play forced moves for me' }).check();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-motion', 'fast');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await expect(page.locator('.go'), 'a click plays, so there is nothing to confirm').toHaveCount(0);

  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await openSettings(page);
  await expect(sheet(page).getByRole('radio', { name: 'Never' })).toBeChecked();
  await expect(sheet(page).getByRole('checkbox', { name: 'Points' })).toBeChecked();
  await expect(sheet(page).getByRole('checkbox', { name: 'Play forced moves for me' })).toBeChecked();
});

test('arrows in the sheet do not play', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await openSettings(page);
  await sheet(page).getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('.cell.on')).toHaveCount(0);
});

test('a phone offers no keyboard', { tag: '@phone-only' }, async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(sheet(page).getByRole('radiogroup', { name: 'Confirm moves' })).toBeVisible();
  await expect(sheet(page).getByText('Keyboard shortcuts')).toHaveCount(0);
});

for (const [animation, seconds] of [
  ['off', '0s'],
  ['fast', '0.16s'],
  ['normal', '0.32s'],
  ['slow', '0.64s'],
] as const) {
  test.describe(`animation ${animation}`, () => {
    test.use({ prefs: { confirm: 'never', animation } });
    test('a tile is placed at that speed', async ({ page }) => {
      await openShortGame(page, { seats: [ME], draw: ['base.D', 'base.V'] });
      await page.locator('.cell[aria-label*="one way"]').first().click();
      await expect(page.locator('.tile.lands')).toHaveCSS('animation-duration', seconds);
    });
  });
}
