/** Addresses that asked to be told when a practice takes requests again: confirmed or taken back by a link, and counted. */
import { accepted, functionsMessages, refusedAt } from '@platzwart/domain/failure';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import { confirmation } from '@platzwart/domain/practice/intake-notice';
import { everyRequest, queries } from '@platzwart/domain/queries';
import { collections, queryOf } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { recordErasure } from '../core/record-erasure.ts';
import { inTransaction } from '../core/transaction.ts';
import { tokenHashOf } from '../emails/new-link.ts';
import { dueNotices } from './send-intake-notices.ts';

/**
 * By the link in that e-mail, as often as its holder wants: confirms the address, or forgets it, as if it had never been there. If the
 * practice takes requests by now, the e-mail follows at once. Failure: the link is over, unless it was to be forgotten (field token).
 */
export const answerIntakeNotice = handler('answerIntakeNotice', ({ companySlug: slug, token, answer }, _caller, { db, now }) => {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [practiceRead, found] = await Promise.all([
      tx.get(docs.practice(slug)),
      tx.get(queryOf(docs.intakeNotices(slug), queries.intakeNoticeOf(tokenHashOf(token)))),
    ]);
    const [practice, notice] = [practiceRead.data(), found.docs[0]];
    if (answer === 'forget') {
      if (!notice) return accepted({});
      tx.delete(notice.ref);
      recordErasure(tx, { what: 'intakeNotice', slug, id: notice.id }, now(), docs);
      return accepted({});
    }
    if (!practice || !notice || notice.data().expiresAt <= now()) return refusedAt('token', 'linkUnknown', functionsMessages.noticeOver);
    if (notice.data().confirmedAt) return accepted({});
    tx.update(notice.ref, confirmation(now()));
    if (acceptsRequests(practice)) tx.set(docs.intakeNoticeJob(slug), dueNotices(practice, now()));
    return accepted({});
  });
});

/** For administrators, in a locked practice too: the number is all that a practice learns. */
export const countIntakeNotices = handler('countIntakeNotices', async ({ companySlug: slug }, _caller, { db }) => {
  const waiting = queryOf(collections(db).intakeNotices(slug), queries.confirmedIntakeNotices(everyRequest));
  return accepted({ count: (await waiting.count().get()).data().count });
});
