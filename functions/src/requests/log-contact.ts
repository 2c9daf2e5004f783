import { logContact as log } from '@platzwart/domain/request/changes';
import { handler } from '../core/handler.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';

/**
 * Logs a contact's outcome and the next step ('Zu tun'). The same `logId` again is the same
 * contact. For administrators and therapists. Failures: signInNeeded, notAllowed, a locked practice
 * (field form), an unknown or archived request (field requestId), a step without a valid day (field
 * nextStep.dueOn).
 */
export const logContact = handler(
  'logContact',
  ({ companySlug: slug, requestId, logId, ...logged }, { by }, tools) =>
    applyRequestChange(
      {
        slug,
        requestId,
        historyId: `contact_${logId}`,
        decide: (current) => log(current, logged, by, tools.now()),
      },
      tools,
    ),
);
