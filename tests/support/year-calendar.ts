/** The 400 days of the simulated year and Berlin's clocks during it; uses no product code. */

import { longOr } from './long-run.ts';

export const firstDay = '2026-01-12';
export const days = Array.from({ length: 401 }, (_, day) =>
  new Date(Date.parse(firstDay) + day * 86_400_000).toISOString().slice(0, 10),
);

/**
 * The days that are lived through. The short form ends after the first practice's deletion and one
 * change of the clocks; what comes later (deletion for age, the autumn's clocks) is proven by
 * `retention.test.ts`, `planned-deletion.test.ts` and the domain's tests of its dates.
 */
export const livedDays = days.slice(0, longOr(130, days.length));

/**
 * The moment of 'HH:mm' in Berlin: UTC+2 between the two clock changes of 2026, otherwise UTC+1.
 */
export function inBerlin(date: string, time: string): Date {
  const local = `${date}T${time}`;
  const isSummer = local >= '2026-03-29T03:00' && local < '2026-10-25T03:00';
  return new Date(`${local}:00${isSummer ? '+02:00' : '+01:00'}`);
}

/** Which schedule produces which lines of a fixture. */
const traces = {
  intake: /intakeResumed/,
  retention: /: (announced|gone)$/,
  followUp: /: (asked|reminded|noAnswer|toCall)$/,
  trial: / trial| practice: /,
  deletion: / practice: gone$/,
  digest: /dailyDigest/,
} as const;

export type Schedule = keyof typeof traces;

/**
 * Whether the schedule runs on that day: where its work is expected, on the day before, and on the
 * last day. This is as good as every day, since due work stays due until done (a test checks the
 * rules for that): work due on a skipped day would show up on a later day, where nobody expects it.
 * The long form skips none.
 */
export function runningDays(
  expected: readonly string[],
): (schedule: Schedule, date: string) => boolean {
  const datesOf = (trace: RegExp) =>
    new Set(expected.filter((line) => trace.test(line)).map((line) => line.slice(0, 10)));
  const dates = Object.fromEntries(
    Object.entries(traces).map(([schedule, trace]) => [schedule, datesOf(trace)]),
  );
  return (schedule, date) => {
    const dayAfter = days[days.indexOf(date) + 1] ?? '';
    const isExpected = [date, dayAfter].some((day) => dates[schedule]?.has(day));
    return isExpected || date === livedDays.at(-1) || longOr(false, true);
  };
}
