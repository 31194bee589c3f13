import { BOT, ME, openShortGame, test } from './fixtures';
import { byKeyboard, playOut } from './player';
import { SMALL_EXPANSIONS } from './games';

test('a whole game by keyboard', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT] });
  await playOut(page, byKeyboard);
});

test('a whole game of the small expansions by keyboard', async ({ page }) => {
  await openShortGame(page, { seats: [ME, BOT], ...SMALL_EXPANSIONS });
  await playOut(page, byKeyboard);
});
