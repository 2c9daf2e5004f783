/** Nobody's practice goes before those who are told have had the days that they are told. */
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { leftLate } from '../emails/left-late.ts';

/** Days: an e-mail that never leaves us must not keep all that is stored for ever. */
const longest = 30;

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
  const [told, limit] = [daysLater(left, days), daysLater(new Date(announcedAt), days + longest)];
  return told < limit ? told : limit;
}
