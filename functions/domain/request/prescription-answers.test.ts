import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aBooking, aRequest } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { bookingRequestFor } from '../booking/booking-request.ts';
import { detailsOf } from '../failure.ts';
import { validateImportRow } from '../import/row.ts';
import { applyAction } from '../patient-portal/apply-action.ts';
import { book } from './changes.ts';
import { edit } from './edit.ts';
import { merge } from './merge.ts';
import type { TherapyRequest } from './request.ts';

const now = new Date('2026-11-23T12:00:00Z');
const today = '2026-11-23';
const form = aFormConfiguration({ doctorsOrderEnabled: true, prescriptionEnabled: true });
const issued = { issuedOn: '2026-11-02', urgent: false };

/** What is stored of a booking with these answers; the messages if it is refused. */
function booked(answers: object, with_ = form) {
  const parsed = bookingRequestFor(with_, today).safeParse(
    aBooking({ doctorsOrder: 'available', ...answers }),
  );
  if (!parsed.success) return detailsOf(parsed.error).map(({ field, code }) => `${field} ${code}`);
  const change = book(undefined, parsed.data, { payloadHash: '', openKey: '' }, with_, now);
  if (!change.ok || change.value === 'unchanged') throw new Error('Not booked.');
  return change.value.after.prescription;
}

describe('a booking', () => {
  test('stores the day of a prescription that there is', () => {
    expect(booked({ prescription: { issuedOn: '2.11.26', urgent: true } })).toEqual({
      issuedOn: '2026-11-02',
      urgent: true,
    });
    expect(booked({ prescription: { issuedOn: '02.11.2026' } })).toEqual(issued);
  });
  test.each(['requested', 'none'])('stores none where it is %s', (doctorsOrder) => {
    expect(
      booked({ doctorsOrder, prescription: { issuedOn: '02.11.2026', urgent: false } }),
    ).toBeUndefined();
  });
  test('needs none', () => {
    for (const prescription of [undefined, null, '', { issuedOn: '', urgent: false }])
      expect(booked({ prescription })).toBeUndefined();
  });
  test('is refused at the question with a day that cannot be', () => {
    const said = (issuedOn: unknown, urgent = false) =>
      booked({ prescription: { issuedOn, urgent } });
    expect(said('24.11.2026')).toEqual(['prescription inFuture']);
    expect(said('31.02.2026')).toEqual(['prescription invalid']);
    expect(said('gestern')).toEqual(['prescription invalid']);
    expect(said('', true)).toEqual(['prescription invalid']);
  });
  test('ignores it where the practice does not ask', () => {
    expect(
      booked({ prescription: { issuedOn: 'x' } }, { ...form, prescriptionEnabled: false }),
    ).toBeUndefined();
  });
});

const context = { form, today, now };
function edited(request: Partial<TherapyRequest>, edits: Record<string, unknown>) {
  const before = aRequest(request, form);
  const changes = Object.entries(edits).map(([field, to]) => [
    field,
    { from: before[field as keyof TherapyRequest] ?? null, to },
  ]);
  const change = edit(before, Object.fromEntries(changes), {
    ...context,
    by: { kind: 'platform' },
  });
  if (!change.ok || change.value === 'unchanged') return undefined;
  const { doctorsOrder, prescription } = change.value.after;
  return { doctorsOrder, prescription };
}

describe('staff', () => {
  test('who enter a day say that there is one; who take the prescription away take its day', () => {
    expect(
      edited(
        { doctorsOrder: 'requested' },
        { prescription: { issuedOn: '02.11.2026', urgent: false } },
      ),
    ).toEqual({
      doctorsOrder: 'available',
      prescription: issued,
    });
    expect(
      edited({ doctorsOrder: 'available', prescription: issued }, { doctorsOrder: 'none' }),
    ).toEqual({ doctorsOrder: 'none' });
    expect(
      edited({ doctorsOrder: 'available', prescription: issued }, { prescription: '' }),
    ).toEqual({ doctorsOrder: 'available' });
  });
  test('who edit something else leave it as it is', () => {
    const before = { doctorsOrder: 'available', prescription: issued } as const;
    expect(edited(before, { note: 'Neu' })).toEqual(before);
  });
});

test('patients enter it behind their link, without proof', () => {
  const current = aRequest({ doctorsOrder: 'requested' }, form);
  const edits = { prescription: { from: null, to: { issuedOn: '02.11.2026', urgent: false } } };
  const change = applyAction(
    current,
    { kind: 'edit', edits, proof: null },
    { ...context, isLocked: false, isProven: false },
  );
  expect(change).toMatchObject({
    ok: true,
    value: { after: { doctorsOrder: 'available', prescription: issued } },
  });
});

test('merging keeps the first day, or takes over the second', () => {
  const first = { ...aRequest({ doctorsOrder: 'requested' }, form), id: 'a' };
  const second = {
    ...aRequest({ doctorsOrder: 'available', prescription: issued, requestedAt: now }, form),
    id: 'b',
  };
  const merged = merge(first, second, { form, by: { kind: 'platform' }, now });
  expect(merged).toMatchObject({
    ok: true,
    value: {
      surviving: { change: { after: { doctorsOrder: 'available', prescription: issued } } },
    },
  });
});

test('an imported list may name the day, as our own files do', () => {
  const row = (prescription: string) => {
    const outcome = validateImportRow(
      { lastname: 'Huber', phone: '0660 1000000', prescription },
      { form, tags: [], today },
    );
    return outcome.ok
      ? [outcome.value.doctorsOrder, outcome.value.prescription, outcome.value.adminNote]
      : 'refused';
  };
  expect(row('02.11.2026')).toEqual(['available', issued, '']);
  expect(row('2.11.26, dringend')).toEqual(['available', { ...issued, urgent: true }, '']);
  expect(row('')).toEqual([undefined, undefined, '']);
  for (const unread of ['24.11.2026', '01.01.1926', 'neulich'])
    expect(row(unread)).toEqual([undefined, undefined, `Verordnung laut Liste: ${unread}`]);
});
