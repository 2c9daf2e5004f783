/** Payloads of bookings by patients and of manual entries by staff. */
import { randomBytes } from 'node:crypto';
import {
  aBooking as aBuiltBooking,
  type SentBooking,
} from '@platzwart/emulator-data/build-request';

export function newRandomId(): string {
  return randomBytes(16).toString('hex');
}

/**
 * A complete booking under a new id for a newly registered practice: Erika Beispiel, Monday 8–10.
 * Each has a unique e-mail address, since a second request of the same person would be merged.
 */
export function aBooking(
  companySlug: string,
  over: Readonly<Record<string, unknown>> = {},
): SentBooking {
  const requestId = newRandomId();
  return aBuiltBooking({
    companySlug,
    requestId,
    email: `erika.${requestId.slice(0, 12)}@post.example`,
    ...over,
  });
}

/** A manual entry for a caller without an e-mail address, hence without consent boxes. */
export function aManualEntry(
  companySlug: string,
  over: Readonly<Record<string, unknown>> = {},
): SentBooking {
  const entry: SentBooking = {
    requestedOn: '',
    ...aBooking(companySlug, { email: '', followUpConsent: false, ...over }),
  };
  const { termsOfUseAccepted: _terms, healthDataConsent: _health, ...sent } = entry;
  return sent;
}
