/**
 * Journeys through the whole product in a real browser; `npm test` starts the demo world before and
 * ends it after.
 */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { cache, productUrl, toolchain } from '../../scripts/toolchain.ts';
import { testLimit, waitLimit } from '../support/limits.ts';
import { longOr } from '../support/long-run.ts';

const report = process.env.PLATZWART_REPORT ?? join(cache, 'reports/journeys.json');
const { chromium, headlessShell, playwrightFirefox, playwrightWebkit } = toolchain();

/** The variants of a journey are tagged so: a faster test holds their proof, named at each. */
const leftOut = longOr(['@long'], []);
const except = (...tags: string[]) => new RegExp([...tags, ...leftOut].join('|'));

const viewport = { width: 1280, height: 800 };
const inChromium = {
  executablePath: headlessShell ?? chromium ?? undefined,
  timeout: waitLimit,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Playwright's own builds, where they are installed. */
const others = [
  { name: 'firefox', browserName: 'firefox', executablePath: playwrightFirefox },
  { name: 'webkit', browserName: 'webkit', executablePath: playwrightWebkit },
] as const;

export default defineConfig({
  testDir: '.',
  outputDir: join(cache, 'journeys'),
  timeout: testLimit,
  expect: { timeout: waitLimit, toPass: { timeout: waitLimit } },
  // One world for all. Journeys of several files run in parallel: each file counts and changes only
  // its own practice.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL: productUrl,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    actionTimeout: waitLimit,
    navigationTimeout: waitLimit,
    screenshot: 'only-on-failure',
    // Every frame of a motion costs. `booking.spec.ts` and the other browsers see them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // A journey that needs only one of them is tagged with its name.
    { name: 'desktop', grepInvert: except('@phone'), use: { viewport, launchOptions: inChromium } },
    {
      name: 'phone',
      grepInvert: except('@desktop'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, launchOptions: inChromium },
    },
    // Run by name: `npm test -- journeys --project=firefox`. Journeys that need what only Chromium
    // has are tagged so.
    ...others.flatMap(({ name, browserName, executablePath }) =>
      executablePath
        ? [
            {
              name,
              grepInvert: except('@phone', '@chromium'),
              use: { browserName, viewport, launchOptions: { executablePath, timeout: waitLimit } },
            },
          ]
        : [],
    ),
  ],
});
