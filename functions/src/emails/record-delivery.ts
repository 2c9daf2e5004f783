/**
 * Who learns that an e-mail arrived or was abandoned: the request it is about, or the practice it
 * was for.
 */

import { withoutAddress, withUndelivered } from '@platzwart/domain/contact/undelivered';
import { emailEntries } from '@platzwart/domain/emails/emails';
import { isSentTo } from '@platzwart/domain/patient-portal/request-link';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { amendRequest } from '../core/amend-request.ts';
import { type Collections, collections } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import { replaceUnchanged } from '../core/optimistic-write.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';

type Ended = { readonly id: string; readonly email: Email; readonly outcome: 'sent' | 'failed' };

/**
 * Reads what it needs with the transaction; the returned function writes. The caller repeats it
 * after a conflict (`retryConflicts`).
 */
export async function prepareDeliveryRecord(
  tx: Transaction,
  ended: Ended,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<() => void> {
  const { slug, requestId, purpose } = ended.email;
  if (requestId !== undefined) return recordOnRequest(tx, requestId, ended, db, now());
  // Alarms concern only the operator, account e-mails only their owner; of subscribers the practice
  // knows only how many there are.
  return slug === '' || ['operator', 'subscriber'].includes(emailEntries[purpose].to)
    ? () => undefined
    : recordOnPractice(tx, ended, db, now());
}

/**
 * Adds a line to the history of the request that a due e-mail is about: it does not leave for now.
 * What becomes of it replaces the line.
 */
export async function recordWaiting(
  id: string,
  { slug, requestId }: Email,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<void> {
  if (requestId === undefined) return;
  const docs = collections(db);
  await inTransaction(db, async (tx) => {
    const [emailNow, requestNow] = await Promise.all([
      tx.get(docs.email(id)),
      tx.get(docs.request(slug, requestId)),
    ]);
    const [email, request] = [emailNow.data(), requestNow.data()];
    if (email?.status !== 'due' || !request) return;
    if (!isSentTo({ email: email.to.address }, request)) return;
    const { purpose } = email;
    tx.set(lineOf(id, { slug, requestId }, docs), lineAt(now(), 'emailWaits', purpose));
  });
}

/** Takes that line back from an e-mail that is ended without being sent. */
export function forgetWaiting(
  writing: Pick<Transaction, 'delete'> | Pick<WriteBatch, 'delete'>,
  id: string,
  { slug, requestId, isHeld, isCounted, attempts }: Email,
  docs: Collections,
): void {
  if (requestId !== undefined && (isHeld || isCounted || attempts > 0))
    writing.delete(lineOf(id, { slug, requestId }, docs));
}

/** Keyed by the e-mail: recorded once, and what comes later replaces what was before. */
function lineOf(
  id: string,
  { slug, requestId }: { slug: string; requestId: string },
  docs: Collections,
) {
  return docs.history(slug, requestId).doc(`email_${id}`);
}

function lineAt(
  at: Date,
  what: 'emailWaits' | 'emailSent' | 'emailFailed',
  purpose: Email['purpose'],
): HistoryEntry {
  return { at, by: { kind: 'platform' }, what, purpose };
}

/**
 * Adds a history line, and marks the address unreachable or reachable again. No-op if the request
 * is gone or has another address.
 */
async function recordOnRequest(
  tx: Transaction,
  requestId: string,
  { id, email, outcome }: Ended,
  db: Firestore,
  now: Date,
) {
  const docs = collections(db);
  const [onList, binned] = await Promise.all([
    tx.get(docs.request(email.slug, requestId)),
    tx.get(docs.binned(email.slug, requestId)),
  ]);
  // A binned request needs the mark for when it is brought back.
  const request = onList.exists ? onList : binned;
  const current = request.data();
  const line = lineOf(id, { slug: email.slug, requestId }, docs);
  // The address may have changed since; then the e-mail says nothing about it.
  const isOther = current !== undefined && !isSentTo({ email: email.to.address }, current);
  const isStale = isOther && (await tx.get(line)).data()?.what === 'emailWaits';
  return () => {
    if (isStale) tx.delete(line);
    if (!current || isOther) return;
    tx.set(line, lineAt(now, outcome === 'sent' ? 'emailSent' : 'emailFailed', email.purpose));
    const isMarked = current.emailFailedAt !== null;
    if (email.to.address !== current.email || isMarked === (outcome === 'failed')) return;
    amendRequest(tx, request, { emailFailedAt: outcome === 'failed' ? now : null });
  };
}

/**
 * All of a flood would lock what the practice's e-mails share, so it is read before, and the write
 * fails if that has changed since.
 */
async function recordOnPractice(
  tx: Transaction,
  { email, outcome }: Ended,
  db: Firestore,
  now: Date,
) {
  const docs = collections(db);
  const known = await docs.undelivered(email.slug).get();
  const before = known.data() ?? { addresses: [] };
  const { address } = email.to;
  const after =
    outcome === 'sent'
      ? withoutAddress(before, address)
      : withUndelivered(before, { address, at: now });
  if (after === before) return () => undefined;
  const practice = await tx.get(docs.practice(email.slug));
  return () => {
    // Writes nothing into a deleted practice.
    if (practice.exists) replaceUnchanged(tx, known, after);
  };
}
