/** What was sent just now, for the page that confirms it: in memory only, and gone when one leaves it, since others use the device too. */
import type { BookingRequest } from '@platzwart/domain/booking/booking-request';

export type SentRequest = Pick<BookingRequest, 'firstname' | 'lastname' | 'email' | 'locationIds' | 'slots'>;

let last: SentRequest | undefined;

export const sentRequest = () => last;

export function keepSent(request: SentRequest | undefined): void {
  last = request;
}
