import { randomBytes } from 'node:crypto';
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { OutgoingEmail } from '../core/email.ts';
import { formerAddressEmail } from '../emails/templates/former-address.ts';
import type { PracticeNow } from '../waiting-list/apply-request-change.ts';

type About = { slug: string; requestId: string; at: PracticeNow; now: Date };

/**
 * The e-mail to the request's former address, if it now has another one or none. Skipped if e-mails
 * bounce, or if nobody ever confirmed the address (`wasTheirs`): that is mostly a typing error, and
 * the mailbox a stranger's.
 */
export function toFormerAddress(
  before: TherapyRequest,
  after: Pick<TherapyRequest, 'email'>,
  { slug, requestId, at, now }: About,
  { wasTheirs = before.emailConfirmedAt !== null, origin }: { wasTheirs?: boolean; origin: string },
): OutgoingEmail[] {
  if (
    !wasTheirs ||
    before.email === '' ||
    before.emailFailedAt !== null ||
    isSameEmail(before.email, after.email)
  )
    return [];
  const about = `${slug}_${requestId}_${randomBytes(8).toString('hex')}`;
  const { practice, account } = at;
  return [
    formerAddressEmail(
      { about, requestId, practice, contact: confirmedEmailOf(account), request: before, now },
      origin,
    ),
  ];
}
