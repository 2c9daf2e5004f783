import { berlinDate } from '@platzwart/domain/dates/german-date';
import type { StepCounts } from '@platzwart/domain/vacancies/step-types';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Tools } from '../core/tools.ts';
import { writableCollections } from './writable-collections.ts';

/** Counts in the month's statistics, by blind increments. */
export function countOffers(
  tx: Transaction,
  { slug, counts, now }: { slug: string; counts: StepCounts; now: Date },
  db: Tools['db'],
): void {
  const increments = Object.entries(counts).flatMap(([what, by]) =>
    Object.keys(by).length === 0
      ? []
      : [
          [
            what,
            Object.fromEntries(
              Object.entries(by).map(([key, n]) => [key, FieldValue.increment(n)]),
            ),
          ],
        ],
  );
  if (increments.length === 0) return;
  tx.set(
    writableCollections(db).monthStatistics(slug, berlinDate(now).slice(0, 7)),
    Object.fromEntries(increments),
    { merge: true },
  );
}
