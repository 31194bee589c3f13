// Tables that wait for friends: by invitation, with a link to copy, share or scan.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, ME, shortGame, test } from './fixtures';

/** Makes a table for a friend as people do, and waits at it. */
async function waitForFriend(page: Page): Promise<string> {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Remove this seat' }).click();
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await expect(page.getByText('Invite only: friends join with your link.')).toBeVisible();
  await page.getByRole('button', { name: 'Create game' }).click();
  await expect(page).toHaveTitle('1 of 2 · Bastide');
  return page.getByLabel('Link to this game').inputValue();
}

test('a table for friends is by invitation: a stranger can watch but not sit', async ({ page: ann, guest }) => {
  const link = await waitForFriend(ann);
  const id = /\/g\/(\w+)/.exec(link)?.[1] ?? '';
  const stranger = await guest();
  await stranger.goto(new URL(`/g/${id}`, ann.url()).href);
  await expect(stranger.getByText('This game is invite only.')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
  const refused = await stranger.evaluate(async (path) => {
    const body = JSON.stringify({ seat: 1, invite: 'guessed' });
    const reply = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await reply.json()) as { error?: { code: string } };
  }, `/api/games/${id}/join`);
  expect(refused.error?.code).toBe('needs-invite');
  await stranger.goto('/games?list=open');
  await expect(stranger.locator('.cards > *, .empty').first()).toBeAttached();
  await expect(stranger.locator(`a[href*="${id}"]`), 'nor is it listed').toHaveCount(0);

  const bob = await guest();
  await bob.goto(link);
  await bob.getByRole('button', { name: 'Sit here' }).click();
  await expect(ann.locator('.bar')).toBeVisible();
  await stranger.goto(new URL(`/g/${id}`, ann.url()).href);
  await expect(stranger.locator('.bar')).toBeVisible();
  await expect(stranger.locator('.bar.mine')).toHaveCount(0);
});

test('a friend joins by the code, however it is typed', { tag: '@phone' }, async ({ page: ann, guest }) => {
  await waitForFriend(ann);
  const spelled = (await ann.getByRole('img', { name: /^Game code:/ }).getAttribute('aria-label')) ?? '';
  const code = spelled.replace(/^Game code:|\s/g, '');
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  const bob = await guest();
  await bob.goto('/');
  const join = async (text: string): Promise<void> => {
    await bob.getByPlaceholder('Game code or link').fill(text);
    await bob.getByRole('button', { name: 'Join' }).click();
  };
  await join('222-222');
  await expect(bob.getByRole('alert').filter({ hasText: 'No game is waiting under this code.' })).toBeVisible();
  await join(`${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`);
  await bob.getByRole('button', { name: 'Sit here' }).click();
  await expect(bob.locator('.bar')).toBeVisible();
});

test('the link is copied, and says so for a moment', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await waitForFriend(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Scan to join from a phone' })).toBeVisible();
  await expectAccessible(page, 'waiting');
});

test('a phone shares the link and shows the code to scan', { tag: '@phone-only' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(shared.push(data.url ?? '')) });
    Object.assign(globalThis, { shared });
  });
  const link = await waitForFriend(page);
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => (globalThis as unknown as { shared: string[] }).shared)).toEqual([link]);
  await expect(page.getByRole('img', { name: 'Scan to join' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: 'Scan to join' })).toBeVisible();
});

test('whoever waits alone can play with bots instead', async ({ page }) => {
  await waitForFriend(page);
  const waited = page.url();
  await page.getByRole('button', { name: 'Fill with bots and start' }).click();
  await expect(page.locator('.bar')).toBeVisible();
  expect(page.url()).not.toBe(waited);
});

test('two guests who wait have different arms', async ({ page, guest }) => {
  const { id, invite } = await shortGame(page, { seats: [ME, { kind: 'open' }, { kind: 'open' }] });
  await page.goto(`/g/${id}`);
  const bob = await guest();
  await bob.goto(new URL(invite, page.url()).href);
  await bob.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(page).toHaveTitle('2 of 3 · Bastide');
  await expect(page.getByText('Joined')).toBeVisible();
  const marks = await page.locator('ol .shield text').allTextContents();
  expect(new Set(marks).size).toBe(2);
});
