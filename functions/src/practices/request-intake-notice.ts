import {
  accepted,
  functionsMessages,
  messages,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import { newNotice } from '@platzwart/domain/practice/intake-notice';
import type { Limit } from '@platzwart/domain/rate-limit';
import { collections } from '../core/collections.ts';
import { countAttemptOfSender } from '../core/count-attempt.ts';
import { evenAnswer } from '../core/even-answer.ts';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';
import { allowEmail } from '../emails/allow-email.ts';
import { tokenHashOf } from '../emails/new-link.ts';
import { queueEmail } from '../emails/outbox.ts';
import { contactFor, intakeNoticeAskedEmail } from '../emails/templates/intake-notice.ts';

/**
 * More than a household needs, and fewer than a flood; a whole mobile network may share one
 * address.
 */
const perSender: Limit = { max: 10, minutes: 60 };

/**
 * Sends a link that confirms the address, or, if it waits already, deletes it. Public; the answer
 * and its time are the same whether the address is known, waits already or neither, and also if it
 * had too many of these e-mails today. Failures: an unknown practice (companySlug); one that is
 * locked or takes requests, or too many addresses from one sender within the hour (form).
 */
export const requestIntakeNotice = handler(
  'requestIntakeNotice',
  ['keyedHash'],
  ({ companySlug: slug, email }, _caller, tools) => {
    const { db, now, origin, keyedHash } = tools;
    const docs = collections(db);
    return evenAnswer(async () => {
      const practice = (await docs.practice(slug).get()).data();
      if (!practice) return refusedAt('companySlug', 'practiceUnknown', messages.practiceUnknown);
      if (practice.locked) return refusedAt(wholeForm, 'practiceLocked', messages.practiceLocked);
      if (acceptsRequests(practice))
        return refusedAt(wholeForm, 'intakeOpen', functionsMessages.intakeOpen);
      // Nobody counts for the practice: others would close this for whoever comes next. What goes
      // to one mailbox has limits of its own.
      if (!(await countAttemptOfSender('notices', perSender, tools)))
        return refusedAt(wholeForm, 'tooManyNotices', functionsMessages.tooManyNotices);
      const token = Buffer.from(
        keyedHash(`link to the notice of ${slug} for ${email.toLowerCase()}`),
        'hex',
      ).toString('base64url');
      const id = tokenHashOf(token);
      const ref = docs.intakeNotice(slug, id);
      return inTransaction(db, async (tx) => {
        const [account, read, allowed] = await Promise.all([
          tx.get(docs.account(slug)),
          tx.get(ref),
          allowEmail(tx, `intake notice ${token}`, '', tools),
        ]);
        if (!allowed.ok) return accepted({});
        allowed.value(tx);
        const known = read.data();
        const isWaiting =
          known !== undefined && known.confirmedAt !== null && known.expiresAt > now();
        // The same writes in either case, for the same time.
        tx.set(ref, isWaiting ? known : newNotice(email, now()));
        const about = {
          practice,
          contact: contactFor(account.data()),
          email,
          id,
          askedAt: now(),
          now: now(),
        };
        queueEmail(tx, intakeNoticeAskedEmail(about, { token, isWaiting }, origin), db);
        return accepted({});
      });
    }, tools);
  },
);
