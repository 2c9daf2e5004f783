/** Logs a contact, retrying until it arrives; the log id makes retries idempotent. */
import type { ContactOutcome, WantedStep } from '@platzwart/domain/request/next-step';
import { run } from '../../../calls/run.ts';

export type Logged = {
  /** Null: no contact, only the next step changes. */
  contact: ContactOutcome | null;
  nextStep: WantedStep | null;
  remark: string;
};

/** Resolves to undefined on success, or to an error message. */
export async function logContact(slug: string, requestId: string, logged: Logged): Promise<string | undefined> {
  const input = { companySlug: slug, requestId, logId: newLogId(), ...logged };
  const result = await run('logContact', input, { retryAbout: requestId });
  return result.ok ? undefined : result.problem.message;
}

/** 128 bits. */
function newLogId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
