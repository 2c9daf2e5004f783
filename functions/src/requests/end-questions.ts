import { accepted } from '@platzwart/domain/failure';
import type { Change } from '@platzwart/domain/request/changes';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { EndQuestions } from '../emails/handle-bounce.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';
import { applyHiddenChange } from '../waiting-list/bin.ts';

/** Stops follow-ups for the request, on the list or after it is brought back. */
export const endQuestions: EndQuestions = async ({ slug, requestId, cause }, tools) => {
  const decide = (current: TherapyRequest | undefined) =>
    accepted(withoutQuestions(current, tools.now()));
  // A deleted practice has no requests either.
  await applyRequestChange({ slug, requestId, historyId: cause, decide }, tools);
  await applyHiddenChange(
    { slug, requestId, decide: (hidden) => withoutQuestions(hidden, tools.now()) },
    tools,
  );
};

function withoutQuestions(current: TherapyRequest | undefined, now: Date): Change {
  if (!current?.followUpConsent) return 'unchanged';
  return {
    after: { ...current, followUpConsent: false },
    history: { at: now, by: { kind: 'patient' }, what: 'optedOut' },
  };
}
