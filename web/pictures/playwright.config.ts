import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

// The pictures of the README and of docs, taken anew: `npm run pictures`, with a server as for the browser tests.
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['pictures.ts', 'screens.ts'],
  timeout: 600_000,
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
});
