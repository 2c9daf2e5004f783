/** Sends a booking. */

import type { BookingRequest } from '@platzwart/domain/booking/booking-request';
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

type Sent = Pick<SentBooking, 'companySlug' | 'requestId'>;

export type SendResult =
  | CallResult<'addWaitingRequest'>
  /** The device is offline. */
  | { kind: 'notConnected' }
  /** The outcome is unknown. */
  | { kind: 'noAnswer' };

export type SendBooking = (booking: SentBooking) => Promise<SendResult>;

const calls = () => import('../../firebase/calls.ts');

/** With the first touch: loads what sending needs, and begins the proof of work that it carries. */
export async function prepareSending({ companySlug, requestId }: Sent): Promise<void> {
  const { proofOf } = await calls();
  await proofOf(['addWaitingRequest', companySlug, requestId]);
}

export const sendBooking: SendBooking = async (booking) => {
  if (!isOnline()) return { kind: 'notConnected' };
  const answer = await sendNow(booking);
  return answer.kind === 'failed' && !answer.hasAnswer ? { kind: 'noAnswer' } : answer;
};

async function sendNow(booking: SentBooking): Promise<SendResult> {
  try {
    const { call } = await calls();
    return await call('addWaitingRequest', booking);
  } catch {
    return { kind: 'failed' };
  }
}
