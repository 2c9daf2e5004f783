import { accepted, refused } from '@platzwart/domain/failure';
import { reactivate } from '@platzwart/domain/request-changes';
import type { Handler } from '../call.ts';
import { changeRequest } from '../waiting-list/change-request.ts';

/**
 * Brings an archived request back to its old place by request date (spec section 4, requests). For administrators and
 * therapists. Failures: signInNeeded, notAllowed, a locked practice (field form), an unknown request (field requestId).
 */
export const reactivateRequest: Handler<'reactivateRequest'> = async ({ companySlug: slug, requestId }, caller, tools) => {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const by = { kind: 'member', uid: caller.uid } as const;
  const outcome = await changeRequest(
    { slug, requestId, by, decide: (current, { form }) => reactivate(current, form, by, tools.now()) },
    tools,
  );
  return outcome.ok ? accepted({}) : outcome;
};
