import { withTimesOf } from '@platzwart/domain/booking/form-configuration';
import { editForm, offersTheSame } from '@platzwart/domain/booking/form-edit';
import { accepted, refused } from '@platzwart/domain/failure';
import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import { logSettings } from '../../core/log-settings.ts';
import { replaceUnchanged } from '../../core/optimistic-write.ts';
import { startPlanMigration } from '../../waiting-list/reslot-requests.ts';
import { changeWithForm } from './change-with-form.ts';

/**
 * Changes what the form asks and when the practice works (spec section 3, "Form configuration"), on what the editor saw. For
 * administrators. Whoever books from then on does so by the new form; if it offers other cells, the open requests are put
 * into the new lists behind it, with `jobs/planMigration` showing how far that is. Out: how many there are to look at, 0 if none.
 * Failures: signInNeeded, notAllowed, a locked practice (field form), and details at the
 * fields, also for what a colleague has changed meanwhile.
 */
export const updateFormConfiguration = handler('updateFormConfiguration', async ({ companySlug: slug, edits }, caller, { db, now }) => {
  const docs = collections(db);
  // Only to show how far it is.
  const open = (await docs.requestCounters(slug).get()).data()?.open ?? 0;
  return changeWithForm<{ toMove: number }>(slug, db, async (tx, formNow) => {
    const [practice, form] = [(await tx.get(docs.practice(slug))).data(), formNow.data()];
    if (!practice || !form) return refused({ kind: 'notAllowed' });
    const edited = editForm(
      form,
      edits,
      practice.locations.map(({ id }) => id),
    );
    if (!edited.ok) return edited;
    if (edited.value === form) return accepted({ toMove: 0 });

    replaceUnchanged(tx, formNow, edited.value);
    const told = withTimesOf(practice, edited.value);
    if (told !== practice) tx.set(docs.practice(slug), told);
    logSettings(tx, slug, { what: 'formChanged', by: caller, at: now(), fields: Object.keys(edits) }, docs);
    tx.update(docs.account(slug), { firstSteps: FieldValue.arrayRemove('form') });
    if (offersTheSame(form, edited.value)) return accepted({ toMove: 0 });
    startPlanMigration(tx, { slug, by: caller.by, total: open, now: now() }, { db });
    return accepted({ toMove: open });
  });
});
