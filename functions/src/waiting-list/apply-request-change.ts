/**
 * Changes one request. Only the functions in this folder move requests into, out of, or between
 * waiting lists.
 *
 * One transaction reads the current request, lets a pure rule decide, and writes the request, the
 * exact counter differences, the history line and the e-mails, or nothing at all. Counters only
 * ever change by blind increments: a transaction that read a heatmap would wait for, or abort,
 * every other booking of the practice.
 */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  accepted,
  functionsMessages,
  messages,
  type Outcome,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import type { RequestLink } from '@platzwart/domain/patient-portal/request-link';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { Change } from '@platzwart/domain/request/changes';
import type { Actor, HistoryEntry } from '@platzwart/domain/request/history';
import type { OpenKey } from '@platzwart/domain/request/open-key';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import type { BinnedRequest } from '@platzwart/domain/retention/bin';
import type { EndedOffer } from '@platzwart/domain/vacancies/step-types';
import type { Transaction } from 'firebase-admin/firestore';
import type { OutgoingEmail } from '../core/email.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeLog } from '../core/write-log.ts';
import { areQueued, queueEmail } from '../emails/outbox.ts';
import type { VacancyTools } from './apply-vacancy-change.ts';
import { endOffersOf, holdsOffer } from './end-offers.ts';
import { readTogether } from './read-together.ts';
import { type WritableCollections, writableCollections } from './writable-collections.ts';
import { writeRequests, yieldingTo } from './write-requests.ts';

/** The practice, as read in the same transaction. */
export type PracticeNow = { practice: Practice; form: FormConfiguration; account: Account };

/** The change to a request, its e-mails, and the links they carry. */
export type Decision = {
  readonly change: Change;
  /** History lines that a new request brings along, older than the change's own. */
  readonly earlier?: readonly HistoryEntry[];
  /** The same person's other open request (`whenSamePersonWaits`) becomes a repeat of this one. */
  readonly givesWay?: boolean;
  readonly emails?: readonly OutgoingEmail[];
  readonly links?: readonly { readonly tokenHash: string; readonly link: RequestLink }[];
};

/** Decides from the current request (undefined: there is none). */
export type Decide = (
  current: TherapyRequest | undefined,
  at: PracticeNow,
) => Outcome<Change | Decision>;

export type RequestChange = {
  readonly slug: string;
  readonly requestId: string;
  readonly decide: Decide;
  /** Id of the history line: if it exists, the change was made before and nothing happens. */
  readonly historyId?: string;
  /**
   * The person's key that is probably needed: read along with the rest, which saves a round trip if
   * it is the right one.
   */
  readonly likelyKey?: string;
  /**
   * Replaces the change if the same person has another open request; without it, the change is
   * refused.
   */
  readonly whenSamePersonWaits?: (
    other: WithId<TherapyRequest>,
    current: TherapyRequest | undefined,
    at: PracticeNow,
    change: Exclude<Change, 'unchanged'>,
  ) => Outcome<Change | Decision>;
  /**
   * Checked after `decide`, alongside further reads, before `whenSamePersonWaits`: whether the
   * practice's limits allow this.
   */
  readonly within?: (
    before: TherapyRequest | undefined,
    after: TherapyRequest,
    at: PracticeNow,
  ) => Promise<Outcome<unknown>>;
  /**
   * The refusal's message if the change would create a request whose id is in the bin, or among
   * those whose consent was revoked.
   */
  readonly inBin?: string;
  /** Given the offer that ended because the request leaves the list, as it was. */
  readonly onEnded?: (ended: EndedOffer) => void;
  /**
   * Checked during the reads: whether the caller may change anything right now; the returned
   * function writes with the change.
   */
  readonly allow?: (tx: Transaction) => Promise<Outcome<(tx: Transaction) => void>>;
};

/**
 * Applies one change to one request; what leaves the list by it loses its offer first. A request
 * that is in the bin, or whose consent was revoked, does not count: nothing changes it, and none is
 * created in its place (field form). Failures: unknown practice (field companySlug), another open
 * request of the same person (field requestId), and whatever `decide`, `allow` or `within` refuses;
 * nothing is written then.
 */
export async function applyRequestChange(
  change: RequestChange,
  tools: VacancyTools,
): Promise<Outcome<Record<string, never>>> {
  for (;;) {
    const outcome = await changeUnlessOffered(change, tools);
    if (!('holdsOffer' in outcome)) return outcome;
    const { slug } = change;
    const { holdsOffer: requestId, by } = outcome;
    const ended = await endOffersOf({ slug, requestId, by }, tools);
    if (ended && requestId === change.requestId) change.onEnded?.(ended);
  }
}

/**
 * Nothing is written if it would take a request off the list that a vacancy still counts on:
 * `holdsOffer` is its id.
 */
async function changeUnlessOffered(
  {
    slug,
    requestId,
    decide,
    historyId,
    likelyKey,
    whenSamePersonWaits = samePersonWaits,
    inBin = messages.requestIdTaken,
    allow = everybody,
    within = noLimits,
  }: RequestChange,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Outcome<Record<string, never>> | { readonly holdsOffer: string; readonly by: Actor }> {
  const docs = writableCollections(db);
  return inTransaction(db, async (tx) => {
    const lines = docs.history(slug, requestId);
    const historyDocument = historyId === undefined ? lines.doc() : lines.doc(historyId);
    const [[practice, form, account, current, binned, likelyHolder, line], allowed] =
      await Promise.all([
        readTogether<
          [
            Practice,
            FormConfiguration,
            Account,
            TherapyRequest,
            BinnedRequest,
            OpenKey,
            HistoryEntry,
          ]
        >(tx, [
          docs.practice(slug),
          docs.form(slug),
          docs.account(slug),
          docs.request(slug, requestId),
          docs.binned(slug, requestId),
          likelyKey === undefined ? undefined : docs.openKey(slug, likelyKey),
          historyId === undefined ? undefined : historyDocument,
        ]),
        allow(tx),
      ]);
    if (!practice || !form || !account)
      return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);

    if (line) return accepted({});
    const at = { practice, form, account };
    let decision = decided(decide(current, at));
    if (!decision.ok) return decision;
    // Before the numbers are read, which may take a while: whoever is over their limit costs nothing.
    if (decision.value.change !== 'unchanged' && !allowed.ok) return allowed;
    const needed = neededKey(current, decision.value.change);
    // A booking reads the same whoever waits, so that its timing reveals nothing.
    const key = likelyKey === undefined ? needed : keyOf(decision.value.change);
    const { change: wanted } = decision.value;
    const creates = wanted !== 'unchanged' && !current;
    const [holder, allowedByLimits, revoked] = await Promise.all([
      key === null || key === likelyKey
        ? likelyHolder
        : tx.get(docs.openKey(slug, key)).then((found) => found.data()),
      wanted === 'unchanged' ? noLimits() : within(current, wanted.after, at),
      creates ? tx.get(docs.revokedRequest(slug, requestId)) : undefined,
    ]);
    if (!allowedByLimits.ok) return allowedByLimits;
    const other =
      key === null
        ? undefined
        : await otherOfSamePerson(
            tx,
            { slug, requestId, holder: needed === null ? undefined : holder },
            docs,
          );
    if (other && decision.value.change !== 'unchanged')
      decision = decided(whenSamePersonWaits(other, current, at, decision.value.change));
    if (!decision.ok) return decision;
    const { change, earlier = [], givesWay = false, emails = [], links = [] } = decision.value;
    if ((binned || revoked?.exists) && !current && change !== 'unchanged')
      return refusedAt(wholeForm, 'requestIdTaken', inBin);
    if (change === 'unchanged' && (await areQueued(tx, emails, db))) return accepted({});
    if (!allowed.ok) return allowed;

    const yielding = givesWay ? other : undefined;
    const isLeaving = change !== 'unchanged' && change.after.status === 'archived';
    if (change !== 'unchanged') {
      const leaving = [
        ...(isLeaving && current ? [{ ...current, id: requestId }] : []),
        ...(yielding ? [yielding] : []),
      ];
      for (const { id, offer } of leaving)
        if (offer && (await holdsOffer(tx, { slug, requestId: id, offer }, docs)))
          return { holdsOffer: id, by: change.history.by };
    }

    allowed.value(tx);
    if (change !== 'unchanged') {
      const { history: entry } = change;
      const after = isLeaving ? { ...change.after, offer: null } : change.after;
      const written = [
        ...(yielding ? [yieldingTo(requestId, yielding, { slug, now: now() }, docs)] : []),
        {
          requestId,
          before: current,
          after,
          lines: [
            ...earlier.map((each) => ({ id: lines.doc().id, entry: each })),
            { id: historyDocument.id, entry },
          ],
        },
      ];
      writeRequests(tx, { slug, written, now: now() }, db);
      logMove(tx, slug, entry, docs);
    }
    // As a separate booking would write it: of two concurrent ones the second waits, whoever waits
    // already.
    if (other && !yielding && key !== null)
      tx.set(docs.openKey(slug, key), { requestId: other.id });
    for (const { tokenHash, link } of links) tx.create(docs.requestLink(tokenHash), link);
    for (const email of emails) queueEmail(tx, email, db);
    return accepted({});
  });
}

/** What a member takes off the list, or puts back. */
function logMove(
  tx: Transaction,
  slug: string,
  entry: HistoryEntry,
  docs: WritableCollections,
): void {
  const { at, by, what } = entry;
  if (by.kind !== 'member' || (what !== 'archived' && what !== 'reactivated')) return;
  const move = what === 'archived' ? 'requestArchived' : 'requestReactivated';
  writeLog(tx, slug, { at, by, what: move, count: 1 }, docs);
}

const everybody = (): Promise<Outcome<() => void>> => Promise.resolve(accepted(() => undefined));

const noLimits = (): Promise<Outcome<unknown>> => Promise.resolve(accepted({}));

export const samePersonWaits = () =>
  refusedAt('requestId', 'samePersonWaits', functionsMessages.samePersonWaits);

function decided(outcome: Outcome<Change | Decision>): Outcome<Decision> {
  if (!outcome.ok) return outcome;
  const { value } = outcome;
  return accepted(typeof value === 'object' && 'change' in value ? value : { change: value });
}

function keyOf(change: Change): string | null {
  return change === 'unchanged' ? null : change.after.openKey;
}

/** The person's key this request will need, if it does not hold it already. */
function neededKey(before: TherapyRequest | undefined, change: Change): string | null {
  if (change === 'unchanged' || change.after.status !== 'open') return null;
  const isOwn = before?.status === 'open' && before.openKey === change.after.openKey;
  return isOwn ? null : change.after.openKey;
}

/**
 * Of two at the same instant the second sees the first: `holder` is read in the transaction that
 * writes it.
 */
async function otherOfSamePerson(
  tx: Transaction,
  { slug, requestId, holder }: { slug: string; requestId: string; holder: OpenKey | undefined },
  docs: WritableCollections,
): Promise<WithId<TherapyRequest> | undefined> {
  const id = holder?.requestId ?? requestId;
  const other = (await tx.get(docs.request(slug, id))).data();
  return id !== requestId && other?.status === 'open' ? { ...other, id } : undefined;
}
