/**
 * Who learns that an e-mail arrived or was abandoned: the request it is about, or the practice it
 * was for.
 */

import { withoutAddress, withUndelivered } from '@platzwart/domain/contact/undelivered';
import { emailEntries } from '@platzwart/domain/emails/emails';
import { isSentTo } from '@platzwart/domain/patient-portal/request-link';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { amendRequest } from '../core/amend-request.ts';
import { collections } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import { replaceUnchanged } from '../core/optimistic-write.ts';
import type { Tools } from '../core/tools.ts';

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
  return () => {
    // The address may have changed since; then the e-mail says nothing about it.
    if (!current || !isSentTo({ email: email.to.address }, current)) return;
    const what = outcome === 'sent' ? 'emailSent' : 'emailFailed';
    const line: HistoryEntry = { at: now, by: { kind: 'platform' }, what, purpose: email.purpose };
    // Keyed by the e-mail: recorded once, and a success replaces a failure.
    tx.set(docs.history(email.slug, requestId).doc(`email_${id}`), line);
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
