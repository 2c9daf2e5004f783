/** The outbox: letters are documents, created in the same transaction as what they report. */
import { createHash } from 'node:crypto';
import { paths } from '@platzwart/domain/paths';
import { withoutLinks } from '@platzwart/domain/plain-name';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '../collections.ts';
import type { Letter, OutgoingLetter } from './letter.ts';

const idOf = ({ purpose, about }: OutgoingLetter) => `${purpose}_${about}`;

/** Whether their causes have queued all of these already; none is all. */
export async function areQueued(tx: Transaction, letters: readonly OutgoingLetter[], db: Firestore): Promise<boolean> {
  const found = await Promise.all(letters.map((letter) => tx.get(collections(db).letter(idOf(letter)))));
  return found.every(({ exists }) => exists);
}

/** Puts the letter in the outbox with the transaction, which fails if the same cause has queued it before. */
export function queueLetter(tx: Transaction, outgoing: OutgoingLetter, db: Firestore): void {
  tx.create(collections(db).letter(idOf(outgoing)), asQueued(outgoing));
}

/** As it stands in the outbox. What people call themselves makes no link in its envelope either; its texts see to that by themselves. */
export function asQueued({ about: _about, dueAt, ...letter }: OutgoingLetter): Letter {
  const named = ({ name, address }: Letter['to']) => ({ name: withoutLinks(name), address });
  return {
    ...letter,
    to: named(letter.to),
    fromName: withoutLinks(letter.fromName),
    replyTo: letter.replyTo && named(letter.replyTo),
    subject: withoutLinks(letter.subject),
    status: 'due',
    dueAt: dueAt ?? letter.createdAt,
    attempts: 0,
    sentAt: null,
    lastError: '',
  };
}

/** Fixed by the document: a letter sent again after a lost answer is the same letter to the receiver's mailbox. */
export function messageIdOf(letterId: string, domain: string): string {
  return `<${messageKeyOf(letterId)}@${domain}>`;
}

/** The part of it that is the letter's own, whatever the sender's domain. */
export function messageKeyOf(letterId: string): string {
  return createHash('sha256').update(paths.letter(letterId)).digest('hex').slice(0, 40);
}
