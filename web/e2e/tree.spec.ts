// A game by the accessibility tree alone: by roles, names and states, without a style, an id or a place on the screen. What is
// pressed is pressed as a screen reader does it.
import type { Locator, Page } from '@playwright/test';
import { BOT, expect, ME, openShortGame, test } from './fixtures';

const question = (page: Page): Locator => page.getByRole('region').filter({ hasText: 'Your turn' });
const result = (page: Page): Locator => page.getByRole('heading', { level: 2, name: /\bwins?\b/ });
const spaces = (page: Page): Locator => page.getByRole('group', { name: /for this tile$/ }).getByRole('button');
const spots = (page: Page): Locator => page.getByRole('group', { name: /to choose from$/ }).getByRole('button');

const press = (what: Locator): Promise<void> => what.dispatchEvent('click');

/** What the tree says about the spaces of the tile in hand: where they are, in how many ways the tile fits, and how it would lie. */
const SPACE = /^[A-Z]+\d+, fits (one way|\d ways)\. [A-Z]/;
const SPOT = /^Meeple: (City|Road|Field|Monastery).* (now|so far|at the end)/;

async function choice(page: Page, turn: number): Promise<Locator> {
  const free = await spaces(page).filter({ hasNotText: 'Rotate' }).count();
  if (free) return spaces(page).nth(turn % free);
  if (turn % 3 && (await spots(page).count())) return spots(page).first();
  return question(page).getByRole('button', { name: /^Skip/ });
}

test('a whole game by the accessibility tree', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  const asked = new Set<string>();
  for (let turn = 0; turn < 40; turn += 1) {
    await expect(question(page).or(result(page)).first()).toBeAttached();
    if (await result(page).count()) break;
    const title = question(page).getByRole('heading', { level: 2 });
    asked.add(await title.innerText());
    const wanted = await choice(page, turn);
    const name = (await wanted.getAttribute('aria-label')) ?? '';
    if (name) expect(name).toMatch(name.startsWith('Meeple') ? SPOT : SPACE);
    await press(wanted);
    await expect(wanted.and(page.getByRole('button', { pressed: true })), 'what is chosen says so').toBeAttached();
    await press(
      question(page)
        .getByRole('button', { name: /^(Place|Skip)/, disabled: false })
        .last(),
    );
    await expect(wanted.and(page.getByRole('button', { pressed: true }))).not.toBeAttached();
  }
  await expect(result(page)).toBeAttached();
  expect([...asked]).toEqual(['Place this tile', 'Place a meeple?']);
  await expect(page.getByRole('table').or(page.getByRole('list')).first(), 'the points are a list').toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: /scored|placed|over/ })).toBeAttached();
});

test('the board, the players and the log can be read without being seen', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await expect(page.getByRole('main', { name: 'Board' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Board by feature' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Board by space' })).toBeAttached();
  await expect(page.getByRole('alert').filter({ hasText: 'Your turn. Place this tile' })).toBeAttached();
  await expect(page.getByRole('complementary').first()).toBeAttached();
  await expect(page.getByRole('log').or(page.getByRole('tabpanel')).first()).toBeAttached();
});
