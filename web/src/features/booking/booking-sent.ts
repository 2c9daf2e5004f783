/**
 * What was sent just now, for the page that confirms it: in memory only, and gone when one leaves
 * it, since others use the device too.
 */
import type { SentBooking } from './commands.ts';

let last: SentBooking | undefined;

export const sentRequest = () => last;

export function keepSent(request: SentBooking | undefined): void {
  last = request;
}
