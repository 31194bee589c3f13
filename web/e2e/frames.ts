import type { Page } from '@playwright/test';

export interface Smoothness {
  /** How long all of it took, in milliseconds. What is drawn too slowly lets the hand wait, and the whole takes longer. */
  took: number;
  /** How long a frame took in the middle of it, and the slowest of twenty. */
  median: number;
  slow: number;
}

export const inWords = ({ took, median, slow }: Smoothness): string =>
  `${took} ms, ${median.toFixed(1)} a frame, ${slow.toFixed(1)} the slowest of twenty`;

const nextFrame = (page: Page): Promise<number> => page.evaluate(() => new Promise<number>(requestAnimationFrame));

/** Pulls the board about and zooms it. */
export async function measureFrames(page: Page): Promise<Smoothness> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [width * 0.4, height * 0.4];
  const recorder = await page.evaluateHandle(() => {
    const times: number[] = [];
    let ticking = requestAnimationFrame(function tick(now) {
      times.push(now);
      ticking = requestAnimationFrame(tick);
    });
    const stop = (): number[] => {
      cancelAnimationFrame(ticking);
      return times;
    };
    return { stop };
  });
  const start = Date.now();
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < 60; i += 1) await page.mouse.move(x + 120 * Math.sin(i / 6), y + 90 * Math.cos(i / 5));
  await page.mouse.up();
  for (let i = 0; i < 40; i += 1) {
    await page.mouse.wheel(0, i < 20 ? -40 : 40);
    await nextFrame(page);
  }
  const took = Date.now() - start;
  const times = await recorder.evaluate(({ stop }) => stop());
  const gaps = times
    .slice(1)
    .map((time, i) => time - (times[i] ?? time))
    .sort((a, b) => a - b);
  const part = (of: number): number => gaps[Math.floor(gaps.length * of)] ?? 0;
  return { took, median: part(0.5), slow: part(0.95) };
}
