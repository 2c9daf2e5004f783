import { berlinDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import {
  type CountedRequest,
  countDay,
  daysToCatchUp,
  daysToCount,
} from '@platzwart/domain/statistics/count-day';
import type { DayCounts } from '@platzwart/domain/statistics/month';
import { monthsUntil } from '@platzwart/domain/statistics/months';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writableCollections } from './writable-collections.ts';

/** Months that `daysToCatchUp` days can touch. */
const monthsToCatchUp = Math.ceil(daysToCatchUp / 28) + 1;

/**
 * Sets the statistics of each day that is over and has none yet: once, whatever is deleted
 * afterwards. `requests`: whoever waits now, or left within `daysToCatchUp`.
 */
export async function countDays(
  slug: string,
  requests: readonly CountedRequest[],
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<void> {
  const docs = writableCollections(db);
  const months = monthsUntil(berlinDate(now()), monthsToCatchUp);
  const [account, ...stored] = await Promise.all([
    docs.account(slug).get(),
    ...months.map((month) => docs.monthStatistics(slug, month).get()),
  ]);
  const registeredAt = account.data()?.registeredAt;
  if (!registeredAt) return;
  const counted = stored.flatMap((month) =>
    Object.keys(month.data()?.days ?? {}).map((day) => `${month.id}-${day}`),
  );
  const missing = daysToCount(counted, registeredAt, now());
  const counts = missing.map((date) => [date, countDay(requests, date)] as const);
  for (const month of new Set(missing.map(monthOf))) {
    await setDays(
      slug,
      month,
      counts.filter(([date]) => monthOf(date) === month),
      { db },
    );
  }
}

const monthOf = (date: IsoDate) => date.slice(0, 7);

/**
 * Of two nights at the same time, one counts. The transaction touches only this part of a document
 * that offers increment blindly.
 */
async function setDays(
  slug: string,
  month: string,
  counts: readonly (readonly [IsoDate, DayCounts])[],
  { db }: Pick<Tools, 'db'>,
): Promise<void> {
  const document = writableCollections(db).monthStatistics(slug, month);
  await inTransaction(db, async (tx) => {
    const known = (await tx.get(document)).data()?.days ?? {};
    const days = Object.fromEntries(
      counts.map(([date, day]) => [date.slice(8), day] as const).filter(([day]) => !(day in known)),
    );
    if (Object.keys(days).length > 0) tx.set(document, { days }, { merge: true });
  });
}
