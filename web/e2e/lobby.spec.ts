import { expect, test } from './fixtures';

test('play now leads to a turn within seconds', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('.bar.mine .go')).toBeVisible();
  await expect(page).toHaveTitle(/Your turn/);
});

test('a bot is chosen from the ladder by keyboard, and remembered', async ({ page }) => {
  await page.goto('/bots');
  const margot = page.getByRole('radio', { name: /^Margot, casual, rated \d+/ });
  await expect(margot).toBeChecked();
  await expect(page.getByRole('radiogroup').getByRole('radio')).toHaveCount(8);
  await margot.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Play Marius' })).toBeVisible();
  await page.getByText('You', { exact: true }).click();
  await page.getByRole('radio', { name: /^Marius, steady/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bar.mine .go')).toBeVisible();
  await expect(page.locator('.row', { hasText: 'Marius' }).getByText('steady')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Base game against Marius')).toBeVisible();
  await page.goto('/new');
  await expect(page.getByLabel('Bot in this seat')).toHaveValue('marius');
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('a bot is chosen from the ladder by touch', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/bots');
    await page.getByText('Expertin').tap();
    await page.getByRole('button', { name: 'Gegen Sancha spielen' }).tap();
    await expect(page.locator('.bar .media')).toBeVisible();
    await expect(page.locator('body'), 'nobody is called by a level').not.toContainText('sancha');
  });
});
