/** Writes to those who wanted to know when the practice takes requests again, and forgets them. */

import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { IntakeNoticeJob } from '@platzwart/domain/practice/intake-notice';
import type { Practice } from '@platzwart/domain/practice/practice';
import { regionOf } from '@platzwart/domain/practice/region';
import { queries } from '@platzwart/domain/queries';
import { decentTime } from '@platzwart/domain/vacancies/deadlines';
import { collections, queryOf } from '../core/collections.ts';
import { recordErasure } from '../core/record-erasure.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { ended, queueEmail } from '../emails/outbox.ts';
import { contactFor, intakeNoticeEmail } from '../emails/templates/intake-notice.ts';

/** Milliseconds in which the team can take an opening back before anybody is told. */
const thought = 10 * 60_000;

/** Addresses per transaction, each with three writes. */
const atOnce = 100;

/** Addresses per batch, each with at most 20 e-mails that have not ended. */
const forgottenAtOnce = 20;

/**
 * At a decent hour, some minutes after the opening; never later than planned, or who confirms now
 * and then would hold up all others.
 */
export function dueNotices(
  practice: Practice,
  planned: IntakeNoticeJob | undefined,
  now: Date,
): IntakeNoticeJob {
  const noticesAt = decentTime(new Date(now.getTime() + thought), { region: regionOf(practice) });
  return planned && planned.noticesAt < noticesAt ? planned : { noticesAt };
}

/**
 * After every change of a practice: if it takes requests again, whatever the reason, those who
 * wanted to know are due.
 */
export async function planIntakeNotices(
  { slug, before, after }: { slug: string; before: Practice; after: Practice },
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<void> {
  if (acceptsRequests(before) || !acceptsRequests(after)) return;
  const docs = collections(db);
  if ((await queryOf(docs.intakeNotices(slug), queries.confirmedIntakeNotices(1)).get()).empty)
    return;
  await inTransaction(db, async (tx) => {
    const job = await tx.get(docs.intakeNoticeJob(slug));
    tx.set(job.ref, dueNotices(after, job.data(), now()));
  });
}

/**
 * Queues their e-mails in parts, oldest first, and deletes each address with the same transaction:
 * nobody is told twice or left out, however often and wherever this stops. A practice that has
 * paused again in the meantime keeps them waiting.
 */
export async function sendIntakeNotices(
  slug: string,
  tools: Pick<Tools, 'db' | 'now' | 'origin'>,
  isOver: () => boolean,
): Promise<Handled> {
  let sent = 0;
  while (!isOver()) {
    const count = await sendSome(slug, tools);
    if (count === 0) break;
    sent += count;
  }
  return sent > 0 ? 'done' : 'notDue';
}

function sendSome(
  slug: string,
  { db, now, origin }: Pick<Tools, 'db' | 'now' | 'origin'>,
): Promise<number> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [job, practiceRead, account, waiting] = await Promise.all([
      tx.get(docs.intakeNoticeJob(slug)),
      tx.get(docs.practice(slug)),
      tx.get(docs.account(slug)),
      tx.get(queryOf(docs.intakeNotices(slug), queries.confirmedIntakeNotices(atOnce))),
    ]);
    const [due, practice] = [job.data()?.noticesAt, practiceRead.data()];
    if (!due || due > now()) return 0;
    if (!practice || !acceptsRequests(practice) || waiting.empty) {
      tx.delete(job.ref);
      return 0;
    }
    const contact = contactFor(account.data());
    for (const { ref, id, ...notice } of waiting.docs.map((each) => ({
      ref: each.ref,
      id: each.id,
      ...each.data(),
    }))) {
      const { email, askedAt, expiresAt } = notice;
      if (expiresAt > now())
        queueEmail(
          tx,
          intakeNoticeEmail({ practice, contact, email, id, askedAt, now: now() }, origin),
          db,
        );
      tx.delete(ref);
      recordErasure(tx, { what: 'intakeNotice', slug, id }, now(), docs);
    }
    return waiting.size;
  });
}

/**
 * Deletes addresses that were not confirmed in time, or waited too long, with what is still to be
 * sent to them. Out: how many.
 */
export async function forgetIntakeNotices(
  slug: string,
  { db, now }: Pick<Tools, 'db' | 'now'>,
  isOver: () => boolean,
): Promise<number> {
  const { intakeNotices, outbox } = collections(db);
  const over = queryOf(intakeNotices(slug), queries.intakeNoticesUntil(now(), forgottenAtOnce));
  let forgotten = 0;
  while (!isOver()) {
    const { docs } = await over.select('expiresAt').get();
    if (docs.length === 0) break;
    const emails = await Promise.all(
      docs.map(({ id }) => queryOf(outbox(), queries.emailsOfNotice(id)).get()),
    );
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    for (const email of emails.flatMap((found) => found.docs))
      batch.set(email.ref, { ...ended(email.data(), now()), status: 'withheld' });
    await batch.commit();
    forgotten += docs.length;
  }
  return forgotten;
}
