// What people say and show at a table, and how a device mutes them.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { BOT, expect, ME, openShortGame, sitDown, test } from './fixtures';
import { playOut } from './player';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const bubble = (page: Page, row: number): Locator =>
  page.locator('.side .row').nth(row).getByRole('img', { name: 'Wow!' });

async function react(page: Page): Promise<void> {
  await button(page, 'React').click();
  await button(page, 'Wow!').click();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByPlaceholder('Say something').fill(text);
  await button(page, 'Send').click();
  await expect(page.locator('#panel-log')).toContainText(text);
}

test('a reaction is seen at its player’s row, for a moment', async ({ page: ann, guest }) => {
  const bob = await guest();
  await sitDown(ann, bob);
  await react(ann);
  for (const page of [ann, bob]) await expect(bubble(page, 0)).toBeVisible();
  await expect(bubble(bob, 1)).not.toBeAttached();
  await expect(bubble(bob, 0), 'for a moment').not.toBeAttached();
});

test('whoever is muted is neither heard nor seen on this device', async ({ page: ann, guest }) => {
  const bob = await guest();
  await sitDown(ann, bob);
  await say(ann, 'the first line');
  await expect(bob.getByRole('tab', { name: 'Chat' }).locator('.badge')).toHaveText('1');
  await button(bob, 'Mute').click();
  await expectAccessible(bob, 'muting');
  await bob.getByRole('checkbox', { name: /^Mute Guest/ }).check();
  await bob.reload();
  await bob.getByRole('tab', { name: 'Chat' }).click();
  const lines = bob.locator('#panel-log');
  await expect(lines, 'it is kept').toContainText('No messages yet.');
  await say(ann, 'the second line');
  await react(ann);
  await say(bob, 'Bob talks');
  await expect(lines).not.toContainText('the second line');
  await expect(bubble(bob, 0)).not.toBeAttached();
  await button(bob, 'Mute').click();
  await bob.getByRole('checkbox', { name: /^Mute Guest/ }).uncheck();
  await expect(lines).toContainText('the second line');
  await bob.getByRole('checkbox', { name: 'Mute everyone' }).check();
  await expect(lines).toHaveText('Chat is muted on this device.');
});

test('a replay calls nobody away', async ({ page: ann }) => {
  const id = await openShortGame(ann, { seats: [ME, BOT] });
  await playOut(ann);
  await ann.goto(`/replay/${id}`);
  await expect(ann.locator('.side .row')).toHaveCount(2);
  await expect(ann.locator('.side')).not.toContainText('away');
});
