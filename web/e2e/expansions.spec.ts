// What a system brings to the board is chosen where it lies.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, inspectQuestion } from './axe';
import { BOT, expect, ME, openShortGame, test, transcript, type Move } from './fixtures';
import { BIG_BOX_2008, SMALL_EXPANSIONS } from './games';
import { byPointer, confirm, plainly, playOut, playUntil, press } from './player';

test('a whole game of the small expansions, each kind of question looked at by axe', async ({ page }) => {
  test.slow();
  await openShortGame(page, { seats: [ME, BOT, BOT], ...SMALL_EXPANSIONS });
  const seen = new Set<string>();
  await playOut(page, async (_, turn) => {
    await inspectQuestion(page, seen);
    await byPointer(page, turn);
  });
  expect(seen.size, [...seen].join(', ')).toBeGreaterThan(5);
});

/** Points at an outline. A road bends, so that its middle may lie beside it: the first point that is its own is pressed. */
async function clickOutline(page: Page, outline: Locator): Promise<void> {
  const point = await outline.evaluate((path: SVGPathElement) => {
    for (let along = 0; along < path.getTotalLength(); along += 2) {
      const at = path.getPointAtLength(along).matrixTransform(path.getScreenCTM() ?? undefined);
      if (document.elementFromPoint(at.x, at.y)?.closest('.part')) return { x: at.x, y: at.y };
    }
    return null;
  });
  expect(point, 'some of the outline can be touched').not.toBeNull();
  if (point) await page.mouse.click(point.x, point.y);
}

test('witch, gold and robber go where one points', async ({ page }) => {
  await openShortGame(page, {
    seats: [ME, BOT],
    draw: ['mw.A', 'base.U', 'gm.A', 'base.V', 'rb.A', 'base.V'],
    systems: ['base', 'mage-and-witch', 'gold-mines', 'robbers'],
  });
  const roads = await playUntil(page, '.lit .part', plainly);
  await page.getByRole('radio', { name: 'Witch' }).click();
  await clickOutline(page, roads.first());
  await confirm(page, 'Move here');
  const tiles = await playUntil(page, '.seg.whole', plainly);
  await tiles.first().click();
  await confirm(page, 'Put gold there');
  const spaces = await playUntil(page, '.track .target', plainly);
  await spaces.first().click();
  await confirm(page, 'Wait on');
  await expect(page.getByRole('status')).toContainText('put a robber on space');
});

/** What a move was about, where it is more than a tile or a meeple. */
const subject = ({ piece, tile, segment, figure }: Move): string | undefined =>
  piece ?? (tile === 'abbey' ? tile : (segment?.quarter ?? figure));

test('four players play the big box of 2008 to the end', async ({ page, request }) => {
  test.setTimeout(300_000);
  const id = await openShortGame(page, { seats: [ME, BOT, BOT, BOT], ...BIG_BOX_2008 });
  const seen = new Set<string>();
  await playOut(page, async (_, turn) => {
    const asked = await inspectQuestion(page, seen);
    // Wagons and barns make the later questions; everything else is answered like any other.
    const figure = page.locator('.chip:enabled', { hasText: /^(Wagon|Barn)/ }).first();
    const quarter = page.locator('button.quarter').first();
    if (asked.startsWith('Place a') && (await figure.count())) {
      await figure.click();
      await byPointer(page, 1);
    } else if (await quarter.count()) {
      await quarter.click();
      await confirm(page);
    } else {
      await byPointer(page, turn);
    }
  });
  const { moves } = await transcript(request, id);
  const subjects = moves.map(subject);
  expect(subjects.filter((what) => what === 'dragon').length, 'steps of the dragon').toBeGreaterThan(3);
  expect([...seen], 'somebody at the page led the dragon').toContain('Move the dragon');
  expect(subjects).toContain('wagon');
  test.info().annotations.push({ type: 'moved', description: [...new Set(subjects)].filter(Boolean).join(', ') });
});

async function middle(what: Locator): Promise<[number, number]> {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a ferry is pulled over its lake', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT], draw: ['fe.A', 'base.V'], systems: ['base', 'ferries'] });
  const boat = await playUntil(page, '.boat', plainly);
  await expect(boat.first()).toBeVisible();
  const [first, second] = [page.locator('.pin').nth(0), page.locator('.pin').nth(1)];
  const [a, b] = [await middle(first), await middle(second)];
  await page.mouse.move(...(await middle(boat.first())));
  await page.mouse.down();
  await page.mouse.move((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, { steps: 5 });
  await page.mouse.up();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await confirm(page);
});

/** Places a shepherd wherever that is possible; everything else is answered plainly. */
async function asShepherd(page: Page): Promise<void> {
  const chip = page.locator('.chip:enabled', { hasText: 'Shepherd' });
  if (!(await chip.count())) return plainly(page, 0);
  await press(page, chip);
  await press(page, page.locator('.seg').first());
  await confirm(page);
}

test('a flock grows and is gathered where it grazes', { tag: '@phone' }, async ({ page }) => {
  await openShortGame(page, {
    seats: [ME],
    draw: Array.from({ length: 4 }, () => 'base.B'),
    systems: ['base', 'hills-and-sheep'],
    chance: [{ token: 'sheep-3' }, { token: 'sheep-2' }],
  });
  const grow = await playUntil(page, '.tend', asShepherd);
  await press(page, grow.first());
  await expectAccessible(page, 'a flock');
  await confirm(page, 'Grow the flock');
  await expect(page.locator('.drawn', { hasText: '2 sheep' })).toBeVisible();
  await expect(page.locator('.tend', { hasText: 'Gather' })).not.toBeAttached();
  const gather = await playUntil(page, '.tend', asShepherd);
  await press(page, gather.last());
  await confirm(page, 'Gather: 5 points');
  await expect(page.getByRole('status')).toContainText('5 sheep');
});

test('a crown is taken on the wheel, and the pig brings its points', async ({ page }) => {
  // The pig starts on Fortune: a tile with a 2 brings it to Famine, which has one crown.
  await openShortGame(page, {
    seats: [ME, BOT],
    draw: ['base.V', 'base.U', 'base.U-w2', 'base.V'],
    systems: ['base', 'wheel-of-fortune'],
  });
  await expect(page.locator('.cell').first()).toBeVisible();
  const width = (what: string): Promise<number> =>
    page
      .locator(what)
      .first()
      .evaluate((el) => el.getBoundingClientRect().width);
  const difference = Math.abs((await width('.tile')) - (await width('.cell')));
  expect(difference, 'a square of the wheel is as large as any tile').toBeLessThan(2);
  const toTheWheel = await playUntil(page, '.chip.jump', plainly);
  await toTheWheel.click();
  await page.locator('.seg[aria-label*="Crown: Famine"]').click();
  await expectAccessible(page, 'crowns');
  await confirm(page, 'Place on crown: Famine');
  // Nothing is asked before the next tile is drawn, and who answers that question has seen the card.
  await expect(page.locator('.dock .card', { hasText: 'Famine' }).getByText('+3')).toBeVisible();
});
