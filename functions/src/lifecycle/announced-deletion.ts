/** Nobody's practice goes before those who are told have had the days that they are told. */
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { maxErasureWait } from '@platzwart/domain/retention/max-erasure-wait';
import type { Tools } from '../core/tools.ts';
import { emailsOf, leftLate } from '../emails/left-late.ts';

type Announced = {
  slug: string;
  purpose: 'deletionPlanned' | 'trialDeletionNotice';
  /** Between the last e-mail and the deletion. */
  days: number;
};

/**
 * The earliest moment of a practice's deletion if one of the e-mails that announced it last left
 * late, or still waits with us, but for `maxErasureWait` days at most; undefined otherwise.
 */
export async function earliestDeletion(
  { slug, purpose, days }: Announced,
  tools: Pick<Tools, 'db' | 'now'>,
): Promise<Date | undefined> {
  const emails = await emailsOf(slug, ['purpose', purpose], tools);
  const announcedAt = Math.max(...emails.map(({ createdAt }) => createdAt.getTime()));
  const last = emails.filter(({ createdAt }) => createdAt.getTime() === announcedAt);
  const left = leftLate(last, tools.now());
  if (!left) return undefined;
  const [told, limit] = [
    daysLater(left, days),
    daysLater(new Date(announcedAt), days + maxErasureWait),
  ];
  return told < limit ? told : limit;
}
