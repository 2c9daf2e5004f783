/** Sending a booking. */
import type { BookingRequest } from '@platzwart/domain/booking-request';
import type { CallResult } from '../../firebase/calls.ts';

export type SendBooking = (booking: BookingRequest) => Promise<CallResult<'addWaitingRequest'>>;

/** Fetches what sending needs, so that it is there when it is time to send. */
export async function prepareSending() {
  const calls = await import('../../firebase/calls.ts');
  await calls.prepareCalls();
  return calls;
}

export const sendBooking: SendBooking = async (booking) => {
  try {
    const { call } = await prepareSending();
    return await call('addWaitingRequest', booking);
  } catch {
    return { kind: 'failed' };
  }
};
