/**
 * Adds the new requests of one call in bulk: what `apply-request-change.ts` does for one request.
 * One transaction writes requests, history, people's keys and the summed counter differences, or
 * nothing at all.
 */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { accepted, messages, type Outcome, refusedAt } from '@platzwart/domain/failure';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { OpenKey } from '@platzwart/domain/request/open-key';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { BinnedRequest } from '@platzwart/domain/retention/bin';
import type { Erasure } from '@platzwart/domain/retention/erasure';
import type { RevokedRequest } from '@platzwart/domain/retention/revocation';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { erasureOf } from '../core/record-erasure.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';
import { readTogether } from './read-together.ts';
import { writableCollections } from './writable-collections.ts';

/** The id of its first history line, which undoing an import relies on. */
export const importedLine = 'imported';

export type NewRequest = {
  readonly requestId: string;
  readonly after: TherapyRequest;
  readonly history: HistoryEntry;
};

type RequestsToAdd<A> = {
  readonly slug: string;
  /** Called in the transaction, before any decision: whether it may continue at all. */
  readonly allow: (tx: Transaction) => Promise<Outcome<A>>;
  /** The new requests, by the current form: a call's, of which each writes three documents. */
  readonly requests: (form: FormConfiguration, allowed: A) => readonly NewRequest[];
  /** Written with them; `added` does not count those that already existed. */
  readonly alongside: (tx: Transaction, allowed: A, added: number) => void;
};

/**
 * Adds requests; one whose id exists, even in the bin, with its consent revoked or erased, was added
 * before and stays as it is. Out: by id, those refused because the same person waits already. Failures:
 * an unknown practice (field companySlug), and what `allow` refuses.
 */
export async function addRequests<A>(
  { slug, allow, requests, alongside }: RequestsToAdd<A>,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Outcome<ReadonlySet<string>>> {
  const docs = writableCollections(db);
  return inTransaction(db, async (tx) => {
    const [[practice, form], allowed] = await Promise.all([
      readTogether<[Practice, FormConfiguration]>(tx, [docs.practice(slug), docs.form(slug)]),
      allow(tx),
    ]);
    if (!practice || !form)
      return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
    if (!allowed.ok) return allowed;

    const wanted = requests(form, allowed.value);
    const keys = [...new Set(wanted.flatMap(({ after }) => after.openKey ?? []))];
    const [known, binned, revoked, erased, holders] = await Promise.all([
      readAll<TherapyRequest>(
        tx,
        wanted.map(({ requestId }) => docs.request(slug, requestId)),
      ),
      readAll<BinnedRequest>(
        tx,
        wanted.map(({ requestId }) => docs.binned(slug, requestId)),
      ),
      readAll<RevokedRequest>(
        tx,
        wanted.map(({ requestId }) => docs.revokedRequest(slug, requestId)),
      ),
      readAll<Erasure>(
        tx,
        wanted.map(({ requestId }) => erasureOf(slug, requestId, docs)),
      ),
      waitingKeys(tx, slug, keys, db),
    ]);
    const isNew = (_request: NewRequest, i: number) =>
      !known[i] && !binned[i] && !revoked[i] && !erased[i];
    const waiting = new Set(holders);
    const samePerson = new Set<string>();
    const added: NewRequest[] = [];
    for (const request of wanted.filter(isNew)) {
      const { openKey } = request.after;
      if (openKey !== null && waiting.has(openKey)) samePerson.add(request.requestId);
      else added.push(request);
      if (openKey !== null) waiting.add(openKey);
    }

    for (const { requestId, after, history } of added) {
      tx.create(docs.request(slug, requestId), after);
      tx.create(docs.history(slug, requestId).doc(importedLine), history);
      moveOpenKey(tx, { slug, requestId, before: undefined, after }, docs);
    }
    const moved = added.map(({ after }) => ({ before: undefined, after }));
    moveCounters(tx, { slug, moved, now: now() }, db);
    alongside(tx, allowed.value, added.length);
    return accepted(samePerson);
  });
}

/** Those keys that belong to somebody with an open request. */
export async function waitingKeys(
  tx: Transaction,
  slug: string,
  keys: readonly string[],
  db: Tools['db'],
): Promise<string[]> {
  const docs = writableCollections(db);
  const held = await readAll<OpenKey>(
    tx,
    keys.map((key) => docs.openKey(slug, key)),
  );
  const named = keys.flatMap((key, i) => {
    const holder = held[i];
    return holder ? [{ key, requestId: holder.requestId }] : [];
  });
  const requests = await readAll<TherapyRequest>(
    tx,
    named.map(({ requestId }) => docs.request(slug, requestId)),
  );
  return named.filter((_each, i) => requests[i]?.status === 'open').map(({ key }) => key);
}

async function readAll<T>(
  tx: Transaction,
  references: readonly DocumentReference<T>[],
): Promise<(T | undefined)[]> {
  if (references.length === 0) return [];
  return (await tx.getAll(...references)).map((snapshot) => snapshot.data() as T | undefined);
}
