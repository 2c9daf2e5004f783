/**
 * Deleting a practice for good (spec sections 4 and 5; design section 4): nothing with its slug stays anywhere, and nobody gets its name. It begins in one
 * transaction that locks the practice; then a part follows the other. Each part is done when nothing of its kind is left, so
 * whoever goes on, after whatever ended the work, simply goes on. Events carry it, as they do with a change of the plan:
 * the write of the next place is the next event; a schedule takes what events have lost.
 */
import { randomBytes } from 'node:crypto';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { Transaction } from 'firebase-admin/firestore';
import { type Collections, collections } from '../core/collections.ts';
import { deletionIdOf, deletionParts, type PracticeDeletion } from '../core/delete-practice-state.ts';
import { recordErasure } from '../core/record-erasure.ts';
import type { Handled } from '../core/task.ts';
import { deadline, type Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { queueEmail } from '../emails/outbox.ts';
import { practiceDeletedEmails } from '../emails/templates/practice-deletion-done.ts';
import type { Receiver } from '../emails/templates/practice-notice.ts';
import { deleteSome } from './delete-practice-parts.ts';

/**
 * Milliseconds after which nobody goes on any more: no function lives longer than nine minutes. As long after everything is gone
 * one looks again, since what was under way in the last moment may have written behind our back.
 */
const maxLifetimeMs = 15 * 60_000;

/** Milliseconds of work for one event; it is cut off after 540 s. */
const maxEventTime = 400_000;

/** In the transaction that decides it: from here on nothing new comes, and the first event is on its way. */
export function beginDeletion(
  tx: Transaction,
  { practice, receivers, because, now }: { practice: Practice; receivers: Receiver[]; now: Date } & Pick<PracticeDeletion, 'because'>,
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
 * The part that an event tells of, as far as there is time. In: the deletion as the event saw it; one that has gone on since is left
 * to whoever went on. Its own write calls for the next part; the last one waits for a schedule.
 */
export async function continueDeletion(
  { id, seen }: { id: string; seen: PracticeDeletion },
  tools: Tools,
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
    if (current && isWhereItWas(current, seen)) tx.set(docs.deletion(id), { ...current, part, deleted: current.deleted + justNow, dueAt });
  });
  return 'done';
}

/** One part after the other, as far as there is time: what the schedule does when no event does. */
export async function goOnWithDeletion(id: string, tools: Tools, isOver: () => boolean): Promise<Handled> {
  const document = collections(tools.db).deletion(id);
  const first = (await document.get()).data();
  if (!first || first.dueAt > tools.now()) return 'notDue';
  for (let seen: PracticeDeletion | undefined = first; seen && !isOver(); seen = (await document.get()).data()) {
    if ((await continueDeletion({ id, seen }, tools, isOver)) === 'notDue') break;
  }
  return 'done';
}

/**
 * Once more all parts, for what came behind our back. At last the deletion's own document goes, in one transaction with the e-mails
 * that say so.
 */
async function lookAgain(id: string, { slug }: PracticeDeletion, { db, now, origin, payments }: Tools): Promise<Handled> {
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
    for (const email of practiceDeletedEmails(current, { receivers, origin, now: now() })) queueEmail(tx, email, db);
    return 'done';
  });
}

function partAfter(part: PracticeDeletion['part']): PracticeDeletion['part'] {
  return deletionParts[deletionParts.indexOf(part) + 1] ?? 'lookAgain';
}

/** The same deletion at the same place; two of one practice differ in their key. */
function isWhereItWas(current: PracticeDeletion | undefined, seen: PracticeDeletion): boolean {
  return current?.emailKey === seen.emailKey && current.part === seen.part && current.deleted === seen.deleted;
}
