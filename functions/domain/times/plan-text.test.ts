import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeOf, type Weekday, WeeklyPlan, weekdays } from '../waiting-list/slot.ts';
import { formatPlan, parsePlan } from './plan-text.ts';

const day = (weekday: Weekday) =>
  fc.uniqueArray(fc.integer({ min: 0, max: 96 }), { maxLength: 8 }).chain((cuts) => {
    const inOrder = [...cuts].sort((a, b) => a - b);
    return fc.subarray(
      inOrder
        .slice(1)
        .map((to, i) => ({ weekday, start: timeOf((inOrder[i] ?? 0) * 15), end: timeOf(to * 15) })),
    );
  });
const anyPlan = fc.tuple(...weekdays.map(day)).map((days) => days.flat());
// Real weeks repeat the same hours on several days.
const alike = fc
  .tuple(day(1), fc.subarray([...weekdays]), day(2), fc.subarray([...weekdays]))
  .map(([one, on, other, otherwise]) =>
    weekdays.flatMap((weekday) =>
      (on.includes(weekday) ? one : otherwise.includes(weekday) ? other : []).map((range) => ({
        ...range,
        weekday,
      })),
    ),
  );

test('whatever is formatted is read back as the very same plan', () => {
  fc.assert(
    fc.property(fc.oneof(anyPlan, alike), (plan) => {
      expect(parsePlan(formatPlan(plan))).toEqual({ ok: true, plan });
    }),
  );
});

test('what is longer than any plan is not read', () => {
  expect(parsePlan(`Mo 8–9${' '.repeat(1900)}`)).toMatchObject({ ok: true });
  expect(parsePlan(`Mo 8–9${' '.repeat(2000)}`)).toMatchObject({ ok: false });
});

test('no text leads to anything but a plan that can be kept, or a sentence', () => {
  const part = fc.constantFrom(
    'Mo',
    '–',
    '-',
    'bis ',
    'Di',
    'So',
    ' ',
    ', ',
    '; ',
    '8',
    '12:30',
    '24',
    '0',
    '8.10',
    'Uhr',
    'täglich ',
    'zu',
    '&',
    '\n',
    'x',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 30 }),
        fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
      ),
      (text) => {
        const read = parsePlan(text);
        if (read.ok) expect(WeeklyPlan.safeParse(read.plan).success).toBe(true);
        else expect(read.message).toMatch(/[.]$/);
      },
    ),
  );
});

test.each([
  ['Mo-Do 8-12, 13-18; Fr 8-12', 'Mo–Do 8–12, 13–18; Fr 8–12'],
  ['Mo bis Do 8 bis 12 und 13–18 Uhr, Fr 8–12 Uhr', 'Mo–Do 8–12, 13–18; Fr 8–12'],
  ['montags von 8:30 bis 12.15 Uhr', 'Mo 8:30–12:15'],
  ['Montag 8h–12h\nMittwoch 0830–12', 'Mo 8–12; Mi 8:30–12'],
  ['täglich 8–20', 'Mo–So 8–20'],
  ['jeden Tag 8–20 Uhr', 'Mo–So 8–20'],
  ['werktags 9–17 Uhr', 'Mo–Fr 9–17'],
  ['Mo, Mi und Fr: 8–12', 'Mo, Mi, Fr 8–12'],
  ['Di/Do 14–18', 'Di, Do 14–18'],
  ['Sa 0–24', 'Sa 0–24'],
  ['Fr 18–0 Uhr', 'Fr 18–24'],
  ['Mo 8–12, Di geschlossen', 'Mo 8–12'],
  ['Mo 13–18; Mo 8–12', 'Mo 8–12, 13–18'],
  ['Mo 8–10, 10–12', 'Mo 8–10, 10–12'],
  ['', ''],
  [' \n ', ''],
  ['keine', ''],
])('%j is understood as %j', (text, words) => {
  const read = parsePlan(text);
  expect(read).toMatchObject({ ok: true });
  expect(read.ok && formatPlan(read.plan)).toBe(words);
});

describe('what makes no plan is named', () => {
  test.each([
    ['Mo 8–12, nachmittags', /„nachmittags“ lässt sich nicht lesen/],
    ['Mo 25–26', /„25–26“ lässt sich nicht lesen/],
    ['Mo 8–12:5', /„8–12:5“ lässt sich nicht lesen/],
    ['Mo ab 8', /„ab 8“ lässt sich nicht lesen/],
    ['Fr–Mo 8–12', /„Fr–Mo 8–12“ lässt sich nicht lesen/],
    ['8–12', /Zu „8–12“ fehlt der Wochentag/],
    ['Mo 8–12; Fr', /Zu „Fr“ fehlen die Uhrzeiten/],
    ['Mo, Di; Fr', /Zu „Mo, Di, Fr“ fehlen die Uhrzeiten/],
    ['Mo 12–8', /„Mo 12–8“: .*füge am Dienstag einen Zeitraum von 0 bis 8 Uhr hinzu/],
    ['Mo 12–10', /„Mo 12–10“: Das Ende liegt vor dem Anfang/],
    ['So 22–2', /füge am Montag einen Zeitraum von 0 bis 2 Uhr hinzu/],
    ['Mo 8–8', /Anfang und Ende sind gleich/],
    [
      'Mo 8:10–12',
      /8:10 Uhr liegt zwischen zwei Viertelstunden. Möglich sind zum Beispiel 8:00 und 8:15 Uhr/,
    ],
    ['Mo 8–12, Mo 10–14', /„Mo 10–14“: Überschneidet sich mit 8–12 Uhr/],
    ['Mo–Di 8–12; täglich 9–10', /Überschneidet sich/],
  ])('%j', (text, expected) => {
    const read = parsePlan(text);
    expect(read).toMatchObject({ ok: false });
    expect(read.ok || read.message).toMatch(expected);
  });

  test('more ranges than a plan can hold', () => {
    const quarters = Array.from({ length: 13 }, (_, i) => `${i}–${i}:30`).join(', ');
    expect(parsePlan(`täglich ${quarters}`)).toEqual({
      ok: false,
      message: 'Mehr als 84 Zeiträume hat kein Wochenplan. Bitte entferne einige.',
    });
  });
});
