/** Nobody's practice goes before those who are told have had the days that they are told. */
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { maxErasureWait } from '@platzwart/domain/retention/max-erasure-wait';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { leftLate } from '../emails/left-late.ts';

type Announced = {
  slug: string;
  purpose: 'deletionPlanned' | 'trialDeletionNotice';
  /** Between the last e-mail and the deletion. */
  days: number;
};

/**
 * The earliest moment of a practice's deletion if one of the e-mails that announced it last left
 * late, or still waits with us; undefined otherwise.
 */
export async function earliestDeletion(
  { slug, purpose, days }: Announced,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Date | undefined> {
  const found = await collections(db)
    .outbox()
    .where('slug', '==', slug)
    .where('purpose', '==', purpose)
    .get();
  const emails = found.docs.map((email) => email.data());
  const announcedAt = Math.max(...emails.map(({ createdAt }) => createdAt.getTime()));
  const last = emails.filter(({ createdAt }) => createdAt.getTime() === announcedAt);
  const left = leftLate(last, now());
  if (!left) return undefined;
  const [told, limit] = [
    daysLater(left, days),
    daysLater(new Date(announcedAt), days + maxErasureWait),
  ];
  return told < limit ? told : limit;
}
