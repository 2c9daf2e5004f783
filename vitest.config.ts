import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testLimit, waitLimit } from './tests/support/limits.ts';

/** The slowest of each kind, started first so that nothing waits for them at the end. */
const longest = [
  'tests/support/stripe/stripe-stand-in',
  'tests/rules/firestore',
  'tests/functions/role-table',
  'tests/functions/members',
  'tests/functions/no-disclosure',
  'tests/functions/year',
  'tests/functions/outbox-storm',
  'tests/functions/bin',
  'tests/functions/new-practice',
  'tests/functions/retention',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((file) => moduleId.includes(`/${file}.`));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** For every project: they inherit nothing. */
const limits = {
  testTimeout: testLimit,
  hookTimeout: testLimit,
  expect: { poll: { timeout: waitLimit } },
};

/**
 * unit and web run anywhere in milliseconds; rules and functions need the Firestore emulator (`npm
 * test` starts it).
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'functions/{domain,src}/**/*.test.ts',
            'emulator-data/**/*.test.ts',
            'tests/consistency/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/lib/**'],
          // Pure code has no state to isolate: files share loaded modules.
          isolate: false,
          maxWorkers: '100%',
          ...limits,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: './web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Its ES modules are declared for bundlers only; Node's resolution would load a second
          // Firebase.
          alias: [
            {
              find: /^react-firebase-hooks\/(\w+)$/,
              replacement: 'react-firebase-hooks/$1/dist/index.esm.js',
            },
          ],
          // One page and one React per worker; `test-isolation.ts` ensures that files leave no
          // traces for each other.
          isolate: false,
          setupFiles: ['./src/test-isolation.ts', './src/test-setup.ts'],
          sequence: { setupFiles: 'list' },
          maxWorkers: '100%',
          // React measures with `performance` across files, so fake timers must not advance it.
          fakeTimers: {
            toFake: [
              'Date',
              'setTimeout',
              'clearTimeout',
              'setInterval',
              'clearInterval',
              'setImmediate',
              'clearImmediate',
              'requestAnimationFrame',
              'cancelAnimationFrame',
              'requestIdleCallback',
              'cancelIdleCallback',
            ],
          },
          ...limits,
        },
      },
      // Needs the whole running demo world, started by `npm test`.
      {
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          fileParallelism: false,
          ...limits,
        },
      },
      // Needs the same world. Both browsers in parallel, each in its own practice: they mostly wait
      // for the server.
      {
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          maxWorkers: 2,
          ...limits,
        },
      },
      // Runs parallel to the functions tests, in a separate emulator project.
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], maxWorkers: 4, ...limits } },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          // Each file has its own database, each worker loads the SDKs once; tests mostly wait for
          // the emulator.
          isolate: false,
          setupFiles: ['./tests/support/fresh-database.ts'],
          maxWorkers: 4,
          ...limits,
        },
      },
      // Attacks on the functions as deployed and on the rules, in the same emulators; each file has
      // a default app of its own.
      {
        test: {
          name: 'hostile',
          include: ['tests/hostile/**/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...limits,
        },
      },
      // The payment stand-in's own tests: they need neither emulators nor a browser.
      { test: { name: 'stripe', include: ['tests/support/stripe/**/*.test.ts'], ...limits } },
      // Only by `npm run test:long`.
      { test: { name: 'long', include: ['tests/long/**/*.test.ts'], ...limits } },
    ],
  },
});
