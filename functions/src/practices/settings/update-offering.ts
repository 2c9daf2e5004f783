import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted, refused, refusedAt } from '@platzwart/domain/failure';
import { publicLineOf } from '@platzwart/domain/statistics/wait-range';
import { applyEdits } from '@platzwart/domain/text/field-edits';
import { noPlaceBeforeProblem } from '@platzwart/domain/vacancies/no-place-before';
import { OfferingSettings } from '@platzwart/domain/vacancies/offering-settings';
import { collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import { inTransaction } from '../../core/transaction.ts';
import { logSettings } from '../../core/write-log.ts';

/**
 * Settings about free places: deadlines, suggestions, the practice's own words in offers and confirmations, and when it is closed. In: edits
 * of the fields of `OfferingSettings`. Offers that are out keep their deadlines. Failures: signInNeeded, notAllowed, a
 * locked practice (field form), and details at the fields.
 */
export const updateOffering = handler('updateOffering', ({ companySlug: slug, edits }, caller, { db, now }) => {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [practiceNow, accountNow] = await Promise.all([tx.get(docs.practice(slug)), tx.get(docs.account(slug))]);
    const [practice, account] = [practiceNow.data(), accountNow.data()];
    if (!practice || !account) return refused({ kind: 'notAllowed' });
    const before = account.offering;
    const edited = applyEdits(OfferingSettings, before, edits);
    if (!edited.ok) return edited;
    if (edited.value === before) return accepted({});
    const problem =
      edited.value.noPlaceBefore === before.noPlaceBefore ? undefined : noPlaceBeforeProblem(edited.value.noPlaceBefore, berlinDate(now()));
    if (problem !== undefined) return refusedAt('noPlaceBefore', 'notAhead', problem);
    const offering = edited.value;
    tx.update(accountNow.ref, { offering });
    if (offering.certificates !== before.certificates) tx.update(practiceNow.ref, { certificates: offering.certificates });
    if (offering.waitShown !== before.waitShown) tx.update(practiceNow.ref, { waitLine: publicLineOf({ ...account, offering }) });
    logSettings(tx, slug, { what: 'offeringChanged', by: caller, at: now(), fields: Object.keys(edits) }, docs);
    return accepted({});
  });
});
