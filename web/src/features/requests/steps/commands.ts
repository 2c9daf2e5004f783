/** Logs a contact, retrying until it arrives; the log id makes retries idempotent. */
import type { ContactOutcome, WantedStep } from '@platzwart/domain/request/next-step';
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

/** 128 bits. */
function newLogId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
