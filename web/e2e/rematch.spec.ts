// Playing again: an offer at the finished table, which the other accepts in place.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { BOT, expect, ME, openShortGame, sitDown, test } from './fixtures';
import { playOut, press } from './player';

const playAgain = (page: Page): Promise<void> =>
  press(page, page.locator('.final').getByRole('button', { name: 'Play again' }));

const card = (page: Page): Locator => page.locator('.card', { has: page.locator('#rematch-title') });

async function finish(ann: Page, bob: Page): Promise<string> {
  const id = await sitDown(ann, bob);
  await Promise.all([playOut(ann), playOut(bob)]);
  return id;
}

test(
  'a rematch is offered, accepted in place, and begins for both',
  { tag: '@phone' },
  async ({ page: ann, guest }) => {
    const bob = await guest();
    await bob.setViewportSize(ann.viewportSize() ?? { width: 1280, height: 800 });
    const id = await finish(ann, bob);
    await playAgain(ann);
    const [hers, his] = [card(ann), card(bob)];
    await expect(his.getByRole('heading')).toHaveText(/wants a rematch$/);
    await expect(his).toContainText('You go first.');
    await expect(his.locator('li > span')).toHaveText(['ready', 'you?']);
    await expect(bob.getByRole('alert').filter({ hasText: 'wants a rematch' })).toBeAttached();
    await expect(hers).toContainText('Waiting for');
    await expectAccessible(bob, 'a rematch is offered');
    await expect(ann, 'nobody goes alone').toHaveURL(new RegExp(`/g/${id}$`));
    await his.getByRole('button', { name: 'Play again' }).click();
    await expect(bob.locator('.cell').first(), 'Bob begins').toBeVisible();
    await expect(ann.locator('#ask')).toHaveText(/is placing a tile$/);
    expect(new URL(ann.url()).pathname).toBe(new URL(bob.url()).pathname);
    expect(ann.url()).not.toContain(id);
  },
);

test('an offer that is declined or taken back is off', async ({ page: ann, guest }) => {
  const bob = await guest();
  await finish(ann, bob);
  await playAgain(ann);
  await bob.getByRole('button', { name: 'Not now' }).click();
  for (const page of [ann, bob]) {
    await expect(page.locator('.final')).toContainText('No rematch this time.');
    await expect(page.locator('#rematch-title')).not.toBeAttached();
  }
  await playAgain(bob);
  await expect(ann.locator('#rematch-title')).toBeVisible();
  await bob.getByRole('button', { name: 'Cancel' }).click();
  await expect(ann.locator('#rematch-title')).not.toBeAttached();
  await playAgain(bob);
  await expect(ann.locator('#rematch-title')).toBeVisible();
  await bob.goto('/');
  await expect(ann.locator('#rematch-title'), 'Bob has left').not.toBeAttached();
});

test('against a bot, a rematch begins at once', async ({ page: ann }) => {
  const id = await openShortGame(ann, { seats: [ME, BOT] });
  await playOut(ann);
  await playAgain(ann);
  await expect(ann.locator('.final')).not.toBeAttached();
  await expect(ann.locator('.cell').first()).toBeVisible();
  expect(ann.url()).not.toContain(id);
});
