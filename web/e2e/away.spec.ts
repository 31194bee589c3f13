// Somebody loses the connection on their turn, and comes back.
import { expectAccessible } from './axe';
import { expect, sitDown, test } from './fixtures';

test('everybody sees when a bot takes over, and who is back', { tag: '@phone' }, async ({ page: ann, guest }) => {
  const bob = await guest();
  await bob.setViewportSize(ann.viewportSize() ?? { width: 1280, height: 800 });
  const id = await sitDown(ann, bob);
  await expect(ann.locator('.cell').first()).toBeVisible();
  await expect(bob.locator('#ask')).toHaveText(/is placing a tile$/);
  await ann.goto('/');
  const banner = bob.locator('.away');
  await expect(banner).toContainText('lost the connection');
  await expect(banner).toContainText(/A bot takes over in \d+ seconds\. .+ can come back any time\./);
  const seconds = async (): Promise<number> => Number(await banner.locator('text').innerHTML());
  const first = await seconds();
  await expect.poll(seconds, 'it counts down').toBeLessThan(first);
  await expectAccessible(bob, 'somebody is away');
  await ann.goto(`/g/${id}`);
  await expect(banner).toHaveText(/is back$/);
  await expect(banner, 'for a moment').not.toBeAttached();
});
