// Game reviews: a finished game from its file, reviewed in the page, stopped and continued, kept, and learned from.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { BOT, expect, ME, openShortGame, test } from './fixtures';
import { playOut, press, reachable } from './player';
import { moments, openReview, reviewAll } from './reviews';

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Turn' });
const now = (page: Page): Promise<string | null> => slider(page).getAttribute('aria-valuetext');

test('a finished game is reviewed to its end', { tag: '@phone' }, async ({ page }) => {
  await openReview(page);
  await press(page, page.getByRole('button', { name: 'Review this game' }));
  await expect(page.getByText(/Reviewing turn \d+ of 24/)).toBeVisible();
  await expect(moments(page)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/won|lost/);

  // The bars add up to the margin.
  const bars = await page.locator('table tr b').allInnerTexts();
  const [luck = 0, own = 0, others = 0, margin = 1] = bars.map((text) => Number(text.replace('−', '-')));
  expect(luck + own + others).toBe(margin);

  // A key moment is the same turn everywhere, and a second press opens the board there.
  const first = moments(page).locator('li button').first();
  await press(page, first);
  await expect(first).toHaveAttribute('aria-current', 'true');
  const turn = /Turn (\d+)/.exec(await first.innerText())?.[1];
  expect(await now(page)).toContain(`Turn ${turn},`);
  await expect(page.locator('.moment.on')).toHaveCount(1);
  await expectAccessible(page, 'a review');
  await press(page, first);
  await expect(page.locator('.dock input[type=range]')).toBeAttached();

  // Opened again, it is there at once.
  await page.goBack();
  await expect(moments(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review this game' })).toHaveCount(0);
});

test('the graph is a slider and a table', async ({ page }) => {
  await openReview(page, 14);
  await reviewAll(page);
  await slider(page).focus();
  await page.keyboard.press('Home');
  expect(await now(page)).toMatch(/^Start, Ann \d+%, Bob \d+%$/);
  await page.keyboard.press('ArrowRight');
  expect(await now(page)).toMatch(/^Turn 1, Ann \d+%, Bob \d+%$/);
  await page.keyboard.press('End');
  expect(await now(page)).toMatch(/^Turn 14, Ann (100|0)%, Bob (100|0)%$/);
  await page.keyboard.press('k');
  await expect(moments(page).locator('[aria-current=true]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Turn 3', exact: true }).click();
  await expectAccessible(page, 'the table of a review');
  await page.getByRole('button', { name: 'Show as a graph' }).click();
  expect(await now(page)).toContain('Turn 3,');
  await page.getByRole('button', { name: 'How is this worked out?' }).click();
  await expect(page.getByText('Accuracy: the best turn')).toBeVisible();
  await slider(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/replay\/here-/);
});

test('a review is stopped and continued, and goes with its game', async ({ page }) => {
  await openReview(page);
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.getByText(/Reviewing turn [3-9] of/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/of 24 turns reviewed/)).toBeVisible();
  await page.reload();
  const stopped = page.getByText(/of 24 turns reviewed/);
  await expect(stopped).toBeVisible();
  expect(Number(/\d+/.exec(await stopped.innerText())?.[0])).toBeGreaterThan(0);
  await reviewAll(page);

  const kept = (): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          const opened = indexedDB.open('bastide-reviews');
          opened.onsuccess = () => {
            const count = opened.result.transaction('reviews').objectStore('reviews').count();
            count.onsuccess = () => {
              opened.result.close();
              done(count.result);
            };
          };
        }),
    );
  expect(await kept()).toBe(1);
  await page.goto('/games?list=mine');
  await expect(page.getByRole('link', { name: 'Review', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete game' }).click();
  await expect(page.getByText('On this device')).toHaveCount(0);
  expect(await kept()).toBe(0);
});

test('a mistake is a puzzle', { tag: '@phone' }, async ({ page }) => {
  await openReview(page);
  await reviewAll(page);
  await press(page, page.getByRole('link', { name: /Learn from your/ }));
  await expect(page.locator('#ask')).toHaveText('Find a better move');
  await expect(page.locator('.hint')).toContainText('You played');
  await expectAccessible(page, 'a mistake');
  // Any legal turn is answered; the hint leads to the best one.
  const [place] = await reachable(page, '.cell');
  if (place) await press(page, place);
  const title = page.locator('#ask');
  for (let step = 0; step < 6; step += 1) {
    if (/better$|best move$/.test(await title.innerText()) && !/^Find/.test(await title.innerText())) break;
    await press(page, page.getByRole('button', { name: 'Hint' }));
    await expect(page.locator('.advice')).toContainText('Better:');
    await press(page, page.locator('.go:enabled'));
    await page.locator('.bar.mine:not(:has(.dots)), .bar .sign').first().waitFor();
  }
  await expect(title).toHaveText(/That’s better|That’s the best move/);
  await expect(page.getByText(/instead of/).first()).toBeVisible();
  const on = page.getByRole('button', { name: /Next mistake|Back to the review/ }).last();
  await expect(on).toBeFocused();
});

test('games that cannot be reviewed say why', async ({ page }) => {
  await page.goto('/review/nothing');
  await expect(page.getByText('No game has this code')).toBeVisible();
  const id = await openShortGame(page, { seats: [ME, BOT] });
  await expect(page.locator('.bar').first()).toBeVisible();
  await page.goto(`/review/${id}`);
  await expect(page.getByText('This game is still in progress.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the game' }).click();
  await playOut(page);
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByText('This game is too short to review.')).toBeVisible();
});

test('without an engine the page says so, and tries again', async ({ page, context }) => {
  await openReview(page, 14);
  await context.route(/engine_bg.*\.wasm$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.getByRole('alert')).toContainText('The engine didn’t load.');
  await context.unroute(/engine_bg.*\.wasm$/);
  await reviewAll(page);
});

test('a device that keeps nothing shows the review all the same', async ({ page }) => {
  await openReview(page, 14);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await reviewAll(page);
  await expect(page.getByRole('alert')).toContainText('This review can’t be saved here');
});
