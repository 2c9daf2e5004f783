/** Bookings as a browser sends them, of patients and of staff. */
import { randomBytes } from 'node:crypto';
import { aBooking as aBuiltBooking, type SentBooking } from '@platzwart/emulator-data/build-request';

export function newRandomId(): string {
  return randomBytes(16).toString('hex');
}

/**
 * A complete booking under a new id for a practice as registration leaves it: Erika Beispiel, Monday 8–10. Each has an
 * address of its own: a second request of the same person would be none.
 */
export function aBooking(companySlug: string, over: Readonly<Record<string, unknown>> = {}): SentBooking {
  const requestId = newRandomId();
  return aBuiltBooking({ companySlug, requestId, email: `erika.${requestId.slice(0, 12)}@post.example`, ...over });
}

/** What staff send for somebody who has called and has no address: nobody ticks a box then. */
export function aManualEntry(companySlug: string, over: Readonly<Record<string, unknown>> = {}): SentBooking {
  const entry: SentBooking = { requestedOn: '', ...aBooking(companySlug, { email: '', followUpConsent: false, ...over }) };
  const { termsOfUseAccepted: _terms, healthDataConsent: _health, ...sent } = entry;
  return sent;
}
