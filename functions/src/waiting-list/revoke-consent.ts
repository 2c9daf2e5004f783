/**
 * A person revokes their consent (GDPR Art. 7(3), 17(1)(b)): their request leaves everything the
 * practice can read, in one transaction, with what was merged into it, its history and its offers.
 * The person alone can bring it back, until it is erased.
 */
import { accepted, messages, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { everyRequest, queries } from '@platzwart/domain/queries';
import type { Actor, HistoryEntry } from '@platzwart/domain/request/history';
import { portalMessages } from '@platzwart/domain/request/portal-messages';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import type { BinnedRequest } from '@platzwart/domain/retention/bin';
import {
  decidesFor,
  erasureAfter,
  isErasureDue,
  type RevokedRequest,
  renewed,
  revoked,
} from '@platzwart/domain/retention/revocation';
import { revocationDays } from '@platzwart/domain/retention/revocation-days';
import type { Member } from '@platzwart/domain/team/member';
import type { Offer } from '@platzwart/domain/vacancies/offer';
import { isOnlyClaimed } from '@platzwart/domain/waiting-list/only-claimed';
import type {
  CollectionReference,
  DocumentReference,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { queryOf } from '../core/collections.ts';
import { linesAtOnce, someAtOnce } from '../core/in-parts.ts';
import { forgetErasure, recordErasure } from '../core/record-erasure.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeLog } from '../core/write-log.ts';
import { emailsOf, erasureCountsFrom } from '../emails/left-late.ts';
import { queueEmail } from '../emails/outbox.ts';
import { administratorsOf } from '../emails/receivers.ts';
import type { Decision, PracticeNow } from './apply-request-change.ts';
import type { VacancyTools } from './apply-vacancy-change.ts';
import { newerRequest } from './bin.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';
import { eraseRevokedIf } from './delete-request.ts';
import { endOffersOf, forgetOffers, holdsOffer } from './end-offers.ts';
import { mergedInto } from './merged-into.ts';
import { readTogether } from './read-together.ts';
import { releaseFormerRepeats } from './release-repeats.ts';
import { type WritableCollections, writableCollections } from './writable-collections.ts';
import { writeRequests, yieldingTo } from './write-requests.ts';

type Target = { readonly slug: string; readonly requestId: string };

/** Those taken from the practice, or brought back. */
export type Told = {
  readonly at: PracticeNow;
  readonly administrators: readonly Member[];
  readonly requests: readonly WithId<TherapyRequest>[];
  readonly eraseAt: Date;
};
type Tell = (told: Told) => Pick<Decision, 'emails' | 'links'>;

const by: Actor = { kind: 'patient' };

type Revocation = Target & {
  readonly revokedAt: Date;
  /** Asked about the stored request in the transaction. */
  readonly allow: (stored: TherapyRequest) => Outcome<unknown>;
  /** Who hears of it, once. */
  readonly tell?: Tell;
};

/**
 * Takes the request from the practice, wherever it lies, in a locked practice too. Its offer ends
 * first, so that the next person is asked. Idempotent: repeated, it finishes what was interrupted.
 * Failures: unknown practice (field companySlug), a request that is gone (field requestId), what
 * `allow` refuses.
 */
export async function revokeConsent(
  revocation: Revocation,
  tools: VacancyTools,
): Promise<Outcome<Record<string, never>>> {
  const { slug, requestId } = revocation;
  const docs = writableCollections(tools.db);
  await releaseFormerRepeats({ slug, requestId }, tools);
  for (;;) {
    // Outside the transaction: a query of requests within it would block every booking. Asked again
    // once all of these are taken, for repeats that arrive meanwhile: there may be thousands.
    const { root, ids: all, left } = await together({ slug, requestId }, docs);
    const taken = await takeAll({ ...revocation, root, ids: left }, tools);
    if (!taken.ok) return taken;
    if (taken.value > 0) continue;
    await someAtOnce(all, (id) =>
      moveLines(
        {
          from: docs.history(slug, id),
          to: docs.revokedHistory(slug, id),
          of: [docs.revokedRequest(slug, id)],
        },
        tools,
      ),
    );
    // Vacancies no longer name them. If this is interrupted, they are skipped at their turn, and
    // forgotten with their erasure.
    await forgetOffers({ slug, requestIds: all }, tools);
    return accepted({});
  }
}

/** In as many transactions as they need. Out: how many of them were still there. */
async function takeAll({ ids, ...taking }: Taking, tools: VacancyTools): Promise<Outcome<number>> {
  let moved = 0;
  for (let left = ids; left.length > 0; ) {
    const some = left.slice(0, takenAtOnce);
    const taken = await inTransaction(tools.db, (tx) =>
      take(tx, { ...taking, ids: some }, tools.db),
    );
    if (!taken.ok) return taken;
    if ('holdsOffer' in taken.value) {
      const { slug } = taking;
      await endOffersOf({ slug, requestId: taken.value.holdsOffer, by }, tools);
    } else {
      moved += taken.value.moved;
      left = left.slice(taken.value.done);
    }
  }
  return accepted(moved);
}

/**
 * Requests that one transaction takes, the person's own first: anybody may have sent repeats of
 * them.
 */
const takenAtOnce = 20;

/**
 * Characters of JSON that one transaction moves, requests and lines together: a commit takes ten
 * megabytes, and strangers and members decide how much there is.
 */
const movedAtOnce = 1_000_000;

/** Lines of each, the latest; what a history has beyond that follows. */
const latestLines = 20;

type Lines = {
  readonly from: CollectionReference<HistoryEntry>;
  readonly to: CollectionReference<HistoryEntry>;
  /** The request that they belong to, while one of these exists. */
  readonly of: readonly DocumentReference[];
};

/** What a history has beyond that. */
async function moveLines({ from, to, of }: Lines, { db }: Pick<Tools, 'db'>): Promise<void> {
  for (;;) {
    const moved = await inTransaction(db, async (tx) => {
      const [lines, ...there] = await Promise.all([
        tx.get(from.limit(linesAtOnce)),
        ...of.map((each) => tx.get(each)),
      ]);
      if (!there.some(({ exists }) => exists)) return 0;
      moveAll(tx, lines.docs, to);
      return lines.size;
    });
    if (moved < linesAtOnce) return;
  }
}

function moveAll(
  tx: Transaction,
  lines: readonly QueryDocumentSnapshot<HistoryEntry>[],
  to: CollectionReference<HistoryEntry>,
): void {
  for (const line of lines) {
    tx.delete(line.ref);
    const entry = line.data();
    // Whoever has revoked gets that e-mail no more.
    if (entry.what !== 'emailWaits') tx.set(to.doc(line.id), entry);
  }
}

type Below = {
  readonly lines: readonly QueryDocumentSnapshot<HistoryEntry>[];
  readonly offers: readonly QueryDocumentSnapshot<Offer>[];
};

/**
 * The latest lines and the offers of as many of these requests as one transaction moves, in their
 * order; of the first two in any case, which are the person's own.
 */
async function belowOf<T extends { id: string }>(
  tx: Transaction,
  requests: readonly T[],
  from: { lines: (id: string) => Query<HistoryEntry>; offers: (id: string) => Query<Offer> },
): Promise<(T & Below)[]> {
  const moving: (T & Below)[] = [];
  let size = 0;
  for (const request of requests) {
    const [lines, offers] = await Promise.all([
      tx.get(from.lines(request.id).orderBy('at', 'desc').limit(latestLines)),
      tx.get(from.offers(request.id)),
    ]);
    const own = { lines: lines.docs, offers: offers.docs };
    size += JSON.stringify([request, ...lines.docs.map((line) => line.data())]).length;
    if (size > movedAtOnce && moving.length > 1) break;
    moving.push({ ...request, ...own });
  }
  return moving;
}

/**
 * The first request of that person, and the ids of all that belong to it, on the lists, in the bin
 * or already taken; `left`: without those that are taken.
 */
async function together(
  { slug, requestId }: Target,
  docs: WritableCollections,
): Promise<{ root: string; ids: string[]; left: string[] }> {
  const taken = (await docs.revokedRequest(slug, requestId).get()).data();
  const root = taken ? (taken.revokedWith ?? requestId) : await firstOf({ slug, requestId }, docs);
  const taking = queries.revokedWith(root, everyRequest);
  const others = await queryOf(docs.revoked(slug), taking).select().get();
  const known = new Set([root, requestId]);
  const takenBefore = others.docs.map(({ id }) => id).filter((id) => !known.has(id));
  const all = [docs.requests(slug), docs.bin(slug)];
  const left = [...known, ...(await mergedInto([...known, ...takenBefore], all))];
  return { root, ids: [...left, ...takenBefore], left };
}

/** Follows merges by the team as far as the link decides. */
async function firstOf({ slug, requestId }: Target, docs: WritableCollections): Promise<string> {
  const stored = async (id: string) =>
    (await docs.request(slug, id).get()).data() ?? (await docs.binned(slug, id).get()).data();
  const request = await stored(requestId);
  if (!request || request.mergedInto === null) return requestId;
  const into = await stored(request.mergedInto);
  return into && decidesFor(request, into)
    ? firstOf({ slug, requestId: request.mergedInto }, docs)
    : requestId;
}

type Taking = Revocation & { readonly root: string; readonly ids: readonly string[] };
/** `done`: how many of the ids, in their order; those that are left need another transaction. */
type Taken = { readonly holdsOffer: string } | { readonly moved: number; readonly done: number };

/** Reads first, as a transaction must. */
async function take(
  tx: Transaction,
  { slug, requestId, root, ids, revokedAt: now, allow, tell }: Taking,
  db: Tools['db'],
): Promise<Outcome<Taken>> {
  const docs = writableCollections(db);
  const [at, first, ...stored] = await Promise.all([
    practiceNow(tx, slug, docs),
    tx.get(docs.revokedRequest(slug, root)).then((found) => found.data()),
    ...ids.map(async (id) => {
      const [onList, inBin] = await readTogether<[TherapyRequest, BinnedRequest]>(tx, [
        docs.request(slug, id),
        docs.binned(slug, id),
      ]);
      return { id, onList, inBin };
    }),
  ]);
  if (!at) return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
  const leaving = stored.flatMap(({ id, onList, inBin }) => {
    const before = onList ?? inBin;
    return before ? [{ id, onList, before }] : [];
  });
  if (leaving.length === 0)
    return first
      ? accepted({ moved: 0, done: ids.length })
      : refusedAt('requestId', 'requestGone', messages.requestGone);
  const asked = leaving.find(({ id }) => id === requestId);
  const allowed = asked ? allow(asked.before) : accepted({});
  if (!allowed.ok) return allowed;
  for (const { id, onList } of leaving) {
    if (onList?.offer && (await holdsOffer(tx, { slug, requestId: id, offer: onList.offer }, docs)))
      return accepted({ holdsOffer: id });
  }
  // Of these requests alone, so that no booking waits. Whoever writes a line or an offer reads the
  // request, and will not find it.
  const moving = await belowOf(tx, leaving, {
    lines: (id) => docs.history(slug, id),
    offers: (id) => docs.offers(slug).where('requestId', '==', id),
  });
  const administrators = tell && !first ? await administratorsOf(slug, tx, docs) : [];

  const revokedAt = first?.revokedAt ?? now;
  for (const { id, onList, before, lines, offers } of moving) {
    tx.delete(onList ? docs.request(slug, id) : docs.binned(slug, id));
    tx.set(
      docs.revokedRequest(slug, id),
      revoked(before, { revokedAt, revokedWith: id === root ? null : root }),
    );
    moveAll(tx, lines, docs.revokedHistory(slug, id));
    for (const offer of offers) {
      tx.delete(offer.ref);
      tx.set(docs.revokedOffers(slug, id).doc(offer.id), offer.data());
    }
    tx.create(docs.revokedHistory(slug, id).doc(), { at: now, by, what: 'consentRevoked' });
    if (onList) moveOpenKey(tx, { slug, requestId: id, before: onList, after: undefined }, docs);
    recordErasure(tx, { what: 'consent', slug, id }, revokedAt, docs);
  }
  const moved = moving.flatMap(({ onList }) =>
    onList ? [{ before: onList, after: undefined }] : [],
  );
  moveCounters(tx, { slug, moved, now }, db);
  writeLog(tx, slug, { at: now, by, what: 'consentRevoked', count: moving.length }, docs);
  if (tell && !first) {
    const requests = leaving.map(({ id, before }) => ({ ...before, id }));
    write(tx, tell({ at, administrators, requests, eraseAt: erasureAfter(revokedAt) }), db);
  }
  const next = leaving[moving.length];
  return accepted({ moved: moving.length, done: next ? ids.indexOf(next.id) : ids.length });
}

function write(
  tx: Transaction,
  { emails = [], links = [] }: Pick<Decision, 'emails' | 'links'>,
  db: Tools['db'],
): void {
  const docs = writableCollections(db);
  for (const { tokenHash, link } of links) tx.create(docs.requestLink(tokenHash), link);
  for (const email of emails) queueEmail(tx, email, db);
}

async function practiceNow(
  tx: Transaction,
  slug: string,
  docs: WritableCollections,
): Promise<PracticeNow | undefined> {
  const [practice, form, account] = await readTogether<[Practice, PracticeNow['form'], Account]>(
    tx,
    [docs.practice(slug), docs.form(slug), docs.account(slug)],
  );
  return practice && form && account && { practice, form, account };
}

/** The same again, after a backup was restored that did not know it. Out: whether it was there. */
export async function revokeAgain(
  { slug, requestId, at }: Target & { at: Date },
  tools: VacancyTools,
): Promise<boolean> {
  const docs = writableCollections(tools.db);
  const [onList, inBin] = await Promise.all([
    docs.request(slug, requestId).get(),
    docs.binned(slug, requestId).get(),
  ]);
  const request = onList.data() ?? inBin.data();
  if (!request || request.requestedAt > at) return false;
  return (await revokeConsent({ slug, requestId, revokedAt: at, allow: () => accepted({}) }, tools))
    .ok;
}

type Renewal = Target & {
  /** Of the accepted consent text. */
  readonly version: string;
  readonly now: Date;
  readonly allow: (stored: TherapyRequest) => Outcome<unknown>;
  /** Asked in the transaction; the returned function writes with it. */
  readonly limit: (tx: Transaction) => Promise<Outcome<(tx: Transaction) => void>>;
  readonly tell: Tell;
};

/**
 * Brings a request back whose consent was revoked, with all of that person that was taken with it,
 * and with a new consent: to where it was. A newer one that is only claimed gives way; its offer
 * ends first. In a locked practice too. Succeeds if it is back already. Failures: unknown practice
 * (field companySlug); too late, the person waits with a newer request (field form); what `allow`
 * and `limit` refuse.
 */
export async function renewConsent(
  renewal: Renewal,
  tools: VacancyTools,
): Promise<Outcome<Record<string, never>>> {
  const { slug, requestId } = renewal;
  const { db } = tools;
  const docs = writableCollections(db);
  const taken = (await docs.revokedRequest(slug, requestId).get()).data();
  const root = taken ? await rootOf({ slug, requestId }, taken, docs) : requestId;
  const others = (
    await queryOf(docs.revoked(slug), queries.revokedWith(root, everyRequest))
      .select('isRepeat')
      .get()
  ).docs.toSorted((one, other) => Number(one.get('isRepeat')) - Number(other.get('isRepeat')));
  // Repeats last: anybody may have sent any number.
  const ids = [...new Set([requestId, root, ...others.map(({ id }) => id)])];
  for (let left = ids; left.length > 0; ) {
    const some = left.slice(0, takenAtOnce);
    const given = await inTransaction(db, (tx) => giveBack(tx, { ...renewal, ids: some }, db));
    if (!given.ok) return given;
    if (typeof given.value === 'number') left = left.slice(given.value);
    else await endOffersOf({ slug, requestId: given.value.holdsOffer, by }, tools);
  }
  await someAtOnce(ids, (id) =>
    moveLines(
      {
        from: docs.revokedHistory(slug, id),
        to: docs.history(slug, id),
        of: [docs.request(slug, id), docs.binned(slug, id)],
      },
      { db },
    ),
  );
  return accepted({});
}

/** With whose everything comes back, if the link decides for that one; else it comes back alone. */
async function rootOf(
  { slug, requestId }: Target,
  taken: RevokedRequest,
  docs: WritableCollections,
): Promise<string> {
  const { revokedWith } = taken;
  if (revokedWith === null) return requestId;
  const first = (await docs.revokedRequest(slug, revokedWith).get()).data();
  return first && decidesFor(taken, first) ? revokedWith : requestId;
}

/**
 * Out: how many of these are done; the person's own, which comes first, is told of. Or nothing was
 * done because of a newer one that a vacancy still counts on.
 */
async function giveBack(
  tx: Transaction,
  { slug, requestId, ids, version, now, allow, limit, tell }: Renewal & { ids: readonly string[] },
  db: Tools['db'],
): Promise<Outcome<number | { readonly holdsOffer: string }>> {
  const docs = writableCollections(db);
  const isFirst = ids[0] === requestId;
  const [at, onList, inBin, allowed, ...found] = await Promise.all([
    practiceNow(tx, slug, docs),
    tx.get(docs.request(slug, requestId)),
    tx.get(docs.binned(slug, requestId)),
    isFirst ? limit(tx) : undefined,
    ...ids.map((id) => tx.get(docs.revokedRequest(slug, id))),
  ]);
  if (!at) return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
  const isBack = onList.exists || inBin.exists;
  const returning = found.flatMap((each) => {
    const data = each.data();
    return data
      ? [{ id: each.id, before: data, ...renewed(data, { form: at.form, version, now }) }]
      : [];
  });
  const asked = returning.find(({ id }) => id === requestId);
  if (!isBack && (!asked || isErasureDue(asked.before, now)))
    return refusedAt(wholeForm, 'revocationOver', portalMessages.revocationOver);
  const may = asked ? allow(asked.before) : accepted({});
  if (!may.ok) return may;
  if (asked && allowed && !allowed.ok) return allowed;
  const yielding = new Map<string, WithId<TherapyRequest>>();
  for (const { id, after, binned } of returning) {
    const newer = binned === null ? await newerRequest(tx, slug, after, docs) : undefined;
    if (!newer) continue;
    if (!isOnlyClaimed(newer))
      return refusedAt(wholeForm, 'newerRequest', portalMessages.newerRequest);
    const { id: newerId, offer } = newer;
    if (offer && (await holdsOffer(tx, { slug, requestId: newerId, offer }, docs)))
      return accepted({ holdsOffer: newerId });
    yielding.set(id, newer);
  }
  const moving = await belowOf(tx, returning, {
    lines: (id) => docs.revokedHistory(slug, id),
    offers: (id) => docs.revokedOffers(slug, id),
  });
  // Offers go with their vacancies.
  const vacancyIds = new Set(
    moving.flatMap(({ offers }) => offers.map((offer) => offer.data().vacancyId)),
  );
  const vacancies = await Promise.all([...vacancyIds].map((id) => tx.get(docs.vacancy(slug, id))));
  const known = new Set(vacancies.filter(({ exists }) => exists).map(({ id }) => id));
  const administrators = asked ? await administratorsOf(slug, tx, docs) : [];

  const written = moving.flatMap(({ id }) => {
    const newer = yielding.get(id);
    return newer ? [yieldingTo(id, newer, { slug, now }, docs)] : [];
  });
  writeRequests(tx, { slug, written, now }, db);
  for (const { id, after, binned, history, lines, offers } of moving) {
    tx.delete(docs.revokedRequest(slug, id));
    if (binned) tx.create(docs.binned(slug, id), { ...after, ...binned });
    else {
      tx.create(docs.request(slug, id), after);
      moveOpenKey(tx, { slug, requestId: id, before: undefined, after }, docs);
    }
    moveAll(tx, lines, docs.history(slug, id));
    for (const offer of offers) {
      tx.delete(offer.ref);
      if (known.has(offer.data().vacancyId)) tx.set(docs.offer(slug, offer.id), offer.data());
    }
    tx.create(docs.history(slug, id).doc(), history);
    forgetErasure(tx, { what: 'consent', slug, id }, docs);
  }
  const moved = moving.flatMap(({ after, binned }) =>
    binned ? [] : [{ before: undefined, after }],
  );
  moveCounters(tx, { slug, moved, now }, db);
  if (moving.length > 0)
    writeLog(tx, slug, { at: now, by, what: 'consentRenewed', count: moving.length }, docs);
  if (asked && allowed?.ok) {
    allowed.value(tx);
    const requests = returning.map(({ id, after }) => ({ ...after, id }));
    write(tx, tell({ at, administrators, requests, eraseAt: asked.before.eraseAt }), db);
  }
  const next = returning[moving.length];
  return accepted(next ? ids.indexOf(next.id) : ids.length);
}

/**
 * Erases one for good whose time is over, with all its data; in a locked practice too. Safe to
 * repeat. Its time begins when the last e-mail about the revocation leaves: its person may not have
 * caused it. Out: whether it was due.
 */
export async function eraseRevoked(
  { slug, requestId }: Target,
  tools: VacancyTools,
): Promise<Handled> {
  const isDue = ({ eraseAt }: { eraseAt: Date }) => isErasureDue({ eraseAt }, tools.now());
  if (await putOff({ slug, requestId }, tools)) return 'notDue';
  return (await eraseRevokedIf({ slug, requestId, isDue }, tools)) ? 'done' : 'notDue';
}

/** With all that was taken along. Out: whether it is. */
async function putOff({ slug, requestId }: Target, { db, now }: VacancyTools): Promise<boolean> {
  const docs = writableCollections(db);
  const emails = await emailsOf(slug, ['purpose', 'consentRevoked'], { db });
  return inTransaction(db, async (tx) => {
    const document = docs.revokedRequest(slug, requestId);
    const { revokedAt, eraseAt } = (await tx.get(document)).data() ?? {};
    if (!revokedAt || !eraseAt) return false;
    const ofIt = emails.filter(({ createdAt }) => createdAt.getTime() === revokedAt.getTime());
    const left = erasureCountsFrom(ofIt, revocationDays, now());
    if (!left || erasureAfter(left) <= eraseAt) return false;
    tx.update(document, { eraseAt: erasureAfter(left) });
    return true;
  });
}
