/** Limits on e-mails, checked once, when a sender first takes an e-mail. */

import { mailboxOf } from '@platzwart/domain/contact/mailbox';
import { daysLater, momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { confirmedEmailOf } from '@platzwart/domain/practice/account';
import { type Tally, windowAt } from '@platzwart/domain/rate-limit';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import { emailKinds } from '../core/email-purposes.ts';
import type { Tools } from '../core/tools.ts';
import { floodWindow, isFlooded } from './flood.ts';
import { areQueued, queueEmail } from './outbox.ts';
import { newRequestDigestEmail } from './templates/new-request-digest.ts';
import { reviewAskedEmail } from './templates/review-asked.ts';

/** Minutes. */
const day = 24 * 60;

/** Share of its limit at which the operator is asked to review a practice. */
const near = 0.75;

/** When the previous day's held e-mails are sent, in Berlin. */
const morning = '07:00';

/** The decision on an e-mail: send now, never, or retry at that moment. */
type SendDecision = 'send' | 'withhold' | { readonly until: Date };

/**
 * A mailbox gets a limited number per day of what strangers cause, and of each kind of notice about one request. A flooded practice gets
 * one at the end of the hour instead, queued here. A practice that has neither paid nor been reviewed writes to a limited number of
 * strangers per day; the others wait until the next morning in their original order, its administrators are notified, and the operator is
 * asked to review it. Reads and writes with the transaction.
 */
export async function decideSending(tx: Transaction, email: Email, tools: Tools<'keyedHash'>): Promise<SendDecision> {
  if (email.purpose === 'newRequest') return decideNews(tx, email, tools);
  const [strangers, received] = [await strangersOf(tx, email, tools), await receivedBy(tx, email, tools)];
  if (strangers && strangers.count >= strangers.max) return hold(tx, email, strangers, tools);
  if (received.some(({ count, max }) => count >= max)) return 'withhold';
  if (strangers) await countStranger(tx, email, strangers, tools);
  for (const { tally, count, expiresAt } of received) tx.set(tally, { count: count + 1, expiresAt });
  return 'send';
}

async function decideNews(tx: Transaction, email: Email, tools: Tools<'keyedHash'>): Promise<SendDecision> {
  if (!(await isFlooded(email.slug, email.createdAt, tools))) return 'send';
  const receiver = tools.keyedHash(email.to.address).slice(0, 32);
  const docs = collections(tools.db);
  const [practiceRead, accountRead] = await Promise.all([tx.get(docs.practice(email.slug)), tx.get(docs.account(email.slug))]);
  const [practice, account] = [practiceRead.data(), accountRead.data()];
  // Deleted practices need no e-mail.
  if (!practice || !account) return 'withhold';
  const digest = newRequestDigestEmail({ instead: email, receiver, practice, account }, floodWindow(email.createdAt), tools.origin);
  if (!(await areQueued(tx, [digest], tools.db))) queueEmail(tx, digest, tools.db);
  return 'withhold';
}

/** What has come today of its kind: to the mailbox from that practice, and from all; or about the request. */
async function receivedBy(tx: Transaction, { slug, to, purpose, requestId }: Email, { db, now, keyedHash, limits }: Tools<'keyedHash'>) {
  const { number, endsAt } = windowAt(day, now());
  const mailbox = mailboxOf(to.address);
  const counts = {
    mailbox: [
      { of: `bookings at ${slug} under ${mailbox}`, max: limits.emailsPerMailbox },
      { of: `bookings under ${mailbox}`, max: limits.emailsPerMailboxOfAll },
    ],
    request: [{ of: `${purpose} about ${requestId} at ${slug}`, max: limits.emailsPerMailbox }],
  };
  const { limitedPer } = emailKinds[purpose];
  const wanted = limitedPer === undefined ? [] : counts[limitedPer];
  return Promise.all(
    wanted.map(async ({ of, max }) => {
      const tally = collections(db).tally(keyedHash(`e-mails of ${of} on ${number}`));
      return { tally, max, expiresAt: endsAt, count: await countOf(tx, tally) };
    }),
  );
}

type Strangers = {
  readonly tally: DocumentReference<Tally>;
  readonly count: number;
  readonly max: number;
};

/**
 * What the practice has sent to strangers today (Berlin), together with its registrant's other practices; undefined if unlimited. The
 * approval is read outside the transaction, since bookings write the same document. The tally is read inside it: concurrent e-mails must
 * not both take the last place.
 */
async function strangersOf(
  tx: Transaction,
  { slug, purpose }: Email,
  { db, now, keyedHash, limits }: Tools<'keyedHash'>,
): Promise<Strangers | undefined> {
  const kind = emailKinds[purpose].countedAs;
  if (kind === 'nothing') return undefined;
  const docs = collections(db);
  const account = (await docs.account(slug).get()).data();
  if (!account || account.approvedAt !== null) return undefined;
  const tally = docs.tally(keyedHash(`${kind} of ${account.registeredBy} on ${berlinDate(now())}`));
  const max = kind === 'invitations' ? limits.invitationsPerNewPractice : limits.emailsPerNewPractice;
  return { tally, count: await countOf(tx, tally), max };
}

async function countStranger(tx: Transaction, { slug }: Email, { tally, count, max }: Strangers, tools: Tools): Promise<void> {
  const { db, now, operatorEmail } = tools;
  const docs = collections(db);
  if (count + 1 >= Math.ceil(max * near) && operatorEmail !== '') {
    const [practice, account] = [(await tx.get(docs.practice(slug))).data(), (await tx.get(docs.account(slug))).data()];
    if (practice && account) {
      const asked = { practice, contact: confirmedEmailOf(account), why: { kind: 'emails', max } as const, now: now() };
      const email = reviewAskedEmail(asked, operatorEmail, tools.origin);
      if (!(await areQueued(tx, [email], db))) queueEmail(tx, email, db);
    }
  }
  countOne(tx, tally, { now });
}

/** Holds one more: behind those already waiting, and ahead of the next day's. */
async function hold(tx: Transaction, { slug }: Email, { tally, count, max }: Strangers, { db, now }: Tools): Promise<SendDecision> {
  const docs = collections(db);
  const tomorrow = momentInBerlin(berlinDate(daysLater(now(), 1)), morning);
  const undelivered = docs.undelivered(slug);
  const before = (await tx.get(undelivered)).data() ?? { addresses: [] };
  if (before.held?.until.getTime() !== tomorrow.getTime()) tx.set(undelivered, { ...before, held: { until: tomorrow, max } });
  countOne(tx, tally, { now });
  return { until: new Date(tomorrow.getTime() + count - max) };
}

/** Counts sent and held e-mails: determines how much of the limit is used, and the next free place in the morning's queue. */
function countOne(tx: Transaction, tally: DocumentReference<Tally>, { now }: Pick<Tools, 'now'>): void {
  tx.set(tally, { count: FieldValue.increment(1), expiresAt: daysLater(now(), 2) }, { merge: true });
}

async function countOf(tx: Transaction, tally: DocumentReference<Tally>): Promise<number> {
  return (await tx.get(tally)).data()?.count ?? 0;
}
