/** Logs a contact, retrying until it arrives; the log id makes retries idempotent. */
import type { ContactOutcome, WantedStep } from '@platzwart/domain/request/next-step';
import { callWithRetry } from '../../../firebase/retried-calls.ts';
import { texts } from '../texts.ts';

export type Logged = {
  /** Null: no contact, only the next step changes. */
  contact: ContactOutcome | null;
  nextStep: WantedStep | null;
  remark: string;
};

/** Resolves to undefined on success, or to an error message. */
export async function logContact(slug: string, requestId: string, logged: Logged): Promise<string | undefined> {
  const answer = await callWithRetry('logContact', { companySlug: slug, requestId, logId: newLogId(), ...logged }, requestId);
  switch (answer.kind) {
    case 'done':
      return undefined;
    case 'denied':
      return texts.notAllowed;
    case 'refused':
      return answer.details[0]?.message ?? texts.tryAgain;
    case 'failed':
      return texts.tryAgain;
  }
}

/** 128 bits. */
function newLogId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
