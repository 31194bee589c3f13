// What axe says about a page. It runs in the page itself, where Playwright is not bound by the content security policy.
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Fails if axe finds anything on the page as it is now. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => {
    const injected = (globalThis as unknown as { axe: typeof axe }).axe;
    return injected.run(document, { resultTypes: ['violations'] });
  });
  expect(
    violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
    name,
  ).toEqual([]);
}

/** What is asked, after axe has looked at the page if it was never asked before. */
export async function inspectQuestion(page: Page, seen: Set<string>): Promise<string> {
  const asked = await page.locator('#ask').innerText();
  if (!seen.has(asked)) await expectAccessible(page, asked);
  seen.add(asked);
  return asked;
}
