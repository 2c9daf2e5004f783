import { type FormConfiguration, withTimesOf } from '@platzwart/domain/booking/form-configuration';
import { editForm, offersTheSame } from '@platzwart/domain/booking/form-edit';
import { ownNames } from '@platzwart/domain/booking/questions';
import { accepted, type Detail, refused } from '@platzwart/domain/failure';
import { deceptiveQuestion } from '@platzwart/domain/practice/deceptive-name';
import { ownQuestionProblems } from '@platzwart/domain/request/own-questions';
import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import { replaceUnchanged } from '../../core/optimistic-write.ts';
import { logSettings } from '../../core/write-log.ts';
import { startPlanMigration } from '../../waiting-list/reslot-requests.ts';
import { changeWithForm } from './change-with-form.ts';

/**
 * Changes the form's questions and the practice's working hours (spec section 3, "Form
 * configuration"), relative to what the editor saw. For administrators. New bookings use the new
 * form; if it offers other cells, the open requests are moved into the new lists in the background,
 * with progress in `jobs/planMigration`. Out: how many requests to check, 0 if none. Failures:
 * signInNeeded, notAllowed, a locked practice (field form), and details at the fields, also for a
 * colleague's concurrent changes.
 */
export const updateFormConfiguration = handler(
  'updateFormConfiguration',
  async ({ companySlug: slug, edits }, caller, { db, now }) => {
    const docs = collections(db);
    // Only for the progress display.
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
      const problems = ownProblems(edited.value).filter(({ field }) =>
        Object.keys(edits).some((name) => field.startsWith(`${name}.`)),
      );
      if (problems.length > 0) return refused({ kind: 'invalid', details: problems });

      replaceUnchanged(tx, formNow, edited.value);
      const told = withTimesOf(practice, edited.value);
      if (told !== practice) tx.set(docs.practice(slug), told);
      logSettings(
        tx,
        slug,
        { what: 'formChanged', by: caller, at: now(), fields: Object.keys(edits) },
        docs,
      );
      tx.update(docs.account(slug), { firstSteps: FieldValue.arrayRemove('form') });
      if (offersTheSame(form, edited.value)) return accepted({ toMove: 0 });
      startPlanMigration(tx, { slug, by: caller.by, total: open, now: now() }, { db });
      return accepted({ toMove: open });
    });
  },
);

/** What is wrong with the practice's own questions. */
function ownProblems(form: FormConfiguration): Detail[] {
  const deceptive = ownNames.flatMap((name) => {
    const { label = '', options = [] } = form[name] ?? {};
    return [
      ...deceptiveQuestion(`${name}.label`, label),
      ...deceptiveQuestion(`${name}.options`, options.join('\n')),
    ];
  });
  return [...ownQuestionProblems(form), ...deceptive];
}
