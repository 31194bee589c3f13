// Lessons: the first one by mouse, by touch and by keyboard, every lesson to its end, and tips in a first game.
import type { Locator, Page } from '@playwright/test';
import { BOT, expect, ME, openShortGame, test } from './fixtures';
import { byPointer, confirm, playUntil, press } from './player';

const NEXT = 'Continue';
const next = (page: Page): Locator => page.locator('.bar').getByRole('button', { name: /^(Continue|Finish)$/ });
const asked = (page: Page): Locator => page.locator('#ask');
const part = (page: Page): Locator => page.getByRole('progressbar');

/** Does what a step asks for, as its hint shows it. */
async function byHint(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Hint' }));
  await expect(page.locator('.advice')).toBeVisible();
  await confirm(page);
}
const byKeys = async (page: Page): Promise<void> => {
  await page.keyboard.press('h');
  await expect(page.locator('.advice')).toBeVisible();
  await page.keyboard.press('Enter');
};

/** Plays a part of a lesson to its end. */
async function playPart(page: Page, answer: (page: Page) => Promise<void> = byHint): Promise<void> {
  await expect(page.locator('.bar.mine')).toBeVisible();
  for (;;) {
    const before = await asked(page).innerText();
    await answer(page);
    await expect(async () => {
      expect((await next(page).count()) > 0 || (await asked(page).innerText()) !== before).toBe(true);
    }).toPass();
    await page.locator('.bar.mine:not(:has(.dots)), .bar .sign').first().waitFor();
    if (await next(page).count()) return;
  }
}

/** The parts of a lesson from here to its end. */
async function playLesson(page: Page, answer: (page: Page) => Promise<void> = byHint, keys = false): Promise<void> {
  const parts = Number(await part(page).getAttribute('aria-valuemax'));
  const from = Number(await part(page).getAttribute('aria-valuenow'));
  for (let n = from; n <= parts; n += 1) {
    await expect(part(page)).toHaveAttribute('aria-valuenow', String(n));
    await playPart(page, answer);
    // What leads on has the focus.
    if (keys) await page.keyboard.press('Enter');
    else await press(page, next(page));
  }
}

test('the first lesson, by mouse and by touch', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await press(page, page.getByRole('link', { name: /Learn in 3 minutes/ }));
  await expect(asked(page)).toHaveText('Place the tile anywhere it fits');
  await press(page, page.locator('[data-cell="0,-1"]'));
  await confirm(page, 'Place tile');
  await expect(next(page)).toHaveText(NEXT);
  await press(page, next(page));

  // A legal move that is not the point changes nothing, and the lesson says why.
  await expect(asked(page)).toHaveText('Make the city bigger');
  await press(page, page.locator('[data-cell]:not([data-cell="0,-1"])').first());
  await confirm(page);
  await expect(page.locator('.banner.tip')).toContainText('the city doesn’t grow');
  await expect(page.locator('.tile')).toHaveCount(1);
  await press(page, page.locator('[data-cell="0,-1"]'));
  await confirm(page);
  await expect(asked(page)).toHaveText('Put a meeple in the city');

  // A reload comes back to the same step.
  await page.reload();
  await expect(asked(page)).toHaveText('Put a meeple in the city');
  await press(page, page.locator('[data-target][aria-label*="city" i]').first());
  await confirm(page);
  await press(page, next(page));

  await playLesson(page);
  await expect(page.getByRole('heading', { name: 'You’re ready for your first game' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'All lessons' }));
  await expect(page.locator('.first .state')).toHaveText('Learned');
});

test('the first lesson, by keyboard', async ({ page }) => {
  await page.goto('/learn/base');
  await expect(asked(page)).toHaveText('Place the tile anywhere it fits');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await playLesson(page, byKeys, true);
  await expect(page.getByRole('heading', { name: 'You’re ready for your first game' })).toBeVisible();
});

test('a step can be taken back, and a part skipped', async ({ page }) => {
  await page.goto('/learn/base');
  await expect(asked(page)).toHaveText('Place the tile anywhere it fits');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(asked(page)).toHaveText('Make the city bigger');
  await byHint(page);
  await expect(asked(page)).toHaveText('Put a meeple in the city');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(asked(page)).toHaveText('Make the city bigger');
  await expect(page.locator('.tile')).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to the lessons' }).click();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

test('a move that the rules forbid is refused with its rule', async ({ page }) => {
  await page.goto('/learn/base');
  await expect(asked(page)).toHaveText('Place the tile anywhere it fits');
  // Far away from every tile.
  await page.mouse.click(1000, 200);
  await expect(page.locator('.banner.bad')).toContainText('BG-');
});

test('every lesson can be played to its end', async ({ page, request }) => {
  test.setTimeout(300_000);
  const reply = await request.get('/api/lessons');
  const { lessons } = (await reply.json()) as { lessons: { name: string }[] };
  expect(lessons[0]?.name).toBe('base');
  for (const { name } of lessons.slice(1)) {
    await page.goto(`/learn/${name}`);
    await playLesson(page, byKeys, true);
    await expect(page.getByRole('heading', { name: 'Lesson finished' }), name).toBeVisible();
  }
});

test('a lesson that is not there says so', async ({ page }) => {
  await page.goto('/learn/chess');
  await expect(page.getByText('This lesson isn’t there.')).toBeVisible();
});

test('an expansion that is chosen offers its lesson', async ({ page }) => {
  await page.goto('/new?with=inns-and-cathedrals');
  await expect(page.getByRole('link', { name: 'Try the lesson' }).first()).toHaveAttribute('href', /^\/learn\//);
});

test.describe('tips in a first game', () => {
  test.use({ prefs: { confirm: 'always', tips: true } });
  const tip = (page: Page): Locator => page.locator('.coach');

  test('each is told once, beside what it is about', { tag: '@phone' }, async ({ page }) => {
    await openShortGame(page, { seats: [ME, { kind: 'bot', level: 'odile' }] });
    await playUntil(page, '.coach', byPointer, 3);
    await expect(tip(page)).toContainText('What a meeple would earn');
    // The question and every spot stay in sight.
    const covered = await page.evaluate(() => {
      const mark = document.querySelector('.coach')?.getBoundingClientRect();
      const over = (el: Element): boolean => {
        const box = el.getBoundingClientRect();
        return (
          !!mark && box.left < mark.right && mark.left < box.right && box.top < mark.bottom && mark.top < box.bottom
        );
      };
      return [...document.querySelectorAll('[data-target], .bar')].filter(over).length;
    });
    expect(covered).toBe(0);
    await press(page, page.getByRole('button', { name: 'Got it' }));
    await expect(tip(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.bar.mine')).toBeVisible();
    await expect(tip(page).filter({ hasText: 'What a meeple would earn' })).toHaveCount(0);
    // The next one is another.
    await playUntil(page, '.coach', byPointer, 8);
    await expect(tip(page)).toContainText('Tip 2 of 6');
    await press(page, page.getByRole('button', { name: 'Turn tips off' }));
    await expect(tip(page)).toHaveCount(0);
  });

  test('they can be shown again', async ({ page }) => {
    await openShortGame(page, { seats: [ME, BOT] });
    await playUntil(page, '.coach', byPointer, 3);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Show all tips again' }).click();
    await page.reload();
    await expect(tip(page)).toContainText('What a meeple would earn');
  });

  test('the first lesson leads to a game against Odile', async ({ page }) => {
    await page.addInitScript(() => {
      const done = ['tile', 'claim', 'finish', 'road', 'monastery', 'farmer', 'share'];
      if (!localStorage.getItem('bastide.lessons'))
        localStorage.setItem('bastide.lessons', JSON.stringify({ base: { scene: 'share', answers: [], done } }));
    });
    await page.goto('/learn/base');
    await playLesson(page);
    await page.getByRole('button', { name: 'Play your first game' }).click();
    await expect(page.locator('.players, aside').getByText('Odile').filter({ visible: true }).first()).toBeVisible();
    await playUntil(page, '.coach', byPointer, 3);
  });
});
