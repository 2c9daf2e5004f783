import { accepted } from '@platzwart/domain/failure';
import { isOfAddress } from '@platzwart/domain/patient-portal/request-link';
import type { Change } from '@platzwart/domain/request/changes';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { EndQuestions } from '../emails/handle-bounce.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';
import { applyHiddenChange } from '../waiting-list/bin.ts';

/** Stops follow-ups to that address for the request, on the list or after it is brought back. */
export const endQuestions: EndQuestions = async ({ slug, requestId, address, cause }, tools) => {
  const change = (current: TherapyRequest | undefined) =>
    withoutQuestions(current, address, tools.now());
  const decide = (current: TherapyRequest | undefined) => accepted(change(current));
  // A deleted practice has no requests either.
  await applyRequestChange({ slug, requestId, historyId: cause, decide }, tools);
  await applyHiddenChange({ slug, requestId, decide: change }, tools);
};

function withoutQuestions(current: TherapyRequest | undefined, email: string, now: Date): Change {
  if (!current?.followUpConsent || !isOfAddress({ email }, current)) return 'unchanged';
  return {
    after: { ...current, followUpConsent: false },
    history: { at: now, by: { kind: 'patient' }, what: 'optedOut' },
  };
}
