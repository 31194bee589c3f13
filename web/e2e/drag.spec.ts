// The drawn tile and a meeple are pulled to where they go, by mouse and by finger.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, ME, openShortGame, test } from './fixtures';
import { confirm } from './player';

const DRAW = ['base.D', 'base.V', 'base.B'];
const TWO_WAYS = '.cell[aria-label*="fits 2 ways"]';

async function middle(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
const rotation = (page: Page): Promise<string | null> => page.locator('.cell.on img').getAttribute('src');

async function pull(page: Page, what: Locator, to: Locator): Promise<void> {
  const [from, goal] = [await middle(what), await middle(to)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 40, { steps: 3 });
  await page.mouse.move(goal.x, goal.y, { steps: 6 });
}
const tileInHand = (page: Page): Locator => page.locator('.bar [data-drag=tile]');
const meeple = (page: Page): Locator => page.locator('[data-drag=meeple]');
const road = (page: Page): Locator => page.locator('.seg[aria-label*="oad"]').first();

test.describe('without confirming', () => {
  test.use({ prefs: { confirm: 'never' } });

  test('tile and meeple are played where they are dropped', async ({ page }) => {
    await openShortGame(page, { seats: [ME], draw: DRAW });
    await pull(page, tileInHand(page), page.locator(TWO_WAYS).first());
    await expect(page.locator('.cell.on')).toBeVisible();
    const before = await rotation(page);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => rotation(page), 'the wheel turns the tile').not.toBe(before);
    await page.keyboard.press('r');
    await expect.poll(() => rotation(page), 'and so does R').toBe(before);
    await page.mouse.up();
    await expect(page.locator('.tile')).toHaveCount(2);

    await expect(road(page)).toBeVisible();
    await pull(page, meeple(page), road(page));
    await page.mouse.up();
    await expect(page.locator('.figure')).toHaveCount(1);
    await expect(page.locator('#ask')).toHaveText('Place this tile');
  });

  test('a tile that is dropped nowhere goes back', async ({ page }) => {
    await openShortGame(page, { seats: [ME], draw: DRAW });
    await pull(page, tileInHand(page), page.locator(TWO_WAYS).first());
    await expect(page.locator('.cell.on')).toBeVisible();
    await page.mouse.move(200, 700, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('.pulled, .cell.on')).toHaveCount(0);
    await expect(page.locator('.tile')).toHaveCount(1);
  });
});

test('what is dropped waits to be confirmed, where everything is', async ({ page }) => {
  await openShortGame(page, { seats: [ME], draw: DRAW });
  await pull(page, tileInHand(page), page.locator(TWO_WAYS).first());
  await page.mouse.up();
  await expect(page.locator('.cell.on')).toBeVisible();
  await expect(page.locator('.tile')).toHaveCount(1);
  await confirm(page, 'Place tile');
  await expect(page.locator('.tile')).toHaveCount(2);
});

/** What a finger pulls is held above it by as many pixels. */
const LIFT = 56;

async function pullByFinger(touch: CDPSession, what: Locator, to: Locator): Promise<void> {
  const [from, goal] = [await middle(what), await middle(to)];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }): Promise<unknown> =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await send('touchStart', from);
  for (let i = 1; i <= 6; i += 1)
    await send('touchMove', {
      x: from.x + ((goal.x - from.x) * i) / 6,
      y: from.y + ((goal.y + LIFT - from.y) * i) / 6,
    });
  await send('touchEnd');
}

test('by finger', { tag: '@phone-only' }, async ({ page }) => {
  const touch = await page.context().newCDPSession(page);
  // By the mouse: the browser takes no tap that follows a pull at once.
  const go = page.locator('.go:enabled');
  await openShortGame(page, { seats: [ME], draw: DRAW });
  await expect(page.locator(TWO_WAYS).first()).toBeVisible();
  await pullByFinger(touch, tileInHand(page), page.locator(TWO_WAYS).first());
  await expect(page.locator('.cell.on')).toBeVisible();
  await go.click();
  await expect(road(page)).toBeVisible();
  await pullByFinger(touch, meeple(page), road(page));
  await expect(page.locator('.seg.on')).toBeVisible();
  await go.click();
  await expect(page.locator('.figure')).toHaveCount(1);
});
