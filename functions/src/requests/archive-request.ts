import { archive } from '@platzwart/domain/request/changes';
import { handler } from '../core/handler.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';

/**
 * Removes a request from all of its waiting lists (spec section 4, requests). For administrators and therapists.
 * Failures: signInNeeded, notAllowed, a locked practice (field form), an unknown request or one archived for another
 * reason (field requestId).
 */
export const archiveRequest = handler('archiveRequest', ({ companySlug: slug, requestId, reason }, { by }, tools) =>
  applyRequestChange({ slug, requestId, decide: (current) => archive(current, reason, by, tools.now()) }, tools),
);
