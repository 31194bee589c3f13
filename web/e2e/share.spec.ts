// Games that leave the device: one goes on online with a friend, a finished one gets a link, and what goes wrong loses nothing.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openShort } from './here';
import { byPointer, playOut } from './player';

const MINE = '.bar.mine:not(:has(.dots))';
const TWO = [
  { kind: 'me', name: 'Ann' },
  { kind: 'me', name: 'Bea' },
];
const tiles = (page: Page): Promise<number> => page.locator('.tile').count();

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Continue with friends' }).click();
  await expect(page.getByRole('dialog')).toContainText('Friends take their seats with a link');
}

test('a game made here goes on online with a friend', async ({ page, guest }) => {
  await page.goto('/');
  const id = await openShort(page, TWO);
  await page.locator(MINE).waitFor();
  await byPointer(page, 0);
  await expect.poll(() => tiles(page)).toBe(2);
  await openSheet(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Friend' }).last()).toBeChecked();
  await dialog.getByRole('button', { name: 'Move game online' }).click();
  await expect(page).toHaveURL(/\/g\/[a-z2-9]{16}$/);
  await expect(page.getByText('Continues a game from a device')).toBeVisible();
  const link = await page.getByLabel('Link to this game').inputValue();

  const friend = await guest();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await expect.poll(() => tiles(friend)).toBe(2);
  await expect.poll(() => tiles(page)).toBe(2);
  await Promise.all([playOut(page), playOut(friend)]);
  await expect(friend.locator('.final')).toBeVisible();

  // The game here stands still, and says where it went.
  const there = new URL(page.url()).pathname;
  await page.goto(`/g/${id}`);
  await expect(page.getByRole('heading', { name: 'This game has moved online' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the game' })).toHaveAttribute('href', there);
  await page.getByRole('button', { name: 'Continue on this device' }).click();
  await page.locator(MINE).waitFor();
});

test('a finished game gets one link that anybody can open', async ({ page, guest }) => {
  await page.goto('/');
  await openShort(page, TWO);
  await playOut(page);
  await page.getByRole('button', { name: 'Get a link' }).click();
  const field = page.getByLabel('Link to this game');
  await expect(field).toHaveValue(/\/replay\/[a-z2-9]{16}$/);
  const link = await field.inputValue();
  await page.reload();
  await page.getByRole('button', { name: 'Get a link' }).click();
  await expect(field).toHaveValue(link);

  const friend = await guest();
  await friend.goto(link);
  await expect(friend.locator('.dock input[type=range]')).toBeAttached();
  await expect(friend.getByText('From a device')).toBeAttached();
});

test('what the server refuses is said, and the game goes on here', async ({ page, context }) => {
  await page.goto('/');
  await openShort(page, TWO);
  await page.locator(MINE).waitFor();
  await context.route('**/api/uploads', (route) =>
    route.fulfill({ status: 413, json: { error: { code: 'too-large' } } }),
  );
  await openSheet(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Move game online' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await context.unroute('**/api/uploads');
  await context.route('**/api/uploads', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Move game online' }).click();
  await expect(dialog.getByRole('alert')).toContainText('isn’t responding');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await byPointer(page, 0);
  await expect.poll(() => tiles(page)).toBe(2);
});

test('the link to a game has a preview', async ({ page, request }) => {
  await page.goto('/');
  await openShort(page, TWO);
  await playOut(page);
  await page.getByRole('button', { name: 'Get a link' }).click();
  const link = await page.getByLabel('Link to this game').inputValue();
  const html = await (await request.get(link)).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(html).toContain('property="og:title" content="Ann ');
  const card = await request.get(picture);
  expect(card.headers()['content-type']).toBe('image/png');
  const bytes = await card.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});
