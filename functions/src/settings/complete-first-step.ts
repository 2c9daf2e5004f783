import { accepted } from '@platzwart/domain/failure';
import { FieldValue } from 'firebase-admin/firestore';
import type { Handler } from '../call.ts';
import { collections } from '../collections.ts';
import { practiceToChange } from '../members/practice-access.ts';
import { inTransaction } from '../transaction.ts';

/**
 * One of a new practice's first steps is done, or nobody needs to be reminded of it (spec section 2, dashboard). Again is no failure.
 * Failures: signInNeeded, notAllowed, a locked practice (field form).
 */
export const completeFirstStep: Handler<'completeFirstStep'> = ({ companySlug: slug, step }, caller, { db }) => {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const found = await practiceToChange(slug, caller, tx, docs);
    if (!found.ok) return found;
    tx.update(docs.account(slug), { firstSteps: FieldValue.arrayRemove(step) });
    return accepted({});
  });
};
