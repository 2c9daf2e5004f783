/**
 * The one door (design section 3): everything that moves a request into, out of, or between waiting lists passes here.
 *
 * One transaction reads the request as it is now, lets a pure rule decide, and writes the request, the exact
 * differences of the counters, the history line and the letters, or nothing at all. Counters are only ever incremented
 * blindly: a transaction that read a heatmap would wait for, or abort, every other booking of the practice.
 */
import type { Account } from '@platzwart/domain/account';
import { accepted, type Outcome, refused, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import type { Actor } from '@platzwart/domain/history';
import type { Member } from '@platzwart/domain/member';
import { paths } from '@platzwart/domain/paths';
import { may } from '@platzwart/domain/permission';
import type { Practice } from '@platzwart/domain/practice';
import type { TherapyRequest } from '@platzwart/domain/request';
import type { Change } from '@platzwart/domain/request-changes';
import { counterDifference, heatmapDifference } from '@platzwart/domain/waiting-list';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collections } from '../collections.ts';
import type { OutgoingLetter } from '../mail/outbox.ts';
import { queueLetter } from '../mail/outbox.ts';
import type { Tools } from '../tools.ts';

/** The practice as it is in the same transaction. */
export type PracticeNow = { practice: Practice; form: FormConfiguration; account: Account };

/** Given the request as it is now (undefined: there is none), what shall become of it, and who is told. */
export type Decide = (
  current: TherapyRequest | undefined,
  at: PracticeNow,
) => Outcome<Change | { change: Change; letters: OutgoingLetter[] }>;

export type RequestChange = {
  readonly slug: string;
  readonly requestId: string;
  /** A member is let through only with the permission to change requests, and only while the practice is not locked. */
  readonly by: Extract<Actor, { kind: 'member' | 'patient' }>;
  readonly decide: Decide;
};

/**
 * Applies one change to one request.
 * Failures: unknown practice (field companySlug), no membership or role (notAllowed), locked practice (field form), and
 * whatever `decide` refuses; nothing is written then.
 */
export async function changeRequest({ slug, requestId, by, decide }: RequestChange, { db }: Tools): Promise<Outcome<'done'>> {
  const docs = collections(db);
  return db.runTransaction(async (tx) => {
    const member = by.kind === 'member' ? docs.member(slug, by.uid) : undefined;
    const [practice, form, account, current, membership] = await readTogether<
      [Practice, FormConfiguration, Account, TherapyRequest, Member]
    >(tx, [docs.practice(slug), docs.form(slug), docs.account(slug), docs.request(slug, requestId), member]);
    if (by.kind === 'member' && !may(membership?.role, 'changeRequests')) return refused({ kind: 'notAllowed' });
    if (!practice || !form || !account) return refusedAt('companySlug', 'unknownPractice', sentences.practiceUnknown);
    if (by.kind === 'member' && practice.locked) return refusedAt(wholeForm, 'practiceLocked', sentences.practiceReadOnly);

    const decision = decide(current, { practice, form, account });
    if (!decision.ok) return decision;
    const { change, letters } =
      typeof decision.value === 'object' && 'change' in decision.value ? decision.value : { change: decision.value, letters: [] };
    if (change === 'unchanged') return accepted('done');

    const request = docs.request(slug, requestId);
    if (current) tx.set(request, change.after);
    else tx.create(request, change.after);
    moveCounters(tx, { slug, before: current, after: change.after }, db);
    tx.create(docs.history(slug, requestId).doc(), change.history);
    for (const letter of letters) queueLetter(tx, letter, db);
    return accepted('done');
  });
}

function moveCounters(
  tx: Transaction,
  { slug, before, after }: { slug: string; before: TherapyRequest | undefined; after: TherapyRequest },
  db: Tools['db'],
): void {
  for (const [locationId, cells] of heatmapDifference(before, after)) {
    tx.set(db.doc(paths.heatmap(slug, locationId)), { cells: increments(cells) }, { merge: true });
  }
  const { open, archived } = counterDifference(before, after);
  if (open !== 0 || archived !== 0) {
    tx.set(
      db.doc(paths.requestCounters(slug)),
      { open: FieldValue.increment(open), archived: FieldValue.increment(archived) },
      { merge: true },
    );
  }
}

/** Slot key -> a blind increment by that much. */
export function increments(cells: ReadonlyMap<string, number>): Record<string, FieldValue> {
  return Object.fromEntries([...cells].map(([key, n]) => [key, FieldValue.increment(n)]));
}

/** Several documents of different kinds in one round trip, undefined where there is none (or no reference was given). */
async function readTogether<T extends unknown[]>(
  tx: Transaction,
  references: { [K in keyof T]: DocumentReference<T[K]> | undefined },
): Promise<{ [K in keyof T]: T[K] | undefined }> {
  const given = (references as (DocumentReference | undefined)[]).filter((reference) => reference !== undefined);
  const read = new Map((await tx.getAll(...given)).map((snapshot) => [snapshot.ref.path, snapshot.data()]));
  return (references as (DocumentReference | undefined)[]).map((reference) => reference && read.get(reference.path)) as {
    [K in keyof T]: T[K] | undefined;
  };
}
