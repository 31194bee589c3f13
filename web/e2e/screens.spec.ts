import type { Page } from '@playwright/test';
import { BOT, expect, ME, openPreset, openShortGame, test } from './fixtures';
import { openSettings, plainly, playUntil } from './player';

const UPRIGHT = { width: 820, height: 1180 };
const LYING = { width: 1180, height: 820 };
const LAPTOP = { width: 1280, height: 720 };
const SMALL_PHONE = { width: 360, height: 740 };
const FOUR = [ME, BOT, BOT, BOT];
const SIX = [...FOUR, BOT, BOT];

/** Legal spaces that a panel covers, after the board was fitted. */
async function coveredSpaces(page: Page): Promise<string[]> {
  await page.keyboard.press('0');
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const boxes = (what: string): { name: string; box: DOMRect }[] =>
      [...document.querySelectorAll<HTMLElement>(what)].map((el) => ({
        name: el.dataset.cell ?? el.className,
        box: el.getBoundingClientRect(),
      }));
    const panels = boxes('[data-rim]').filter(({ box }) => box.width > 0);
    const touch = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return boxes('.cell').flatMap((cell) =>
      panels.filter((panel) => touch(cell.box, panel.box)).map((panel) => `${cell.name} below ${panel.name}`),
    );
  });
}

test('an upright tablet has the players above the board and the rest below it', async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  await openPreset(page, 'big-box-2021', FOUR);
  await expect(page.locator('.strip li')).toHaveCount(4);
  await expect(page.locator('.side')).toBeHidden();
  expect(await coveredSpaces(page)).toEqual([]);
  const dock = await page.locator('.dock').boundingBox();
  expect(dock?.width).toBe(UPRIGHT.width - 24);
  await page.getByRole('button', { name: /^Expansions/ }).click();
  await expect(
    page.getByRole('region', { name: 'Expansions' }).getByRole('button', { name: /^Messages/ }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Log and chat/ }).click();
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
});

test('turning a tablet keeps what was chosen', async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  await openPreset(page, 'big-box-2021', FOUR);
  await expect(page.locator('.cell').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const chosen = await page.locator('.cell.on').getAttribute('data-cell');
  await page.setViewportSize(LYING);
  await expect(page.locator('.strip')).toBeHidden();
  await expect(page.locator('.cell.on')).toHaveAttribute('data-cell', chosen ?? '');
  expect((await page.locator('.side').boundingBox())?.width).toBe(284);
  expect(await coveredSpaces(page)).toEqual([]);
});

test('a laptop keeps slim rows and six lines of the log', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await openPreset(page, 'big-box-2008', FOUR);
  await expect(page.locator('.cell').first()).toBeVisible();
  for (const row of await page.locator('.side .row').all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(56);
  expect((await page.locator('#panel-log').boundingBox())?.height).toBeGreaterThanOrEqual(6 * 26);
  expect(await coveredSpaces(page)).toEqual([]);
});

test('a laptop keeps six lines of the log with eight players and everything', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await openPreset(page, 'everything', [...SIX, BOT, BOT]);
  await expect(page.locator('.side [data-home]')).toHaveCount(8);
  expect((await page.locator('#panel-log').boundingBox())?.height).toBeGreaterThanOrEqual(6 * 26);
  const cut = await page
    .locator('.side [data-home] .score')
    .evaluateAll((all) => all.filter((el) => el.scrollWidth > el.clientWidth + 1).length);
  expect(cut).toBe(0);
});

test('a small phone fits six players, one row of chips, and Skip', { tag: '@phone-only' }, async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  await openPreset(page, 'everything', SIX);
  await playUntil(page, '.decline:visible', plainly);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.chips, .chips ol, .choices, .actions')]
      .filter((el) => el.scrollWidth > el.clientWidth + 1)
      .map((el) => el.className),
  );
  expect(wide).toEqual([]);
  await expect(page.locator('.decline')).toBeInViewport({ ratio: 1 });
  expect((await page.locator('.dock .chips').boundingBox())?.height).toBeLessThanOrEqual(48);
});

test('figures that cannot be placed fold into a list of reasons', async ({ page }) => {
  await openShortGame(page, {
    seats: [ME, BOT],
    systems: ['base', 'farmers', 'inns-and-cathedrals', 'traders-and-builders'],
  });
  await playUntil(page, '.decline', plainly);
  const folded = page.getByRole('button', { name: /can’t go here$/ });
  await folded.click();
  const list = page.getByRole('list', { name: 'Figures that can’t go here' });
  await expect(list.getByText('Needs a field with one of your farmers.')).toBeVisible();
  await folded.click();
  await expect(list).toHaveCount(0);
});

test('figures keep a size that can be seen, which is a setting', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await playUntil(page, 'img.figure', async (p, turn) => {
    if (turn % 2 === 0) return plainly(p, 0);
    await p.locator('.seg').first().click();
    await p.locator('.go:enabled').click();
  });
  const size = async (): Promise<number> =>
    ((await page.locator('img.figure').first().boundingBox())?.width ?? 0) * (2 / 3);
  for (let i = 0; i < 8; i += 1) await page.keyboard.press('-');
  await expect.poll(size).toBeCloseTo(30, 0);
  await openSettings(page);
  await page.getByText('Huge').click();
  await page.keyboard.press('Escape');
  await expect.poll(size).toBeCloseTo(38, 0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-meeples', 'huge');
});

test('high contrast follows the system until it is touched, and colours can be safe', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await openShortGame(page, { seats: [ME, BOT] });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-contrast', 'more');
  await openSettings(page);
  await page.getByRole('checkbox', { name: 'High contrast' }).uncheck();
  await expect(html).toHaveAttribute('data-contrast', 'normal');
  await page.getByText('Colour-blind safe').click();
  await expect(html).toHaveAttribute('data-palette', 'safe');
  await page.keyboard.press('Escape');
  await expect(page.locator('img[src^="data:image/svg+xml"]').first()).toBeVisible();
});

test('spaces and the tile in hand are told in words', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await expect(page.getByText(/^Tile in hand: road/)).toBeAttached();
  await expect(
    page.getByRole('button', { name: /fits beside an unfinished (road|city) without an owner/ }).first(),
  ).toBeVisible();
});
