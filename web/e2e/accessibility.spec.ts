import { expectAccessible } from './axe';
import { BOT, expect, ME, openShortGame, test } from './fixtures';
import { plainly, playOut } from './player';

/** Pages of the site, each with something that is there once it has loaded. */
const PAGES = {
  '/': '.card h1',
  '/bots': '[role=radiogroup] [role=radio], [role=radiogroup] input',
  '/new': '.boxes [role=radio], .boxes input',
  '/games?list=finished': '.cards > *, .empty',
  '/rules': 'main li a',
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing serious', async ({ page }) => {
      test.slow();
      for (const [path, loaded] of Object.entries(PAGES)) {
        await page.goto(path);
        await expect(page.locator(loaded).first()).toBeAttached();
        await expectAccessible(page, path);
      }
      const id = await openShortGame(page, { seats: [ME, BOT] });
      await expect(page.locator('.cell').first()).toBeVisible();
      await expectAccessible(page, 'table');
      await plainly(page, 0);
      await expect(page.locator('.seg').first()).toBeVisible();
      await expectAccessible(page, 'figure');
      await playOut(page);
      await expectAccessible(page, 'result');
      await page.goto(`/replay/${id}#2`);
      await expect(page.locator('.tile').first()).toBeVisible();
      await expectAccessible(page, 'replay');
    });
  });
}
