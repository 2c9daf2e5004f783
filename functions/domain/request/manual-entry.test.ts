import { aFormConfiguration, aPractice } from '@platzwart/emulator-data/build-practice';
import { aBooking } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { messages } from '../failure.ts';
import { isRecognisable, manualEntryMessages, momentOf, validateManualEntry } from './manual-entry.ts';

const today = '2026-11-21';
const form = aFormConfiguration();

function aCall(over: Readonly<Record<string, unknown>> = {}) {
  const { termsOfUseAccepted: _terms, healthDataConsent: _health, ...booking } = aBooking({ email: '', ...over });
  return booking;
}

const validate = (over: Readonly<Record<string, unknown>> = {}, practice = aPractice()) =>
  validateManualEntry(aCall(over), practice, form, today);

const problemAt = (over: Readonly<Record<string, unknown>>) => {
  const outcome = validate(over);
  return !outcome.ok && outcome.failure.kind === 'invalid' ? outcome.failure.details.map(({ field, message }) => [field, message]) : [];
};

describe('a request entered by staff', () => {
  test('needs no address, but what is there must be one', () => {
    expect(validate().ok).toBe(true);
    expect(problemAt({ email: 'eva@' }).map(([field]) => field)).toEqual(['email']);
  });

  test('asks what the booking form asks', () => {
    expect(problemAt({ lastname: '', slots: [], birthdate: '' }).map(([field]) => field)).toEqual(['lastname', 'birthdate', 'slots']);
    expect(problemAt({ callbackWish: true, note: '' }).map(([field]) => field)).toEqual(['note']);
  });

  test.each([
    ['', today],
    ['5.1.26', '2026-01-05'],
    ['21112026', today],
    ['2026-11-20', '2026-11-20'],
  ])('of the day %j', (requestedOn, day) => {
    expect(validate({ requestedOn })).toMatchObject({ value: { requestedOn: day } });
  });

  test.each([
    ['22.11.2026', manualEntryMessages.inFuture],
    ['31.12.1999', manualEntryMessages.tooLongAgo],
    ['31.2.2026', manualEntryMessages.noSuchDay],
    ['gestern', manualEntryMessages.notADate],
  ])('cannot be of the day %j', (requestedOn, message) => {
    expect(problemAt({ requestedOn })).toEqual([['requestedOn', message]]);
  });

  test('continues while intake is paused, since that is said to patients alone, and not in a locked practice', () => {
    expect(validate({}, aPractice({ bookingEnabled: false })).ok).toBe(true);
    expect(validate({}, aPractice({ locked: true }))).toMatchObject({ failure: { details: [{ message: messages.practiceReadOnly }] } });
  });

  test('counts from noon in Berlin, on the days the clocks change too, and from now if it is of today', () => {
    const now = new Date('2026-11-21T08:00:00Z');
    expect(momentOf('2026-11-21', now)).toEqual(now);
    expect(momentOf('2026-03-29', now).toISOString()).toBe('2026-03-29T10:00:00.000Z');
    expect(momentOf('2026-10-25', now).toISOString()).toBe('2026-10-25T11:00:00.000Z');
  });

  test('identifies a person only with an address or a date of birth', () => {
    expect(isRecognisable({ email: '', birthdate: undefined })).toBe(false);
    expect(isRecognisable({ email: '', birthdate: '1984-05-17' })).toBe(true);
    expect(isRecognisable({ email: 'eva@post.example' })).toBe(true);
  });
});
