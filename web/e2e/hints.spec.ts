import { expectAccessible } from './axe';
import { BOT, expect, ME, openPreset, openShortGame, test } from './fixtures';
import { reachable } from './player';

test(
  'a hint shows the best move, says why, and is played as it stands',
  { tag: '@phone' },
  async ({ page, request }) => {
    // A city that can be closed at once: the best turn needs no explanation.
    const id = await openShortGame(page, { seats: [ME, BOT], draw: ['base.E', 'base.U', 'base.V', 'base.U'] });
    await expect(page.locator('.cell').first()).toBeVisible();
    const why = page.locator('.advice');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(why).toContainText('Then a meeple in the city. 4 points now.');
    await expect(page.locator('.ghost .figure')).toBeVisible();
    await expectAccessible(page, 'a hint');
    await expect(page.locator('.cell.on'), 'it closes the city').toHaveAttribute('data-cell', '0,-1');

    const [other] = await reachable(page, '.cell:not(.on)');
    await other?.click();
    await expect(why).not.toBeAttached();
    await page.keyboard.press('h');
    await expect(why).toBeVisible();
    await page.locator('.go:enabled').click();
    await expect(page.locator('.seg.on')).toBeVisible();
    await expect(why).toContainText('4 points now.');
    await page.keyboard.press('Enter');

    await expect(page.locator('.cell').first()).toBeVisible();
    const reply = await request.get(`/api/games/${id}`);
    expect(await reply.json()).toMatchObject({ players: [{ score: 4 }, {}] });
    await expect(why, 'the next question has no hint yet').not.toBeAttached();
  },
);

test('a game without assists has no hints', async ({ page }) => {
  await openPreset(page, 'base', [ME, BOT], false);
  await expect(page.locator('.cell').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.locator('.banner', { hasText: 'Assists off' })).toBeVisible();
});
