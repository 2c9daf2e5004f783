/**
 * Mailboxes that strangers' e-mails must not reach any more, and the link that says so, which every
 * e-mail to a typed address carries.
 */

import { mailboxOf } from '@platzwart/domain/contact/mailbox';
import { stopMonths } from '@platzwart/domain/contact/stop-months';
import type { StoppedMailbox } from '@platzwart/domain/contact/stopped-mailbox';
import { monthsLater } from '@platzwart/domain/dates/months';
import { emailEntries } from '@platzwart/domain/emails/emails';
import { isSentTo } from '@platzwart/domain/patient-portal/request-link';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import type { Capabilities, Tools } from '../core/tools.ts';
import { tokenPlaceholder } from './templates/stop-link.ts';

type Hash = Pick<Capabilities, 'keyedHash'>;

/** Half a keyed hash (hex): the other half of a token proves that we made it. */
const half = 32;

export function mailboxKeyOf(address: string, { keyedHash }: Hash): string {
  return keyedHash(`mailbox ${mailboxOf(address)}`).slice(0, half);
}

/** Of the link in e-mails to that address. */
export function stopTokenOf(address: string, tools: Hash): string {
  return tokenOf(mailboxKeyOf(address, tools), tools);
}

/**
 * The same for each e-mail to that mailbox, and valid as long as the key of the hashes: nothing is
 * stored for it.
 */
function tokenOf(key: string, tools: Hash): string {
  return Buffer.from(key + proofOf(key, tools), 'hex').toString('base64url');
}

/** The mailbox of the link; undefined if it is none of ours. */
export function mailboxKeyIn(token: string, tools: Hash): string | undefined {
  const hex = Buffer.from(token, 'base64url').toString('hex');
  const key = hex.slice(0, half);
  return tokenOf(key, tools) === token ? key : undefined;
}

function proofOf(key: string, { keyedHash }: Hash): string {
  return keyedHash(`link to stop the mailbox ${key}`).slice(0, half);
}

export function newStop(now: Date): StoppedMailbox {
  return { expiresAt: monthsLater(now, stopMonths) };
}

/** Its owner has shown that they want such e-mails. */
export async function liftStop(address: string, tools: Tools<'keyedHash'>): Promise<void> {
  await collections(tools.db).stoppedMailbox(mailboxKeyOf(address, tools)).delete();
}

/**
 * The e-mail with its mailbox's own link; only the sender knows the key of the hashes, whoever
 * wrote the e-mail.
 */
export function withStopLink(email: Email, tools: Hash): Email {
  if (!email.text.includes(tokenPlaceholder)) return email;
  const token = stopTokenOf(email.to.address, tools);
  const filled = (text: string) => text.replaceAll(tokenPlaceholder, token);
  return { ...email, text: filled(email.text), html: filled(email.html) };
}

/**
 * What becomes of an e-mail that its mailbox must not get: one that the request has left since,
 * which may be a stranger's, or a stopped one. 'failed' is recorded at its request like one that
 * came back, so that staff see that nothing reaches the address, never why, and call whom an offer
 * does not reach; 'withhold' is not; 'left' spends no limits of the mailbox either. Undefined: it is
 * sent, since the mailbox is open, its owner has confirmed the request, or can confirm it by this
 * e-mail, for which staff vouch.
 */
export async function refusalOf(
  tx: Transaction,
  email: Email,
  tools: Tools<'keyedHash'>,
): Promise<'failed' | 'withhold' | 'left' | undefined> {
  const { to, limitedPer, countedAs } = emailEntries[email.purpose];
  if (to !== 'patient' && to !== 'subscriber') return undefined;
  const docs = collections(tools.db);
  const request =
    email.requestId === undefined
      ? undefined
      : (await tx.get(docs.request(email.slug, email.requestId))).data();
  if (request && hasLeft(email, request))
    return email.purpose === 'vacancyOffer' ? 'failed' : 'left';
  const stop = (await tx.get(docs.stoppedMailbox(mailboxKeyOf(email.to.address, tools)))).data();
  if (!stop || stop.expiresAt <= tools.now()) return undefined;
  const isTyped =
    limitedPer !== undefined && ['bookings', 'notices', 'addresses'].includes(limitedPer);
  if (!request || request.email !== email.to.address) {
    const isOffered = to === 'patient' && countedAs === 'patients';
    return isTyped || isOffered ? 'withhold' : undefined;
  }
  if (request.emailConfirmedAt !== null) return isTyped ? 'withhold' : undefined;
  // Nothing but what they can confirm by: staff can make as many offers as they like.
  const canConfirm = limitedPer === 'bookings';
  return canConfirm && (email.isFromStaff || isVouchedFor(request)) ? undefined : 'failed';
}

function hasLeft({ purpose, to }: Email, request: TherapyRequest): boolean {
  return purpose !== 'formerAddress' && !isSentTo({ email: to.address }, request);
}

/**
 * Staff entered it for somebody they spoke to; until its e-mails fail, or its receiver says that it
 * was not them.
 */
function isVouchedFor({ source, emailFailedAt }: TherapyRequest): boolean {
  return source !== 'online' && emailFailedAt === null;
}
