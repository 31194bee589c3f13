// Every page in every language: nothing missing, nothing left in English, nothing that does not fit on a phone.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import { BOT, expect, ME, openShortGame, test } from './fixtures';
import { openSettings, plainly } from './player';

/** Pages of the site, each with something that is there once it has loaded. */
const PAGES: Record<string, string> = {
  '/': '.card h1',
  '/bots': '[role=radiogroup] [role=radio], [role=radiogroup] input',
  '/new': '.boxes [role=radio], .boxes input',
  '/games?list=mine': '.cards > *, .empty',
  '/learn': 'main a[href^="/learn/"]',
  '/learn/base': '.tile',
  '/learn/princess-and-dragon': '.tile',
  '/rules': 'main li a',
  '/rules/base': 'main h2',
  '/rules/princess-and-dragon': 'main h2',
};

async function use(page: Page, language: string): Promise<void> {
  await page.evaluate((code) => {
    const kept = JSON.parse(localStorage.getItem('bastide.prefs') ?? '{}') as object;
    localStorage.setItem('bastide.prefs', JSON.stringify({ ...kept, language: code }));
  }, language);
}

async function open(page: Page, path: string, language: string, loaded: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(loaded).first()).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** The words that are to be seen, but for those that are marked as being of another language. */
const words = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      if (!parent || parent.closest('[lang], script, style') || !parent.checkVisibility()) continue;
      const text = (walk.currentNode.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (/\p{L}{3}/u.test(text)) found.push(text);
    }
    return found;
  });

/** What is wider than its place. Whatever scrolls by itself or ends in an ellipsis on purpose is not meant. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = (element: Element): boolean => element.scrollWidth > element.clientWidth + 1;
    const name = (element: Element): string => `${element.tagName} ${element.className}: ${element.textContent.trim()}`;
    const scrolls = (element: Element | null): boolean =>
      !!element &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const all = [...document.querySelectorAll('main *, header *, footer *, dialog *')].filter((it) =>
      it.checkVisibility(),
    );
    const outside = all.filter((it) => it.getBoundingClientRect().right > innerWidth + 1 && !scrolls(it.parentElement));
    const labels = all.filter((it) => it.matches('button, a, label, h1, h2, h3, th') && it.clientWidth > 0);
    const cut = labels.filter((it) => wide(it) && getComputedStyle(it).textOverflow !== 'ellipsis');
    return [...(wide(document.documentElement) ? ['the page'] : []), ...[...outside, ...cut].map(name)];
  });

const english = new Map<string, Set<string>>();

/** Holds what a page shows in a language against what it shows in English. */
async function expectWhole(page: Page, where: string, own: string): Promise<void> {
  const shown = await words(page);
  expect(shown.length, where).toBeGreaterThan(0);
  // Words may be the same in both, if the language itself says so.
  expect(
    shown.filter((text) => english.get(where)?.has(text) && !own.includes(text)),
    `${where}: English`,
  ).toEqual([]);
  expect(
    shown.filter((text) => /^[a-z]+(-[a-z0-9]+)+$|\{ ?\$/.test(text)),
    `${where}: names of messages`,
  ).toEqual([]);
  expect(await tooWide(page), `${where}: does not fit`).toEqual([]);
}

test.describe('every page', { tag: '@phone-only' }, () => {
  for (const code of Object.keys(languages)) {
    test(`is whole in ${code}`, async ({ page }) => {
      const folder = `src/i18n/${code}`;
      const files = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
      const id = await openShortGame(page, { seats: [ME, BOT] });
      await plainly(page, 0);
      for (const language of english.size ? [code] : ['en', code]) {
        await use(page, language);
        const look = async (where: string): Promise<void> => {
          if (language === 'en') english.set(where, new Set(await words(page)));
          else await expectWhole(page, where, files.join('\n'));
        };
        for (const [path, loaded] of Object.entries(PAGES)) {
          await open(page, path, language, loaded);
          await look(path);
        }
        await open(page, `/g/${id}`, language, '.seg');
        await look('table');
        if (language === code && code === 'en') expect(await tooWide(page)).toEqual([]);
      }
    });
  }
});

test('the language can be changed in the middle of a game', { tag: '@phone' }, async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await plainly(page, 0);
  await expect(page.locator('.seg').first()).toBeVisible();
  await openSettings(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
});
