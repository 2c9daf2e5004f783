import { aFormConfiguration, aPractice } from '@platzwart/emulator-data/build-practice';
import { aBooking } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { messages } from '../failure.ts';
import { maxTags } from '../tags/tag.ts';
import {
  enterManually,
  isRecognisable,
  manualEntryMessages,
  momentOf,
  validateManualEntry,
} from './manual-entry.ts';
import { missingAnswers } from './missing-answers.ts';
import { TherapyRequest } from './request.ts';
import { messagesToStaff } from './staff-asking.ts';

const today = '2026-11-21';
const form = aFormConfiguration();

const now = new Date('2026-11-21T08:00:00Z');
const by = { kind: 'member', uid: 'anna' } as const;

/** Every other answer as the form sends it before anything is typed. */
const nothing = {
  firstname: '',
  birthdate: '',
  reason: '',
  note: '',
  locationIds: [],
  slots: [],
  houseCall: null,
  doctorsOrder: null,
  timeFlexibility: null,
};

function aCall(over: Readonly<Record<string, unknown>> = {}) {
  const {
    termsOfUseAccepted: _terms,
    healthDataConsent: _health,
    ...booking
  } = aBooking({ email: '', ...over });
  return booking;
}

const validate = (over: Readonly<Record<string, unknown>> = {}, practice = aPractice()) =>
  validateManualEntry(aCall(over), practice, form, today);

const problemAt = (over: Readonly<Record<string, unknown>>) => {
  const outcome = validate(over);
  return !outcome.ok && outcome.failure.kind === 'invalid'
    ? outcome.failure.details.map(({ field, message }) => [field, message])
    : [];
};

describe('a request entered by staff', () => {
  test('needs no address, but what is there must be one', () => {
    expect(validate().ok).toBe(true);
    expect(problemAt({ email: 'eva@' }).map(([field]) => field)).toEqual(['email']);
  });

  test('needs a last name and a number or an address; what else is there must be right', () => {
    expect(problemAt({ lastname: ' ', phone: '' })).toEqual([
      ['lastname', 'Bitte gib den Nachnamen ein.'],
      ['phone', messagesToStaff.noContact],
    ]);
    expect(validate({ ...nothing, email: 'eva@post.example', phone: '' }).ok).toBe(true);
    expect(problemAt({ birthdate: '31.2.90', phone: 'keine' }).map(([field]) => field)).toEqual([
      'birthdate',
      'phone',
    ]);
    expect(validate({ callbackWish: true, note: '' }).ok).toBe(true);
  });

  test('without a location is for all of them, and with times trimmed to what they offer', () => {
    expect(
      validate({
        ...nothing,
        slots: [{ locationId: 'praxis', weekday: 1, start: '07:00', end: '09:00' }],
      }),
    ).toMatchObject({
      value: { locationIds: ['praxis'], slots: [{ weekday: 1, start: '08:00', end: '09:00' }] },
    });
  });

  test('lacks what the form requires and was not said, which is a step until it is added', () => {
    const entry = validate(nothing);
    if (!entry.ok) throw new Error(JSON.stringify(entry));
    const { after } = enterManually(entry.value, { payloadHash: '', openKey: null }, form, {
      by,
      now,
    });
    expect(TherapyRequest.parse(after)).toEqual(after);
    expect(after.nextStep).toEqual({ kind: 'addDetails', dueOn: null, since: now });
    expect(missingAnswers(after, form)).toEqual(['firstname', 'birthdate', 'reason', 'slots']);
    expect(missingAnswers({ ...after, source: 'online' }, form)).toEqual([]);
    const complete = validate();
    if (!complete.ok) throw new Error(JSON.stringify(complete));
    expect(
      enterManually(complete.value, { payloadHash: '', openKey: null }, form, { by, now }).after
        .nextStep,
    ).toBeNull();
  });

  test('takes a note, tags and priority along', () => {
    const entry = validate({
      adminNote: ' ruft wieder an ',
      tags: ['kind', 'kind'],
      prioritized: true,
    });
    if (!entry.ok) throw new Error(JSON.stringify(entry));
    const { after } = enterManually(entry.value, { payloadHash: '', openKey: null }, form, {
      by,
      now,
    });
    expect(after).toMatchObject({
      adminNote: 'ruft wieder an',
      tags: ['kind'],
      prioritized: true,
      prioritizedAt: now,
    });
    expect(problemAt({ tags: Array.from({ length: maxTags + 1 }, (_, i) => `t${i}`) })).toEqual([
      ['tags', manualEntryMessages.tooManyTags],
    ]);
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
    expect(validate({}, aPractice({ locked: true }))).toMatchObject({
      failure: { details: [{ message: messages.practiceReadOnly }] },
    });
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
