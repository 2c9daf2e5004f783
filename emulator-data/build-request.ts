/** Builders of requests, for the demo world and for tests: valid defaults, overridden as needed. */
import { consentVersion } from '@platzwart/domain/booking/consent';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { untouched } from '@platzwart/domain/request/changes';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { slotKeysFor } from '@platzwart/domain/waiting-list/queue';
import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { aFormConfiguration } from './build-practice.ts';

/**
 * An open request for Monday 8–10 at the only location of `aFormConfiguration()`. Locations derive
 * from the slots; slot keys from both, under `form`.
 */
export function aRequest(
  overrides: Partial<TherapyRequest> = {},
  form: FormConfiguration = aFormConfiguration(),
): TherapyRequest {
  const slots = overrides.slots ?? [aSlot()];
  const locationIds = overrides.locationIds ?? [...new Set(slots.map((slot) => slot.locationId))];
  return {
    ...untouched,
    requestedAt: new Date('2026-03-02T09:00:00Z'),
    source: 'online',
    payloadHash: '0'.repeat(64),
    openKey: null,
    type: 'self',
    firstname: 'Erika',
    lastname: 'Beispiel',
    birthdate: '1984-05-17',
    email: 'erika.beispiel@post.example',
    emailConfirmedAt: new Date('2026-03-02T09:05:00Z'),
    phone: '0660 0000000',
    reason: 'Ich bin oft heiser.',
    timeFlexibility: 'notFlexible',
    callbackWish: false,
    note: '',
    followUpConsent: true,
    healthDataConsent: true,
    consentVersion,
    locationIds,
    slots,
    slotKeys: slotKeysFor({ slots, locationIds }, form),
    ...overrides,
  };
}

/** The untrusted input of the call `addWaitingRequest`. */
export type SentBooking = { readonly companySlug: string; readonly requestId: string } & Readonly<
  Record<string, unknown>
>;

/** A payload of the booking form of `aFormConfiguration()` for the practice of `aPractice()`. */
export function aBooking(overrides: Readonly<Record<string, unknown>> = {}): SentBooking {
  return {
    requestId: '0123456789abcdef0123456789abcdef',
    companySlug: 'praxis-muster',
    locationIds: ['praxis'],
    type: 'self',
    firstname: 'Erika',
    lastname: 'Beispiel',
    birthdate: '17.05.1984',
    email: 'erika.beispiel@post.example',
    phone: '0660 0000000',
    reason: 'Ich bin oft heiser.',
    slots: [aSlot()],
    timeFlexibility: 'notFlexible',
    callbackWish: false,
    note: '',
    followUpConsent: true,
    healthDataConsent: true,
    termsOfUseAccepted: true,
    ...overrides,
  };
}

/** Monday 8–10 at 'praxis'. */
export function aSlot(overrides: Partial<Slot> = {}): Slot {
  return { locationId: 'praxis', weekday: 1, start: '08:00', end: '10:00', ...overrides };
}
