/** Scheduled deletion of a practice: can be undone for seven days, then the practice is gone. */

import { isReadOnly } from '@platzwart/domain/billing/trial';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import {
  accepted,
  functionsMessages,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { daysToUndoDeletion } from '@platzwart/domain/practice/account';
import { isTypedAs, nameNotTyped } from '@platzwart/domain/text/typed-name';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { logSettings } from '../core/write-log.ts';
import { queueEmail } from '../emails/outbox.ts';
import { administratorsOf, receiversOf } from '../emails/receivers.ts';
import {
  deletionPlannedEmails,
  deletionUndoneEmails,
} from '../emails/templates/planned-deletion.ts';
import { earliestDeletion } from './announced-deletion.ts';
import { beginDeletion } from './delete-practice.ts';

/**
 * Schedules the deletion: locks and unlists the practice immediately, notifies its administrators,
 * and deletes everything in seven days. In: the practice's current name, typed as a confirmation.
 * Works for locked practices too. A repeat keeps the first date. Out: when. Failures: signInNeeded,
 * notAllowed, another name (field title).
 */
export const deletePractice = handler(
  'deletePractice',
  ({ companySlug: slug, title }, caller, { db, now, origin }) => {
    const docs = collections(db);
    return inTransaction(db, async (tx) => {
      const [practiceNow, accountNow] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.account(slug)),
      ]);
      const [practice, account] = [practiceNow.data(), accountNow.data()];
      if (!practice) return refused({ kind: 'notAllowed' });
      if (!account) throw new Error('There is a practice without its account.');
      if (!isTypedAs(title, practice.title)) return refusedAt('title', 'otherTitle', nameNotTyped);
      if (account.deletion) return accepted({ dueAt: account.deletion.dueAt.toISOString() });
      const administrators = await administratorsOf(slug, tx, docs);
      const deletion = {
        askedAt: now(),
        by: caller.uid,
        dueAt: daysLater(now(), daysToUndoDeletion),
      };
      tx.update(accountNow.ref, { deletion });
      tx.update(docs.practice(slug), { locked: true });
      logSettings(tx, slug, { what: 'deletionPlanned', by: caller, at: now() }, docs);
      const about = { practice, deletion, by: caller.name || caller.email, now: now() };
      for (const email of deletionPlannedEmails(
        about,
        receiversOf(practice, account, administrators),
        origin,
      ))
        queueEmail(tx, email, db);
      return accepted({ dueAt: deletion.dueAt.toISOString() });
    });
  },
);

/**
 * Cancels it: the practice is as before, open unless trial or subscription are over. Failures:
 * signInNeeded, notAllowed, nothing to cancel (field form).
 */
export const undoPracticeDeletion = handler(
  'undoPracticeDeletion',
  ({ companySlug: slug }, caller, { db, now, origin }) => {
    const docs = collections(db);
    return inTransaction(db, async (tx) => {
      const [practiceNow, accountNow] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.account(slug)),
      ]);
      const [practice, account] = [practiceNow.data(), accountNow.data()];
      if (!practice) return refused({ kind: 'notAllowed' });
      if (!account) throw new Error('There is a practice without its account.');
      const { deletion } = account;
      if (!deletion)
        return refusedAt(wholeForm, 'noDeletionPlanned', functionsMessages.noDeletionPlanned);
      const administrators = await administratorsOf(slug, tx, docs);
      tx.update(accountNow.ref, { deletion: null });
      tx.update(docs.practice(slug), { locked: isReadOnly({ ...account, deletion: null }, now()) });
      logSettings(tx, slug, { what: 'deletionUndone', by: caller, at: now() }, docs);
      const about = { practice, deletion, by: caller.name || caller.email, now: now() };
      for (const email of deletionUndoneEmails(
        about,
        receiversOf(practice, account, administrators),
        origin,
      ))
        queueEmail(tx, email, db);
      return accepted({});
    });
  },
);

/**
 * Starts the deletion after its undo period, which counts from when the last e-mail about it left;
 * in a practice that the operator has closed not before it is opened. In: the slug. Out: whether it
 * was due; checked again, as somebody may just have undone it.
 */
export async function deleteAsPlanned(
  slug: string,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Handled> {
  const docs = collections(db);
  const announced = { slug, purpose: 'deletionPlanned', days: daysToUndoDeletion } as const;
  const earliest = await earliestDeletion(announced, { db, now });
  return inTransaction(db, async (tx): Promise<Handled> => {
    const [practice, account] = [
      (await tx.get(docs.practice(slug))).data(),
      (await tx.get(docs.account(slug))).data(),
    ];
    const deletion = account?.deletion;
    if (!practice || !deletion || deletion.dueAt > now() || account.closedAt) return 'notDue';
    if (earliest && earliest > now()) {
      tx.update(docs.account(slug), { deletion: { ...deletion, dueAt: earliest } });
      return 'notDue';
    }
    const receivers = receiversOf(practice, account, await administratorsOf(slug, tx, docs));
    beginDeletion(tx, { practice, receivers, because: 'asked', now: now() }, docs);
    return 'done';
  });
}
