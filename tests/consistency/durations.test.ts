/**
 * Days and months are counted in one place each: two counts differ at midnight, when the clocks
 * change, and at the end of a month.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync(
  [
    'functions/{domain,src}/**/*.ts',
    'web/src/**/*.{ts,tsx}',
    'web/*.ts',
    'emulator-data/*.ts',
    'scripts/*.ts',
  ],
  {
    cwd: root,
  },
)
  .filter((file) => !/node_modules|\.test\./.test(file))
  .map((file) => [file, readFileSync(root + file, 'utf8')] as const);

const filesWith = (what: RegExp) =>
  sources.flatMap(([file, source]) => (what.test(source) ? [file] : []));

it('an hour and a day have their name, from `dates/durations.ts`', () => {
  expect(
    filesWith(/60 \* 60\b|60 \* 60_?000\b|24 \* 60 \* \w|\b(?:3_?600_?000|86_?400_?000|86_400)\b/),
  ).toEqual(['functions/domain/dates/durations.ts']);
});

it('how long ago something was has its words in one place', () => {
  expect(filesWith(/vor \$\{[^}]+\} (?:Tag|Woche|Monat|Jahr)/)).toEqual([
    'web/src/entities/request/waiting-since.ts',
  ]);
});

it('days between two dates, months and waits are counted once', () => {
  const only = [
    'functions/domain/dates/calendar-days.ts',
    'functions/domain/dates/months.ts',
    'functions/domain/dates/waited.ts',
  ];
  const counts = ['daysBetween', '(?:plus|add|sub)Months', 'waited'].map(
    (name) => new RegExp(`function ${name}\\b|const ${name} =`),
  );
  expect(counts.map(filesWith)).toEqual(only.map((file) => [file]));
  // The library counts in the machine's zone, and so only between dates without a time.
  const library = [
    ...only.slice(1),
    'functions/domain/dates/german-date.ts',
    'web/src/features/waiting-list/people/format-person.ts',
  ];
  expect(new Set(filesWith(/from 'date-fns/))).toEqual(new Set(library));
  expect(filesWith(/set(?:UTC)?Month\(/)).toEqual([]);
});
