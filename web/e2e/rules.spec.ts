import { BOT, expect, ME, openShortGame, test } from './fixtures';

test('a search forgives a typo and leads to the sentence', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/rules');
  await expect(page.getByRole('link', { name: /^Ferries/ })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('ferrys');
  await expect(page.locator('.none')).toContainText('No rule mentions “ferrys”. Did you mean');
  await page.getByRole('button', { name: 'ferries' }).click();
  await page.getByRole('link', { name: /Turn a ferry/ }).click();
  await expect(page).toHaveURL(/\/rules\/ferries#move$/);
  await expect(page.getByRole('heading', { name: 'Turn a ferry' })).toBeInViewport();
});

test('a page has pictures, points and exact rules', async ({ page }) => {
  await page.goto('/rules/base');
  await expect(page.getByRole('heading', { level: 1, name: 'Base game' })).toBeVisible();
  const example = page.locator('#example-city');
  await example.scrollIntoViewIfNeeded();
  await expect(example.locator('img')).toHaveJSProperty('complete', true);
  await expect(example.locator('.points')).toContainText('8 points');
  await expect(page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')).toHaveCount(1);
  await expect(page.getByText('BG-12', { exact: true })).toBeHidden();
  await page.keyboard.press('e');
  await expect(page.locator('[id="BG-12"] dt')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/\b[a-z]+\.[a-z]+_[a-z_]+\b/);
  await page.keyboard.press('e');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { name: 'Place a tile', exact: true })).toBeInViewport();
});

test('a refusal opens its exact rule, and the page at that row', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await expect(page.locator('.cell').first()).toBeVisible();
  const box = await page.locator('.tile').first().boundingBox();
  if (!box) throw new Error('the first tile is not to be seen');
  await page.mouse.click(box.x + box.width * 1.5, box.y - box.height * 0.5);
  await page.locator('.banner.bad .txt').click();
  const panel = page.locator('aside.rule');
  await expect(panel.getByRole('heading', { name: 'Place a tile' })).toBeVisible();
  await expect(panel.locator('.target dt')).toHaveText('BG-12');
  const href = await panel.getByRole('link', { name: 'All about Base game' }).getAttribute('href');
  await page.goto(href ?? '');
  await expect(page.locator('.target dt')).toHaveText('BG-12');
  await expect(page.locator('.target')).toBeInViewport();
});

test('the rule of a question is one paragraph for the systems in play', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await expect(page.locator('.cell').first()).toBeVisible();
  await page.keyboard.press('q');
  const panel = page.locator('aside.rule');
  await expect(panel.getByRole('heading', { name: 'Place a tile' })).toBeVisible();
  await expect(panel).not.toContainText(/River|Dragon|TS-6/);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  test('a page is German and says that the exact rules are not', async ({ page }) => {
    await page.goto('/rules/ferries');
    await expect(page.getByRole('heading', { name: 'Fähre drehen' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Genaue Regel/ })
      .first()
      .click();
    await expect(page.getByText('Die genauen Regeln gibt es nur auf Englisch.')).toBeVisible();
  });
});

test('a rule that is not there leads to the index', async ({ page }) => {
  await page.goto('/rules/XX-99');
  await expect(page.getByText('There is no such rule.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Base game/ }).first()).toBeVisible();
});
