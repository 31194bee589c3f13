// Lists of games: whose turn it is, against whom, and since when.
import { BOT, expect, ME, openShortGame, shortGame, test } from './fixtures';

test('your games come with opponents, dates and filters, your turn first', async ({ page }) => {
  const mine = await openShortGame(page, { seats: [ME, BOT] });
  await expect(page.locator('.bar.mine')).toBeVisible();
  const { id: open } = await shortGame(page, { seats: [ME, { kind: 'open' }] });
  await page.goto('/games?list=mine');
  const cards = page.locator('.cards > a');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toHaveAttribute('href', `/g/${mine}`);
  await expect(cards.first()).toContainText('Your turn');
  await expect(cards.first()).toContainText(/Guest \d+ \(you\)/);
  await expect(cards.first().locator('time')).toHaveText(/now|minute/);
  await page.getByRole('button', { name: 'Waiting 1' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toHaveAttribute('href', `/g/${open}`);
  await expect(cards.first()).toContainText('Open seat');
  await page.getByRole('button', { name: 'Finished 0' }).click();
  await expect(page.getByText('No games like this.')).toBeVisible();
});

test('a random mix is one click from home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Random mix' }).click();
  await expect(page.getByRole('heading', { name: 'Your own mix' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to my mix' })).toBeVisible();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(2);
});
