import { berlinDate } from '@platzwart/domain/dates/german-date';
import { edit } from '@platzwart/domain/request/edit';
import { handler } from '../core/handler.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';
import { applyVacancyChange } from '../waiting-list/apply-vacancy-change.ts';
import { withEditSideEffects } from './edit-side-effects.ts';

/**
 * Staff correct a request (spec section 1, "Editing a request afterwards"): contact data and time
 * slots, by the rules of the booking form, relative to what the editor saw. For administrators and
 * therapists. A new e-mail address is unconfirmed and gets its own e-mail with a link; the old link
 * is voided, and the team calls whom a place was offered there. Failures: signInNeeded, notAllowed,
 * a locked practice (field form), an unknown or archived request or one whose person has another
 * open one (field requestId), details at the fields, also for a colleague's concurrent changes.
 */
export const updateRequest = handler(
  'updateRequest',
  ['keyedHash'],
  async ({ companySlug: slug, requestId, edits }, { by }, tools) => {
    const now = tools.now();
    let offeredBefore: string | undefined;
    const outcome = await applyRequestChange(
      {
        slug,
        requestId,
        decide: (current, at) => {
          offeredBefore = undefined;
          const edited = edit(current, edits, { form: at.form, today: berlinDate(now), by, now });
          if (!edited.ok || !current) return edited;
          const { value } = edited;
          if (value !== 'unchanged' && value.after.email !== current.email)
            offeredBefore = current.offer?.vacancyId;
          return withEditSideEffects(current, value, { slug, requestId, at, now }, tools);
        },
      },
      tools,
    );
    if (outcome.ok && offeredBefore !== undefined)
      await applyVacancyChange(
        {
          slug,
          vacancyId: offeredBefore,
          by: { kind: 'platform' },
          event: { kind: 'emailFailed', requestId },
        },
        tools,
      );
    return outcome;
  },
);
