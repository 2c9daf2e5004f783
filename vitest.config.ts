import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest files of the emulator's tests, which would otherwise be waited for at the end. */
const longest = ['tests/rules/firestore', 'tests/functions/members', 'tests/functions/role-table', 'tests/functions/no-disclosure'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((file) => moduleId.includes(`/${file}.`));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** unit and web run anywhere in milliseconds; rules and functions need the Firestore emulator (`npm test` starts it). */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['functions/{domain,src}/**/*.test.ts', 'emulator-data/**/*.test.ts', 'tests/consistency/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/lib/**'],
          // Pure rules keep nothing: what one file has loaded, the next ones use.
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 30_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: './web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Its ES modules are named for bundlers only; what Node finds would bring a second Firebase.
          alias: [{ find: /^react-firebase-hooks\/(\w+)$/, replacement: 'react-firebase-hooks/$1/dist/index.esm.js' }],
          // One page and one React for each worker; `test-isolation.ts` sees to it that no file finds anything of another.
          isolate: false,
          setupFiles: ['./src/test-isolation.ts', './src/test-setup.ts'],
          sequence: { setupFiles: 'list' },
          maxWorkers: '100%',
          // React measures by `performance`, across files: it must not be set forward.
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
          testTimeout: 30_000,
        },
      },
      // Against the whole running demo world: `npm test` starts it.
      { test: { name: 'http', include: ['tests/http/**/*.test.ts'], fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 } },
      // Against the same world. Both browsers at once, each in a practice of its own: mostly they wait for the server.
      {
        test: { name: 'browsers', include: ['tests/browsers/**/*.test.ts'], maxWorkers: 2, testTimeout: 90_000, hookTimeout: 90_000 },
      },
      // Beside the functions, in a project of the emulator of its own.
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], maxWorkers: 4, testTimeout: 30_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          // Each file has a database of its own, each worker loads the SDKs once; what it waits for most of the time is the emulator.
          isolate: false,
          setupFiles: ['./tests/support/fresh-database.ts'],
          maxWorkers: 4,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      // By `npm run test:long` alone.
      { test: { name: 'long', include: ['tests/long/**/*.test.ts'] } },
    ],
  },
});
