import { accepted, functionsMessages, messages, refusedAt } from '@platzwart/domain/failure';
import { queries } from '@platzwart/domain/queries';
import type { DynamicList } from '@platzwart/domain/tags/tag';
import { collections, queryOf } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeLog } from '../waiting-list/change-effects.ts';

/** Requests in one call: each writes a line of history by its trigger, and Hosting waits a minute. */
const perCall = 200;

/**
 * Puts one tag in place of another, on open and archived requests and in lists; then the first tag is gone. A part at a
 * time: as long as `remaining` is true it is called again, and whoever breaks off goes on later. For administrators and
 * therapists. Out: requests changed by this call.
 * Failures: signInNeeded, notAllowed, a locked practice (field form), the same tag twice or one to put in place that does
 * not exist (field intoTagId).
 */
export const mergeTags = handler('mergeTags', async ({ companySlug: slug, tagId, intoTagId }, caller, { db, now }) => {
  if (tagId === intoTagId) return refusedAt('intoTagId', 'same', messages.checkThis);
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [into, tag, requests, binned, lists] = await Promise.all([
      tx.get(docs.tag(slug, intoTagId)),
      tx.get(docs.tag(slug, tagId)),
      tx.get(queryOf(docs.requests(slug), queries.tagged(tagId, perCall))),
      tx.get(queryOf(docs.bin(slug), queries.tagged(tagId, perCall))),
      tx.get(docs.lists(slug)),
    ]);
    if (!into.exists) return refusedAt('intoTagId', 'tagGone', functionsMessages.tagGone);

    const replaced = (ids: readonly string[]) => [...new Set(ids.map((id) => (id === tagId ? intoTagId : id)))];
    const lastChange = { by: caller.uid, at: now(), field: 'tags' as const };
    for (const request of requests.docs) tx.update(request.ref, { tags: replaced(request.data().tags), lastChange });
    // What comes back from the bin has it too.
    for (const each of binned.docs) tx.update(each.ref, { tags: replaced(each.data().tags) });
    for (const list of lists.docs) {
      const before = list.data();
      const after: DynamicList = {
        ...before,
        anyOf: replaced(before.anyOf),
        allOf: replaced(before.allOf),
        noneOf: replaced(before.noneOf),
      };
      if (JSON.stringify(after) !== JSON.stringify(before)) tx.set(list.ref, after);
    }
    const remaining = requests.size === perCall || binned.size === perCall;
    // The tag goes with the last of its requests: until then whoever broke off finds it, and goes on.
    if (!remaining) tx.delete(tag.ref);
    if (tag.exists) {
      writeLog(tx, slug, { at: now(), by: caller.by, what: 'tagsMerged', count: requests.size }, docs);
    }
    return accepted({ requests: requests.size, remaining });
  });
});
