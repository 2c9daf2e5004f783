import { accepted } from '@platzwart/domain/failure';
import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';

/**
 * Marks one of a new practice's first steps as done or dismissed (spec section 2, dashboard).
 * Idempotent. Failures: signInNeeded, notAllowed, a locked practice (field form).
 */
export const completeFirstStep = handler(
  'completeFirstStep',
  async ({ companySlug: slug, step }, _caller, { db }) => {
    await collections(db)
      .account(slug)
      .update({ firstSteps: FieldValue.arrayRemove(step) });
    return accepted({});
  },
);
