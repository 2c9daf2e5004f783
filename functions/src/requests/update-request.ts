import { berlinDate } from '@platzwart/domain/dates/german-date';
import { edit } from '@platzwart/domain/request/edit';
import { handler } from '../core/handler.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';
import { withEditSideEffects } from './edit-side-effects.ts';

/**
 * Staff correct a request (spec section 1, "Editing a request afterwards"): contact data and time
 * slots, by the rules of the booking form, relative to what the editor saw. For administrators and
 * therapists. A new e-mail address is unconfirmed and gets its own e-mail with a link; the old link
 * is voided. Failures: signInNeeded, notAllowed, a locked practice (field form), an unknown or
 * archived request or one whose person has another open one (field requestId), details at the
 * fields, also for a colleague's concurrent changes.
 */
export const updateRequest = handler(
  'updateRequest',
  ['keyedHash'],
  ({ companySlug: slug, requestId, edits }, { by }, tools) => {
    const now = tools.now();
    return applyRequestChange(
      {
        slug,
        requestId,
        decide: (current, at) => {
          const edited = edit(current, edits, { form: at.form, today: berlinDate(now), by, now });
          return edited.ok && current
            ? withEditSideEffects(current, edited.value, { slug, requestId, at, now }, tools)
            : edited;
        },
      },
      tools,
    );
  },
);
