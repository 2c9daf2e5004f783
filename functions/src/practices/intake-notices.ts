/**
 * Addresses that asked to be told when a practice takes requests again: confirmed or taken back by
 * a link, and counted.
 */
import { accepted, functionsMessages, refusedAt } from '@platzwart/domain/failure';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import { confirmation } from '@platzwart/domain/practice/intake-notice';
import { everyRequest, queries } from '@platzwart/domain/queries';
import { collections, queryOf } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { recordErasure } from '../core/record-erasure.ts';
import { inTransaction } from '../core/transaction.ts';
import { tokenHashOf } from '../emails/new-link.ts';
import { ended } from '../emails/outbox.ts';
import { mailboxKeyOf } from '../emails/stopped-mailboxes.ts';
import { dueNotices } from './send-intake-notices.ts';

/**
 * By the link in that e-mail, as often as its holder wants: confirms the address, or forgets it, as
 * if it had never been there, with what is still to be sent to it. If the practice takes requests
 * by now, the e-mail follows at once. Failure: nothing is stored for the link (field token).
 */
export const answerIntakeNotice = handler(
  'answerIntakeNotice',
  ['keyedHash'],
  ({ companySlug: slug, token, answer }, _caller, tools) => {
    const { db, now } = tools;
    const docs = collections(db);
    return inTransaction(db, async (tx) => {
      const id = tokenHashOf(token);
      const [practiceRead, read, emails, job] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.intakeNotice(slug, id)),
        tx.get(queryOf(docs.outbox(), queries.emailsOfNotice(id))),
        tx.get(docs.intakeNoticeJob(slug)),
      ]);
      const [practice, notice] = [practiceRead.data(), read.data()];
      const over = refusedAt('token', 'linkUnknown', functionsMessages.noticeOver);
      if (answer === 'forget') {
        if (!notice && emails.empty) return over;
        for (const email of emails.docs)
          tx.set(email.ref, { ...ended(email.data(), now()), status: 'withheld' });
        tx.delete(read.ref);
        recordErasure(tx, { what: 'intakeNotice', slug, id }, now(), docs);
        return accepted({});
      }
      if (!practice || !notice || notice.expiresAt <= now()) return over;
      if (notice.confirmedAt) return accepted({});
      tx.update(read.ref, confirmation(now()));
      tx.delete(docs.stoppedMailbox(mailboxKeyOf(notice.email, tools)));
      if (acceptsRequests(practice)) tx.set(job.ref, dueNotices(practice, job.data(), now()));
      return accepted({});
    });
  },
);

/** For administrators, in a locked practice too: the number is all that a practice learns. */
export const countIntakeNotices = handler(
  'countIntakeNotices',
  async ({ companySlug: slug }, _caller, { db }) => {
    const waiting = queryOf(
      collections(db).intakeNotices(slug),
      queries.confirmedIntakeNotices(everyRequest),
    );
    return accepted({ count: (await waiting.count().get()).data().count });
  },
);
