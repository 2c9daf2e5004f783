import { reactivate } from '@platzwart/domain/request/changes';
import { handler } from '../core/handler.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';

/**
 * Brings an archived request back to its old position by request date (spec section 4, requests). For administrators and
 * therapists. Failures: signInNeeded, notAllowed, a locked practice (field form), an unknown request (field requestId).
 */
export const reactivateRequest = handler('reactivateRequest', ({ companySlug: slug, requestId }, { by }, tools) =>
  applyRequestChange({ slug, requestId, decide: (current, { form }) => reactivate(current, form, by, tools.now()) }, tools),
);
