// People who take long, at a server that gives them two seconds.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, sitDown, test } from './fixtures';
import { press } from './player';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const LET_A_BOT_PLAY = /^Let a bot play for/;

test.beforeAll(async ({ server }) => {
  test.skip(!server.own, 'only a server that the tests have started can be told to be impatient');
  await server.kill();
  await server.start('--stall-after', '2');
});

test.afterAll(async ({ server }) => {
  await server.kill();
  await server.start();
});

test('a bot plays for whoever takes too long, until they take their seat back', async ({ page: ann, guest }) => {
  const bob = await guest();
  await sitDown(ann, bob);
  await expect(ann.locator('.cell').first()).toBeVisible();
  await expect(bob.locator('#ask')).toHaveText(/has been thinking for \d+ seconds$/);
  await expect(bob.getByRole('status').filter({ hasText: 'has been thinking' })).toBeAttached();
  await expectAccessible(bob, 'somebody takes long');
  await button(bob, LET_A_BOT_PLAY).focus();
  await bob.keyboard.press('Enter');

  await expect(ann.locator('#ask')).toHaveText('A bot plays for you');
  await expect(ann.getByRole('alert').filter({ hasText: 'A bot plays for you' })).toBeAttached();
  await expect(bob.locator('.cell').first(), 'the bot has played').toBeVisible();
  await ann.reload();
  await expect(ann.locator('#ask'), 'to come back is not enough').toHaveText('A bot plays for you');
  await expectAccessible(ann, 'a bot plays for Ann');
  await button(ann, 'Take your seat back').focus();
  await ann.keyboard.press('Enter');
  await expect(ann.locator('#ask')).not.toHaveText('A bot plays for you');
});

test('one of two players claims the game, after a second thought', { tag: '@phone' }, async ({ page: ann, guest }) => {
  const bob = await guest();
  await bob.setViewportSize(ann.viewportSize() ?? { width: 1280, height: 800 });
  await sitDown(bob, ann);
  await press(ann, button(ann, 'Claim the game'));
  await expect(ann.locator('#ask')).toHaveText('Claim the game?');
  await press(ann, button(ann, 'Cancel'));
  await expect(button(ann, LET_A_BOT_PLAY)).toBeVisible();
  await press(ann, button(ann, 'Claim the game'));
  await expect(button(ann, 'Claim the game')).toBeFocused();
  await press(ann, button(ann, 'Claim the game'));
  await expect(ann.locator('#won')).toHaveText('You win');
  await expect(bob.locator('#won')).toHaveText(/ wins$/);
});
