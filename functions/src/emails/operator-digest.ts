/**
 * What reaches the operator's mailboxes: so many e-mails of a purpose an hour, since strangers cause
 * them, from however many networks. What comes beyond that waits, and is told in one e-mail at the
 * hour's end.
 */
import { day } from '@platzwart/domain/dates/durations';
import { queries } from '@platzwart/domain/queries';
import { windowAt } from '@platzwart/domain/rate-limit';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collections, queryOf } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import { limitedTally } from '../core/limited-tally.ts';
import { replaceUnchanged } from '../core/optimistic-write.ts';
import type { Tools } from '../core/tools.ts';
import { emailIdOf, ended, queueEmail } from './outbox.ts';
import { operatorDigest, writtenDigest } from './templates/operator-digest.ts';

const maxPerHour = 20;
/** Minutes. */
const hour = 60;

/** Bytes of the e-mails that one digest takes in: a document holds a megabyte. */
const maxTaken = 700_000;

/** E-mails that one digest reads. */
const maxRead = 100;

/** Milliseconds after which a waiting e-mail that no digest took is looked at again. */
const nextLook = day;

type OperatorTools = Pick<Tools, 'db' | 'now' | 'limits'>;

/** Sends so many an hour; the others wait for the digest, which is queued here. */
export async function decideForOperator(
  tx: Transaction,
  { purpose, to }: Email,
  { db, now, limits }: OperatorTools,
): Promise<'send' | { until: Date }> {
  const docs = collections(db);
  const window = windowAt(hour, now());
  const tally = await limitedTally(docs.tally(`operator_${purpose}_${window.number}`), {
    max: maxPerHour * limits.callsTimes,
    expiresAt: window.endsAt,
  });
  if (!tally.isFull) {
    tally.countOne(tx);
    return 'send';
  }
  const digest = operatorDigest({ gathers: purpose, to }, window, now());
  if (!(await docs.email(emailIdOf(digest)).get()).exists) queueEmail(tx, digest, db);
  return { until: new Date(now().getTime() + nextLook) };
}

/**
 * The digest as it leaves; undefined if nothing is waiting any more. `store` ends what it tells, and
 * queues the next one if that was not all.
 */
export async function writeDigest(
  email: Email & { readonly gathers: NonNullable<Email['gathers']> },
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<{ email: Email; store: (tx: Transaction) => void } | undefined> {
  const docs = collections(db);
  // Outside the transaction, so that nobody who writes meanwhile waits for it.
  const { docs: waiting } = await queryOf(
    docs.outbox(),
    queries.waitingEmails(email.gathers, maxRead),
  ).get();
  const taken = fitting(waiting);
  if (taken.length === 0) return undefined;
  const next = operatorDigest(email, windowAt(hour, now()), now());
  const isNextQueued = (await docs.email(emailIdOf(next)).get()).exists;
  const isAll = taken.length === waiting.length && waiting.length < maxRead;
  const written = writtenDigest(
    taken.map((each) => each.data()),
    { isAll },
  );
  return {
    email: { ...email, ...written },
    store: (tx) => {
      for (const each of taken)
        replaceUnchanged(tx, each, { ...ended(each.data(), now()), status: 'withheld' });
      if (!isAll && !isNextQueued) queueEmail(tx, next, db);
    },
  };
}

/** One in any case. */
function fitting(waiting: readonly QueryDocumentSnapshot<Email>[]) {
  let size = 0;
  return waiting.filter((each, i) => {
    const { text, html } = each.data();
    size += Buffer.byteLength(text + html);
    return i === 0 || size <= maxTaken;
  });
}
