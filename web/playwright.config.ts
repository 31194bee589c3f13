import { defineConfig } from '@playwright/test';

// The browser is Debian's, and nothing is downloaded. Of the server, `e2e/server.ts` knows more.
export default defineConfig({
  testDir: 'e2e',
  // One after the other: one of the tests kills the server, another measures how smoothly the board moves.
  workers: 1,
  retries: 0,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  reportSlowTests: null,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.BASTIDE_URL ?? 'http://localhost:8017',
    locale: 'en-GB',
    // Tests see and change what goes over the network; only those about offline play want a worker in between.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    contextOptions: { reducedMotion: 'reduce' },
    // Every step with the page as it was; pictures besides would cost a fifth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A test runs on the desktop; with the tag @phone on a phone too, with @phone-only there alone.
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
