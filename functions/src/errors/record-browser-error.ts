import { createHash } from 'node:crypto';
import { BrowserError, kindOfError, withError } from '@platzwart/domain/browser-error';
import { accepted } from '@platzwart/domain/failure';
import { type Limit, windowAt } from '@platzwart/domain/rate-limit';
import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import { countAttemptOfSender } from '../core/count-attempt.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { notQueuedYet } from '../emails/outbox.ts';
import { errorAlarmEmail } from '../emails/templates/error-alarm.ts';

/** A whole practice may share one address. */
const perSender: Limit = { max: 20, minutes: 60 };

/** A stranger leaves new kinds to others; after a bad deployment these come from many networks. */
const newPerSender: Limit = { max: 3, minutes: 24 * 60 };

/** Of all together in an hour; kinds that begin in a day, each with an e-mail. Anybody can send. */
const maxAnHour = 500;
/** People that one machine may stand for here: somebody who invents them leaves room for others. */
const maxSenders = 5;
const maxNewADay = 20;

/** What is beyond that counts as one kind. */
const others = { name: 'other', code: '', where: 'others', sites: [], build: '' } as const;

/**
 * Counts an error of a browser, by its kind and day; the operator learns of each kind once. Always
 * succeeds: beyond the limits, and of anything else, nothing is stored.
 */
export const reportError = handler('reportError', ['keyedHash'], async (input, _caller, tools) => {
  const { now } = tools;
  const error = BrowserError.safeParse(input);
  if (!error.success) return accepted({});
  const senders = Math.min(tools.senders, maxSenders);
  if (await countAttemptOfSender('errors', perSender, { ...tools, senders }))
    await count(error.data, now(), { ...tools, senders });
  return accepted({});
});

async function count(error: BrowserError, now: Date, tools: Tools<'keyedHash'>): Promise<void> {
  const { db, operatorEmail } = tools;
  const docs = collections(db);
  const [hour, today] = [windowAt(60, now), windowAt(24 * 60, now)];
  const all = docs.tally(`browserErrors_${hour.number}`);
  const fresh = docs.tally(`newBrowserErrors_${today.number}`);
  // Outside the transaction: errors of many browsers must not wait for each other.
  const [counted, begun] = await Promise.all([all.get(), fresh.get()]);
  if ((counted.data()?.count ?? 0) >= maxAnHour) return;
  const own = docs.browserError(idOf(error));
  const isFull =
    (begun.data()?.count ?? 0) >= maxNewADay ||
    (!(await own.get()).exists && !(await countAttemptOfSender('new errors', newPerSender, tools)));
  await inTransaction(db, async (tx) => {
    const stored = (await tx.get(own)).data();
    const isOther = !stored && isFull;
    const kind = isOther ? { ...others, sites: [], browser: error.browser } : error;
    const document = isOther ? docs.browserError(idOf(kind)) : own;
    const known = isOther ? (await tx.get(document)).data() : stored;
    const queueAlarm =
      known || operatorEmail === ''
        ? undefined
        : await notQueuedYet(tx, [errorAlarmEmail(kind, document.id, operatorEmail, now)], db);
    tx.set(document, withError(kind, known, now));
    for (const [tally, { endsAt }] of [
      [all, hour],
      ...(known ? [] : [[fresh, today] as const]),
    ] as const)
      tx.set(tally, { count: FieldValue.increment(1), expiresAt: endsAt }, { merge: true });
    queueAlarm?.();
  });
}

function idOf(error: BrowserError): string {
  return createHash('sha256').update(kindOfError(error)).digest('hex').slice(0, 32);
}
