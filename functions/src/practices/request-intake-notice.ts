import { accepted, functionsMessages, messages, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import { newNotice } from '@platzwart/domain/practice/intake-notice';
import type { Limit } from '@platzwart/domain/rate-limit';
import { collections } from '../core/collections.ts';
import { countAttempt } from '../core/count-attempt.ts';
import { evenAnswer } from '../core/even-answer.ts';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';
import { newToken } from '../emails/new-link.ts';
import { queueEmail } from '../emails/outbox.ts';
import { contactFor, intakeNoticeAskedEmail } from '../emails/templates/intake-notice.ts';

/** More than a household needs, and fewer than a flood; a whole mobile network may share one address. */
const perSender: Limit = { max: 10, minutes: 60 };
const perPractice: Limit = { max: 100, minutes: 60 };

/**
 * Sends a link that confirms the address. Public; the answer and its time are the same whether the address is known, waits already or
 * neither; one that waits already gets no further e-mail. Failures: an unknown practice (companySlug); one that is locked or takes requests,
 * or too many addresses from one sender or for one practice within the hour (form).
 */
export const requestIntakeNotice = handler('requestIntakeNotice', ({ companySlug: slug, email }, _caller, tools) => {
  const { db, now, origin, keyedHash, limits, sender } = tools;
  const docs = collections(db);
  return evenAnswer(async () => {
    const practice = (await docs.practice(slug).get()).data();
    if (!practice) return refusedAt('companySlug', 'practiceUnknown', messages.practiceUnknown);
    if (practice.locked) return refusedAt(wholeForm, 'practiceLocked', messages.practiceLocked);
    if (acceptsRequests(practice)) return refusedAt(wholeForm, 'intakeOpen', functionsMessages.intakeOpen);
    const counted: [string, Limit][] = [
      [`notices from ${sender}`, perSender],
      [`notices of ${slug}`, perPractice],
    ];
    for (const [of, { max, minutes }] of counted) {
      const limit = { max: max * limits.callsTimes, minutes };
      if (!(await countAttempt(keyedHash(of), limit, tools)))
        return refusedAt(wholeForm, 'tooManyNotices', functionsMessages.tooManyNotices);
    }
    const ref = docs.intakeNotice(slug, keyedHash(`notice of ${slug} to ${email.toLowerCase()}`));
    return inTransaction(db, async (tx) => {
      const [account, read] = await Promise.all([tx.get(docs.account(slug)), tx.get(ref)]);
      const known = read.data();
      const isWaiting = known?.confirmedAt && known.expiresAt > now();
      const { token, tokenHash } = newToken();
      // The same write in either case, for the same time.
      tx.set(ref, isWaiting ? known : newNotice(email, tokenHash, now()));
      const about = { practice, contact: contactFor(account.data()), email, tokenHash, now: now() };
      if (!isWaiting) queueEmail(tx, intakeNoticeAskedEmail(about, token, origin), db);
      return accepted({});
    });
  }, tools);
});
