// Browser tests against a real server. `node e2e/run.mjs [name...]`; see stage.mjs for the environment.
import {
  accessible,
  base,
  BOT,
  close,
  DESKTOP,
  frames,
  guest,
  lookAtQuestion,
  ME,
  must,
  open,
  PHONE,
  presetGame,
  server,
  shortGame,
} from './stage.mjs';

/** Plays own decisions until the result is there. `act` answers one decision. */
async function playOut(page, act, patience = 600) {
  for (let i = 0; i < patience; i += 1) {
    if (await page.$('.final')) return;
    if (await page.$('.bar.mine:not(:has(.dots))')) await act(page, i);
    await page.waitForTimeout(40);
  }
  throw new Error(`the game does not end at ${page.url()}: ${await page.locator('#ask').allTextContents()}`);
}

/**
 * The places of a kind that a person can touch: on the screen, with nothing over their middle. The card of an award that
 * covers all of them is sent away first.
 */
async function reachable(page, kind) {
  for (let i = 0; i < 100; i += 1) {
    const { all, open } = await page.$$eval(kind, (places) => {
      const touchable = places.filter((place) => {
        const { x, y, width, height } = place.getBoundingClientRect();
        return place.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      return {
        all: places.length,
        open: touchable.map(({ dataset: { cell, target } }) =>
          cell ? `[data-cell="${cell}"]` : `[data-target="${target}"]`,
        ),
      };
    });
    if (open.length || !all) return open;
    await page
      .locator('.award .btn')
      .click({ timeout: 150 })
      .catch(() => undefined);
  }
  throw new Error(`every ${kind} stays covered`);
}

async function click(page, i) {
  const press = page.viewportSize().width < 720 ? 'tap' : 'click';
  const cells = await reachable(page, '.cell');
  const place = cells.length
    ? cells[i % cells.length]
    : i % 2
      ? ((await reachable(page, '.seg'))[0] ?? (await reachable(page, '.target'))[0])
      : undefined;
  const choices = ['.chip.pass', '.answer:enabled', '.rows .row', '.chip:enabled'];
  const present = await Promise.all(choices.map((c) => page.$(c)));
  const wanted = place ?? choices.find((_, n) => present[n]) ?? '.chip';
  // Never by force: what lies over a place would be pressed instead, and a link in a panel leads away from the table.
  await page
    .locator(wanted)
    .first()
    [press]({ timeout: 1000 })
    .catch(() => undefined);
  await page
    .locator('.go:enabled')
    [press]({ timeout: 1000 })
    .catch(() => undefined);
}

async function keys(page, i) {
  if (await page.$('.cell')) {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'])
      if (!(await page.$('.cell.on'))) await page.keyboard.press(key);
    await page.keyboard.press('r');
  } else if (await page.$('.chip.pass')) await page.keyboard.press(i % 2 && (await page.$('.seg')) ? 'ArrowDown' : 'x');
  else await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

const SMALL = [
  'base',
  'farmers',
  'flying-machines',
  'messengers',
  'ferries',
  'gold-mines',
  'mage-and-witch',
  'robbers',
  'crop-circles',
];
const SMALL_TILES = [
  'rb.A',
  'mw.A',
  'fl.A',
  'gm.A',
  'fe.A',
  'cc2.A',
  'base.E',
  'mw.B',
  'rb.C',
  'base.E',
  'gm.B',
  'cc2.C',
  'fl.B',
  'fe.D',
  'base.U',
  'mw.C',
  'rb.D',
  'cc2.E',
  'fl.C',
  'gm.C',
  'base.V',
  'base.E',
  'fe.H',
  'base.W',
];

// A river with its fork and volcano, then holes for abbeys, roads for wagons, fields for barns and two journeys.
const BIG_BOX = [
  'base',
  'farmers',
  'river-2',
  'inns-and-cathedrals',
  'traders-and-builders',
  'princess-and-dragon',
  'abbey-and-mayor',
  'count',
  'king-and-robber-baron',
];
const BIG_BOX_TILES = [
  'river2.F',
  'river2.C',
  'river2.2',
  'river2.L',
  'base.U',
  'base.V',
  'base.U',
  'base.E',
  'base.W',
  'pd.D5',
  'base.E',
  'base.V',
  'base.V',
  'am.A6',
  'base.W',
  'base.E',
  'pd.P1',
  'base.V',
  'base.U',
  'pd.D6',
  'base.E',
  'base.V',
  'base.B',
  'base.A',
  'base.V',
  'base.E',
  'pd.D3',
  'base.D',
  'base.V',
  'base.W',
  'base.E',
  'base.U',
  'base.B',
  'base.V',
  'base.E',
  'base.W',
];

/** Answers questions, with `special` for those that it knows, until something is on the page. */
async function until(page, what, special = async () => false) {
  for (let i = 0; i < 300 && !(await page.$(what)); i += 1) {
    if (await page.$('.bar.mine:not(:has(.dots))')) (await special()) || (await click(page, 0));
    await page.waitForTimeout(250); // the next question must be there before anything is pressed
  }
  return page.locator(what);
}

/** Ann opens a table, and Bob takes the other seat by her link. */
async function twoAtOneTable() {
  const [ann, bob] = [await guest(), await guest()];
  const { id, invite } = await shortGame(ann, [ME, { kind: 'open' }]);
  await ann.goto(`${base}/g/${id}`);
  await ann.getByRole('button', { name: 'Copy link' }).waitFor();
  await bob.goto(base);
  await bob.waitForSelector('.card');
  await bob.goto(new URL(invite, base).href);
  await bob.getByRole('button', { name: 'Sit here' }).click();
  return { id, ann, bob };
}

const tests = {
  async 'play now leads to a turn within seconds'() {
    const page = await guest();
    await page.goto(base);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.waitForSelector('.bar.mine .go');
    must('the title says whose turn it is', (await page.title()).includes('Your turn'));
    must(page.errors.join(), page.errors.length === 0);
  },
  async 'a bot is chosen from the ladder, by keyboard and by touch, and remembered'() {
    const page = await guest();
    await page.goto(`${base}/bots`);
    const margot = page.getByRole('radio', { name: /^Margot, casual, rated \d+/ });
    must('Margot is chosen at first', await margot.isChecked());
    must('there are eight', (await page.getByRole('radiogroup').getByRole('radio').count()) === 8);
    await margot.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Play Marius' }).waitFor();
    await page.getByText('You', { exact: true }).click();
    await page.getByRole('radio', { name: /^Marius, steady/ }).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.bar.mine .go');
    await page.locator('.row', { hasText: 'Marius' }).getByText('steady').waitFor();
    await page.goto(base);
    await page.getByText('Base game against Marius').waitFor();
    await page.goto(`${base}/new`);
    must('a new game offers him', (await page.getByLabel('Bot in this seat').inputValue()) === 'marius');
    must(page.errors.join(), page.errors.length === 0);
    const phone = await guest({ ...PHONE, locale: 'de-DE' });
    await phone.goto(`${base}/bots`);
    await phone.getByText('Expertin').tap();
    await phone.getByRole('button', { name: 'Gegen Sancha spielen' }).tap();
    await phone.waitForSelector('.bar .media');
    must('nobody is called by a level', !(await phone.textContent('body')).includes('sancha'));
    must(phone.errors.join(), phone.errors.length === 0);
  },
  async 'a whole game by clicking'() {
    const page = await guest();
    const { id } = await shortGame(page, [ME, BOT]);
    await page.goto(`${base}/g/${id}`);
    await playOut(page, click);
    await page.getByRole('link', { name: 'Review the game' }).click();
    await page.waitForSelector('.dock input[type=range]');
    must(page.errors.join(), page.errors.length === 0);
  },
  async 'all 72 tiles of the base game against the bot that is offered'() {
    const page = await guest();
    await page.goto(base);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.waitForSelector('.bar.mine .go');
    const id = new URL(page.url()).pathname.split('/').pop();
    await playOut(page, click, 4000);
    const { moves, seed } = await (await fetch(`${base}/api/games/${id}/transcript`)).json();
    must('every tile was drawn', moves.filter((move) => move.tile && !move.type).length === 71);
    must('the seed is revealed', /^[0-9a-f]{64}$/.test(seed));
    must(page.errors.join(), page.errors.length === 0);
  },
  async 'the whole big box of 2021 for three'() {
    const page = await guest();
    const { id } = await presetGame(page, 'big-box-2021', [ME, BOT, BOT]);
    await page.goto(`${base}/g/${id}`);
    await playOut(page, click, 12_000);
    const { moves } = await (await fetch(`${base}/api/games/${id}/transcript`)).json();
    must('every tile was drawn', moves.filter((move) => move.tile && !move.type).length === 170);
    must(page.errors.join(), page.errors.length === 0);
  },
  async 'a whole game by keyboard'() {
    const page = await guest();
    const { id } = await shortGame(page, [ME, BOT]);
    await page.goto(`${base}/g/${id}`);
    await playOut(page, keys);
  },
  async 'a whole game on a phone'() {
    const page = await guest(PHONE);
    const { id } = await shortGame(page, [ME, BOT]);
    await page.goto(`${base}/g/${id}`);
    await playOut(page, click);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    must(`nothing is wider than the screen: ${wide}`, wide <= 390);
  },
  async 'a whole game of the small expansions, each kind of question looked at by axe'() {
    const page = await guest();
    const { id } = await shortGame(page, [ME, BOT, BOT], SMALL_TILES, SMALL);
    await page.goto(`${base}/g/${id}`);
    const seen = new Set();
    await playOut(
      page,
      async (p, i) => {
        await lookAtQuestion(p, seen);
        await click(p, i);
      },
      2000,
    );
    must(`many kinds of questions: ${[...seen].join(', ')}`, seen.size > 5);
    must(page.errors.join(), page.errors.length === 0);
  },
  async 'a whole game of the small expansions by keyboard'() {
    const page = await guest();
    const { id } = await shortGame(page, [ME, BOT], SMALL_TILES, SMALL);
    await page.goto(`${base}/g/${id}`);
    await playOut(page, keys, 2000);
  },
  async 'witch, gold and robber go where one points'() {
    const page = await guest();
    const { id } = await shortGame(
      page,
      [ME, BOT],
      ['mw.A', 'base.U', 'gm.A', 'base.V', 'rb.A', 'base.V'],
      ['base', 'mage-and-witch', 'gold-mines', 'robbers'],
    );
    await page.goto(`${base}/g/${id}`);
    const road = (await until(page, '.lit .part')).first();
    await page.getByRole('radio', { name: 'Witch' }).click();
    // A road bends, so that its middle may lie beside it: the first point of its outline that is its own is pressed.
    const spot = await road.evaluate((path) => {
      for (let along = 0; along < path.getTotalLength(); along += 2) {
        const at = path.getPointAtLength(along).matrixTransform(path.getScreenCTM());
        if (document.elementFromPoint(at.x, at.y)?.closest('.part')) return [at.x, at.y];
      }
      return null;
    });
    await page.mouse.click(...spot);
    await page.locator('.go:enabled', { hasText: 'Witch to' }).click();
    await (await until(page, '.seg.whole')).first().click();
    await page.locator('.go:enabled', { hasText: 'Gold on' }).click();
    await (await until(page, '.track .target')).first().click();
    await page.locator('.go:enabled', { hasText: 'Lie in wait on' }).click();
    await page.getByRole('status').getByText('put a robber on space').waitFor({ state: 'attached' });
  },
  async 'four players play the big box of 2008 to the end'() {
    const page = await guest();
    const { id } = await shortGame(page, [ME, BOT, BOT, BOT], BIG_BOX_TILES, BIG_BOX);
    await page.goto(`${base}/g/${id}`);
    const seen = new Set();
    await playOut(
      page,
      async (p, i) => {
        const asked = await lookAtQuestion(p, seen);
        // Wagons and barns make the later questions; everything else is a click like any other.
        const figure = p.locator('.chip:enabled', { hasText: /^(Wagon|Barn)/ }).first();
        if (asked?.startsWith('Place a figure') && (await figure.count()))
          await figure.click({ timeout: 1000 }).catch(() => undefined);
        const quarter = p.locator('button.quarter').first();
        if (await quarter.count()) await quarter.click({ timeout: 1000 }).catch(() => undefined);
        await click(p, asked?.startsWith('Place a figure') ? 1 : i);
      },
      3000,
    );
    const { moves } = await (await fetch(`${base}/api/games/${id}/transcript`)).json();
    const steps = moves.filter((move) => move.piece === 'dragon');
    must(`the dragon went on journeys: ${steps.length} steps`, steps.length > 3);
    must(`somebody at the page led the dragon: ${[...seen].join(', ')}`, seen.has('Move the dragon'));
    must(
      'a wagon was placed',
      moves.some((move) => move.figure === 'wagon'),
    );
    must(page.errors.join(), page.errors.length === 0);
    return [
      ...new Set(
        moves
          .map((move) => move.piece ?? (move.tile === 'abbey' ? 'abbey' : (move.segment?.quarter ?? move.figure)))
          .filter(Boolean),
      ),
    ].join(', ');
  },
  async 'a ferry is pulled over its lake'() {
    const page = await guest();
    const { id } = await shortGame(page, [ME, BOT], ['fe.A', 'base.V'], ['base', 'ferries']);
    await page.goto(`${base}/g/${id}`);
    for (let i = 0; i < 40 && !(await page.$('.boat')); i += 1) {
      if (await page.$('.bar.mine:not(:has(.dots))')) await click(page, 0);
      await page.waitForTimeout(300); // the next question must be there before anything is pressed
    }
    await page.waitForSelector('.boat');
    const middle = async (what) => {
      const box = await what.boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [first, second] = await page.$$('.pin');
    const [a, b] = [await middle(first), await middle(second)];
    await page.mouse.move(...(await middle(await page.$('.boat'))));
    await page.mouse.down();
    await page.mouse.move((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, { steps: 5 });
    await page.mouse.up();
    must(
      'the pulled crossing is chosen',
      (await first.getAttribute('aria-pressed')) === 'true' && (await second.getAttribute('aria-pressed')) === 'true',
    );
    await page.locator('.go:enabled').click();
  },
  async 'a flock grows and is gathered where it grazes'() {
    for (const device of [DESKTOP, PHONE]) {
      const page = await guest(device);
      const press = device === PHONE ? 'tap' : 'click';
      const tokens = ['sheep-3', 'sheep-2'].map((token) => ({ token }));
      const { id } = await shortGame(page, [ME], Array(4).fill('base.B'), ['base', 'hills-and-sheep'], tokens);
      await page.goto(`${base}/g/${id}`);
      const shepherd = async () => {
        const chip = page.locator('.chip:enabled', { hasText: 'Shepherd' });
        if (!(await chip.count())) return false;
        await chip[press]();
        await page.locator('.seg').first()[press]();
        await page.locator('.go:enabled')[press]();
        return true;
      };
      await (await until(page, '.tend', shepherd)).first()[press]();
      await accessible(page, 'a flock');
      await page.locator('.go:enabled', { hasText: 'Let it grow' })[press]();
      await page.locator('.drawn', { hasText: '2 sheep' }).waitFor();
      await page.locator('.tend', { hasText: 'Gather' }).waitFor({ state: 'detached' });
      await (await until(page, '.tend', shepherd)).last()[press]();
      await page.locator('.go:enabled', { hasText: 'Gather 5 points' })[press]();
      await page.getByRole('status').getByText('5 sheep').waitFor({ state: 'attached' });
      must(page.errors.join(), page.errors.length === 0);
    }
  },
  async 'a phone that is turned keeps the new tile in sight'() {
    const page = await guest(PHONE);
    const { id } = await shortGame(page, [ME]);
    await page.goto(`${base}/g/${id}`);
    await page.waitForSelector('.cell');
    await page.locator((await reachable(page, '.cell'))[0]).tap();
    await page.locator('.go:enabled').tap();
    await page.waitForSelector('.seg');
    for (const [width, height] of [
      [844, 390],
      [390, 844],
      [1440, 900],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(400); // panels glide to their places
      must(`the places are in sight at ${width} × ${height}`, (await reachable(page, '.seg')).length > 0);
    }
    must(page.errors.join(), page.errors.length === 0);
  },
  async 'a crown is taken on the wheel, and the pig brings its points'() {
    const page = await guest();
    // The pig starts on Fortune: a tile with a 2 brings it to Famine, which has one crown.
    const { id } = await shortGame(
      page,
      [ME, BOT],
      ['base.V', 'base.U', 'base.U-w2', 'base.V'],
      ['base', 'wheel-of-fortune'],
    );
    await page.goto(`${base}/g/${id}`);
    await page.waitForSelector('.cell');
    const width = (what) =>
      page
        .locator(what)
        .first()
        .evaluate((el) => el.getBoundingClientRect().width);
    must(
      'a square of the wheel is as large as any tile',
      Math.abs((await width('.tile')) - (await width('.cell'))) < 2,
    );
    await (await until(page, '.chip.look')).click();
    await page.locator('.seg[aria-label*="Crown: Famine"]').click();
    await accessible(page, 'crowns');
    await page.locator('.go:enabled', { hasText: 'Famine: meeple on a crown' }).click();
    // Nothing is asked before the next tile is drawn, and who answers that question has seen the card.
    const card = page.locator('.award.own', { hasText: 'Famine' });
    await card.getByText('+3').waitFor();
    must(page.errors.join(), page.errors.length === 0);
  },
  async 'eight players play everything to the end'() {
    const page = await guest();
    const { id } = await presetGame(page, 'everything', [ME, ...Array(7).fill(BOT)]);
    await page.goto(`${base}/g/${id}`);
    await page.waitForSelector('.cell');
    const early = await frames(page);
    await page.keyboard.press('0'); // back to where everything is in sight
    await playOut(page, click, 12_000);
    const transcript = await (await fetch(`${base}/api/games/${id}/transcript`)).text();
    const verdict = server.verify(transcript);
    if (verdict) must(`the game was dealt fairly: ${verdict.stderr}`, verdict.status === 0);
    await accessible(page, 'the result of eight');
    await page.locator('.see').click();
    const tiles = await page.locator('.tile').count();
    must(`the board is large: ${tiles} tiles`, tiles > 250);
    // A busy machine may be slow at any time; a board that is too large for the page is slow every time.
    const late = [];
    for (let i = 0; i < 3 && !late.some(smooth); i += 1) late.push(await frames(page));
    function smooth({ took, median }) {
      return took < 2.5 * early.took && median < 1.5 * early.median;
    }
    const told = [early, ...late]
      .map(
        ({ took, median, slow }) =>
          `${took} ms, ${median.toFixed(1)} a frame, ${slow.toFixed(1)} the slowest of twenty`,
      )
      .join('; ');
    must(`${tiles} tiles move as smoothly as a few: ${told}`, late.some(smooth));
    must(page.errors.join(), page.errors.length === 0);
    return `${tiles} tiles, ${told}`;
  },
  async 'two browsers in one game'() {
    const { ann, bob } = await twoAtOneTable();
    await Promise.all([playOut(ann, click), playOut(bob, click)]);
    must('both see the same result', (await ann.textContent('#won')) === (await bob.textContent('#won')));
  },
  async 'a killed server loses nothing that two browsers have seen'() {
    if (!server.own) return 'skipped: no server of its own';
    const { id, ann, bob } = await twoAtOneTable();
    const first = await Promise.race([ann, bob].map((page) => page.waitForSelector('.cell').then(() => page)));
    await click(first, 0);
    await first.waitForSelector('.bar.mine .chip');
    const moves = async () => (await (await fetch(`${base}/api/games/${id}/transcript`)).json()).moves;
    const before = await moves();
    await server.kill();
    await Promise.all([ann, bob].map((page) => page.getByText('Reconnecting').first().waitFor()));
    await server.start();
    await Promise.all([ann, bob].map((page) => page.locator('.banner').waitFor({ state: 'detached' })));
    const after = await moves();
    must(
      'every move that was shown is still there',
      JSON.stringify(after.slice(0, before.length)) === JSON.stringify(before),
    );
    await Promise.all([playOut(ann, click), playOut(bob, click)]);
    must('both see the same result', (await ann.textContent('#won')) === (await bob.textContent('#won')));
  },
  async 'a hint shows the best move, says why, and is played as it stands'() {
    for (const device of [DESKTOP, PHONE]) {
      const page = await guest(device);
      // A city that can be closed at once: the best turn needs no explanation.
      const { id } = await shortGame(page, [ME, BOT], ['base.E', 'base.U', 'base.V', 'base.U']);
      await page.goto(`${base}/g/${id}`);
      await page.waitForSelector('.cell');
      const ask = () => page.getByRole('button', { name: 'Hint' }).click();
      const why = page.locator('.advice');
      await ask();
      await why.getByText('Then a meeple: city, south. 4 points now.').waitFor();
      await page.locator('.ghost .figure').waitFor();
      await accessible(page, 'a hint');
      const best = await page.locator('.cell.on').getAttribute('data-cell');
      must(`it closes the city: ${best}`, best === '0,-1');
      const other = (await reachable(page, '.cell:not(.on)'))[0];
      await page.locator(other).click();
      await why.waitFor({ state: 'detached' });
      await page.keyboard.press('h');
      await why.waitFor();
      await page.locator('.go:enabled').click();
      await page.waitForSelector('.seg.on');
      await why.getByText('4 points now.').waitFor();
      await page.keyboard.press('Enter');
      await page.waitForSelector('.cell');
      const { players } = await (await fetch(`${base}/api/games/${id}`)).json();
      must(`it was played: ${players[0].score}`, players[0].score === 4);
      must('the next question has no hint yet', (await why.count()) === 0);
      must(page.errors.join(), page.errors.length === 0);
    }
    const page = await guest();
    const { id } = await presetGame(page, 'base', [ME, BOT], false);
    await page.goto(`${base}/g/${id}`);
    await page.waitForSelector('.cell');
    must('no hint without assists', (await page.getByRole('button', { name: 'Hint' }).count()) === 0);
    await page.keyboard.press('h');
    await page.locator('.banner', { hasText: 'No aids' }).waitFor();
  },
  async 'a refusal says why'() {
    const page = await guest();
    const { id } = await shortGame(page, [ME, BOT]);
    await page.goto(`${base}/g/${id}`);
    await page.waitForSelector('.cell');
    const spot = await page.evaluate(() => {
      const box = document.querySelector('.tile').getBoundingClientRect();
      return [box.left + box.width * 1.5, box.top - box.height * 0.5];
    });
    await page.mouse.click(...spot);
    await page.locator('.banner.bad .txt').click();
    await page.locator('aside.rule h3').waitFor();
  },
  async 'axe finds nothing serious'() {
    for (const colorScheme of ['light', 'dark']) {
      const page = await guest({ ...DESKTOP, colorScheme });
      for (const path of ['/', '/bots', '/new', '/games?list=finished', '/rules']) {
        await page.goto(base + path);
        await page.waitForLoadState('networkidle');
        await accessible(page, colorScheme + path);
      }
      const { id } = await shortGame(page, [ME, BOT]);
      await page.goto(`${base}/g/${id}`);
      await page.waitForSelector('.cell');
      await accessible(page, `${colorScheme} table`);
      await click(page, 0);
      await page.waitForSelector('.seg');
      await accessible(page, `${colorScheme} figure`);
      await playOut(page, click);
      await accessible(page, `${colorScheme} result`);
      await page.goto(`${base}/replay/${id}#2`);
      await page.waitForSelector('.tile');
      await accessible(page, `${colorScheme} replay`);
    }
  },
};

const wanted = process.argv.slice(2);
let failed = 0;
await server.start();
await open();
for (const [name, test] of Object.entries(tests)) {
  if (wanted.length && !wanted.some((w) => name.includes(w))) continue;
  const start = Date.now();
  try {
    const note = await test();
    console.log(`ok    ${name} (${Date.now() - start} ms)${note ? `: ${note}` : ''}`);
  } catch (e) {
    failed += 1;
    console.log(`FAILED ${name}: ${e instanceof Error ? e.message : e}`);
  }
}
await close();
if (server.child) await server.kill();
process.exit(failed ? 1 : 0);
