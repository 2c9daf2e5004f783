/** Sending a booking. */
import type { BookingRequest } from '@platzwart/domain/booking/booking-request';
import { appCheckKey } from '../../env.ts';
import type { CallResult } from '../../firebase/calls.ts';

/** The validated booking, and what tells people from programs: a field nobody sees, and the seconds it took to fill in the form. */
export type SentBooking = Omit<BookingRequest, 'homepage' | 'fillSeconds'> & { homepage: string; fillSeconds: number };

export type SendResult =
  | CallResult<'addWaitingRequest'>
  /** The device is not connected. */
  | { kind: 'notConnected' }
  /** No answer for a long time. Nothing is known about whether it was done. */
  | { kind: 'noAnswer' };

export type SendBooking = (booking: SentBooking) => Promise<SendResult>;

/** Milliseconds. */
const patience = 25_000;

/** Fetches what sending needs, so that it is there when it is time to send. */
export async function prepareSending() {
  const calls = await import('../../firebase/calls.ts');
  await calls.prepareCalls();
  return calls;
}

/** Where the operator has set it up: fetches what proves that a browser sends. Not before somebody touches the form. */
export async function prepareProof(): Promise<void> {
  if (appCheckKey === '') return;
  const { startAppCheck } = await import('../../firebase/app-check.ts');
  await startAppCheck(appCheckKey);
}

export const sendBooking: SendBooking = async (booking) => {
  if (!navigator.onLine) return { kind: 'notConnected' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<SendResult>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'noAnswer' }), patience);
  });
  try {
    const answer = await Promise.race([sendNow(booking), tooLate]);
    return answer.kind === 'failed' && !navigator.onLine ? { kind: 'notConnected' } : answer;
  } finally {
    clearTimeout(timer);
  }
};

async function sendNow(booking: SentBooking): Promise<SendResult> {
  try {
    // Without it the server says what is missing.
    await prepareProof().catch(() => undefined);
    const { call } = await prepareSending();
    return await call('addWaitingRequest', booking);
  } catch {
    return { kind: 'failed' };
  }
}
