/**
 * What a step of a vacancy does to requests: stored fields, and moves into and out of the waiting
 * lists.
 */
import { accepted, type Outcome } from '@platzwart/domain/failure';
import { logContact } from '@platzwart/domain/request/changes';
import type { Actor } from '@platzwart/domain/request/history';
import { type ContactOutcome, wantedStep } from '@platzwart/domain/request/next-step';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { requestAfterStep } from '@platzwart/domain/vacancies/request-after-step';
import type { RequestStep } from '@platzwart/domain/vacancies/step-types';
import { isOnlyClaimed } from '@platzwart/domain/waiting-list/only-claimed';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { samePersonWaits } from './apply-request-change.ts';
import { newerRequest } from './bin.ts';
import type { WritableCollections } from './writable-collections.ts';
import { type Written, yieldingTo } from './write-requests.ts';

/** A contact by phone that led to the answer: recorded as `logContact` does. */
export type PhoneContact = {
  readonly requestId: string;
  readonly logId: string;
  readonly outcome: ContactOutcome;
};

export function contactLineId({ logId }: Pick<PhoneContact, 'logId'>): string {
  return `contact_${logId}`;
}

type About = {
  readonly slug: string;
  readonly vacancyId: string;
  /** Of the vacancy, after the step: part of the lines' ids. */
  readonly revision: number;
  readonly steps: ReadonlyMap<string, RequestStep>;
  readonly before: ReadonlyMap<string, DocumentSnapshot<TherapyRequest>>;
  readonly contact: PhoneContact | undefined;
  readonly by: Actor;
  readonly now: Date;
};

/**
 * The changed requests. Reads with the transaction what moves need: the form, and whether the same
 * person has another open request, which refuses a return to the list (field requestId), unless it
 * is only claimed and without an offer: then it gives way.
 */
export async function changedRequests(
  tx: Transaction,
  about: About,
  docs: WritableCollections,
): Promise<Outcome<Written[]>> {
  const { slug, vacancyId, revision, steps, before, contact, by, now } = about;
  const ids = new Set([...steps.keys(), ...(contact ? [contact.requestId] : [])]);
  const needsForm = [...steps.values()].some(
    ({ patch, move }) => patch.slots !== undefined || move === 'reactivate',
  );
  const form = needsForm ? (await tx.get(docs.form(slug))).data() : undefined;
  const written: Written[] = [];
  for (const requestId of ids) {
    const read = before.get(requestId);
    const current = read?.data();
    if (!current) continue;
    const moved = requestAfterStep(current, steps.get(requestId), { form, by, now });
    const isReturning = moved.after.status === 'open' && current.status !== 'open';
    const holder = isReturning && (await newerRequest(tx, slug, moved.after, docs));
    if (holder && holder.id !== requestId) {
      // To whom the team offers a place, it has to speak.
      if (!isOnlyClaimed(holder) || holder.offer) return samePersonWaits();
      written.push(yieldingTo(requestId, holder, { slug, now }, docs));
    }
    const lines = moved.history.map((entry, n) => ({
      id: `offer_${vacancyId}_${revision}_${n}`,
      entry,
    }));
    const logged =
      contact?.requestId === requestId ? contacted(moved.after, contact, by, now) : undefined;
    if (contact && logged) lines.push({ id: contactLineId(contact), entry: logged.history });
    if (!steps.has(requestId) && lines.length === 0) continue;
    written.push({ requestId, read, before: current, after: logged?.after ?? moved.after, lines });
  }
  return accepted(written);
}

/** The next step stays. An archived request keeps its history only. */
function contacted(current: TherapyRequest, { outcome }: PhoneContact, by: Actor, now: Date) {
  const nextStep = wantedStep(current.nextStep);
  const logged = logContact(current, { contact: outcome, nextStep }, by, now);
  return logged.ok && logged.value !== 'unchanged' ? logged.value : undefined;
}
