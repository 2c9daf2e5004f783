import { accepted, functionsMessages, type Outcome, refusedAt } from '@platzwart/domain/failure';
import { type LogEntry, maxExportedEntries } from '@platzwart/domain/log/log';
import { maxExported } from '@platzwart/domain/practice/max-exported';
import { queries } from '@platzwart/domain/queries';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { Device } from '@platzwart/domain/team/devices';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { type Collections, collections, queryOf } from '../core/collections.ts';
import { handler, type MemberCaller } from '../core/handler.ts';
import { upTo } from '../core/in-parts.ts';
import { isSameSecret } from '../core/is-same-secret.ts';
import type { ReadOnlyQueryDocument } from '../core/read-only.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { logSettings } from '../core/write-log.ts';

/** Requests read concurrently, each with its history. */
const requestsAtOnce = 20;

/** Characters of JSON at which a part is full: far below the limit of one answer. */
const fullPart = 2_000_000;

const most = {
  vacancies: { lines: maxExported.vacancies, characters: 8_000_000 },
  log: { lines: maxExportedEntries, characters: 4_000_000 },
  history: { lines: maxExported.history, characters: 500_000 },
};

/** Minutes an export may continue after its first part. */
const exportTakes = 60;

type Part = {
  about: Record<string, unknown> | null;
  requests: Record<string, unknown>[];
  next: string | null;
};

/**
 * Exports what screens show of a practice, for its administrators, in a locked practice too (what is
 * left out: `practice-papers.md`): part by part, requests by id, each with its history and offers; of members' own lists, the caller's. In: '' to start, then the previous part's position; an export starts with a log line that
 * names the caller, and only they can continue it. Out: with the first part the practice itself,
 * then its requests, and the next position. Omits hashes, which only identify people. Failures:
 * signInNeeded, notAllowed, an export that is not the caller's or was started more than an hour ago
 * (field after).
 */
export const exportPractice = handler(
  'exportPractice',
  ['keyedHash'],
  async ({ companySlug: slug, after }, caller, tools) => {
    const { db } = tools;
    const docs = collections(db);
    const place =
      after === '' ? await begin(slug, caller, tools) : await goOn(slug, after, caller, tools);
    if (!place.ok) return place;
    const { line, lastId } = place.value;
    const about = lastId === undefined ? await aboutPractice(slug, caller.uid, docs) : null;
    const { requests, isLast } = await requestsAfter(slug, lastId, db);
    const part: Part = {
      about,
      requests,
      next: isLast ? null : positionOf({ line, lastId: String(requests.at(-1)?.id) }, slug, tools),
    };
    return accepted(JSON.parse(JSON.stringify(part)) as Part);
  },
);

/**
 * The log line that identifies an export, and the last request returned; undefined before the first
 * one.
 */
type Place = { readonly line: string; readonly lastId: string | undefined };

/**
 * Ends with what only we can make: a log line is shown to whoever sits there, and must not begin
 * again, without a fresh sign-in and another line, what somebody exported before.
 */
function positionOf(
  { line, lastId }: Place,
  slug: string,
  { keyedHash }: Pick<Tools<'keyedHash'>, 'keyedHash'>,
): string {
  const proof = keyedHash(`export of ${slug}: ${line} ${lastId}`).slice(0, 32);
  return `${line}~${lastId}~${proof}`;
}

async function begin(
  slug: string,
  caller: MemberCaller,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Outcome<Place>> {
  const docs = collections(db);
  const line = await inTransaction(db, async (tx) =>
    logSettings(tx, slug, { what: 'practiceExported', by: caller, at: now() }, docs),
  );
  return accepted({ line, lastId: undefined });
}

async function goOn(
  slug: string,
  after: string,
  caller: MemberCaller,
  tools: Pick<Tools<'keyedHash'>, 'db' | 'now' | 'keyedHash'>,
): Promise<Outcome<Place>> {
  const { db, now } = tools;
  const [, line, lastId] = /^(\w{1,40})~(\w{1,40})~\w{32}$/.exec(after) ?? [];
  const isOurs =
    line !== undefined && isSameSecret(after, positionOf({ line, lastId }, slug, tools));
  const begun = isOurs && (await collections(db).log(slug).doc(line).get()).data();
  const isOwn =
    begun &&
    begun.what === 'practiceExported' &&
    begun.by.kind === 'member' &&
    begun.by.uid === caller.uid;
  const isFresh = isOwn && now().getTime() - begun.at.getTime() < exportTakes * 60_000;
  return isFresh
    ? accepted({ line, lastId })
    : refusedAt('after', 'exportOver', functionsMessages.exportOver);
}

async function aboutPractice(
  slug: string,
  uid: string,
  docs: Collections,
): Promise<Record<string, unknown>> {
  const [
    practice,
    form,
    account,
    members,
    devices,
    invitations,
    tags,
    lists,
    ownLists,
    vacancies,
    statistics,
    log,
  ] = await Promise.all([
    docs.practice(slug).get(),
    docs.form(slug).get(),
    docs.account(slug).get(),
    docs.members(slug).get(),
    docs.allDevices(slug).get(),
    queryOf(docs.invitations(slug), queries.invitations()).get(),
    queryOf(docs.tags(slug), queries.tags()).get(),
    queryOf(docs.lists(slug), queries.lists()).get(),
    queryOf(docs.ownLists(slug, uid), queries.lists()).get(),
    upTo(docs.vacancies(slug).orderBy('createdAt', 'desc'), most.vacancies),
    docs.statistics(slug).get(),
    upTo(docs.log(slug).orderBy('at', 'desc'), most.log),
  ]);
  const all = (found: { docs: { id: string; data: () => object }[] }) =>
    found.docs.map((doc) => ({ id: doc.id, ...doc.data() }));
  return {
    practice: practice.data(),
    form: form.data(),
    account: account.data(),
    members: all(members),
    devices: devices.docs.map((each) => ({
      id: each.id,
      devices: each.data().devices.map(shownDevice),
    })),
    // An invitation's id is the hash of its secret.
    invitations: invitations.docs.map((invitation) => invitation.data()),
    tags: all(tags),
    lists: all(lists),
    // Others' are theirs alone.
    ownLists: all(ownLists),
    vacancies: all(vacancies),
    statistics: all(statistics),
    log: log.docs.map((line) => lineOf({ id: line.id, ...line.data() })),
  };
}

/** Without what would let somebody else send notices there. */
function shownDevice({ endpoint, signedInAt, confirmedAt }: Device) {
  return { pushService: new URL(endpoint).hostname, signedInAt, confirmedAt };
}

function lineOf({ invitation: _hash, ...line }: LogEntry & { id: string }) {
  return line;
}

async function requestsAfter(slug: string, lastId: string | undefined, db: Firestore) {
  const docs = collections(db);
  const byId = docs.requests(slug).orderBy(FieldPath.documentId()).limit(requestsAtOnce);
  const requests: Record<string, unknown>[] = [];
  for (let size = 0, last = lastId; ; last = String(requests.at(-1)?.id)) {
    const found = await (last === undefined ? byId : byId.startAfter(last)).get();
    for (const request of await Promise.all(
      found.docs.map((each) => withItsOwn(slug, each, docs)),
    )) {
      requests.push(request);
      size += JSON.stringify(request).length;
      if (size > fullPart) return { requests, isLast: false };
    }
    if (found.size < requestsAtOnce) return { requests, isLast: true };
  }
}

async function withItsOwn(
  slug: string,
  request: ReadOnlyQueryDocument<TherapyRequest>,
  docs: Collections,
) {
  const [history, offers] = await Promise.all([
    upTo(docs.history(slug, request.id).orderBy('at', 'desc'), most.history),
    queryOf(docs.offers(slug), queries.offersOf(request.id)).get(),
  ]);
  const { openKey: _key, payloadHash: _hash, searchTokens: _tokens, ...exported } = request.data();
  return {
    id: request.id,
    ...exported,
    history: history.docs.map((line) => line.data()).reverse(),
    offers: offers.docs.map((offer) => offer.data()),
  };
}
