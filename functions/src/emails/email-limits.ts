/** Limits on e-mails, checked once, when a sender first takes an e-mail; names, at every try. */

import { mailboxOf } from '@platzwart/domain/contact/mailbox';
import { daysLater, momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { hour } from '@platzwart/domain/dates/durations';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import {
  accountEmailsADay,
  type MailboxCount,
  mailboxCounts,
} from '@platzwart/domain/emails/email-entry';
import { emailEntries } from '@platzwart/domain/emails/emails';
import { confirmedEmailOf } from '@platzwart/domain/practice/account';
import { listingOf } from '@platzwart/domain/practice/look-alike';
import { windowAt } from '@platzwart/domain/rate-limit';
import { isOnlyClaimed } from '@platzwart/domain/waiting-list/only-claimed';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Email, OutgoingEmail } from '../core/email.ts';
import { limitedTally } from '../core/limited-tally.ts';
import { isKnown, lookAlikeOf } from '../core/look-alikes.ts';
import { replaceUnchanged } from '../core/optimistic-write.ts';
import type { Tools } from '../core/tools.ts';
import { floodWindow, isFlooded } from './flood.ts';
import { holdName } from './hold-name.ts';
import { decideForOperator } from './operator-digest.ts';
import { emailIdOf, notQueuedYet, queueEmail } from './outbox.ts';
import { accountEmail } from './templates/account-email.ts';
import { moreAccountEmails } from './templates/account-notices.ts';
import { newRequestDigestEmail } from './templates/new-request-digest.ts';
import { reviewAskedEmail } from './templates/review-asked.ts';

/** Minutes. */
const day = 24 * 60;

/** Share of its limit at which the operator is asked to review a practice. */
const near = 0.75;

/**
 * Milliseconds after which an e-mail under a name that waits for the operator is looked at again.
 */
const nextLook = hour;

/** When the previous day's held e-mails are sent, in Berlin. */
const morning = '07:00';

/** The decision on an e-mail: send now, never, or retry at that moment. */
type SendDecision = 'send' | 'withhold' | { readonly until: Date };

/**
 * Under a name that waits for the operator nothing reaches strangers. A mailbox gets a limited
 * number per day of what strangers cause, and of each kind of notice about one request or about
 * accounts; of the latter one more says that there were others, queued here. A flooded
 * practice gets one at the end of the hour instead, queued here. A practice that has neither paid
 * nor been reviewed writes to a limited number of strangers per day; the others wait until the next
 * morning, its administrators are notified, and the operator is asked to review it.
 *
 * Reads outside the transaction whatever the e-mails of one flood share, and writes with it on the
 * condition that nothing has changed since: e-mails never wait for each other, and none exceeds a
 * limit. The caller repeats the transaction after a conflict (`retryConflicts`).
 */
export async function decideSending(
  tx: Transaction,
  email: Email,
  tools: Tools<'keyedHash'>,
): Promise<SendDecision> {
  if (email.purpose === 'newRequest') return decideNews(tx, email, tools);
  if (email.gathers) return 'send';
  if (emailEntries[email.purpose].to === 'operator') return decideForOperator(tx, email, tools);
  if (emailEntries[email.purpose].to === 'account') return decideForAccount(tx, email, tools);
  const again = await decideTryingAgain(tx, email, tools);
  if (again !== 'send') return again;
  const [strangers, received] = await Promise.all([
    strangersOf(email, tools),
    receivedBy(email, tools),
  ]);
  if (strangers?.isFull) return hold(tx, email, strangers, tools);
  if (received.some(({ isFull }) => isFull)) return 'withhold';
  if (strangers) await countStranger(tx, email, strangers, tools);
  for (const tally of received) tally.countOne(tx);
  return 'send';
}

/** At each further try, which its limits have counted: a name may have to wait since the first. */
export async function decideTryingAgain(
  tx: Transaction,
  email: Email,
  tools: Tools,
): Promise<SendDecision> {
  return goesToStrangers(email) && (await isNameHeld(tx, email.slug, tools))
    ? { until: new Date(tools.now().getTime() + nextLook) }
    : 'send';
}

function goesToStrangers({ purpose }: Email): boolean {
  const { to, countedAs } = emailEntries[purpose];
  return to === 'patient' || to === 'subscriber' || countedAs === 'invitations';
}

/**
 * Whether nobody outside the team may read the practice's name: the operator has closed it, or the
 * name could be taken for another's. One that nobody has seen so far is compared now, and waits for the operator from now
 * on.
 */
async function isNameHeld(tx: Transaction, slug: string, tools: Tools): Promise<boolean> {
  const { db } = tools;
  const docs = collections(db);
  const [practiceNow, accountNow] = await Promise.all([
    docs.practice(slug).get(),
    docs.account(slug).get(),
  ]);
  const [practice, account] = [practiceNow.data(), accountNow.data()];
  if (!practice || !account) return false;
  if (account.held || account.closedAt) return true;
  if (isKnown(practice, account) || account.nameCleared === listingOf(practice)) return false;
  const other = await lookAlikeOf(practice, account.registeredBy, tools);
  if (!other) return false;
  const { shown, held, asks } = holdName({ practice, account, other, isNews: true }, tools);
  const queueAsks = await notQueuedYet(tx, asks, db);
  tx.update(docs.practice(slug), shown);
  tx.update(docs.account(slug), { held });
  queueAsks();
  return true;
}

async function decideNews(
  tx: Transaction,
  email: Email,
  tools: Tools<'keyedHash'>,
): Promise<SendDecision> {
  if (!(await isFlooded(email.slug, email.createdAt, tools))) return 'send';
  const receiver = tools.keyedHash(email.to.address).slice(0, 32);
  const at = await practiceNow(email.slug, tools);
  // Deleted practices need no e-mail.
  if (at)
    await queueOnce(
      tx,
      newRequestDigestEmail(
        { instead: email, receiver, ...at },
        floodWindow(email.createdAt),
        tools.origin,
      ),
      tools,
    );
  return 'withhold';
}

/**
 * A kind of e-mail about accounts has a subject of its own. Each counts alone: whoever causes many
 * of one hides no other.
 */
async function decideForAccount(
  tx: Transaction,
  { purpose, subject, to }: Email,
  tools: Tools<'keyedHash'>,
): Promise<SendDecision> {
  if (purpose === 'moreAccountEmails') return 'send';
  const { db, now, keyedHash, limits, origin } = tools;
  const { number, endsAt } = windowAt(day, now());
  const kind = keyedHash(`'${subject}' of accounts under ${mailboxOf(to.address)} on ${number}`);
  const tally = await limitedTally(collections(db).tally(kind), {
    max: accountEmailsADay * limits.callsTimes,
    expiresAt: endsAt,
  });
  if (tally.isFull) {
    const more = accountEmail(to.address, moreAccountEmails(subject, origin), now(), kind);
    await queueOnce(tx, more, tools);
    return 'withhold';
  }
  tally.countOne(tx);
  return 'send';
}

/**
 * What has come today of its kind: to the mailbox from that practice, and from all; or about the
 * request.
 */
async function receivedBy(email: Email, { db, now, keyedHash, limits }: Tools<'keyedHash'>) {
  const { slug, to, purpose, requestId } = email;
  const { limitedPer } = emailEntries[purpose];
  if (limitedPer === undefined) return [];
  if (limitedPer === 'reminders' && (await isWanted(email, { db }))) return [];
  const { number, endsAt } = windowAt(day, now());
  const ofPurpose = {
    of: `${purpose} about ${requestId} at ${slug}`,
    max: limits.emailsPerMailbox,
  };
  const wanted =
    limitedPer === 'request'
      ? [ofPurpose]
      : countsOf(limitedPer, { slug, mailbox: mailboxOf(to.address) }, limits);
  return Promise.all(
    wanted.map(({ of, max }) =>
      limitedTally(collections(db).tally(keyedHash(`e-mails of ${of} on ${number}`)), {
        max,
        expiresAt: endsAt,
      }),
    ),
  );
}

function countsOf(
  kind: MailboxCount,
  { slug, mailbox }: { slug: string; mailbox: string },
  limits: Tools['limits'],
) {
  const { ofAll, ofEach } = mailboxCounts[kind];
  return [
    { of: `${kind} under ${mailbox}`, max: Math.ceil(limits.emailsPerMailboxOfAll * ofAll) },
    ...(ofEach
      ? [{ of: `${kind} at ${slug} under ${mailbox}`, max: limits.emailsPerMailbox }]
      : []),
  ];
}

/**
 * Whether somebody vouches for the request's address: staff entered it, or its owner has confirmed
 * it.
 */
async function isWanted(
  { slug, requestId, to }: Email,
  { db }: Pick<Tools, 'db'>,
): Promise<boolean> {
  if (requestId === undefined) return false;
  const request = (await collections(db).request(slug, requestId).get()).data();
  return request?.email === to.address && !isOnlyClaimed(request);
}

type Strangers = Awaited<ReturnType<typeof limitedTally>> & { readonly max: number };

/**
 * What the practice has sent to strangers today (Berlin), together with its registrant's other
 * practices; undefined if unlimited.
 */
async function strangersOf(
  { slug, purpose }: Email,
  { db, now, keyedHash, limits }: Tools<'keyedHash'>,
): Promise<Strangers | undefined> {
  const kind = emailEntries[purpose].countedAs;
  if (kind === 'nothing') return undefined;
  const docs = collections(db);
  const account = (await docs.account(slug).get()).data();
  if (!account || account.approvedAt !== null) return undefined;
  const tally = docs.tally(keyedHash(`${kind} of ${account.registeredBy} on ${berlinDate(now())}`));
  const max =
    kind === 'invitations' ? limits.invitationsPerNewPractice : limits.emailsPerNewPractice;
  return { ...(await limitedTally(tally, { max, expiresAt: daysLater(now(), 2) })), max };
}

async function countStranger(
  tx: Transaction,
  { slug }: Email,
  { count, max, countOne }: Strangers,
  tools: Tools,
): Promise<void> {
  if (count + 1 >= Math.ceil(max * near) && tools.operatorEmail !== '') {
    const at = await practiceNow(slug, tools);
    const asked =
      at &&
      ({
        practice: at.practice,
        contact: confirmedEmailOf(at.account),
        why: { kind: 'emails', max },
        now: tools.now(),
      } as const);
    if (asked)
      await queueOnce(tx, reviewAskedEmail(asked, tools.operatorEmail, tools.origin), tools);
  }
  countOne(tx);
}

/** Waits for the next morning, when the sweep takes the oldest first. */
async function hold(
  tx: Transaction,
  { slug }: Email,
  { max }: Strangers,
  { db, now }: Tools,
): Promise<SendDecision> {
  const until = momentInBerlin(berlinDate(daysLater(now(), 1)), morning);
  const undelivered = await collections(db).undelivered(slug).get();
  const before = undelivered.data() ?? { addresses: [] };
  if (before.held?.until.getTime() !== until.getTime())
    replaceUnchanged(tx, undelivered, { ...before, held: { until, max } });
  return { until };
}

/** Undefined once it is deleted. */
async function practiceNow(slug: string, { db }: Pick<Tools, 'db'>) {
  const docs = collections(db);
  const [practice, account] = await Promise.all([
    docs.practice(slug).get(),
    docs.account(slug).get(),
  ]);
  const at = { practice: practice.data(), account: account.data() };
  return at.practice && at.account ? { practice: at.practice, account: at.account } : undefined;
}

/** Unless its cause has queued it already. */
async function queueOnce(
  tx: Transaction,
  email: OutgoingEmail,
  { db }: Pick<Tools, 'db'>,
): Promise<void> {
  if (!(await collections(db).email(emailIdOf(email)).get()).exists) queueEmail(tx, email, db);
}
