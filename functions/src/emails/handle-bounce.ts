/**
 * `POST /api/mail/bounce…`: an SMTP service reports what became of e-mails, in its own words
 * (`bounce-reports.ts`). Idempotent; unknown (or forgotten) e-mails change nothing and get the same
 * answer.
 */
import { isOfAddress } from '@platzwart/domain/patient-portal/request-link';
import { queries } from '@platzwart/domain/queries';
import type { Transaction } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/https';
import { collections, queryOf } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import { inParts } from '../core/in-parts.ts';
import { retryConflicts } from '../core/optimistic-write.ts';
import { reportUnforeseen } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';
import { type BounceReport, bounceReports } from './bounce-reports.ts';
import { ended } from './outbox.ts';
import { prepareDeliveryRecord } from './record-delivery.ts';
import type { OnDelivery } from './send-email.ts';
import { newStop } from './stopped-mailboxes.ts';

/** Reports of one request that are applied concurrently. */
const atOnce = 10;

type BounceTools = Pick<Tools, 'db' | 'now' | 'origin' | 'pause'>;

/** Stops follow-ups to that request's sender; `cause` makes a repeated report change nothing. */
export type EndQuestions = (
  about: { slug: string; requestId: string; address: string; cause: string },
  tools: BounceTools,
) => Promise<void>;

type Told = {
  endQuestions: EndQuestions;
  /** As for e-mails that were abandoned at once. */
  onDelivery: OnDelivery;
};

/**
 * Out: only the status, which reveals nothing. Without a configured key, every caller is refused.
 */
export async function handleBounce(
  request: Pick<Request, 'method' | 'headers' | 'rawBody'> & { readonly path?: string },
  { key, endQuestions, onDelivery }: { key: string } & Told,
  tools: Tools,
): Promise<{ status: 200 | 400 | 401 | 404 | 405 | 500 }> {
  if (request.method !== 'POST') return { status: 405 };
  const found = bounceReports(request, { key, now: tools.now() });
  if ('status' in found) return found;
  const reports = [...found.reports];
  const worker = async () => {
    for (let next = reports.pop(); next; next = reports.pop())
      await applyBounce(next, { endQuestions, onDelivery }, tools);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
    return { status: 200 };
  } catch (error) {
    reportUnforeseen('mailBounce', error);
    return { status: 500 };
  }
}

async function applyBounce(
  { messageKey, kind, address }: BounceReport,
  { endQuestions, onDelivery }: Told,
  tools: Tools,
): Promise<void> {
  // A full mailbox may have space tomorrow; the service retries.
  if (messageKey === '' || kind === 'soft') return;
  const [found] = (
    await queryOf(collections(tools.db).outbox(), queries.emailOfMessage(messageKey)).get()
  ).docs;
  if (!found) return;
  const email = found.data();
  if (email.to.address.toLowerCase() !== address.trim().toLowerCase()) return;
  if (kind === 'hard') await giveUp(found.id, email, onDelivery, tools);
  else await takeComplaint(found.id, email, endQuestions, tools);
}

/** As if the server had refused it immediately. */
async function giveUp(
  id: string,
  bounced: Email,
  onDelivery: OnDelivery,
  tools: Tools,
): Promise<void> {
  await onDelivery({ id, email: bounced, outcome: 'failed' }, tools);
  const document = collections(tools.db).email(id);
  const giving = async (tx: Transaction) => {
    const email = (await tx.get(document)).data();
    if (
      !email ||
      email.bounced === 'hard' ||
      email.status === 'failed' ||
      email.status === 'withheld'
    )
      return;
    const recordDelivery = await prepareDeliveryRecord(tx, { id, email, outcome: 'failed' }, tools);
    const failed = { status: 'failed', bounced: 'hard', lastError: 'It came back.' } as const;
    // Before its sender has stored that it left: nobody ends it any more.
    if (email.status === 'sent') tx.update(document, failed);
    else tx.set(document, { ...ended(email, tools.now()), ...failed });
    recordDelivery();
  };
  await retryConflicts(() => tools.db.runTransaction(giving));
}

/**
 * The mailbox's owner does not want what reached it: as if it had come back, for every request of
 * the last weeks whose address nobody has confirmed. The practice sees no difference.
 */
export async function recordUnwanted(
  mailbox: string,
  onDelivery: OnDelivery,
  tools: Tools,
): Promise<void> {
  const docs = collections(tools.db);
  for await (const part of inParts(queryOf(docs.outbox(), queries.emailsOfMailbox(mailbox))))
    for (const found of part) {
      const email = found.data();
      // What is still to be sent fails by itself.
      if (email.status !== 'sent' || email.requestId === undefined) continue;
      const request = (await docs.request(email.slug, email.requestId).get()).data();
      if (request?.email === email.to.address && request.emailConfirmedAt === null)
        await giveUp(found.id, email, onDelivery, tools);
    }
}

/**
 * The recipient marked it as spam: follow-ups to them stop, and what strangers cause, if nobody has
 * confirmed the address; nothing if the request has another one by now. E-mails that they cause
 * themselves, and the last one before their data are deleted, still come. Complaints about e-mails
 * to a practice have no effect: its team chooses in its settings.
 */
async function takeComplaint(
  id: string,
  { slug, requestId, mailbox, to }: Email,
  endQuestions: EndQuestions,
  tools: BounceTools,
): Promise<void> {
  const docs = collections(tools.db);
  if (requestId !== undefined) {
    await endQuestions({ slug, requestId, address: to.address, cause: `complaint_${id}` }, tools);
    const request = (await docs.request(slug, requestId).get()).data();
    const isUnconfirmed =
      request?.emailConfirmedAt === null && isOfAddress({ email: to.address }, request);
    if (mailbox !== undefined && isUnconfirmed)
      await docs.stoppedMailbox(mailbox).set(newStop(tools.now()));
  }
  const document = docs.email(id);
  await tools.db.runTransaction(async (tx) => {
    const email = (await tx.get(document)).data();
    if (email && email.bounced === undefined) tx.update(document, { bounced: 'complaint' });
  });
}
