/** Sends letters of the outbox under a lease (design section 3, "Letters"): at least once, practically never twice. */
import type { HistoryEntry } from '@platzwart/domain/history';
import { queries } from '@platzwart/domain/queries';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections, queryOf } from '../collections.ts';
import { reportUnforeseen } from '../report.ts';
import type { Tools } from '../tools.ts';
import type { Letter } from './letter.ts';
import { isOneTooMany } from './letter-limits.ts';
import type { Delivery } from './transport.ts';

const minute = 60_000;

/** How long one sender may hold a letter before another takes it. */
const lease = 2 * minute;

/** How long a letter is kept after it has ended. */
const memory = 30 * 24 * 60 * minute;

/** Waiting time after each failed try; after the last one the letter is given up. */
const backOff = [1 * minute, 5 * minute, 30 * minute, 120 * minute, 720 * minute];

export type Sending = 'sent' | 'later' | 'failed' | 'notDue';

/** Tries one letter now. A letter that is sent, given up, not due yet or in another sender's hands is left alone. */
export async function sendLetter(id: string, tools: Tools): Promise<Sending> {
  const letter = await takeLetter(id, tools);
  if (!letter) return 'notDue';
  const delivery = await tools.mail.send(id, letter);
  return putBack(id, letter, delivery, tools);
}

/** Every letter that is due now, one after the other: what a trigger lost, what failed, what a dead sender held. */
export async function sweepOutbox(tools: Tools): Promise<Record<Sending, number>> {
  const counts: Record<Sending, number> = { sent: 0, later: 0, failed: 0, notDue: 0 };
  const due = await queryOf(collections(tools.db).outbox(), queries.dueLetters(tools.now())).get();
  for (const { id } of due.docs) {
    try {
      counts[await sendLetter(id, tools)] += 1;
    } catch (error) {
      // One letter that cannot be read must not hold up all that stand behind it.
      reportUnforeseen('sweepOutbox', error);
      counts.failed += 1;
    }
  }
  return counts;
}

async function takeLetter(id: string, tools: Tools): Promise<Letter | undefined> {
  const { db, now } = tools;
  const document = collections(db).letter(id);
  return db.runTransaction(async (tx) => {
    const letter = (await tx.get(document)).data();
    if (!letter || !(letter.status === 'due' || letter.status === 'sending') || letter.dueAt > now()) return undefined;
    if (letter.attempts === 0 && (await isOneTooMany(tx, letter, tools))) {
      tx.set(document, { ...ended(letter, now()), status: 'withheld' });
      return undefined;
    }
    const taken: Letter = { ...letter, status: 'sending', attempts: letter.attempts + 1, dueAt: new Date(now().getTime() + lease) };
    tx.set(document, taken);
    return taken;
  });
}

async function putBack(id: string, taken: Letter, delivery: Delivery, { db, now }: Tools): Promise<Sending> {
  const document = collections(db).letter(id);
  const { letter, outcome } = afterDelivery(taken, delivery, now());
  await db.runTransaction(async (tx) => {
    const current = (await tx.get(document)).data();
    const isOver = outcome === 'sent' || outcome === 'failed';
    const history = isOver && letter.requestId !== undefined ? await historyOfRequest(tx, letter.slug, letter.requestId, db) : undefined;
    // A later try of another sender knows better, unless this one got the letter through.
    const isMine = current?.status === 'sending' && current.attempts === taken.attempts;
    if (!current || !(isMine || (outcome === 'sent' && current.status !== 'sent'))) return;
    tx.set(document, { ...letter, attempts: current.attempts });
    // Keyed by the letter: it is told once, and a success takes the place of what was given up.
    if (history) tx.set(history.doc(`letter_${id}`), lineOf(letter, outcome, now()));
  });
  return outcome;
}

/** Where that is told; nowhere if the request is gone. */
async function historyOfRequest(tx: Transaction, slug: string, requestId: string, db: Firestore) {
  const docs = collections(db);
  return (await tx.get(docs.request(slug, requestId))).exists ? docs.history(slug, requestId) : undefined;
}

function lineOf({ purpose }: Letter, outcome: Sending, now: Date): HistoryEntry {
  return { at: now, by: { kind: 'platform' }, what: outcome === 'sent' ? 'letterSent' : 'letterFailed', letter: purpose };
}

/** What becomes of a letter after one try; `attempts` counts that one already. A key leaves no copy behind. */
export function afterDelivery(letter: Letter, delivery: Delivery, now: Date): { letter: Letter; outcome: Sending } {
  const finished = ended(letter, now);
  switch (delivery.kind) {
    case 'taken':
      return { letter: { ...finished, status: 'sent', sentAt: now, dueAt: now, lastError: '' }, outcome: 'sent' };
    case 'never':
      return { letter: { ...finished, status: 'failed', dueAt: now, lastError: delivery.answer }, outcome: 'failed' };
    case 'tryLater': {
      const pause = backOff[letter.attempts - 1];
      if (pause === undefined)
        return { letter: { ...finished, status: 'failed', dueAt: now, lastError: delivery.answer }, outcome: 'failed' };
      return { letter: { ...letter, status: 'due', dueAt: new Date(now.getTime() + pause), lastError: delivery.answer }, outcome: 'later' };
    }
  }
}

/**
 * Nobody reads a letter here any more once it has ended: its texts, of which many carry a key, are forgotten at once. What
 * remains says for a month that it was sent, so that the same cause sends no second one, and whom an operator asks about it.
 */
function ended(letter: Letter, now: Date): Letter {
  const { unsubscribeUrl: _url, ...rest } = letter;
  return { ...rest, text: '', html: '', expiresAt: new Date(now.getTime() + memory) };
}
