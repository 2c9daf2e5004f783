import { describe, expect, test } from 'vitest';
import { type BookingRequest, bookingRequestFor } from '../booking/booking-request.ts';
import { defaultFormConfiguration, type FormConfiguration } from '../booking/form-configuration.ts';
import { renewed } from '../retention/revocation.ts';
import { countedKeys, slotKeysFor, waitingAt } from '../waiting-list/queue.ts';
import { describeSlots, uncoveredParts } from '../waiting-list/slot.ts';
import { archive, archiveAgain, archivedAs, book, reactivate } from './changes.ts';
import { type Actor, HistoryEntry } from './history.ts';
import { TherapyRequest } from './request.ts';

const form = defaultFormConfiguration({ id: 'praxis', title: 'Praxis' });
const sent = new Date('2026-11-21T08:00:00Z');
const later = (minutes: number) => new Date(sent.getTime() + minutes * 60_000);
const staff: Actor = { kind: 'member', uid: 'u1' };

function bookingWith(
  changes: Record<string, unknown> = {},
  asked: FormConfiguration = form,
): BookingRequest {
  return bookingRequestFor(asked, '2026-11-21').parse({
    requestId: 'ab'.repeat(16),
    companySlug: 'praxis-graz',
    locationIds: ['praxis'],
    type: 'self',
    firstname: 'Anna',
    lastname: 'Huber',
    birthdate: '01.02.1990',
    email: 'anna@beispiel.at',
    phone: '0316 1234',
    reason: 'Stimme',
    slots: [{ locationId: 'praxis', weekday: 1, start: '08:00', end: '10:00' }],
    timeFlexibility: 'notFlexible',
    termsOfUseAccepted: true,
    ...changes,
  });
}

/** The request after a change that must be accepted and must have an effect. */
function changed(outcome: ReturnType<typeof book>) {
  if (!outcome.ok || outcome.value === 'unchanged' || !outcome.value.after)
    throw new Error(`no change: ${JSON.stringify(outcome)}`);
  expect(TherapyRequest.parse(outcome.value.after)).toEqual(outcome.value.after);
  expect(HistoryEntry.parse(outcome.value.history)).toEqual(outcome.value.history);
  return { after: outcome.value.after, history: outcome.value.history };
}
const hashes = (payloadHash: string) => ({ payloadHash, openKey: 'key-1' });
const booked = (changes?: Record<string, unknown>) =>
  changed(book(undefined, bookingWith(changes), hashes('hash-1'), form, sent)).after;
/** A request that staff worked on: with note, tags and priority. */
const cared = (): TherapyRequest => ({
  ...booked(),
  prioritized: true,
  prioritizedAt: later(5),
  tags: ['dringend'],
  adminNote: 'Rückruf',
  noteRevision: 3,
  lastChange: { by: 'u1', at: later(6), field: 'adminNote' },
});
const code = (outcome: ReturnType<typeof book>) =>
  outcome.ok || outcome.failure.kind !== 'invalid' ? undefined : outcome.failure.details[0]?.code;

describe('a booking', () => {
  test('begins to wait at this moment, open, not prioritized, in each slot it prefers', () => {
    const { after, history } = changed(
      book(undefined, bookingWith(), hashes('hash-1'), form, sent),
    );
    expect(after).toMatchObject({
      status: 'open',
      requestedAt: sent,
      source: 'online',
      prioritized: false,
      tags: [],
      adminNote: '',
    });
    expect(after.slotKeys).toEqual(['praxis_1_0800-0900', 'praxis_1_0900-1000']);
    expect(history).toEqual({ at: sent, by: { kind: 'patient' }, what: 'requested' });
  });

  test('keeps neither the terms box nor the route, but which consent text was accepted', () => {
    const after = booked();
    for (const gone of ['termsOfUseAccepted', 'companySlug', 'requestId'])
      expect(after).not.toHaveProperty(gone);
    expect(after.consentVersion).not.toBe('');
  });

  test('keeps the contact person only if it is for somebody else', () => {
    const contact = {
      contactPersonFirstname: 'Eva',
      contactPersonLastname: 'Huber',
      contactPersonRelationship: 'Mutter',
    };
    expect(booked({ type: 'other', ...contact })).toMatchObject(contact);
    for (const field of Object.keys(contact))
      expect(booked({ type: 'self', ...contact })).not.toHaveProperty(field);
  });

  test('holds no undefined, which the database does not know', () => {
    expect(Object.values(booked())).not.toContain(undefined);
  });

  test('the same form sent again is the same success, even much later or from the archive', () => {
    const current = cared();
    const archived: TherapyRequest = {
      ...current,
      status: 'archived',
      archivedAt: later(5),
      archiveReason: 'other',
    };
    for (const now of [later(0), later(59), later(60 * 24 * 30)]) {
      expect(book(current, bookingWith(), hashes('hash-1'), form, now)).toEqual({
        ok: true,
        value: 'unchanged',
      });
      expect(book(archived, bookingWith(), hashes('hash-1'), form, now)).toEqual({
        ok: true,
        value: 'unchanged',
      });
    }
  });
});

describe('a correction under the same id', () => {
  const other = () =>
    bookingWith({
      firstname: 'Änna',
      slots: [{ locationId: 'praxis', weekday: 2, start: '09:00', end: '10:00' }],
    });

  test('within the hour it moves the slots and keeps the place and what staff have done', () => {
    const current = cared();
    const { after, history } = changed(book(current, other(), hashes('hash-2'), form, later(60)));
    expect(after).toMatchObject({
      firstname: 'Änna',
      payloadHash: 'hash-2',
      slotKeys: ['praxis_2_0900-1000'],
    });
    const {
      requestedAt,
      prioritized,
      prioritizedAt,
      tags,
      adminNote,
      noteRevision,
      lastChange,
      status,
      source,
    } = current;
    expect(after).toMatchObject({
      requestedAt,
      prioritized,
      prioritizedAt,
      tags,
      adminNote,
      noteRevision,
      lastChange,
      status,
      source,
    });
    expect(history).toMatchObject({ at: later(60), by: { kind: 'patient' }, what: 'corrected' });
    expect(
      history.changes?.map((change) => change.field).sort((a, b) => a.localeCompare(b)),
    ).toEqual(['firstname', 'slots']);
    expect(history.changes).toContainEqual({ field: 'firstname', from: 'Anna', to: 'Änna' });
  });

  test('what was asked before and is left out now is gone, not left over', () => {
    const withContact = booked({
      type: 'other',
      contactPersonFirstname: 'Eva',
      contactPersonLastname: 'H',
      contactPersonRelationship: 'Mutter',
    });
    const { after, history } = changed(
      book(withContact, bookingWith(), hashes('hash-2'), form, later(1)),
    );
    expect(after).not.toHaveProperty('contactPersonFirstname');
    expect(history.changes).toContainEqual({
      field: 'contactPersonFirstname',
      from: 'Eva',
      to: null,
    });
  });

  test('the original is left as it was', () => {
    const current = cared();
    const copy = structuredClone(current);
    book(current, other(), hashes('hash-2'), form, later(1));
    expect(current).toEqual(copy);
  });

  test('the address is corrected twice at most; anything else still is', () => {
    const corrections = [1, 2].map((time) => bookingWith({ email: `anna${time}@post.example` }));
    const twice = corrections.reduce(
      (current, booking, at) =>
        changed(book(current, booking, hashes(`address-${at}`), form, later(at + 1))).after,
      cared(),
    );
    expect(twice.email).toBe('anna2@post.example');
    const third = bookingWith({ email: 'anna3@post.example' });
    expect(code(book(twice, third, hashes('address-3'), form, later(5)))).toBe('correctedTooOften');
    const renamed = bookingWith({ email: 'anna2@post.example', firstname: 'Änna' });
    expect(changed(book(twice, renamed, hashes('name'), form, later(5))).after.firstname).toBe(
      'Änna',
    );
  });

  test('after the hour it is refused, with a sentence that says what to do', () => {
    const outcome = book(
      cared(),
      other(),
      hashes('hash-2'),
      form,
      new Date(later(60).getTime() + 1),
    );
    expect(outcome).toMatchObject({
      ok: false,
      failure: {
        kind: 'invalid',
        details: [
          { field: 'form', code: 'requestIdTaken', message: expect.stringContaining('Bitte') },
        ],
      },
    });
  });

  test('an archived request is not corrected, nor one that was not sent by this form', () => {
    expect(
      code(
        book(
          { ...cared(), status: 'archived', archivedAt: later(1), archiveReason: 'placeFound' },
          other(),
          hashes('hash-2'),
          form,
          later(2),
        ),
      ),
    ).toBe('requestIdTaken');
    expect(
      code(book({ ...cared(), source: 'phone' }, other(), hashes('hash-2'), form, later(2))),
    ).toBe('requestIdTaken');
  });
});

describe('archive and reactivation', () => {
  test('an archived request waits nowhere and keeps everything else', () => {
    const current = cared();
    const { after, history } = changed(archive(current, 'placeFound', staff, later(90)));
    expect(countedKeys(after)).toEqual([]);
    expect(after).toEqual({
      ...current,
      status: 'archived',
      archivedAt: later(90),
      archiveReason: 'placeFound',
      searchTokens: expect.arrayContaining(['be', 'bei', 'beispiel']),
    });
    expect(history).toEqual({ at: later(90), by: staff, what: 'archived', reason: 'placeFound' });
  });

  test('archiving twice is one archiving; another reason is refused rather than dropped', () => {
    const { after } = changed(archive(cared(), 'placeFound', staff, later(90)));
    expect(archive(after, 'placeFound', staff, later(91))).toEqual({
      ok: true,
      value: 'unchanged',
    });
    expect(code(archive(after, 'other', staff, later(91)))).toBe('alreadyArchived');
  });

  test('reactivating brings back the old position and priority, and twice is once', () => {
    const current = cared();
    const { after: archived } = changed(archive(current, 'noInterest', staff, later(90)));
    const { after, history } = changed(reactivate(archived, form, staff, later(200)));
    expect(after).toEqual(current);
    expect(history).toEqual({ at: later(200), by: staff, what: 'reactivated' });
    expect(reactivate(after, form, staff, later(201))).toEqual({ ok: true, value: 'unchanged' });
    const newer = { ...booked(), id: 'b', requestedAt: later(100), prioritized: true };
    expect(
      waitingAt([newer, { ...after, id: 'a' }], 'praxis_1_0800-0900').map((one) => one.id),
    ).toEqual(['a', 'b']);
  });

  const today: FormConfiguration = {
    ...form,
    minSlotSize: 30,
    selectableLocations: [
      {
        id: 'praxis',
        title: 'Praxis',
        selectableSlots: [{ weekday: 1, start: '09:00', end: '12:00' }],
      },
    ],
  };

  test('a reactivated request waits in the slots of today’s plan, not of the plan it was sent under', () => {
    const { after: archived } = changed(archive(cared(), 'other', staff, later(90)));
    const { after } = changed(reactivate(archived, today, staff, later(200)));
    expect(after.slotKeys).toEqual(['praxis_1_0900-0930', 'praxis_1_0930-1000']);
    expect(after.requestedAt).toEqual(sent);
  });

  test('a repeat that is back where it was counts in the slots of today’s plan, too', () => {
    const repeat = { ...cared(), status: 'archived', isRepeat: true, mergedInto: 'b' } as const;
    const { after: listed } = changed(reactivate(repeat, form, staff, later(200)));
    const before = archivedAs(repeat);
    if (!before) throw new Error('It is not archived.');
    const { after } = changed(archiveAgain(listed, before, today, staff, later(201)));
    expect(after).toMatchObject({ status: 'archived', isRepeat: true });
    const taken = { revokedAt: sent, eraseAt: later(300), revokedWith: null, binned: null };
    const consent = { form: today, version: '1', now: later(202) };
    for (const back of [after, renewed({ ...repeat, ...taken }, consent).after])
      expect(back.slotKeys).toEqual(['praxis_1_0900-0930', 'praxis_1_0930-1000']);
  });

  test('preferred times that are no longer offered stay written down and count nowhere, until they are offered again', () => {
    const { after: archived } = changed(archive(cared(), 'other', staff, later(90)));
    const closed: FormConfiguration = { ...form, selectableLocations: [] };
    const { after } = changed(reactivate(archived, closed, staff, later(200)));
    expect(after.slots).toEqual(cared().slots);
    expect(after.slotKeys).toEqual([]);
    expect(describeSlots(uncoveredParts(after.slots, []))).toBe('Mo 8–10 Uhr');
    expect(slotKeysFor(after, form)).toEqual(['praxis_1_0800-0900', 'praxis_1_0900-1000']);
  });

  test('a request that is gone is said to be gone', () => {
    expect(code(archive(undefined, 'other', staff, sent))).toBe('requestGone');
    expect(code(reactivate(undefined, form, staff, sent))).toBe('requestGone');
  });
});
