/** Journeys through the whole product in a real browser; `npm test` starts the demo world before and ends it after. */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { cache, productUrl, toolchain } from '../../scripts/toolchain.ts';

const report = process.env.PLATZWART_REPORT ?? join(cache, 'reports/journeys.json');

export default defineConfig({
  testDir: '.',
  outputDir: join(cache, 'journeys'),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One world for all. Journeys of two files run in parallel: each file counts and changes only its own practice.
  workers: 2,
  fullyParallel: false,
  // A journey waits for a whole world on a busy machine; journeys that needed a retry are listed at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL: productUrl,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Recording all of them would take a third of the time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: toolchain().chromium ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // A journey that needs only one of them is tagged with its name.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
});
