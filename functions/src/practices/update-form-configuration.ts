import { accepted, type Outcome, refused, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import type { FieldEdits } from '@platzwart/domain/field-edits';
import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import { editForm, offersTheSame } from '@platzwart/domain/form-edit';
import type { Role } from '@platzwart/domain/member';
import { may } from '@platzwart/domain/permission';
import type { Practice } from '@platzwart/domain/practice';
import type { Handler } from '../call.ts';
import { collections } from '../collections.ts';
import type { Caller, Tools } from '../tools.ts';
import { inTransaction } from '../transaction.ts';
import { startPlanJob } from '../waiting-list/follow-plan.ts';
import { putBack, unlessSomebodyWasFaster } from '../write-if-unchanged.ts';

/**
 * Changes what the form asks and when the practice works (spec section 3, "Form configuration"), on what the editor saw. For
 * administrators. Whoever books from then on does so by the new form; if it offers other cells, the open requests are put
 * into the new lists behind it, with `jobs/plan` showing how far that is. Out: how many there are to look at, 0 if none.
 * Failures: signInNeeded, notAllowed, an unknown practice (field companySlug), a locked one (field form), and details at the
 * fields, also for what a colleague has changed meanwhile.
 */
export const updateFormConfiguration: Handler<'updateFormConfiguration'> = async ({ companySlug: slug, edits }, caller, tools) => {
  if (!caller) return refused({ kind: 'signInNeeded' });
  for (let tries = 0; tries < mostTries; tries++) {
    const outcome = await tryToUpdate(slug, edits, caller, tools);
    if (outcome) return outcome;
  }
  throw new Error('Others were faster each time.');
};

/** More than administrators who save in the same second. */
const mostTries = 10;

/**
 * One try; undefined if somebody was faster. The form is read before and written on the condition that it is still the same: a
 * transaction that read it would keep every booking waiting that reads it too.
 */
async function tryToUpdate(
  slug: string,
  edits: FieldEdits,
  caller: Caller,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Outcome<{ toMove: number }> | undefined> {
  const docs = collections(db);
  const [formNow, counters] = await Promise.all([docs.form(slug).get(), docs.requestCounters(slug).get()]);
  const form = formNow.data();
  // Only to show how far it is.
  const open = counters.data()?.open ?? 0;
  let outcome: Outcome<{ toMove: number }> = accepted({ toMove: 0 });
  const isWritten = await unlessSomebodyWasFaster(
    inTransaction(db, async (tx) => {
      const [member, practice] = [(await tx.get(docs.member(slug, caller.uid))).data(), (await tx.get(docs.practice(slug))).data()];
      const edited = judged(edits, { role: member?.role, practice, form });
      outcome = edited.ok ? accepted({ toMove: 0 }) : edited;
      if (!edited.ok || !form || edited.value === form) return;

      putBack(tx, formNow, edited.value);
      if (offersTheSame(form, edited.value)) return;
      startPlanJob(tx, { slug, by: { kind: 'member', uid: caller.uid }, total: open, now: now() }, { db });
      outcome = accepted({ toMove: open });
    }),
  );
  return isWritten ? outcome : undefined;
}

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
