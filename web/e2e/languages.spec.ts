// Every page in every language: no message is missing, nothing is wider than a phone, and no English is left.
import type { Page } from '@playwright/test';
import { BOT, expect, ME, openShortGame, shortGame, test } from './fixtures';
import { openSettings, plainly, playOut, playUntil, press } from './player';
import { openReview, reviewAll } from './reviews';
import { languages } from '../src/i18n/languages';
import { englishLeft, keysShown, textsOn, tooWide } from './words';

/** Pages of the site, each with something that is there once it has loaded. */
const PAGES: Record<string, string> = {
  '/': '.card h1',
  '/new': '.boxes [role=radio], .boxes input',
  '/bots': '[role=radiogroup] [role=radio], [role=radiogroup] input',
  '/games?list=mine': '.cards > *, .empty',
  '/games?list=running': '.cards > *, .empty',
  '/learn': 'main li a',
  '/learn/base': '.goal h2, #ask',
  '/learn/wheel-of-fortune': '.goal h2, #ask',
  '/rules': 'main li a',
  '/rules/base': '.cards img',
  '/rules/hills-and-sheep': '.cards img',
};

/** The page as it is now, in another language. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((code) => {
    const kept = JSON.parse(localStorage.getItem('bastide.prefs') ?? '{}') as object;
    localStorage.setItem('bastide.prefs', JSON.stringify({ ...kept, language: code }));
  }, language);
}

/** Looks at one page in every language, English first. */
async function lookAt(page: Page, name: string, show: () => Promise<void>): Promise<void> {
  let english: string[] = [];
  for (const language of Object.keys(languages)) {
    await speak(page, language);
    await show();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const texts = await textsOn(page);
    if (language === 'en') english = texts;
    const found = {
      missing: keysShown(language, texts),
      tooWide: await tooWide(page),
      english: language === 'en' ? [] : englishLeft(language, english, texts),
    };
    expect.soft(found, `${name} in ${language}`).toEqual({ missing: [], tooWide: [], english: [] });
  }
}

for (const [path, loaded] of Object.entries(PAGES)) {
  test(`${path} in every language`, { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/');
    await lookAt(page, path, async () => {
      await page.goto(path);
      await page.locator(loaded).first().waitFor({ state: 'attached' });
    });
  });
}

/** A bot whose name is a name. */
const ODILE = { kind: 'bot', level: 'odile' } as const;
const openTable = (page: Page): Promise<string> =>
  openShortGame(page, {
    seats: [ME, ODILE],
    systems: ['base', 'farmers', 'inns-and-cathedrals', 'princess-and-dragon'],
  });
const again = async (page: Page, wanted: string): Promise<void> => {
  await page.reload();
  await page.locator(wanted).first().waitFor();
};

test('a waiting room in every language', { tag: '@phone-only' }, async ({ page }) => {
  const { id } = await shortGame(page, { seats: [ME, { kind: 'open' }] });
  await page.goto(`/g/${id}`);
  await lookAt(page, 'waiting', () => again(page, 'main h1, main h2'));
});

test('a question about a figure in every language', { tag: '@phone-only' }, async ({ page }) => {
  await openTable(page);
  await playUntil(page, '.seg', plainly);
  await lookAt(page, 'placing a figure', () => again(page, '.seg'));
});

test('a result and its replay in every language', { tag: '@phone-only' }, async ({ page }) => {
  const id = await openShortGame(page, { seats: [ME, ODILE], draw: ['base.E', 'base.V', 'base.U'] });
  await playOut(page);
  await lookAt(page, 'the result', () => again(page, '.final'));
  await page.goto(`/replay/${id}#3`);
  await lookAt(page, 'the replay', () => again(page, '.tile'));
});

test('a review in every language', { tag: '@phone-only' }, async ({ page }) => {
  await openReview(page, 10);
  await reviewAll(page);
  await lookAt(page, 'the review', () => again(page, '.moment'));
});

test('the settings of a table in every language', { tag: '@phone-only' }, async ({ page }) => {
  await openTable(page);
  await lookAt(page, 'the settings', async () => {
    await again(page, '.cell');
    await press(page, page.locator('.top .iconbtn[aria-expanded]'));
    await press(page, page.locator('.menu button').first());
    await page.getByRole('dialog').waitFor();
  });
});

test('the language can be changed in the middle of a game', { tag: '@phone' }, async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await expect(page.locator('.cell').first()).toBeVisible();
  await openSettings(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#ask')).toHaveText('Pose cette tuile');
  await press(page, page.locator('.cell').first());
  await press(page, page.locator('.go:enabled', { hasText: 'Poser la tuile' }));
  await expect(page.locator('#ask')).toHaveText('Poser un meeple ?');
});
