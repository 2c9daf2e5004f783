import { MonthStatistics } from '@platzwart/domain/statistics/month';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { database } from './practice-under-test.ts';

/** A month of 31 recorded days with so many weekly places given, on a morning in 'praxis'. */
export async function placesGiven(slug: string, month: string, n: number): Promise<void> {
  const day = { open: 0, arrived: {}, left: {}, followUps: {} };
  const days = Object.fromEntries(
    Array.from({ length: 31 }, (_, i) => [String(i + 1).padStart(2, '0'), day]),
  );
  const starts = { 'praxis_2_0900-1000_weekly_30': n };
  await writableCollections(database())
    .monthStatistics(slug, month)
    .set(MonthStatistics.parse({ starts, days }));
}
