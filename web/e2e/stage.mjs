// What the browser tests share: a browser, a server of their own or one that runs, and small helpers.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';

export const base = process.env.BASTIDE_URL ?? 'http://localhost:8017';
const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The server, if its command is given in BASTIDE_SERVE; it must listen where BASTIDE_URL points. */
export const server = {
  child: null,
  get own() {
    return !!process.env.BASTIDE_SERVE;
  },
  async start() {
    if (!this.own) return;
    const [program, ...args] = process.env.BASTIDE_SERVE.split(' ');
    this.child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    for (let i = 0; i < 100; i += 1) {
      if (
        await fetch(`${base}/health`).then(
          (r) => r.ok,
          () => false,
        )
      )
        return;
      await wait(100);
    }
    throw new Error('the server does not start');
  },
  /** What the server's own program says of a finished game: that it was dealt fairly and replays to the same end. Nothing where
   * the tests did not start the server. */
  verify(transcript) {
    const program = process.env.BASTIDE_SERVE?.split(' ')[0];
    return program ? spawnSync(program, ['verify', '-'], { input: transcript, encoding: 'utf8' }) : null;
  },
  async kill() {
    const gone = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGKILL');
    await gone;
  },
};

let browser;
export async function open() {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
export const close = () => browser?.close();

export const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' };

/** A guest of their own: a context with its cookies. An error on the page is an error of the test. */
export async function guest(options = DESKTOP) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.errors = [];
  page.on('pageerror', (e) => page.errors.push(e.message));
  page.setDefaultTimeout(15_000);
  return page;
}

/** A private game of a few known tiles, so that it ends soon; `chance` answers for dice and tokens. */
export function shortGame(
  page,
  seats,
  draw = ['base.V', 'base.U', 'base.E', 'base.D', 'base.B', 'base.V', 'base.W', 'base.U'],
  systems = ['base', 'farmers'],
  chance = [],
) {
  return newGame(page, { setup: { systems, draw, chance }, seats });
}

/** A private game of a whole box. */
export const presetGame = (page, preset, seats, aids = true) => newGame(page, { preset, seats, aids });

async function newGame(page, wish) {
  await page.goto(base);
  await page.waitForSelector('.card');
  const answer = await page.evaluate(
    async ([wish]) => {
      await fetch('/api/me');
      const reply = await fetch('/api/games', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wish),
      });
      return reply.json();
    },
    [{ aids: true, public: false, first: 'seat', ...wish }],
  );
  if (!answer.id) throw new Error(JSON.stringify(answer));
  return answer;
}

export const BOT = { kind: 'bot', level: 'greedy' };
export const ME = { kind: 'me' };

/**
 * The board is pulled about and zoomed: how long that took, and how long a frame took in the middle of it, and for the slowest of
 * twenty, all in milliseconds. What is drawn too slowly lets the hand wait, and the whole takes longer.
 */
export async function frames(page) {
  const { width, height } = page.viewportSize();
  const [x, y] = [width * 0.4, height * 0.4];
  await page.evaluate(() => {
    globalThis.times = [];
    const tick = (now) => {
      globalThis.times.push(now);
      globalThis.ticking = requestAnimationFrame(tick);
    };
    globalThis.ticking = requestAnimationFrame(tick);
  });
  const start = Date.now();
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < 60; i += 1) await page.mouse.move(x + 120 * Math.sin(i / 6), y + 90 * Math.cos(i / 5));
  await page.mouse.up();
  for (let i = 0; i < 40; i += 1) {
    await page.mouse.wheel(0, i < 20 ? -40 : 40);
    await wait(16);
  }
  const took = Date.now() - start;
  const times = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.ticking);
    return globalThis.times;
  });
  const gaps = times
    .slice(1)
    .map((t, i) => t - times[i])
    .sort((a, b) => a - b);
  return { took, median: gaps[Math.floor(gaps.length / 2)], slow: gaps[Math.floor(gaps.length * 0.95)] };
}

export function must(what, ok) {
  if (!ok) throw new Error(what);
}

export async function accessible(page, name) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  const grave = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  must(`${name}: ${grave.map((v) => `${v.id} ${v.nodes[0]?.html}`).join('; ')}`, grave.length === 0);
}

/** What is asked, after axe has looked at the page if it was never asked before. */
export async function lookAtQuestion(page, seen) {
  const asked = await page.textContent('#ask').catch(() => null);
  if (asked && !seen.has(asked)) await accessible(page, asked);
  seen.add(asked);
  return asked;
}
