/** Sends outbox e-mails under a lease: at least once, practically never twice. */
import { day } from '@platzwart/domain/dates/durations';
import { emailEntries } from '@platzwart/domain/emails/emails';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import { inTurn } from '../core/in-turn.ts';
import { retryConflicts } from '../core/optimistic-write.ts';
import { reportMailStopped, reportOldOutbox, reportUnforeseen } from '../core/report.ts';
import { type Delivery, deadline, type Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeWhenDue } from './change-notice.ts';
import { nextDueEmails, someLane } from './due-emails.ts';
import { decideSending, decideTryingAgain } from './email-limits.ts';
import { ended, messageKeyOf } from './outbox.ts';
import { endOutboxPause, isTooEarly, outboxPause, pauseOutbox } from './outbox-pause.ts';
import { forgetWaiting, prepareDeliveryRecord, recordWaiting } from './record-delivery.ts';
import { resolveReceiver } from './resolve-receiver.ts';
import { mailboxKeyOf, refusalOf, withStopLink } from './stopped-mailboxes.ts';
import { withLogo } from './with-logo.ts';

const minute = 60_000;

/** How long a sender may hold an e-mail before another takes it. */
const lease = 2 * minute;

/**
 * The sweep sends a few practices' e-mails concurrently, and starts none after this many
 * milliseconds: the next one comes after a minute.
 */
const atOnce = 5;
const maxSweepTime = 50_000;

/** How long an e-mail waits that could not be sent for a reason that nobody foresaw. */
const unforeseenPause = 5 * minute;

/** How long one waits that the server refuses because of us, while it takes others. */
const unablePause = 30 * minute;

/**
 * Delay after each attempt that the receiving side put off; after five days, as mail servers have
 * it, the e-mail is abandoned. What fails because of us is not counted and never abandoned.
 */
const backOff = [1, 5, 30, 120, ...Array.from({ length: 9 }, () => 720)].map((n) => n * minute);

/**
 * E-mails about binned requests: how long they wait for the request to come back, and how often
 * that is checked.
 */
const binPatience = day;
const binPause = 5 * minute;

/**
 * Who else must know that an e-mail left, or never will. Runs before that is stored, and again
 * after a crash in between. Of one that leaves late, before it does: it may be written anew.
 */
export type OnDelivery = (
  ended: { id: string; email: Email; outcome: 'leaving' | 'sent' | 'failed' },
  tools: Tools,
) => Promise<unknown>;

const nobody: OnDelivery = () => Promise.resolve();

/** 'unable': because of us; 'stopped': so is every other e-mail now. */
export type Sending = 'sent' | 'later' | 'failed' | 'notDue' | 'unable' | 'stopped';

/**
 * Tries one e-mail now. Ignores an e-mail that is sent, abandoned, not yet due or leased by another
 * sender. `pause`: milliseconds until the next try if the server refuses it because of us.
 */
export async function sendEmail(
  id: string,
  tools: Tools<'mail' | 'keyedHash'>,
  onDelivery = nobody,
  pause = unablePause,
): Promise<Sending> {
  const claim = await claimEmail(id, tools, onDelivery);
  if (!claim) return 'notDue';
  const email = await asOfNow(id, claim.email, tools, onDelivery);
  const written = await withLogo(withStopLink(email, tools), collections(tools.db));
  const delivery = await tools.mail.send(id, written);
  if ('stopsAll' in delivery) {
    const { isCounted, attempts } = claim.email;
    const isRepeated = isCounted === true || (delivery.kind === 'unanswered' && attempts > 1);
    if (delivery.stopsAll) await pauseOutbox(delivery, tools);
    else if (isRepeated) reportMailStopped(delivery.why, delivery.answer);
  }
  return storeAttempt(id, { ...claim, email, pause }, delivery, tools, onDelivery);
}

/**
 * Sends every due e-mail: lost triggers, failed attempts, expired leases, held ones in the morning.
 * Each practice's in the order in which they were queued, the practices in turn, so that neither
 * one with many e-mails nor a slow one delays the others. Begins anywhere among them and goes round
 * until nothing is left or time is over.
 */
export async function sweepOutbox(
  tools: Tools<'mail' | 'keyedHash'>,
  isOver = deadline(maxSweepTime, tools.now),
  onDelivery = nobody,
): Promise<Record<Sending, number>> {
  const counts = { sent: 0, later: 0, failed: 0, notDue: 0, unable: 0, stopped: 0 };
  let pause = await outboxPause(tools);
  if (pause && isTooEarly(pause, tools.now())) return counts;
  /** What is still due after its turn, by id: since when. Nothing is tried twice. */
  const waiting = new Map<string, Date>();
  const seen = new Set<string>();
  let after = someLane(tools.now());
  let isWholeRound = false;
  let isIdle = true;
  while (counts.stopped === 0 && !isOver()) {
    const { due, last } = await nextDueEmails(after, tools);
    const next = due.filter(({ id }) => !seen.has(id));
    for (const { id, since } of next) waiting.set(id, since);
    if (next.length > 0) isIdle = false;
    await inTurn(
      // One shows whether the pause is over: none that the server may refuse because of itself.
      pause ? [...next.filter(({ isTried }) => !isTried), ...next].slice(0, 1) : next,
      {
        ownerOf: ({ lane }) => lane,
        atOnce,
        isOver: () => counts.stopped > 0 || isOver(),
      },
      async ({ id }) => {
        seen.add(id);
        const sending = await sentOrReported(id, tools, onDelivery);
        counts[sending] += 1;
        if (sending !== 'unable' && sending !== 'stopped') waiting.delete(id);
      },
    );
    if (pause && counts.sent > 0) {
      await endOutboxPause(tools);
      pause = undefined;
    } else if (pause && next.length > 1) continue;
    if (last !== undefined) after = last;
    else if (isWholeRound && isIdle) {
      // What would show that the pause is over may have left or expired without us.
      if (pause && seen.size === 0 && pause.until <= tools.now()) await endOutboxPause(tools);
      break;
    } else {
      after = '';
      isWholeRound = true;
      isIdle = true;
    }
  }
  reportOldest(waiting, pause?.since, tools.now());
  return counts;
}

/** Milliseconds: the operator hears of e-mails that should have left so long ago. */
const maxAge = 30 * minute;

/** `pausedSince`: of what waits since then, not everything has been looked at. */
function reportOldest(
  waiting: ReadonlyMap<string, Date>,
  pausedSince: Date | undefined,
  now: Date,
): void {
  if (waiting.size === 0) return;
  const moments = [...waiting.values(), ...(pausedSince ? [pausedSince] : [])];
  const age = now.getTime() - Math.min(...moments.map((moment) => moment.getTime()));
  if (age >= maxAge) reportOldOutbox(Math.round(age / minute), waiting.size);
}

/** What fails in a way that nobody foresaw waits, so that it does not block what is behind it. */
async function sentOrReported(
  id: string,
  tools: Tools<'mail' | 'keyedHash'>,
  onDelivery: OnDelivery,
): Promise<Sending> {
  try {
    return await sendEmail(id, tools, onDelivery);
  } catch (error) {
    reportUnforeseen('sweepOutbox', error);
    const dueAt = new Date(tools.now().getTime() + unforeseenPause);
    await collections(tools.db)
      .email(id)
      .update({ dueAt })
      .catch((failure) => reportUnforeseen('sweepOutbox', failure));
    return 'failed';
  }
}

/** Milliseconds after which the text of an e-mail may be wrong. */
const lateAfter = 30 * minute;

async function asOfNow(
  id: string,
  email: Email,
  tools: Tools,
  onDelivery: OnDelivery,
): Promise<Email> {
  if (tools.now().getTime() - email.createdAt.getTime() < lateAfter) return email;
  try {
    await onDelivery({ id, email, outcome: 'leaving' }, tools);
  } catch (error) {
    reportUnforeseen('onDelivery', error);
  }
  const { subject, text, html } = (await collections(tools.db).email(id).get()).data() ?? email;
  return text === '' ? email : { ...email, subject, text, html };
}

/** `wasDue`: when it was, before the lease. */
type Claim = { readonly email: Email; readonly wasDue: Date };
type Attempt = Claim & { readonly pause: number };

async function claimEmail(
  id: string,
  tools: Tools<'keyedHash'>,
  onDelivery: OnDelivery,
): Promise<Claim | undefined> {
  const { db, now } = tools;
  const docs = collections(db);
  const document = docs.email(id);
  let abandoned: Email | undefined;
  let held: Email | undefined;
  const taking = async (tx: Transaction) => {
    abandoned = undefined;
    held = undefined;
    const queued = (await tx.get(document)).data();
    if (!queued || queued.dueAt > now()) return undefined;
    if (queued.status !== 'due' && queued.status !== 'sending') {
      // Whoever ended it wrote only some of its fields: storing the whole takes it out of its lane.
      if (queued.lane !== undefined) tx.set(document, queued);
      return undefined;
    }
    const whileHidden = (await ofRevoked(tx, queued, tools)) ?? (await ofBinned(tx, queued, tools));
    if (whileHidden) {
      tx.set(document, whileHidden);
      if (whileHidden.status === 'withheld') forgetWaiting(tx, id, queued, docs);
      return undefined;
    }
    const written = await writeWhenDue(tx, queued, tools);
    const found = written && (await resolveReceiver(tx, { id, email: written.email }, tools));
    const refusal = found && (await refusalOf(tx, found.email, tools));
    const refused: Email = { ...ended(queued, now()), status: 'failed', dueAt: now() };
    const recordRefusal =
      refusal === 'failed'
        ? await prepareDeliveryRecord(tx, { id, email: refused, outcome: 'failed' }, tools)
        : undefined;
    const decision =
      !found || refusal === 'left'
        ? 'withhold'
        : queued.attempts === 0 && !queued.isCounted
          ? await decideSending(tx, found.email, tools)
          : await decideTryingAgain(tx, found.email, tools);
    if (!found || decision === 'withhold') {
      tx.set(document, { ...ended(queued, now()), status: 'withheld' });
      forgetWaiting(tx, id, queued, docs);
      found?.copy();
      return undefined;
    }
    const { isHeld: _held, ...email } = found.email;
    if (decision !== 'send') {
      tx.set(document, { ...email, isHeld: true, dueAt: decision.until });
      if (!queued.isHeld) held = email;
      return undefined;
    }
    // Only now, so that a stopped mailbox spends the same limits as an open one: nobody learns from
    // those which it is.
    if (refusal === 'withhold') {
      tx.set(document, { ...ended(queued, now()), status: 'withheld' });
      forgetWaiting(tx, id, queued, docs);
      return undefined;
    }
    if (recordRefusal) {
      tx.set(document, refused);
      recordRefusal();
      abandoned = refused;
      return undefined;
    }
    found.copy();
    written?.store(tx);
    // Its last sender died with it, like all before: it may be the e-mail that kills them, or have
    // arrived each time.
    if (email.attempts > backOff.length) {
      const lost: Email = { ...ended(email, now()), status: 'failed', dueAt: now() };
      const recordDelivery = await prepareDeliveryRecord(
        tx,
        { id, email: lost, outcome: 'failed' },
        tools,
      );
      tx.set(document, lost);
      recordDelivery();
      abandoned = lost;
      return undefined;
    }
    const claimed: Email = {
      ...email,
      status: 'sending',
      messageKey: messageKeyOf(id),
      ...(emailEntries[email.purpose].to === 'patient' && {
        mailbox: mailboxKeyOf(email.to.address, tools),
      }),
      attempts: email.attempts + 1,
      dueAt: new Date(now().getTime() + lease),
    };
    tx.set(document, claimed);
    return { email: claimed, wasDue: queued.dueAt };
  };
  const taken = await retryConflicts(() => inTransaction(db, taking));
  if (abandoned) await onDelivery({ id, email: abandoned, outcome: 'failed' }, tools);
  if (held) await tellWaiting(id, held, tools);
  return taken;
}

/**
 * Nobody gets e-mails about a binned request: they wait a day for somebody to bring it back, and
 * are then silently abandoned. Out: the e-mail to store; undefined if there is nothing to wait for.
 */
async function ofBinned(
  tx: Transaction,
  email: Email,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Email | undefined> {
  if (email.requestId === undefined) return undefined;
  const binned = await tx.get(collections(db).binned(email.slug, email.requestId));
  if (!binned.exists) return undefined;
  const waitsUntil = email.createdAt.getTime() + binPatience;
  if (now().getTime() >= waitsUntil) return { ...ended(email, now()), status: 'withheld' };
  return {
    ...email,
    status: 'due',
    dueAt: new Date(Math.min(waitsUntil, now().getTime() + binPause)),
  };
}

/**
 * Whoever has revoked their consent gets no e-mail but the one about that. Out: the e-mail to
 * store; undefined if it may be sent.
 */
async function ofRevoked(
  tx: Transaction,
  email: Email,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Email | undefined> {
  if (email.requestId === undefined || email.purpose === 'consentRevoked') return undefined;
  const revoked = await tx.get(collections(db).revokedRequest(email.slug, email.requestId));
  return revoked.exists ? { ...ended(email, now()), status: 'withheld' } : undefined;
}

async function storeAttempt(
  id: string,
  claim: Attempt,
  delivery: Delivery,
  tools: Tools,
  onDelivery: OnDelivery,
): Promise<Sending> {
  const { db, now } = tools;
  const taken = claim.email;
  const document = collections(db).email(id);
  const { email, outcome } = afterDelivery(claim, delivery, now());
  if (outcome === 'failed') await onDelivery({ id, email, outcome }, tools);
  // Whatever goes wrong there: an e-mail that was accepted must be stored as sent, or it would go
  // out again.
  if (outcome === 'sent')
    await onDelivery({ id, email, outcome }, tools).catch((error) =>
      reportUnforeseen('onDelivery', error),
    );
  const storing = async (tx: Transaction) => {
    const current = (await tx.get(document)).data();
    const isOver = outcome === 'sent' || outcome === 'failed';
    const recordDelivery = isOver
      ? await prepareDeliveryRecord(tx, { id, email, outcome }, tools)
      : undefined;
    // It bounced before the server's acceptance was recorded, or its recipient was erased
    // meanwhile.
    if (current?.bounced === 'hard' || current?.status === 'withheld') return;
    // A later attempt of another sender takes precedence, unless this one delivered the e-mail.
    const isMine = current?.status === 'sending' && current.attempts === taken.attempts;
    if (!current || !(isMine || (outcome === 'sent' && current.status !== 'sent'))) return;
    tx.set(document, isMine ? email : { ...email, attempts: current.attempts });
    recordDelivery?.();
  };
  await retryConflicts(() => db.runTransaction(storing));
  const isFirst = taken.attempts === 1 && !taken.isCounted;
  if (isFirst && outcome !== 'sent' && outcome !== 'failed') await tellWaiting(id, email, tools);
  return outcome;
}

/** What became of the e-mail is stored: without its line it is what it is all the same. */
function tellWaiting(id: string, email: Email, tools: Tools): Promise<void> {
  return recordWaiting(id, email, tools).catch((error) => reportUnforeseen('recordWaiting', error));
}

/** The e-mail after one attempt; `attempts` already counts it. Retains no copy of a key. */
function afterDelivery(
  { email, wasDue, pause }: Attempt,
  delivery: Delivery,
  now: Date,
): { email: Email; outcome: Sending } {
  const finished = ended(email, now);
  switch (delivery.kind) {
    case 'taken':
      return {
        email: { ...finished, status: 'sent', sentAt: now, dueAt: now, lastError: '' },
        outcome: 'sent',
      };
    case 'never':
      return {
        email: { ...finished, status: 'failed', dueAt: now, lastError: delivery.answer },
        outcome: 'failed',
      };
    case 'unable':
      return {
        email: {
          ...email,
          status: 'due',
          // Behind what is due: refused ones would stand before all others of their lane.
          dueAt: delivery.stopsAll ? wasDue : new Date(now.getTime() + pause),
          attempts: email.attempts - 1,
          isCounted: true,
          lastError: delivery.answer,
        },
        outcome: delivery.stopsAll ? 'stopped' : 'unable',
      };
    case 'unanswered':
    case 'tryLater': {
      const backingOff = backOff[email.attempts - 1];
      if (backingOff === undefined)
        return {
          email: { ...finished, status: 'failed', dueAt: now, lastError: delivery.answer },
          outcome: 'failed',
        };
      return {
        email: {
          ...email,
          status: 'due',
          dueAt: new Date(now.getTime() + backingOff),
          lastError: delivery.answer,
        },
        outcome: 'stopsAll' in delivery && delivery.stopsAll ? 'stopped' : 'later',
      };
    }
  }
}
