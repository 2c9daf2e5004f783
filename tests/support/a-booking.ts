/** Bookings as a browser sends them. */
import { randomBytes } from 'node:crypto';
import { aBooking as aBuiltBooking, type SentBooking } from '@platzwart/emulator-data/build-request';

export function newRequestId(): string {
  return randomBytes(16).toString('hex');
}

/** A complete booking under a new id for a practice as registration leaves it: Erika Beispiel, Monday 8–10. */
export function aBooking(companySlug: string, over: Readonly<Record<string, unknown>> = {}): SentBooking {
  return aBuiltBooking({ companySlug, requestId: newRequestId(), ...over });
}
