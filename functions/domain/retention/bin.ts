/**
 * `practices/{slug}/bin/{id}`: a deleted request that can still be brought back. It lies beside the requests, under the id it had there,
 * so that no query of requests ever finds it; its history stays where it is.
 */
import * as z from 'zod/mini';
import { daysLater } from '../dates/berlin-days.ts';
import { berlinDate, type IsoDate } from '../dates/german-date.ts';
import { monthsAhead } from '../patient-portal/deadlines.ts';
import { TherapyRequest, type WithId } from '../request/request.ts';
import { binDays } from './bin-days.ts';
import { deletedSince } from './retention.ts';

export const BinnedRequest = z.strictObject({
  ...TherapyRequest.shape,
  binnedAt: z.date(),
  /** The uid of the member who deleted it. */
  binnedBy: z.string(),
  /** The request it was deleted with, since it was merged into that one; null: it was deleted by itself. */
  binnedWith: z.nullable(z.string()),
});
export type BinnedRequest = z.infer<typeof BinnedRequest>;

type Dated = Pick<BinnedRequest, 'binnedAt' | 'activeAt'>;

/** Whether it is to be erased for good: after its days in the bin (in Berlin), or when it would not be kept any longer anyway (`months`). */
export function isPurgeDue({ binnedAt, activeAt }: Dated, months: number, now: Date): boolean {
  if (berlinDate(now) >= berlinDate(daysLater(binnedAt, binDays))) return true;
  return activeAt !== null && activeAt <= deletedSince(months, now);
}

/** The day on which that will be. */
export function purgeDay({ binnedAt, activeAt }: Dated, months: number): IsoDate {
  const binned = berlinDate(daysLater(binnedAt, binDays));
  const retentionEnd = activeAt && monthsAhead(berlinDate(activeAt), months);
  return retentionEnd !== null && retentionEnd < binned ? retentionEnd : binned;
}

/** The request as it comes back. Its notice of deletion is forgotten: whoever was told that the practice has deleted it is told anew. */
export function broughtBack({ binnedAt: _at, binnedBy: _by, binnedWith: _with, ...request }: BinnedRequest): TherapyRequest {
  return { ...request, deletionWarnedAt: null };
}

/** What to show of a bin: each request that was deleted by itself, and how many merged ones lie there with it. */
export function binRows<T extends WithId<Pick<BinnedRequest, 'binnedWith'>>>(binned: readonly T[]): { request: T; others: number }[] {
  return binned
    .filter(({ binnedWith }) => binnedWith === null)
    .map((request) => ({ request, others: binned.filter(({ binnedWith }) => binnedWith === request.id).length }));
}
