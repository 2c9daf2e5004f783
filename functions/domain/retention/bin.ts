/**
 * `practices/{slug}/bin/{id}`: a deleted request that can still be brought back. A separate
 * collection under the same id, so that no query of requests finds it; its history stays in place.
 */
import * as z from 'zod/mini';
import { daysLater } from '../dates/berlin-days.ts';
import { berlinDate, type IsoDate } from '../dates/german-date.ts';
import { plusMonths } from '../dates/months.ts';
import { TherapyRequest, type WithId } from '../request/request.ts';
import { binDays } from './bin-days.ts';
import { deletedSince } from './retention.ts';

export const BinnedRequest = z.strictObject({
  ...TherapyRequest.shape,
  binnedAt: z.date(),
  /** The uid of the member who deleted it. */
  binnedBy: z.string(),
  /**
   * The surviving request it was deleted with, having been merged into it; null: deleted
   * individually.
   */
  binnedWith: z.nullable(z.string()),
});
export type BinnedRequest = z.infer<typeof BinnedRequest>;

type Dated = Pick<BinnedRequest, 'binnedAt' | 'activeAt'>;

/**
 * Whether to erase it for good: its days in the bin (in Berlin) are over, or its retention
 * (`months`) is.
 */
export function isPurgeDue({ binnedAt, activeAt }: Dated, months: number, now: Date): boolean {
  if (berlinDate(now) >= berlinDate(daysLater(binnedAt, binDays))) return true;
  return activeAt !== null && activeAt <= deletedSince(months, now);
}

/** The day on which it will be erased. */
export function purgeDay({ binnedAt, activeAt }: Dated, months: number): IsoDate {
  const binned = berlinDate(daysLater(binnedAt, binDays));
  const retentionEnd = activeAt && plusMonths(berlinDate(activeAt), months);
  return retentionEnd !== null && retentionEnd < binned ? retentionEnd : binned;
}

/**
 * The request brought back. Resets the notice of deletion: a patient who was told that the practice
 * deleted the request gets a new notice.
 */
export function broughtBack({
  binnedAt: _at,
  binnedBy: _by,
  binnedWith: _with,
  ...request
}: BinnedRequest): TherapyRequest {
  return { ...request, deletionWarnedAt: null };
}

/**
 * Rows of the bin: each individually deleted request, with the number of merged ones deleted with
 * it.
 */
export function binRows<T extends WithId<Pick<BinnedRequest, 'binnedWith'>>>(
  binned: readonly T[],
): { request: T; others: number }[] {
  return binned
    .filter(({ binnedWith }) => binnedWith === null)
    .map((request) => ({
      request,
      others: binned.filter(({ binnedWith }) => binnedWith === request.id).length,
    }));
}
