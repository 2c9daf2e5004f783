import { accepted, refused, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import { editForm, offersTheSame } from '@platzwart/domain/form-edit';
import { may } from '@platzwart/domain/permission';
import type { Handler } from '../call.ts';
import { collections } from '../collections.ts';
import { inTransaction } from '../transaction.ts';
import { startPlanJob } from '../waiting-list/follow-plan.ts';

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
  // Only to show how far it is. In the transaction every booking would have to wait for it.
  const open = (await docs.requestCounters(slug).get()).data()?.open ?? 0;
  return inTransaction(db, async (tx) => {
    const [member, practiceNow, formNow] = await Promise.all([
      tx.get(docs.member(slug, caller.uid)),
      tx.get(docs.practice(slug)),
      tx.get(docs.form(slug)),
    ]);
    if (!may(member.data()?.role, 'changeSettings')) return refused({ kind: 'notAllowed' });
    const [practice, form] = [practiceNow.data(), formNow.data()];
    if (!practice || !form) return refusedAt('companySlug', 'unknownPractice', sentences.practiceUnknown);
    if (practice.locked) return refusedAt(wholeForm, 'practiceLocked', sentences.practiceReadOnly);
    const edited = editForm(
      form,
      edits,
      practice.locations.map(({ id }) => id),
    );
    if (!edited.ok) return edited;
    if (edited.value === form) return accepted({ toMove: 0 });

    tx.set(formNow.ref, edited.value);
    if (offersTheSame(form, edited.value)) return accepted({ toMove: 0 });
    startPlanJob(tx, { slug, by: { kind: 'member', uid: caller.uid }, total: open, now: now() }, { db });
    return accepted({ toMove: open });
  });
};
