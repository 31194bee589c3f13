// Short games that are kept in the page.
import type { Page } from '@playwright/test';

/** Makes a short game in the page, as a set-up that the form cannot make: few tiles in a known order. */
export async function openShort(page: Page, seats: object[]): Promise<string> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /worker-[^/]+\.js$/.test(name)),
  );
  const text = await page.evaluate(
    (wish) =>
      new Promise<string>((done) => {
        const script = performance.getEntriesByType('resource').find(({ name }) => /worker-[^/]+\.js$/.test(name));
        const worker = new Worker(script?.name ?? '', { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<{ type: string; value: string }>) => {
          if (data.type !== 'done') return;
          worker.terminate();
          done(data.value);
        };
        worker.postMessage({ type: 'call', number: 1, call: 'create', args: [wish] });
      }),
    {
      setup: { systems: ['base', 'farmers'], draw: ['base.V', 'base.U', 'base.E', 'base.D', 'base.B', 'base.V'] },
      seats,
      first: 'seat',
      assists: true,
      public: false,
    },
  );
  await page.goto(`/g/${text}`);
  return text;
}
