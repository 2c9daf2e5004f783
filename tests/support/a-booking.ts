/** Bookings as a browser sends them. */
import { randomBytes } from 'node:crypto';
import { aBooking as aBuiltBooking, type SentBooking } from '@platzwart/emulator-data/build-request';

export function newRequestId(): string {
  return randomBytes(16).toString('hex');
}

/**
 * A complete booking under a new id for a practice as registration leaves it: Erika Beispiel, Monday 8–10. Each has an
 * address of its own: a second request of the same person would be none.
 */
export function aBooking(companySlug: string, over: Readonly<Record<string, unknown>> = {}): SentBooking {
  const requestId = newRequestId();
  return aBuiltBooking({ companySlug, requestId, email: `erika.${requestId.slice(0, 12)}@post.example`, ...over });
}
