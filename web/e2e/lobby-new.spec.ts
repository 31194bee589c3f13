// Setting up a game: expansions, conflicts, mixes, and people at one screen.
import type { Locator, Page } from '@playwright/test';
import { expect, test, keptGame } from './fixtures';
import { expectAccessible } from './axe';

const shelf = async (page: Page): Promise<void> => {
  await page.goto('/new');
  await expect(page.getByRole('radio', { name: /^Base game Roads/ })).toBeChecked();
  const choose = page.getByRole('button', { name: 'Choose expansions' });
  if (await choose.isVisible()) await choose.click();
};
const system = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true });

test('a conflict is told at the row that lost, with the way back', { tag: '@phone' }, async ({ page }) => {
  await shelf(page);
  await page.getByRole('radio', { name: /^Big Box 2014/ }).click();
  await expect(system(page, 'Wheel of Fortune')).toBeChecked();
  await page.getByText('The Count of Carcassonne', { exact: true }).click();
  await expect(system(page, 'Wheel of Fortune')).not.toBeChecked();
  const row = page.getByRole('listitem').filter({ has: system(page, 'Wheel of Fortune') });
  const why = 'Turned off because The Count of Carcassonne is on. A game has one start board.';
  await expect(row.getByText(why)).toBeVisible();
  await expect(page.locator('.left > [role=status]')).toHaveText(`Wheel of Fortune: ${why}`);
  await expectAccessible(page, 'a conflict');
  await row.getByRole('button', { name: 'Use Wheel of Fortune instead' }).click();
  await expect(system(page, 'Wheel of Fortune')).toBeChecked();
  await expect(system(page, 'The Count of Carcassonne')).not.toBeChecked();
});

test('a mix has tiles and minutes, and is kept with its stars', async ({ page }) => {
  await shelf(page);
  const game = page.getByRole('complementary');
  await page.getByText('Redirect roads across a lake.').click();
  await expect(game.getByText('80', { exact: true })).toBeVisible();
  await expect(game.getByText(/^about \d+ min$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Favourite: Ferries' }).click();
  await game.getByRole('button', { name: 'Save this mix' }).click();
  await expect(game.getByText('Saved as “Ferries”')).toBeVisible();
  await page.reload();
  await expect(system(page, 'Ferries')).not.toBeChecked();
  await page.getByRole('button', { name: 'Favourites 1' }).click();
  await expect(system(page, 'Robbers')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ferries', exact: true }).click();
  await expect(system(page, 'Ferries')).toBeChecked();
  await page.getByRole('button', { name: 'Rename Ferries' }).click();
  await page.getByLabel('Name of the mix').fill('Sunday');
  await page.keyboard.press('Enter');
  await expect(game.getByText('Saved as “Sunday”')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Sunday' }).click();
  await expect(page.getByText('Your mixes')).toHaveCount(0);
});

test('an expansion is found by one of its pieces', async ({ page }) => {
  await shelf(page);
  await page.getByRole('searchbox').fill('dragon');
  await expect(system(page, 'The Princess & the Dragon')).toBeVisible();
  await expect(system(page, 'Ferries')).toHaveCount(0);
  await page.getByRole('searchbox').fill('wine');
  await expect(system(page, 'Traders & Builders')).toBeVisible();
});

test('a random mix can be played, and taken back', async ({ page }) => {
  await shelf(page);
  await page.getByText('Redirect roads across a lake.').click();
  await page.getByText('2 hours').click();
  await page.getByRole('button', { name: 'Shuffle' }).click();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Back to my mix' }).click();
  await expect(page.getByText('Base game, plus Ferries')).toBeVisible();
  await page.getByText('45 min', { exact: true }).click();
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await page.getByRole('button', { name: 'Create game' }).click();
  await expect(page.locator('.bar')).toBeVisible();
});

test('a box keeps its rules when an expansion goes', async ({ page }) => {
  await shelf(page);
  await page.getByRole('radio', { name: /^Mini expansions/ }).click();
  await system(page, 'Ferries').click();
  await expect(page.getByText('10 rule variants').last()).toBeVisible();
  await page.getByRole('button', { name: 'Create game' }).click();
  await expect(page.locator('.bar')).toBeVisible();
  const { options } = await keptGame(page);
  expect(options).toMatchObject({ 'rob.placement': 'optional', 'msg.recall': 'majority_only' });
});

test('two people play at one screen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Remove this seat' }).click();
  await page.getByRole('button', { name: 'Someone here' }).click();
  await page.getByLabel('Name of the player in seat 2').fill('Théo');
  await page.getByRole('button', { name: 'Create game' }).click();
  await expect(page.locator('.bar.mine .go')).toBeVisible();
  const { players } = await keptGame(page);
  expect(players.map((p) => p.kind)).toEqual(['human', 'human']);
  expect(players.map((p) => p.name)).toContain('Théo');
});
