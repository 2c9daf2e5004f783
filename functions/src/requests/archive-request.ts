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
    let left: { archivedAt: Date; activeAt: Date | null } | undefined;
    const onEnded = (offer: EndedOffer) => {
      ended = offer;
    };
    const outcome = await applyRequestChange(
      {
        slug,
        requestId,
        decide: (current) => {
          const decided = archive(current, reason, by, tools.now());
          const change = decided.ok && decided.value !== 'unchanged' ? decided.value : undefined;
          const { archivedAt = null, withdrawnAt = null } = change?.after ?? current ?? {};
          const activeAt = change?.history.at ?? current?.activeAt ?? null;
          // What its person has withdrawn meanwhile is not theirs to bring back.
          left = archivedAt && !withdrawnAt ? { archivedAt, activeAt } : undefined;
          return decided;
        },
        onEnded,
      },
      tools,
    );
    if (!outcome.ok || !left) return outcome;
    const undo = sealedChange(slug, { what: 'archived', requestId, ...left, ended }, tools);
    return accepted({ undo });
  },
);
