/**
 * Deletes a practice for good (spec sections 4 and 5): no document keeps its slug, and nobody else
 * gets it. One transaction starts it and locks the practice; then the parts run in order. A part is
 * done when nothing of its kind is left, so any run can resume after an interruption. Events drive
 * it, as with plan migrations: each progress write triggers the next event; a schedule resumes
 * after lost events.
 */
import { randomBytes } from 'node:crypto';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { Transaction } from 'firebase-admin/firestore';
import { type Collections, collections } from '../core/collections.ts';
import {
  deletionIdOf,
  deletionParts,
  type PracticeDeletion,
} from '../core/delete-practice-state.ts';
import { recordErasure } from '../core/record-erasure.ts';
import type { Handled } from '../core/task.ts';
import { deadline, type Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { queueEmail } from '../emails/outbox.ts';
import { practiceDeletedEmails } from '../emails/templates/practice-deletion-done.ts';
import type { Receiver } from '../emails/templates/practice-notice.ts';
import { deleteSome } from './delete-practice-parts.ts';

/**
 * Milliseconds after which no earlier run can be alive: functions live nine minutes at most. After
 * the last deletion, the same delay precedes a final check, since functions still running may have
 * written something.
 */
const maxLifetimeMs = 15 * 60_000;

/** Milliseconds of work for one event; the platform stops it after 540 s. */
const maxEventTime = 400_000;

/**
 * Runs in the transaction that decides it: nothing new is accepted from here on, and its write
 * triggers the first event.
 */
export function beginDeletion(
  tx: Transaction,
  {
    practice,
    receivers,
    because,
    now,
  }: { practice: Practice; receivers: Receiver[]; now: Date } & Pick<PracticeDeletion, 'because'>,
  docs: Collections,
): void {
  const { slug, title } = practice;
  tx.create(docs.deletion(deletionIdOf(slug)), {
    slug,
    title,
    because,
    startedAt: now,
    part: deletionParts[0],
    deleted: 0,
    dueAt: new Date(now.getTime() + maxLifetimeMs),
    receivers,
    emailKey: randomBytes(16).toString('hex'),
  });
  tx.set(docs.formerPractice(slug), { deletedAt: now });
  recordErasure(tx, { what: 'practice', slug }, now, docs);
  tx.update(docs.practice(slug), { locked: true, listed: false, bookingEnabled: false });
  tx.update(docs.account(slug), { nextTrialStep: null, deletion: null });
}

/**
 * Works on the event's part, as far as time allows. In: the deletion as the event saw it; a stale
 * event leaves the work to the run that advanced it. The progress write triggers the next part; the
 * last one waits for a schedule.
 */
export async function continueDeletion(
  { id, seen }: { id: string; seen: PracticeDeletion },
  tools: Tools<'payments'>,
  isOver = deadline(maxEventTime, tools.now),
): Promise<Handled> {
  const { db, now } = tools;
  if (seen.part === 'lookAgain') return seen.dueAt > now() ? 'notDue' : lookAgain(id, seen, tools);
  const docs = collections(db);
  if (!isWhereItWas((await docs.deletion(id).get()).data(), seen)) return 'notDue';
  let justNow = 0;
  let isThrough = false;
  while (!isThrough && !isOver()) {
    const deleted = await deleteSome[seen.part](seen.slug, tools);
    justNow += deleted;
    isThrough = deleted === 0;
  }
  const dueAt = new Date(now().getTime() + maxLifetimeMs);
  const part = isThrough ? partAfter(seen.part) : seen.part;
  await inTransaction(db, async (tx) => {
    const current = (await tx.get(docs.deletion(id))).data();
    if (current && isWhereItWas(current, seen))
      tx.set(docs.deletion(id), { ...current, part, deleted: current.deleted + justNow, dueAt });
  });
  return 'done';
}

/** Works through the parts, as far as time allows: the schedule's fallback when events stop. */
export async function goOnWithDeletion(
  id: string,
  tools: Tools<'payments'>,
  isOver: () => boolean,
): Promise<Handled> {
  const document = collections(tools.db).deletion(id);
  const first = (await document.get()).data();
  if (!first || first.dueAt > tools.now()) return 'notDue';
  for (
    let seen: PracticeDeletion | undefined = first;
    seen && !isOver();
    seen = (await document.get()).data()
  ) {
    if ((await continueDeletion({ id, seen }, tools, isOver)) === 'notDue') break;
  }
  return 'done';
}

/**
 * Repeats all parts, for late writes. Finally deletes the deletion's own document, in one
 * transaction with the e-mails that report it.
 */
async function lookAgain(
  id: string,
  { slug }: PracticeDeletion,
  { db, now, origin, payments }: Tools<'payments'>,
): Promise<Handled> {
  const docs = collections(db);
  for (const part of deletionParts) {
    if (part === 'subscription' || part === 'practice' || part === 'lookAgain') continue;
    while ((await deleteSome[part](slug, { db, payments })) > 0);
  }
  return inTransaction(db, async (tx): Promise<Handled> => {
    const current = (await tx.get(docs.deletion(id))).data();
    if (!current) return 'notDue';
    const { receivers } = current;
    tx.delete(docs.deletion(id));
    for (const email of practiceDeletedEmails(current, { receivers, origin, now: now() }))
      queueEmail(tx, email, db);
    return 'done';
  });
}

function partAfter(part: PracticeDeletion['part']): PracticeDeletion['part'] {
  return deletionParts[deletionParts.indexOf(part) + 1] ?? 'lookAgain';
}

/** The same deletion at the same progress; two of one practice differ in their key. */
function isWhereItWas(current: PracticeDeletion | undefined, seen: PracticeDeletion): boolean {
  return (
    current?.emailKey === seen.emailKey &&
    current.part === seen.part &&
    current.deleted === seen.deleted
  );
}
