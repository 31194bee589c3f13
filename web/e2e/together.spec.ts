// Two people at one table, each with a browser of their own.
import type { Page } from '@playwright/test';
import { expect, sitDown, test, transcript } from './fixtures';
import { plainly, playOut } from './player';

/** How a game ended, without whom it is told to: "You win by 7" and "Ann wins by 7" are one end. */
const end = async (page: Page): Promise<string | undefined> =>
  /by \d+$|share the win$/.exec(await page.locator('#won').innerText())?.[0];

async function playToTheSameEnd(ann: Page, bob: Page): Promise<void> {
  await Promise.all([playOut(ann), playOut(bob)]);
  const told = await end(ann);
  expect(told).toBeDefined();
  await expect.poll(() => end(bob)).toBe(told);
}

test('two browsers in one game', async ({ page: ann, guest }) => {
  const bob = await guest();
  await sitDown(ann, bob);
  await playToTheSameEnd(ann, bob);
});

test('a killed server loses nothing that two browsers have seen', async ({ page: ann, guest, request, server }) => {
  test.skip(!server.own, 'only a server that the tests have started may be killed');
  const bob = await guest();
  const id = await sitDown(ann, bob);
  const asked = [ann, bob].map(async (page) => {
    await page.locator('.cell').first().waitFor();
    return page;
  });
  const first = await Promise.any(asked);
  await plainly(first, 0);
  await expect(first.locator('.bar.mine .chip').first()).toBeVisible();
  const { moves: before } = await transcript(request, id);
  await server.kill();
  for (const page of [ann, bob]) await expect(page.getByText('Reconnecting').first()).toBeVisible();
  await server.start();
  for (const page of [ann, bob]) await expect(page.locator('.banner')).not.toBeAttached();
  const { moves: after } = await transcript(request, id);
  expect(after.slice(0, before.length), 'every move that was shown is still there').toEqual(before);
  await playToTheSameEnd(ann, bob);
});
