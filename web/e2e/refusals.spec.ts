import { BOT, expect, ME, openShortGame, test } from './fixtures';

test('a refusal says why', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await expect(page.locator('.cell').first()).toBeVisible();
  const box = await page.locator('.tile').first().boundingBox();
  if (!box) throw new Error('the first tile is not to be seen');
  await page.mouse.click(box.x + box.width * 1.5, box.y - box.height * 0.5);
  await page.locator('.banner.bad .txt').click();
  await expect(page.locator('aside.rule h3')).toBeVisible();
});
