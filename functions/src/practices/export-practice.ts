import { accepted, type Outcome, refused } from '@platzwart/domain/failure';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { Handler } from '../call.ts';
import { type Collections, collections } from '../collections.ts';
import { practiceToAdminister } from '../members/practice-access.ts';
import { logSettings } from '../settings/log-settings.ts';
import type { Caller, Tools } from '../tools.ts';
import { inTransaction } from '../transaction.ts';

/** Each with its history, and far from what one answer may hold. */
const requestsAtOnce = 100;

/** Lines of the log that go along, the latest. */
const mostLines = 2000;

type Part = { about: Record<string, unknown> | null; requests: Record<string, unknown>[]; next: string | null };

/**
 * Everything that is kept about a practice, for its administrators and in a locked one too (design section 5): a part at a time, requests by
 * their ids. In: the id to go on after, '' for the beginning. Out: with the first part the practice itself, then its requests with their
 * histories, and where to go on. What only recognises people again (hashes) stays here. Failures: signInNeeded, notAllowed.
 */
export const exportPractice: Handler<'exportPractice'> = async ({ companySlug: slug, after }, caller, { db, now }) => {
  const docs = collections(db);
  const found = await admitted(slug, caller, after === '', { db, now });
  if (!found.ok) return found;
  const [about, requests] = await Promise.all([after === '' ? aboutPractice(slug, docs) : null, requestsAfter(slug, after, db)]);
  const part: Part = { about, requests, next: requests.length < requestsAtOnce ? null : String(requests.at(-1)?.id) };
  return accepted(JSON.parse(JSON.stringify(part)) as Part);
};

/** Who begins an export stands in the log. */
function admitted(
  slug: string,
  caller: Caller | undefined,
  begins: boolean,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Outcome<unknown>> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const found = await practiceToAdminister(slug, caller, tx, docs);
    if (!found.ok || !caller) return found.ok ? refused({ kind: 'signInNeeded' }) : found;
    if (begins) logSettings(tx, slug, { what: 'practiceExported', by: caller, at: now() }, docs);
    return accepted({});
  });
}

async function aboutPractice(slug: string, docs: Collections): Promise<Record<string, unknown>> {
  const [practice, form, account, members, invitations, tags, lists, log] = await Promise.all([
    docs.practice(slug).get(),
    docs.form(slug).get(),
    docs.account(slug).get(),
    docs.members(slug).get(),
    docs.invitations(slug).get(),
    docs.tags(slug).get(),
    docs.lists(slug).get(),
    docs.log(slug).orderBy('at', 'desc').limit(mostLines).get(),
  ]);
  const all = (found: { docs: { id: string; data: () => object }[] }) => found.docs.map((doc) => ({ id: doc.id, ...doc.data() }));
  return {
    practice: practice.data(),
    form: form.data(),
    account: account.data(),
    members: all(members),
    // An invitation's id is the hash of its secret.
    invitations: invitations.docs.map((invitation) => invitation.data()),
    tags: all(tags),
    lists: all(lists),
    log: all(log),
  };
}

async function requestsAfter(slug: string, after: string, db: Firestore): Promise<Record<string, unknown>[]> {
  const docs = collections(db);
  const byId = docs.requests(slug).orderBy(FieldPath.documentId()).limit(requestsAtOnce);
  const found = await (after === '' ? byId : byId.startAfter(after)).get();
  return Promise.all(
    found.docs.map(async (request) => {
      const history = await docs.history(slug, request.id).orderBy('at').get();
      const { openKey: _key, payloadHash: _hash, searchTokens: _tokens, ...kept } = request.data();
      return { id: request.id, ...kept, history: history.docs.map((line) => line.data()) };
    }),
  );
}
