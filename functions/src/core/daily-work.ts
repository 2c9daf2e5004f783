/**
 * `practices/{slug}/jobs/daily`: when each kind of the practice's daily work is due next. Who has
 * waited longest comes first, so that nobody is left out, however many practices there are.
 */
import { momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { day } from '@platzwart/domain/dates/durations';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import * as z from 'zod/mini';

/** The hour in Berlin from which each is due: counting at night, e-mails by day. */
const hours = { nightly: 3, retention: 4, bin: 5, followUp: 9, digest: 17 } as const;
export type DailyName = keyof typeof hours;
export const dailyNames = Object.keys(hours) as readonly DailyName[];

export const DailyWork = z.strictObject({
  nightly: z.date(),
  retention: z.date(),
  bin: z.date(),
  followUp: z.date(),
  digest: z.date(),
} satisfies Record<DailyName, unknown>);
export type DailyWork = z.infer<typeof DailyWork>;

/** When it is due next after that moment: a day that was missed is made up once. */
export function nextDailyWork(name: DailyName, after: Date): Date {
  const at = (moment: Date) =>
    momentInBerlin(berlinDate(moment), `${String(hours[name]).padStart(2, '0')}:00`);
  const today = at(after);
  return today > after ? today : at(new Date(today.getTime() + day + day / 12));
}

/** For a practice that begins now. */
export function firstDailyWork(now: Date): DailyWork {
  return Object.fromEntries(
    dailyNames.map((name) => [name, nextDailyWork(name, now)]),
  ) as DailyWork;
}
