/** The outbox: e-mails are documents, created in the same transaction as what they report. */

import { createHash } from 'node:crypto';
import { day } from '@platzwart/domain/dates/durations';
import { emailEntries } from '@platzwart/domain/emails/emails';
import { serverPaths } from '@platzwart/domain/paths';
import { emailDays } from '@platzwart/domain/retention/email-days';
import { withoutLinks } from '@platzwart/domain/text/plain-name';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Email, OutgoingEmail } from '../core/email.ts';

/** How long an ended e-mail is stored. */
const memory = emailDays * day;

export const emailIdOf = ({ purpose, about }: Pick<OutgoingEmail, 'purpose' | 'about'>) =>
  `${purpose}_${about}`;

/** Whether their causes have queued all of these already; true for none. */
export async function areQueued(
  tx: Transaction,
  emails: readonly OutgoingEmail[],
  db: Firestore,
): Promise<boolean> {
  const found = await Promise.all(
    emails.map((email) => tx.get(collections(db).email(emailIdOf(email)))),
  );
  return found.every(({ exists }) => exists);
}

/**
 * Reads with the transaction; the returned function queues those that their causes have not queued
 * yet.
 */
export async function notQueuedYet(
  tx: Transaction,
  emails: readonly OutgoingEmail[],
  db: Firestore,
): Promise<() => void> {
  const fresh: OutgoingEmail[] = [];
  for (const email of emails) if (!(await areQueued(tx, [email], db))) fresh.push(email);
  return () => {
    for (const email of fresh) queueEmail(tx, email, db);
  };
}

/** Queues the e-mail with the transaction, which fails if the same cause has queued it before. */
export function queueEmail(tx: Transaction, outgoing: OutgoingEmail, db: Firestore): void {
  tx.create(collections(db).email(emailIdOf(outgoing)), asQueued(outgoing));
}

/**
 * The stored e-mail. Names make no links in its envelope either; templates see to their own texts.
 */
export function asQueued({ about: _about, dueAt, ...email }: OutgoingEmail): Email {
  const named = ({ name, address }: Email['to']) => ({ name: withoutLinks(name), address });
  return {
    ...email,
    to: named(email.to),
    fromName: withoutLinks(email.fromName),
    replyTo: email.replyTo && named(email.replyTo),
    subject: withoutLinks(email.subject),
    status: 'due',
    dueAt: dueAt ?? email.createdAt,
    attempts: 0,
    sentAt: null,
    lastError: '',
  };
}

/**
 * Derived from the document: an e-mail sent again after a lost answer is the same e-mail to the
 * receiver's mailbox.
 */
export function messageIdOf(emailId: string, domain: string): string {
  return `<${messageKeyOf(emailId)}@${domain}>`;
}

/** The e-mail's own part of it, independent of the sender's domain. */
export function messageKeyOf(emailId: string): string {
  return createHash('sha256').update(serverPaths.email(emailId)).digest('hex').slice(0, 40);
}

/**
 * Nobody needs an ended e-mail's body, which often carries a key: it is erased immediately. For a
 * month the rest prevents a second e-mail of the same cause and answers operators' questions;
 * without the address of a subscriber, whom we promise to forget.
 */
export function ended(email: Email, now: Date): Email {
  const { unsubscribeUrl: _url, noticeId: _notice, ...rest } = email;
  const to = emailEntries[email.purpose].to === 'subscriber' ? { name: '', address: '' } : email.to;
  return { ...rest, to, text: '', html: '', expiresAt: new Date(now.getTime() + memory) };
}
