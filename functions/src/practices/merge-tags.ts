import { accepted, functionsMessages, messages, refusedAt } from '@platzwart/domain/failure';
import { queries } from '@platzwart/domain/queries';
import type { DynamicList } from '@platzwart/domain/tags/dynamic-list';
import { amendRequest } from '../core/amend-request.ts';
import { collections, queryOf } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import type { ReadOnlyQuery } from '../core/read-only.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeLog } from '../core/write-log.ts';

/** Requests per call: each triggers a history line, and Hosting waits a minute. */
const perCall = 200;

/** Of a list. */
const conditions = ['anyOf', 'allOf', 'noneOf'] as const;

/**
 * Replaces one tag by another on open and archived requests and in everybody's lists, then deletes
 * it. Works in parts: the client repeats the call while `remaining` is true, and can resume later. For
 * administrators and therapists. Out: requests changed by this call. Failures: signInNeeded,
 * notAllowed, a locked practice (field form), the same tag twice or a replacement that does not
 * exist (field intoTagId).
 */
export const mergeTags = handler(
  'mergeTags',
  async ({ companySlug: slug, tagId, intoTagId }, caller, { db, now }) => {
    if (tagId === intoTagId) return refusedAt('intoTagId', 'same', messages.checkThis);
    const docs = collections(db);
    return inTransaction(db, async (tx) => {
      const [into, tag] = await Promise.all([
        tx.get(docs.tag(slug, intoTagId)),
        tx.get(docs.tag(slug, tagId)),
      ]);
      if (!into.exists) return refusedAt('intoTagId', 'tagGone', functionsMessages.tagGone);
      const tagged = (among: ReadOnlyQuery<unknown>) =>
        tx.get(queryOf(among, queries.tagged(tagId, perCall)).select('tags'));
      const [requests, binned, revoked, members] = await Promise.all([
        tagged(docs.requests(slug)),
        tagged(docs.bin(slug)),
        tagged(docs.revoked(slug)),
        tx.get(docs.members(slug)),
      ]);
      const everyones = [
        docs.lists(slug),
        ...members.docs.map(({ id }) => docs.ownLists(slug, id)),
      ];
      const lists = await Promise.all(
        everyones.flatMap((each) =>
          conditions.map((condition) =>
            tx.get(queryOf(each, queries.listsNaming(tagId, condition, perCall))),
          ),
        ),
      );

      const replaced = (ids: readonly string[]) => [
        ...new Set(ids.map((id) => (id === tagId ? intoTagId : id))),
      ];
      const lastChange = { by: caller.uid, at: now(), field: 'tags' as const };
      for (const request of requests.docs)
        amendRequest(tx, request, { tags: replaced(request.get('tags')), lastChange });
      // Requests in the bin, or whose consent was revoked, need it too when they are brought back.
      for (const each of [...binned.docs, ...revoked.docs])
        amendRequest(tx, each, { tags: replaced(each.get('tags')) });
      const named = lists.flatMap((found) =>
        found.docs.map((list) => [list.ref.path, list] as const),
      );
      for (const list of new Map(named).values()) {
        const before = list.data();
        const after: DynamicList = {
          ...before,
          anyOf: replaced(before.anyOf),
          allOf: replaced(before.allOf),
          noneOf: replaced(before.noneOf),
        };
        tx.set(list.ref, after);
      }
      const remaining = [requests, binned, revoked, ...lists].some(({ size }) => size === perCall);
      // The tag goes with the last that names it: until then an interrupted merge can resume.
      if (!remaining) tx.delete(tag.ref);
      if (tag.exists) {
        writeLog(
          tx,
          slug,
          { at: now(), by: caller.by, what: 'tagsMerged', count: requests.size },
          docs,
        );
      }
      return accepted({ requests: requests.size, remaining });
    });
  },
);
