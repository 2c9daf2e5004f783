import { accepted, refused } from '@platzwart/domain/failure';
import { archive } from '@platzwart/domain/request-changes';
import type { Handler } from '../call.ts';
import { changeRequest } from '../waiting-list/change-request.ts';

/**
 * Takes a request out of all of its waiting lists (spec section 4, requests). For administrators and therapists.
 * Failures: signInNeeded, notAllowed, a locked practice (field form), an unknown request or one archived for another
 * reason (field requestId).
 */
export const archiveRequest: Handler<'archiveRequest'> = async ({ companySlug: slug, requestId, reason }, caller, tools) => {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const by = { kind: 'member', uid: caller.uid } as const;
  const outcome = await changeRequest({ slug, requestId, by, decide: (current) => archive(current, reason, by, tools.now()) }, tools);
  return outcome.ok ? accepted({}) : outcome;
};
