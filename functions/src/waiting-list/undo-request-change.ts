import { accepted, messages, type Outcome, refusedAt } from '@platzwart/domain/failure';
import { archiveAgain, reactivate } from '@platzwart/domain/request/changes';
import { handler } from '../core/handler.ts';
import { applyRequestChange } from './apply-request-change.ts';
import { applyVacancyChange } from './apply-vacancy-change.ts';
import { bringBack } from './bin.ts';
import { unsealedChange } from './sealed-change.ts';

/**
 * Undoes archiving, reactivating or deleting into the bin, by what those calls answered: an offer
 * that ended with it stands again, and who was asked in its place is not asked any more. A repeat
 * succeeds. For administrators and therapists. Failures: signInNeeded, notAllowed, a locked
 * practice (field form), what we have not sealed (field undo); nothing is undone if somebody has
 * built upon it (fields form, requestId), but what was in the bin is back then without its offer.
 */
export const undoRequestChange = handler(
  'undoRequestChange',
  ['keyedHash'],
  async ({ companySlug: slug, undo }, { by }, tools) => {
    const change = unsealedChange(slug, undo, tools);
    if (!change) return refusedAt('undo', 'unknown', messages.checkThis);
    const { requestId } = change;
    if (change.what === 'reactivated') {
      return applyRequestChange(
        {
          slug,
          requestId,
          decide: (current) => archiveAgain(current, change.before, by, tools.now()),
        },
        tools,
      );
    }
    const { ended } = change;
    const back: Outcome<unknown> =
      change.what === 'binned' ? await bringBack({ slug, requestId, by }, tools) : accepted({});
    if (!back.ok) return back;
    if (!ended)
      return applyRequestChange(
        {
          slug,
          requestId,
          decide: (current, { form }) => reactivate(current, form, by, tools.now()),
        },
        tools,
      );
    const restored = await applyVacancyChange(
      { slug, vacancyId: ended.vacancyId, by, event: { kind: 'restore', requestId, ended } },
      tools,
    );
    return restored.ok ? accepted({}) : restored;
  },
);
