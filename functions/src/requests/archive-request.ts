import { accepted } from '@platzwart/domain/failure';
import { archive } from '@platzwart/domain/request/changes';
import { handler } from '../core/handler.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';

/**
 * Removes a request from all of its waiting lists (spec section 4, requests). For administrators and therapists.
 * Failures: signInNeeded, notAllowed, a locked practice (field form), an unknown request or one archived for another
 * reason (field requestId).
 */
export const archiveRequest = handler('archiveRequest', async ({ companySlug: slug, requestId, reason }, caller, tools) => {
  const { by } = caller;
  const outcome = await applyRequestChange({ slug, requestId, decide: (current) => archive(current, reason, by, tools.now()) }, tools);
  return outcome.ok ? accepted({}) : outcome;
});
