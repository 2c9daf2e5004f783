import { accepted } from '@platzwart/domain/failure';
import { archive } from '@platzwart/domain/request/changes';
import type { EndedOffer } from '@platzwart/domain/vacancies/step-types';
import { handler } from '../core/handler.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';
import { sealedChange } from '../waiting-list/sealed-change.ts';

/**
 * Removes a request from all of its waiting lists (spec section 4, requests). For administrators
 * and therapists. Out: what undoes it. Failures: signInNeeded, notAllowed, a locked practice (field
 * form), an unknown request or one archived for another reason (field requestId).
 */
export const archiveRequest = handler(
  'archiveRequest',
  ['keyedHash'],
  async ({ companySlug: slug, requestId, reason }, { by }, tools) => {
    let ended: EndedOffer | undefined;
    const onEnded = (offer: EndedOffer) => {
      ended = offer;
    };
    const outcome = await applyRequestChange(
      { slug, requestId, decide: (current) => archive(current, reason, by, tools.now()), onEnded },
      tools,
    );
    return outcome.ok
      ? accepted({ undo: sealedChange(slug, { what: 'archived', requestId, ended }, tools) })
      : outcome;
  },
);
