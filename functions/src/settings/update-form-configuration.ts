import { accepted, type Outcome, refused, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import type { FieldEdits } from '@platzwart/domain/field-edits';
import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import { editForm, offersTheSame } from '@platzwart/domain/form-edit';
import type { Role } from '@platzwart/domain/member';
import { may } from '@platzwart/domain/permission';
import type { Practice } from '@platzwart/domain/practice';
import { FieldValue } from 'firebase-admin/firestore';
import type { Handler } from '../call.ts';
import { collections } from '../collections.ts';
import { startPlanJob } from '../waiting-list/follow-plan.ts';
import { putBack } from '../write-if-unchanged.ts';
import { changeWithForm } from './change-with-form.ts';
import { logSettings } from './settings-access.ts';

/**
 * Changes what the form asks and when the practice works (spec section 3, "Form configuration"), on what the editor saw. For
 * administrators. Whoever books from then on does so by the new form; if it offers other cells, the open requests are put
 * into the new lists behind it, with `jobs/plan` showing how far that is. Out: how many there are to look at, 0 if none.
 * Failures: signInNeeded, notAllowed, an unknown practice (field companySlug), a locked one (field form), and details at the
 * fields, also for what a colleague has changed meanwhile.
 */
export const updateFormConfiguration: Handler<'updateFormConfiguration'> = async ({ companySlug: slug, edits }, caller, { db, now }) => {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const docs = collections(db);
  // Only to show how far it is.
  const open = (await docs.requestCounters(slug).get()).data()?.open ?? 0;
  return changeWithForm<{ toMove: number }>(slug, db, async (tx, formNow) => {
    const [member, practice] = [(await tx.get(docs.member(slug, caller.uid))).data(), (await tx.get(docs.practice(slug))).data()];
    const form = formNow.data();
    const edited = judged(edits, { role: member?.role, practice, form });
    if (!edited.ok) return edited;
    if (!form || edited.value === form) return accepted({ toMove: 0 });

    putBack(tx, formNow, edited.value);
    logSettings(tx, slug, { what: 'formChanged', by: caller, at: now() }, docs);
    tx.update(docs.account(slug), { firstSteps: FieldValue.arrayRemove('form') });
    if (offersTheSame(form, edited.value)) return accepted({ toMove: 0 });
    startPlanJob(tx, { slug, by: { kind: 'member', uid: caller.uid }, total: open, now: now() }, { db });
    return accepted({ toMove: open });
  });
};

type Known = { role: Role | undefined; practice: Practice | undefined; form: FormConfiguration | undefined };

function judged(edits: FieldEdits, { role, practice, form }: Known): Outcome<FormConfiguration> {
  if (!may(role, 'changeSettings')) return refused({ kind: 'notAllowed' });
  if (!practice || !form) return refusedAt('companySlug', 'unknownPractice', sentences.practiceUnknown);
  if (practice.locked) return refusedAt(wholeForm, 'practiceLocked', sentences.practiceReadOnly);
  return editForm(
    form,
    edits,
    practice.locations.map(({ id }) => id),
  );
}
