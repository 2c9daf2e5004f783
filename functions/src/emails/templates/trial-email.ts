/** Shared by the trial's e-mails: recipients, ids and links. */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { OutgoingEmail } from '../../core/email.ts';
import type { EmailBody } from './layout.ts';
import { practiceNotices, type Receiver, toSubscription } from './practice-notice.ts';

/**
 * An e-mail about a practice's trial. `trialEndsAt` is part of its id: a prolonged trial has
 * e-mails of its own.
 */
export type TrialEmail = {
  readonly practice: Practice;
  readonly trialEndsAt: Date;
  /** Planned, or postponed by a late notice. */
  readonly deletesAt: Date;
  readonly now: Date;
  readonly origin: string;
};

type TrialEmailText = Pick<OutgoingEmail, 'purpose' | 'subject'> & {
  readonly paragraphs: readonly string[];
  readonly rows: NonNullable<EmailBody['rows']>;
  /** Distinguishes e-mails of one purpose. */
  readonly stage?: string;
};

/** The same e-mail to each receiver. */
export function trialEmails(
  { practice, trialEndsAt, now, origin }: TrialEmail,
  { purpose, subject, paragraphs, rows, stage }: TrialEmailText,
  receivers: readonly Receiver[],
): OutgoingEmail[] {
  const cause = [berlinDate(trialEndsAt), ...(stage === undefined ? [] : [stage])].join('_');
  return practiceNotices(receivers, origin, {
    practice,
    purpose,
    cause,
    subject,
    paragraphs,
    rows,
    button: toSubscription,
    now,
  });
}
