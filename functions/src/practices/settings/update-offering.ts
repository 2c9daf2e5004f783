import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted, refused, refusedAt } from '@platzwart/domain/failure';
import { offersCertificates } from '@platzwart/domain/practice/account';
import { OfferingSettings } from '@platzwart/domain/practice/offering-settings';
import { publicLineOf } from '@platzwart/domain/statistics/wait-range';
import { availabilityFields, mayEdit } from '@platzwart/domain/team/permission';
import { applyEdits } from '@platzwart/domain/text/field-edits';
import { noPlaceBeforeProblem } from '@platzwart/domain/vacancies/no-place-before';
import { collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import { inTransaction } from '../../core/transaction.ts';
import { logSettings } from '../../core/write-log.ts';
import { notQueuedYet } from '../../emails/outbox.ts';
import { checkAsked } from '../decide-name.ts';

/**
 * Settings about free places: deadlines, suggestions, the practice's own words in offers and
 * confirmations, and when it is closed. In: edits of the fields of `OfferingSettings`. Whoever
 * allows certificates before the operator has checked who they are asks for that check. Offers that
 * are out keep their deadlines. All but closed days is administrators'. Failures: signInNeeded,
 * notAllowed, a locked practice (field form), and details at the fields.
 */
export const updateOffering = handler(
  'updateOffering',
  ({ companySlug: slug, edits }, caller, tools) => {
    const { db, now } = tools;
    const docs = collections(db);
    if (!mayEdit(caller.membership.role, edits, availabilityFields.offering))
      return Promise.resolve(refused({ kind: 'notAllowed' }));
    return inTransaction(db, async (tx) => {
      const [practiceNow, accountNow] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.account(slug)),
      ]);
      const [practice, account] = [practiceNow.data(), accountNow.data()];
      if (!practice || !account) return refused({ kind: 'notAllowed' });
      const before = account.offering;
      const edited = applyEdits(OfferingSettings, before, edits);
      if (!edited.ok) return edited;
      if (edited.value === before) return accepted({});
      const problem =
        edited.value.noPlaceBefore === before.noPlaceBefore
          ? undefined
          : noPlaceBeforeProblem(edited.value.noPlaceBefore, berlinDate(now()));
      if (problem !== undefined) return refusedAt('noPlaceBefore', 'notAhead', problem);
      const offering = edited.value;
      const isSwitched = offering.certificates !== before.certificates;
      const waits = isSwitched && offering.certificates && account.identityCheckedAt === null;
      const queueAsks = await notQueuedYet(
        tx,
        waits ? checkAsked(practice, account, tools) : [],
        db,
      );
      tx.update(accountNow.ref, {
        offering,
        ...(isSwitched && { identityAskedAt: waits ? now() : null }),
      });
      queueAsks();
      if (isSwitched)
        tx.update(practiceNow.ref, { certificates: offersCertificates({ ...account, offering }) });
      if (offering.waitShown !== before.waitShown)
        tx.update(practiceNow.ref, { waitLine: publicLineOf({ ...account, offering }) });
      logSettings(
        tx,
        slug,
        { what: 'offeringChanged', by: caller, at: now(), fields: Object.keys(edits) },
        docs,
      );
      return accepted({});
    });
  },
);
