// How the tests play: they answer whatever is asked by what a person can see and reach, until something is on the page.
import { expect, type Locator, type Page } from '@playwright/test';

/** Answers one question. `turn` counts them, so that answers differ. */
export type Answer = (page: Page, turn: number) => Promise<void>;

/** This player is asked, and nothing is on its way to the server. */
const ASKED = '.bar.mine:not(:has(.dots))';
const RESULT = '.final';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 720;

/** Presses as people do on this device. Never by force: what lies over a place would be pressed instead. */
export async function press(page: Page, what: Locator): Promise<void> {
  if (!isPhone(page)) return what.click();
  // The browser makes a click of a tap in its own time, and nothing else may be looked at before that.
  const click = await what.evaluateHandle((el) => ({
    done: new Promise<void>((done) => el.addEventListener('click', () => done(), { once: true })),
  }));
  await what.tap();
  await click.evaluate(({ done }) => done);
}

/** Presses the button that plays what is chosen, once it says so. */
export const confirm = (page: Page, name: string | RegExp = ''): Promise<void> =>
  press(page, page.locator('.go:enabled', { hasText: name }));

/** Answers questions until something is on the page. */
export async function playUntil(page: Page, goal: string, answer: Answer, most = 4000): Promise<Locator> {
  for (let turn = 0; turn < most; turn += 1) {
    await page.locator(`${goal}, ${ASKED}`).first().waitFor({ state: 'attached' });
    if (await page.locator(goal).count()) return page.locator(goal);
    await answer(page, turn);
  }
  throw new Error(`${goal} does not come at ${page.url()}: ${await page.locator('#ask').innerText()}`);
}

/** Plays to the end of the game. */
export async function playOut(page: Page, answer: Answer = byPointer): Promise<void> {
  await expect(await playUntil(page, RESULT, answer)).toBeVisible();
}

interface Places {
  all: number;
  /** Selectors of those that are on the screen with nothing over their middle. */
  open: string[];
}

export const touchable = (page: Page, kind: string): Promise<Places> =>
  page.locator(kind).evaluateAll((places: HTMLElement[]) => {
    const open = places.filter((place) => {
      const { x, y, width, height } = place.getBoundingClientRect();
      return place.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    return {
      all: places.length,
      open: open.map(({ dataset: { cell, target } }) =>
        cell === undefined ? `[data-target="${target}"]` : `[data-cell="${cell}"]`,
      ),
    };
  });

/** The places of a kind that a person can touch. */
export async function reachable(page: Page, kind: string): Promise<Locator[]> {
  let open: string[] = [];
  await expect(async () => {
    const places = await touchable(page, kind);
    expect(places.all === 0 || places.open.length > 0, `every ${kind} is covered`).toBe(true);
    open = places.open;
  }).toPass({ timeout: 15_000, intervals: [50] });
  return open.map((place) => page.locator(place).first());
}

/** Choices in words. A chip without an index only says which figure is meant. */
const CHOICES = ['.decline', '.answer:enabled', '.rows .row', '.chip[data-chip]:enabled'];

async function firstChoice(page: Page): Promise<Locator | undefined> {
  for (const choice of CHOICES) if (await page.locator(choice).count()) return page.locator(choice).first();
  return undefined;
}

async function firstPlace(page: Page): Promise<Locator | undefined> {
  return (await reachable(page, '.seg'))[0] ?? (await reachable(page, '.target'))[0];
}

/** What to choose where no tile is asked for: a place on the board or one in words, whichever comes first and is there. */
async function eitherOf(page: Page, ...ways: ((page: Page) => Promise<Locator | undefined>)[]): Promise<Locator> {
  for (const way of ways) {
    const found = await way(page);
    if (found) return found;
  }
  throw new Error(`nothing can be chosen: ${await page.locator('#ask').innerText()}`);
}

/** By mouse or finger: a cell for a tile, else a place on the board in two questions of three and words in the third. */
export async function byPointer(page: Page, turn: number): Promise<void> {
  const cells = await reachable(page, '.cell');
  const wanted =
    cells[turn % Math.max(1, cells.length)] ??
    (await (turn % 3 ? eitherOf(page, firstPlace, firstChoice) : eitherOf(page, firstChoice, firstPlace)));
  // The only answer is chosen already, and pressing it again would take it back.
  const isChosen = await wanted.evaluate((el) => el.matches('[aria-pressed=true], [aria-checked=true]'));
  if (!isChosen) await press(page, wanted);
  await confirm(page);
}

/** By mouse or finger: always the first cell, and no figure where that can be declined. */
export const plainly: Answer = (page) => byPointer(page, 0);

/** By keyboard alone, as the help of the page says. */
export async function byKeyboard(page: Page, turn: number): Promise<void> {
  const { keyboard } = page;
  if (await page.locator('.cell').count()) {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'])
      if (!(await page.locator('.cell.on').count())) await keyboard.press(key);
    await keyboard.press('r');
  } else if (await page.locator('.decline').count()) {
    await keyboard.press(turn % 3 && (await page.locator('.seg').count()) ? 'ArrowDown' : 'x');
  } else {
    await keyboard.press('ArrowDown');
  }
  await keyboard.press('Enter');
}

/** Opens the settings from the menu of a table. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
}
