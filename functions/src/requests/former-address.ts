import { randomBytes } from 'node:crypto';
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { OutgoingEmail } from '../core/email.ts';
import { formerAddressEmail } from '../emails/templates/former-address.ts';
import type { PracticeNow } from '../waiting-list/apply-request-change.ts';

type About = { slug: string; requestId: string; at: PracticeNow; now: Date };

/**
 * The e-mail to the request's former address, if it now has another one or none. Skipped where staff
 * put an address right (`wasTheirs`) that nobody ever confirmed, which is mostly a typing error and
 * the mailbox a stranger's, or where e-mails bounce. Never where a link did it: its holder can say
 * that e-mails do not arrive.
 */
export function toFormerAddress(
  before: TherapyRequest,
  after: Pick<TherapyRequest, 'email'>,
  { slug, requestId, at, now }: About,
  {
    wasTheirs = before.emailConfirmedAt !== null && before.emailFailedAt === null,
    origin,
  }: { wasTheirs?: boolean; origin: string },
): OutgoingEmail[] {
  if (!wasTheirs || before.email === '' || isSameEmail(before.email, after.email)) return [];
  const about = `${slug}_${requestId}_${randomBytes(8).toString('hex')}`;
  const { practice, account } = at;
  return [
    formerAddressEmail(
      { about, requestId, practice, contact: confirmedEmailOf(account), request: before, now },
      origin,
    ),
  ];
}
