/** Sends a booking. */

import type { BookingRequest } from '@platzwart/domain/booking/booking-request';
import { prepareProof } from '../../calls/prepare-proof.ts';
import type { CallResult } from '../../firebase/calls.ts';
import { isOnline } from '../../online.ts';

/**
 * The validated booking plus bot detection: a field nobody sees, and the seconds spent filling in
 * the form.
 */
export type SentBooking = Omit<BookingRequest, 'homepage' | 'fillSeconds'> & {
  homepage: string;
  fillSeconds: number;
};

export type SendResult =
  | CallResult<'addWaitingRequest'>
  /** The device is offline. */
  | { kind: 'notConnected' }
  /** The outcome is unknown. */
  | { kind: 'noAnswer' };

export type SendBooking = (booking: SentBooking) => Promise<SendResult>;

/** Preloads what sending needs. */
export const prepareSending = () => import('../../firebase/calls.ts');

export const sendBooking: SendBooking = async (booking) => {
  if (!isOnline()) return { kind: 'notConnected' };
  const answer = await sendNow(booking);
  return answer.kind === 'failed' && !answer.hasAnswer ? { kind: 'noAnswer' } : answer;
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
