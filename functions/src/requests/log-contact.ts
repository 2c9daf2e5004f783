import { accepted } from '@platzwart/domain/failure';
import {
  askedUnderOf,
  type ContactState,
  contactStateOf,
  logContact as log,
  type Standing,
} from '@platzwart/domain/request/changes';
import { handler } from '../core/handler.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';
import { sealedChange } from '../waiting-list/sealed-change.ts';

/**
 * Logs a contact's outcome and the next step ('Zu tun'). The same `logId` again is the same
 * contact. For administrators and therapists. Out: what undoes it, unless it was logged before.
 * Failures: signInNeeded, notAllowed, a locked practice (field form), an unknown or archived
 * request (field requestId), a step without a valid day (field nextStep.dueOn).
 */
export const logContact = handler(
  'logContact',
  ['keyedHash'],
  async ({ companySlug: slug, requestId, logId, ...logged }, { by }, tools) => {
    let states: { before: ContactState; after: ContactState; standing: Standing } | undefined;
    const outcome = await applyRequestChange(
      {
        slug,
        requestId,
        historyId: `contact_${logId}`,
        decide: (current) => {
          const decided = log(current, logged, by, tools.now());
          if (current && decided.ok) {
            const after = decided.value === 'unchanged' ? current : decided.value.after;
            states = {
              before: contactStateOf(current),
              after: contactStateOf(after),
              standing: askedUnderOf(current),
            };
          }
          return decided;
        },
      },
      tools,
    );
    if (!outcome.ok || !states) return outcome;
    return accepted({
      undo: sealedChange(slug, { what: 'contacted', requestId, ...states }, tools),
    });
  },
);
