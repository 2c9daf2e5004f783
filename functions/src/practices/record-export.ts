import { accepted, refused, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { type Limit, withAttempt } from '@platzwart/domain/rate-limit';
import { may, mayExport } from '@platzwart/domain/team/permission';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeLog } from '../core/write-log.ts';

/**
 * Logs what somebody is about to print or save; their screen waits for it. In: what, how many
 * requests (0 if it is not about requests), and which one if it is just one. For every member, in a
 * locked practice too; for viewers if the account allows it, and for the log itself only
 * administrators. Each call adds a line, including repeats. Failures: signInNeeded, notAllowed, a
 * viewer without permission, 60 by this member within the hour (field form).
 */
export const recordExport = handler(
  'recordExport',
  ['keyedHash'],
  ({ companySlug: slug, what, count, requestId }, caller, { db, now, keyedHash }) => {
    const docs = collections(db);
    const { role } = caller.membership;
    return inTransaction(db, async (tx) => {
      if (what === 'logSaved' && !may(role, 'changeSettings'))
        return refused({ kind: 'notAllowed' });
      const counting = docs.rateLimit(keyedHash(`exports of ${slug} by ${caller.uid}`));
      const [accountNow, counted] = await Promise.all([
        tx.get(docs.account(slug)),
        tx.get(counting),
      ]);
      const account = accountNow.data();
      if (!mayExport(role, account))
        return refusedAt(wholeForm, 'exportNotAllowed', exportNotAllowed);
      const next = withAttempt(limit, counted.data(), now());
      if (!next) return refusedAt(wholeForm, 'tooManyExports', tooManyExports);
      tx.set(counting, next);
      const which = requestId === undefined ? {} : { requestIds: [requestId] };
      writeLog(tx, slug, { at: now(), by: caller.by, what, count, ...which }, docs);
      return accepted({});
    });
  },
);

/** More than anybody prints: a flood of lines would bury the rest of the log. */
const limit: Limit = { max: 60, minutes: 60 };

const tooManyExports =
  'In der letzten Stunde hast du schon 60 Mal gedruckt oder gespeichert. Bitte versuche es in einer Stunde wieder.';

const exportNotAllowed =
  'Mit der Rolle Lesezugriff darfst du hier nicht drucken oder speichern. Jemand mit der Rolle Administration kann das unter „Team“ erlauben.';
