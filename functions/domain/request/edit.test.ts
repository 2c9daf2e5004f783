import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest, aSlot } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { askedFields, askingPatients } from '../booking/question-rules.ts';
import type { FieldEdits } from '../text/field-edits.ts';
import { edit, editableFields } from './edit.ts';
import { HistoryEntry } from './history.ts';
import { TherapyRequest } from './request.ts';

const form = aFormConfiguration();
const now = new Date('2026-11-23T09:00:00Z');
const by = { kind: 'member', uid: 'anna' } as const;
const edited = (current: TherapyRequest | undefined, edits: FieldEdits, its = form) =>
  edit(current, edits, { form: its, today: '2026-11-23', by, now });

function after(current: TherapyRequest, edits: FieldEdits, its = form) {
  const outcome = edited(current, edits, its);
  if (!outcome.ok || outcome.value === 'unchanged') throw new Error(JSON.stringify(outcome));
  expect(TherapyRequest.parse(outcome.value.after)).toEqual(outcome.value.after);
  expect(HistoryEntry.parse(outcome.value.history)).toEqual(outcome.value.history);
  return outcome.value;
}

function refusals(current: TherapyRequest | undefined, edits: FieldEdits, its = form) {
  const outcome = edited(current, edits, its);
  if (outcome.ok || outcome.failure.kind !== 'invalid') throw new Error(JSON.stringify(outcome));
  return outcome.failure.details.map(({ field, code }) => [field, code]);
}

describe('an edit', () => {
  test('touches what it names, by the rules of the form, and the history says from what to what', () => {
    const request = aRequest();
    const change = after(request, {
      phone: { from: request.phone, to: ' 0316  5678 ' },
      birthdate: { from: '1984-05-17', to: '18.05.1984' },
    });
    expect(change.after).toEqual({ ...request, phone: '0316 5678', birthdate: '1984-05-18' });
    expect(change.history).toEqual({
      at: now,
      by,
      what: 'edited',
      changes: [
        { field: 'birthdate', from: '1984-05-17', to: '1984-05-18' },
        { field: 'phone', from: '0660 0000000', to: '0316 5678' },
      ],
    });
  });

  test('moves the request between the waiting lists of its slots and keeps its position', () => {
    const request = aRequest();
    const change = after(request, {
      slots: { from: request.slots, to: [aSlot({ weekday: 3, start: '07:00', end: '09:00' })] },
    });
    expect(change.after).toMatchObject({
      slotKeys: ['praxis_3_0800-0900'],
      requestedAt: request.requestedAt,
    });
    expect(change.after.slots).toEqual([aSlot({ weekday: 3, start: '08:00', end: '09:00' })]);
  });

  test('of a declined time: whoever chooses it anew is suggested for it again; a time merely kept, and other edits, change nothing', () => {
    const declined = (weekday: number) => aSlot({ weekday, start: '08:00', end: '09:00' });
    const lastOffer = {
      at: now,
      outcome: 'declined' as const,
      declinedTimes: [declined(3), declined(4)],
    };
    const request = aRequest({ slots: [declined(1), declined(4)], lastOffer });
    expect(
      after(request, { phone: { from: request.phone, to: '0316 5678' } }).after.lastOffer,
    ).toEqual(lastOffer);
    const change = after(request, {
      slots: { from: request.slots, to: [declined(3), declined(4)] },
    });
    expect(change.after.lastOffer?.declinedTimes).toEqual([declined(4)]);
    expect(change.history.changes?.map(({ field }) => field)).toEqual(['slots']);
  });

  test('leaves preferred times that are no longer offered, where they were', () => {
    const evening = aSlot({ weekday: 2, start: '18:00', end: '19:00' });
    const request = aRequest({ slots: [aSlot(), evening] });
    const change = after(request, { slots: { from: request.slots, to: [aSlot({ weekday: 5 })] } });
    expect(change.after.slots).toEqual([evening, aSlot({ weekday: 5 })]);
  });

  test('of the address makes it unconfirmed again', () => {
    const request = aRequest();
    expect(
      after(request, { email: { from: request.email, to: 'neu@post.example' } }).after
        .emailConfirmedAt,
    ).toBeNull();
    expect(
      after(request, { phone: { from: request.phone, to: '0316 1' } }).after.emailConfirmedAt,
    ).toEqual(request.emailConfirmedAt);
  });

  test('to oneself drops the contact person, to somebody else asks for one', () => {
    const other = aRequest({
      type: 'other',
      contactPersonFirstname: 'Mia',
      contactPersonLastname: 'Muster',
      contactPersonRelationship: 'Mutter',
    });
    const change = after(other, { type: { from: 'other', to: 'self' } });
    expect('contactPersonFirstname' in change.after).toBe(false);
    expect(refusals(aRequest(), { type: { from: 'self', to: 'other' } })).toEqual([
      ['contactPersonFirstname', 'required'],
      ['contactPersonLastname', 'required'],
      ['contactPersonRelationship', 'required'],
    ]);
  });

  test('that changes nothing is none', () => {
    const request = aRequest();
    expect(edited(request, {})).toEqual({ ok: true, value: 'unchanged' });
    expect(edited(request, { phone: { from: request.phone, to: request.phone } })).toEqual({
      ok: true,
      value: 'unchanged',
    });
  });

  test('of a request by phone may leave gaps, but a way to reach the person; adding what was missing settles the step', () => {
    const since = new Date('2026-11-20T09:00:00Z');
    const { birthdate: _birthdate, ...known } = aRequest();
    const call: TherapyRequest = {
      ...known,
      source: 'phone',
      nextStep: { kind: 'addDetails', dueOn: null, since },
    };
    expect(
      refusals(call, { phone: { from: call.phone, to: '' }, email: { from: call.email, to: '' } }),
    ).toEqual([['phone', 'required']]);
    const added = after(call, { birthdate: { from: null, to: '17.05.1984' } });
    expect(added.after.nextStep).toBeNull();
    expect(added.history.changes?.map(({ field }) => field)).toEqual(['birthdate']);
    const undone = after(added.after, { birthdate: { from: '1984-05-17', to: '' } });
    expect(undone.after.nextStep).toEqual({ kind: 'addDetails', dueOn: null, since: now });
    expect('birthdate' in undone.after).toBe(false);
    expect(after(call, { reason: { from: call.reason, to: '' } }).after.nextStep?.since).toEqual(
      since,
    );
    expect(refusals(aRequest(), { birthdate: { from: '1984-05-17', to: '' } })).toEqual([
      ['birthdate', 'required'],
    ]);
  });

  test('is not held up by a gap it does not touch: the form may have come to ask for more', () => {
    const request = aRequest();
    const stricter = aFormConfiguration({ insuranceEnabled: true, addressEnabled: true });
    expect(
      after(request, { phone: { from: request.phone, to: '0316 1' } }, stricter).after.phone,
    ).toBe('0316 1');
    expect(after(request, { insurance: { from: null, to: 'ÖGK' } }, stricter).after.insurance).toBe(
      'ÖGK',
    );
  });
});

describe('refused, with nothing changed, is', () => {
  test('a number that nobody can call, but not beside one that an old list has brought', () => {
    const imported = aRequest({ source: 'import', phone: 'siehe Mutter' });
    expect(refusals(imported, { phone: { from: imported.phone, to: 'keine' } })).toEqual([
      ['phone', 'notCallable'],
    ]);
    expect(
      after(imported, { firstname: { from: imported.firstname, to: 'Eva' } }).after.phone,
    ).toBe('siehe Mutter');
  });

  test('what a colleague has changed since it was read; the same change is no quarrel', () => {
    const request = aRequest({ phone: '0316 999' });
    expect(refusals(request, { phone: { from: '0660 0000000', to: '0316 5678' } })).toEqual([
      ['phone', 'changedMeanwhile'],
    ]);
    expect(edited(request, { phone: { from: '0660 0000000', to: '0316 999' } })).toEqual({
      ok: true,
      value: 'unchanged',
    });
  });

  test('what the booking form would refuse, all at once', () => {
    const request = aRequest();
    const { firstname, email, birthdate, slots } = request;
    expect(
      refusals(request, {
        firstname: { from: firstname, to: ' ' },
        email: { from: email, to: 'erika@' },
        birthdate: { from: birthdate, to: '31.02.2020' },
        slots: { from: slots, to: [aSlot({ start: '10:00', end: '09:00' })] },
      }),
    ).toEqual([
      ['firstname', 'required'],
      ['email', 'invalid'],
      ['birthdate', 'invalid'],
      ['slots.0.end', 'invalid'],
    ]);
    expect(refusals(request, { slots: { from: slots, to: [] } })).toEqual([
      ['slots', 'slotsTooFew'],
    ]);
  });

  test('a field that is nobody’s to change, whatever it is called', () => {
    const request = aRequest();
    for (const field of [
      'status',
      'requestedAt',
      'prioritized',
      'openKey',
      'slotKeys',
      'termsOfUseAccepted',
      'healthDataConsent',
      'insurance',
      '__proto__',
      'x',
    ]) {
      const edits = Object.fromEntries([[field, { from: null, to: 'x' }]]);
      expect(refusals(request, edits), field).toEqual([[field, 'unknown']]);
    }
  });

  test('nothing that the form of an edit shows', () => {
    const refused = editableFields(form).filter(
      (field) => !(field in askedFields(form, '2026-11-23', askingPatients(form))),
    );
    expect(refused).toEqual([]);
  });

  test('a request that is gone or archived', () => {
    expect(refusals(undefined, {})).toEqual([['requestId', 'requestGone']]);
    const archived = aRequest({ status: 'archived', archivedAt: now, archiveReason: 'other' });
    expect(refusals(archived, { phone: { from: '', to: '1' } })).toEqual([
      ['requestId', 'requestArchived'],
    ]);
  });
});
