import { accepted } from '@platzwart/domain/failure';
import { type ArchivedAs, archivedAs, reactivate } from '@platzwart/domain/request/changes';
import { handler } from '../core/handler.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';
import { sealedChange } from '../waiting-list/sealed-change.ts';

/**
 * Brings an archived request back to its old position by request date (spec section 4, requests).
 * For administrators and therapists. Out: what undoes it, if it was archived. Failures:
 * signInNeeded, notAllowed, a locked practice (field form), an unknown request (field requestId).
 */
export const reactivateRequest = handler(
  'reactivateRequest',
  ['keyedHash'],
  async ({ companySlug: slug, requestId }, { by }, tools) => {
    let before: ArchivedAs | undefined;
    let activeAt: Date | null = null;
    const outcome = await applyRequestChange(
      {
        slug,
        requestId,
        decide: (current, { form }) => {
          before = current && archivedAs(current);
          const decided = reactivate(current, form, by, tools.now());
          if (decided.ok && decided.value !== 'unchanged') activeAt = decided.value.history.at;
          return decided;
        },
      },
      tools,
    );
    if (!outcome.ok || !before) return outcome;
    return accepted({
      undo: sealedChange(slug, { what: 'reactivated', requestId, before, activeAt }, tools),
    });
  },
);
