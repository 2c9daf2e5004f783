import { accepted, refused, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { type Limit, withAttempt } from '@platzwart/domain/rate-limit';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeLog } from '../core/write-log.ts';

/**
 * Logs that the caller has made, changed or deleted a tag or a list of the team, which members write
 * directly. What is not so is not logged: its document decides about what there is, and its name.
 * For administrators and therapists. Failures: signInNeeded, notAllowed, also where it is not so; a
 * locked practice, 60 by this member within the hour (field form).
 */
export const recordDefinition = handler(
  'recordDefinition',
  ['keyedHash'],
  ({ companySlug: slug, kind, id, did, name, formerly }, caller, { db, now, keyedHash }) => {
    const docs = collections(db);
    return inTransaction(db, async (tx) => {
      const counting = docs.rateLimit(keyedHash(`definitions of ${slug} by ${caller.uid}`));
      const [found, counted] = await Promise.all([
        kind === 'tag' ? tx.get(docs.tag(slug, id)) : tx.get(docs.list(slug, id)),
        tx.get(counting),
      ]);
      const isSo = did === 'Deleted' ? !found.exists : found.data()?.name === name;
      if (!isSo) return refused({ kind: 'notAllowed' });
      const next = withAttempt(limit, counted.data(), now());
      if (!next) return refusedAt(wholeForm, 'tooMany', 'Das war sehr oft. Bitte warte etwas.');
      tx.set(counting, next);
      writeLog(
        tx,
        slug,
        {
          at: now(),
          by: caller.by,
          what: `${kind}${did}`,
          count: 0,
          name,
          ...(formerly !== '' && formerly !== name && { formerly }),
        },
        docs,
      );
      return accepted({});
    });
  },
);

/** More than anybody defines: a flood of lines would bury the rest of the log. */
const limit: Limit = { max: 60, minutes: 60 };
