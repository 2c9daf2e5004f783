/**
 * `Intl` output is for display only. In a browser with another ICU version nobody could send a
 * request, because the day in Berlin was parsed from such a text: every date of birth was in the
 * future.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Icu, icus, writeLike } from '../support/icu.ts';

const root = new URL('../../', import.meta.url);

/**
 * Rules independent of how dates and numbers are written: their own tests, once more under each
 * format.
 */
const rules = [
  () => import('../../functions/domain/dates/berlin-clock.test.ts'),
  () => import('../../functions/domain/dates/berlin-days.test.ts'),
  () => import('../../functions/domain/dates/german-date.test.ts'),
  () => import('../../functions/domain/follow-up/follow-up.test.ts'),
  () => import('../../functions/domain/request/deadlines.test.ts'),
  () => import('../../functions/domain/request/manual-entry.test.ts'),
  () => import('../../functions/domain/request/merge.test.ts'),
  () => import('../../functions/domain/retention/retention.test.ts'),
  () => import('../../functions/domain/billing/trial.test.ts'),
  () => import('../../web/src/features/campaigns/campaigns.test.ts'),
];

describe.each(icus)('with $name', (icu: Icu) => {
  let end = () => {};
  beforeAll(() => {
    end = writeLike(icu);
  });
  afterAll(() => end());

  describe('the rules hold:', async () => {
    // Once more from the start: each module has its own formatters.
    vi.resetModules();
    const end = writeLike(icu);
    for (const load of rules) await load();
    end();
  });

  test('money has its digits and its sign', async () => {
    vi.resetModules();
    const { cents, euros, signedCents } = await import(
      '../../web/src/entities/money/format-money.ts'
    );
    const read = (text: string) => text.replaceAll(/[\s.]/g, '').replace('−', '-');
    expect([euros(1140), cents(1999), cents(114_000), signedCents(-3000)].map(read)).toEqual([
      '1140€',
      '19,99€',
      '1140,00€',
      '-30,00€',
    ]);
  });
});

describe('the versions told apart here', () => {
  const written = (icu: Icu) => {
    const end = writeLike(icu);
    const midnight = new Date('2026-11-21T23:00:00Z');
    const day = {
      timeZone: 'Europe/Berlin',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    } as const;
    const texts = [
      new Intl.DateTimeFormat('en-CA', day).format(midnight),
      midnight.toLocaleDateString('en-CA', day),
      new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/Berlin',
        dateStyle: 'short',
        timeStyle: 'medium',
      }).format(midnight),
      (-1140).toLocaleString('de-DE'),
    ];
    end();
    return texts;
  };

  test('do write differently, and the real one is back afterwards', () => {
    expect(icus.map(written)).toEqual([
      ['2026-11-22', '2026-11-22', '2026-11-22 00:00:00', '-1.140'],
      ['11/22/2026', '11/22/2026', '2026-11-22 24:00:00', '-1.140'],
      expect.not.arrayContaining(['2026-11-22', '11/22/2026', '2026-11-22 00:00:00', '-1.140']),
    ]);
    expect((-1140).toLocaleString('de-DE')).toBe('-1.140');
  });
});

describe('in the sources', () => {
  const files = ['emulator-data', 'functions/domain', 'functions/src', 'scripts', 'tests', 'web']
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter(
      (file) =>
        /\.(tsx?|mjs)$/.test(file) &&
        !/(^|\/)(node_modules|dist|lib)\/|\.(test|spec)\.tsx?$/.test(file),
    )
    .filter((file) => file !== 'tests/support/icu.ts');
  const found = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(new URL(file, root), 'utf8')));

  test('only the clock of Berlin asks Intl about time, and it reads the parts', () => {
    expect(
      found(
        /Intl\.(DateTimeFormat|RelativeTimeFormat)|\.toLocale(Date|Time)String\b|formatToParts/,
      ),
    ).toEqual(['functions/domain/dates/berlin-clock.ts']);
    expect(
      readFileSync(new URL('functions/domain/dates/berlin-clock.ts', root), 'utf8'),
    ).not.toMatch(/format\.format\(/);
  });

  test('numbers are written by Intl.NumberFormat: toLocaleString would take dates as well', () => {
    expect(found(/\.toLocaleString\b/)).toEqual([]);
  });

  test('what a formatter gives is shown, never compared, cut or read', () => {
    const read =
      /\.format\((?:[^()]|\([^()]*\))*\)\s*(?:[=!]==?|[<>]=?|\.\w|\[)|(?:Number|parse\w+)\([^()]*\.format\(/;
    for (const text of [
      "day.format(now) === '12'",
      "clock.format(moment).replace(' ', 'T')",
      'Number(n.format(3))',
    ])
      expect(text).toMatch(read);
    expect(found(read)).toEqual([]);
  });
});
