/** What came of a call, retrying until it arrives; the log id makes retries idempotent. */
import type { OfferAnswer } from '@platzwart/domain/request/contact-answers';
import type { ContactOutcome, WantedStep } from '@platzwart/domain/request/next-step';
import type { DeclineReason } from '@platzwart/domain/request/request-offer';
import { runWithRetry } from '../../../calls/retry.ts';

export type Logged = {
  /** Null: no contact, only the next step changes. */
  contact: ContactOutcome | null;
  nextStep: WantedStep | null;
};

export const logContact = (slug: string, requestId: string, logged: Logged) =>
  runWithRetry(
    'logContact',
    { companySlug: slug, requestId, logId: newLogId(), ...logged },
    requestId,
  );

/** `reason`: of a no, if it was said. */
export const answerOffer = (
  slug: string,
  requestId: string,
  vacancyId: string,
  answer: OfferAnswer,
  reason: DeclineReason | null,
) =>
  runWithRetry(
    'recordOfferAnswer',
    { companySlug: slug, vacancyId, requestId, logId: newLogId(), answer, reason },
    requestId,
  );

/** 128 bits. */
function newLogId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
