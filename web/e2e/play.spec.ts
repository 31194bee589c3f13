// Whole games of the base game and of whole boxes, from the first tile to the result.
import { BOT, drawn, expect, ME, openPreset, openShortGame, test, transcript } from './fixtures';
import { expectAccessible } from './axe';
import { inWords, measureFrames, type Smoothness } from './frames';
import { byPointer, playOut } from './player';

test('a whole game by clicking', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await playOut(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.dock input[type=range]')).toBeAttached();
});

test('all 72 tiles of the base game against the bot that is offered', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('.bar.mine .go')).toBeVisible();
  await playOut(page);
  await page.locator('.see').click();
  await expect(page.locator('.tile')).toHaveCount(72);
});

test('the whole big box of 2021 for three', async ({ page, request }) => {
  test.setTimeout(600_000);
  const id = await openPreset(page, 'big-box-2021', [ME, BOT, BOT]);
  await playOut(page);
  const { moves } = await transcript(request, id);
  expect(drawn(moves)).toHaveLength(170);
});

test('eight players play everything to the end', async ({ page, request, server }) => {
  test.setTimeout(900_000);
  const id = await openPreset(page, 'everything', [ME, ...Array.from({ length: 7 }, () => BOT)]);
  await expect(page.locator('.cell').first()).toBeVisible();
  const early = await measureFrames(page);
  await page.keyboard.press('0'); // back to where everything is in sight
  await playOut(page, byPointer);

  if (server.own) {
    const reply = await request.get(`/api/games/${id}/transcript`);
    const verdict = server.verify(await reply.text());
    expect(verdict.status, `the game was dealt fairly: ${verdict.stderr}`).toBe(0);
  }
  await expectAccessible(page, 'the result of eight');
  await page.locator('.see').click();
  expect(await page.locator('.tile').count()).toBeGreaterThan(250);

  // A busy machine may be slow at any time; a board that is too large for the page is slow every time.
  const isSmooth = ({ took, median }: Smoothness): boolean => took < 2.5 * early.took && median < 1.5 * early.median;
  const late: Smoothness[] = [];
  while (late.length < 3 && !late.some(isSmooth)) late.push(await measureFrames(page));
  const measured = [early, ...late].map(inWords).join('; ');
  test.info().annotations.push({ type: 'frames', description: measured });
  expect(late.some(isSmooth), `many tiles move as smoothly as a few: ${measured}`).toBe(true);
});
