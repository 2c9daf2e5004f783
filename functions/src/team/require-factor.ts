import { daysLater, momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import {
  accepted,
  functionsMessages,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { kindsOf, noFactors } from '@platzwart/domain/sign-in/factors';
import { factorNoticeDays } from '@platzwart/domain/sign-in/session';
import { isByKnownGoogle } from '@platzwart/domain/sign-in/session-document';
import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeLog } from '../core/write-log.ts';
import { queueEmail } from '../emails/outbox.ts';
import { factorRequiredEmails } from '../emails/templates/team-notices.ts';

/**
 * Asks all members for a second factor, once the day that follows their notice begins in Berlin;
 * whoever joins later has the same day. Or no longer, at once. Tells everybody else. Without a
 * change nothing is said. Failures (field form): a caller who would lock themselves out; another
 * answer about Google than before.
 */
export const requireFactor = handler(
  'requireFactor',
  ({ companySlug: slug, isRequired, googleCounts }, { uid, by, ...caller }, tools) => {
    const { db, now, origin } = tools;
    const docs = collections(db);
    return inTransaction(db, async (tx) => {
      const [practiceNow, accountNow, members, own, user] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.account(slug)),
        tx.get(docs.members(slug)),
        tx.get(docs.factors(uid)),
        tx.get(docs.user(uid)),
      ]);
      const [practice, account] = [practiceNow.data(), accountNow.data()];
      if (!practice || !account) return refused({ kind: 'notAllowed' });
      const before = account.factorDemand;
      if (isRequired && before && before.googleCounts !== googleCounts)
        return refusedAt(wholeForm, 'factorRequired', functionsMessages.factorRequired);
      if (isRequired === Boolean(before)) return accepted({});
      const stays =
        kindsOf(own.data() ?? noFactors).length > 0 ||
        (googleCounts && isByKnownGoogle(caller, user.data() ?? {}));
      if (isRequired && !stays)
        return refusedAt(wholeForm, 'ownFactorFirst', functionsMessages.ownFactorFirst);

      const after = daysLater(now(), factorNoticeDays + 1);
      const demand = isRequired
        ? { from: momentInBerlin(berlinDate(after), '00:00'), googleCounts }
        : undefined;
      const changed = { factorDemand: demand ?? FieldValue.delete() };
      tx.update(accountNow.ref, changed);
      for (const { ref } of members.docs) tx.update(ref, changed);
      writeLog(
        tx,
        slug,
        {
          at: now(),
          by,
          what: isRequired ? 'factorRequired' : 'factorNotRequired',
          count: 0,
          ...(isRequired && { allowed: googleCounts }),
        },
        docs,
      );
      const receivers = members.docs
        .filter((member) => member.id !== uid && member.data().email !== '')
        .map((member) => ({ name: member.data().name, address: member.data().email }));
      const cause = `${isRequired}_${now().getTime()}`;
      const about = { practice, demand, cause, now: now() };
      for (const email of factorRequiredEmails(about, receivers, origin)) queueEmail(tx, email, db);
      return accepted({});
    });
  },
);
