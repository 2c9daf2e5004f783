import { calls } from '@platzwart/domain/calls/calls';
import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import { collections } from '@platzwart/functions/core/collections';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import { tokensIn } from '../support/portal-link.ts';
import {
  administrator,
  database,
  historyOf,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const monday = new Date('2026-11-23T09:00:00Z');
const later = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);

function book(booking: ReturnType<typeof aBooking>, now = monday) {
  return addWaitingRequest(booking, undefined, toolsAt(now));
}

async function refusal(answer: ReturnType<typeof book>) {
  const outcome = await answer;
  if (outcome.ok || outcome.failure.kind !== 'invalid')
    throw new Error(`expected a refusal with details, got ${JSON.stringify(outcome)}`);
  return outcome.failure.details;
}

let slug: string;
beforeAll(async () => {
  slug = await registeredPractice('Buchung', monday);
});

describe('a booking', () => {
  it('is in the waiting list of each slot it covers, with history, an e-mail to the practice and one to the sender', async () => {
    const practice = await registeredPractice('Erste Anfrage', monday);
    const booking = aBooking(practice);
    expect(await book(booking)).toEqual({ ok: true, value: { requestId: booking.requestId } });
    const { requests, stored, counters, emails } = await ledger(practice);
    expect(requests).toMatchObject([
      {
        id: storedId(booking.requestId),
        status: 'open',
        requestedAt: monday,
        birthdate: '1984-05-17',
        prioritized: false,
      },
    ]);
    expect(stored).toEqual({ 'praxis_1_0800-0900': 1, 'praxis_1_0900-1000': 1 });
    expect(counters).toEqual({ open: 1, archived: 0 });
    expect(await historyOf(practice, booking.requestId)).toMatchObject([
      { what: 'requested', by: { kind: 'patient' }, at: monday },
    ]);
    expect(emails.map((email) => email.id).sort()).toEqual([
      `newRequest_${practice}_${storedId(booking.requestId)}`,
      `registrationDone_${practice}`,
      `requestReceived_${practice}_${storedId(booking.requestId)}`,
    ]);
  });

  it('tells the practice nothing about health and no name in the e-mail, because mail is read on shared screens', async () => {
    const practice = await registeredPractice('Diskret', monday);
    await book(
      aBooking(practice, {
        firstname: 'Geheim',
        lastname: 'Niemand',
        reason: 'Stottern seit der Kindheit',
        note: 'Notiz',
      }),
    );
    const { emails } = await ledger(practice);
    const email = emails.find(({ purpose }) => purpose === 'newRequest');
    const whole = JSON.stringify({ ...email, id: '' });
    expect(email?.to).toEqual({
      name: expect.stringContaining('Diskret'),
      address: 'praxis@praxis.example',
    });
    for (const secret of ['Geheim', 'Niemand', 'Stottern', '1984', 'erika.', 'Notiz'])
      expect(whole).not.toContain(secret);
  });

  it('keeps HTML, four-byte characters and names in other scripts as text, without invisible direction marks', async () => {
    const booking = aBooking(slug, {
      firstname: '<b>Zoë</b> 👩‍👧',
      lastname: '‮شمس‬‏',
      reason: 'Zeile 1\r\nZeile <script>',
    });
    expect((await book(booking)).ok).toBe(true);
    const storedRequest = (
      await collections(database()).request(slug, storedId(booking.requestId)).get()
    ).data();
    expect(storedRequest).toMatchObject({
      firstname: '<b>Zoë</b> 👩‍👧',
      lastname: 'شمس',
      reason: 'Zeile 1\nZeile <script>',
    });
  });

  it('is trimmed to what the practice offers', async () => {
    const slots = [
      { locationId: 'praxis', weekday: 1, start: '06:00', end: '09:30' },
      { locationId: 'praxis', weekday: 7, start: '08:00', end: '10:00' },
    ];
    const booking = aBooking(slug, { slots });
    await book(booking);
    const storedRequest = (
      await collections(database()).request(slug, storedId(booking.requestId)).get()
    ).data();
    expect(storedRequest?.slots).toEqual([
      { locationId: 'praxis', weekday: 1, start: '08:00', end: '09:00' },
    ]);
  });
});

describe('the payload of the specification, section 3, field by field', () => {
  const payload = (companySlug: string) => ({
    companySlug,
    locationIds: ['praxis'],
    type: 'other',
    firstname: 'Mia',
    lastname: 'Wort',
    birthdate: '17.05.2019',
    contactPersonFirstname: 'Eva',
    contactPersonLastname: 'Wort',
    contactPersonRelationship: 'Mutter',
    email: 'eva.wort@post.example',
    phone: '0316 1234567',
    phone2: '',
    doctorsOrder: 'available',
    doctorsOrderName: 'Dr. Maier',
    insurance: 'ÖGK',
    houseCall: false,
    addressStreet: 'Hauptplatz 1',
    addressPostalCode: '8010',
    addressCity: 'Graz',
    teletherapy: 'possible',
    groupTherapy: 'no',
    reason: 'Aussprache',
    note: 'ab 16 Uhr',
    slots: [{ locationId: 'praxis', weekday: 1, start: '08:00', end: '10:00' }],
    timeFlexibility: 'notFlexible',
    callbackWish: true,
    termsOfUseAccepted: true,
  });
  const call = async (data: unknown) => {
    const input = calls.addWaitingRequest.input.parse(data);
    const outcome = await addWaitingRequest(input, undefined, toolsAt(monday));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
    return outcome.value;
  };

  it('is taken, without an id and without our second consent, and kept with the fact that it lacks it', async () => {
    const practice = await registeredPractice('Wortlaut', monday);
    const { requestId } = await call(payload(practice));
    expect(requestId).toMatch(/^[0-9a-f]{32}$/);
    const { requests } = await ledger(practice);
    expect(requests).toMatchObject([
      { id: storedId(requestId), status: 'open', lastname: 'Wort', healthDataConsent: false },
    ]);
  });

  it('sent again is a repeat of the first one, which keeps its position', async () => {
    const practice = await registeredPractice('Wortlaut zweimal', monday);
    const [first, second] = [await call(payload(practice)), await call(payload(practice))];
    expect(second.requestId).not.toBe(first.requestId);
    const { requests, counters } = await ledger(practice);
    expect(requests.find(({ id }) => id === storedId(second.requestId))).toMatchObject({
      isRepeat: true,
      mergedInto: storedId(first.requestId),
    });
    expect(counters?.open).toBe(1);
  });
});

describe('the same id again', () => {
  it('with the same payload is a retry: one request, its e-mails once, the first answer', async () => {
    const practice = await registeredPractice('Nochmal', monday);
    const booking = aBooking(practice);
    const answers = [
      await book(booking),
      await book({ ...booking }, later(2)),
      await book(booking, later(600)),
    ];
    expect(answers).toEqual(Array(3).fill({ ok: true, value: { requestId: booking.requestId } }));
    const { requests, counters, emails } = await ledger(practice);
    expect([requests.length, counters?.open, emails.length]).toEqual([1, 1, 3]);
  });

  it('is still a success when intake was paused after the first answer got lost', async () => {
    const practice = await registeredPractice('Pausiert', monday);
    const booking = aBooking(practice);
    await book(booking);
    await collections(database()).practice(practice).update({ bookingEnabled: false });
    expect((await book(booking)).ok).toBe(true);
    expect(await refusal(book(aBooking(practice)))).toMatchObject([
      { field: 'form', code: 'intakePaused' },
    ]);
  });

  it('with another payload within the hour corrects the request, which keeps its position, and moves its slots', async () => {
    const practice = await registeredPractice('Korrektur', monday);
    const booking = aBooking(practice);
    await book(booking);
    const slots = [{ locationId: 'praxis', weekday: 2, start: '14:00', end: '15:00' }];
    expect((await book({ ...booking, firstname: 'Paula', slots }, later(30))).ok).toBe(true);
    const { requests, stored, counters } = await ledger(practice);
    expect(requests).toMatchObject([{ firstname: 'Paula', requestedAt: monday }]);
    expect(stored).toEqual({ 'praxis_2_1400-1500': 1 });
    expect(counters).toEqual({ open: 1, archived: 0 });
    const history = await historyOf(practice, booking.requestId);
    expect(history[1]).toMatchObject({
      what: 'corrected',
      changes: expect.arrayContaining([{ field: 'firstname', from: 'Erika', to: 'Paula' }]),
    });
  });

  it('is known to its sender alone: who sees the stored one, or the e-mail, cannot rewrite the request', async () => {
    const practice = await registeredPractice('Fremde Hand', monday);
    const booking = aBooking(practice);
    await book(booking);
    const { requests, emails } = await ledger(practice);
    expect(JSON.stringify([requests, emails])).not.toContain(booking.requestId);
    await book({ ...booking, requestId: requests[0]?.id ?? '', firstname: 'Mallory' });
    expect(
      (await collections(database()).request(practice, storedId(booking.requestId)).get()).data()
        ?.firstname,
    ).toBe('Erika');
  });

  it('with another payload after the hour, or once archived, is refused and changes nothing', async () => {
    const practice = await registeredPractice('Zu spät', monday);
    const [old, archived] = [aBooking(practice), aBooking(practice)];
    await book(old);
    await book(archived);
    await archiveRequest(
      { companySlug: practice, requestId: storedId(archived.requestId), reason: 'other' },
      administrator,
      toolsAt(later(1)),
    );
    const before = await ledger(practice);
    expect(await refusal(book({ ...old, firstname: 'Spät' }, later(61)))).toMatchObject([
      { field: 'form', code: 'requestIdTaken' },
    ]);
    expect(await refusal(book({ ...archived, firstname: 'Spät' }, later(2)))).toMatchObject([
      { field: 'form', code: 'requestIdTaken' },
    ]);
    expect(await ledger(practice)).toEqual(before);
  });
});

describe('the same id again, once others have acted on the request', () => {
  const birthdate = '05.03.1984';
  const edits = { phone: { from: '0316 111111', to: '0664 1234567' } };
  const requestOf = async (practice: string, id: string) =>
    (await collections(database()).request(practice, id).get()).data();
  type Named = { companySlug: string; requestId: string; token: string };
  const link = ({ companySlug, token }: Named, answer: LinkAnswer) =>
    answerRequestLink({ companySlug, token, answer }, undefined, toolsAt(later(10)));
  const acts: Record<string, (at: Named) => Promise<unknown>> = {
    'its person has confirmed the address': (at) => link(at, { kind: 'confirmEmail' }),
    'its person has corrected it': (at) => link(at, { kind: 'edit', edits, proof: birthdate }),
    'its person wants no questions': (at) => link(at, { kind: 'optOut' }),
    'the team has corrected it': ({ companySlug, requestId }) =>
      updateRequest({ companySlug, requestId, edits }, administrator, toolsAt(later(10))),
    'the team has tagged it': ({ companySlug, requestId }) =>
      writableCollections(database())
        .request(companySlug, requestId)
        .update({
          tags: ['Kind'],
          lastChange: { by: administrator.uid, at: later(10), field: 'tags' },
        }),
  };
  const actedOn = async (act: (at: Named) => Promise<unknown>) => {
    const practice = await registeredPractice('Nicht mehr allein', monday);
    const booking = aBooking(practice, { birthdate, phone: '0316 111111' });
    await book(booking);
    const requestId = storedId(booking.requestId);
    const token = (await tokensIn(practice, 'requestReceived'))[0] ?? '';
    await act({ companySlug: practice, requestId, token });
    return { practice, booking, requestId, before: await requestOf(practice, requestId) };
  };

  it.each(Object.entries(acts))(
    'is stored beside it, and tells its sender nothing: %s',
    async (_what, act) => {
      const { practice, booking, requestId, before } = await actedOn(act);
      const corrected = { ...booking, email: 'mallory@evil.example', note: 'Anders' };
      const answer = { ok: true, value: { requestId: booking.requestId } };
      for (const minutes of [30, 31]) expect(await book(corrected, later(minutes))).toEqual(answer);
      expect(await requestOf(practice, requestId)).toEqual(before);
      const { requests } = await ledger(practice);
      const besides = requests.filter(({ id }) => id !== requestId);
      const own = { email: 'mallory@evil.example', status: 'open', requestedAt: monday, tags: [] };
      expect(besides).toMatchObject([{ ...own, phone: '0316 111111' }]);
      const lines = await collections(database())
        .history(practice, besides[0]?.id ?? '')
        .orderBy('at')
        .get();
      // As if nobody had acted.
      expect(lines.docs.map((line) => line.data())).toEqual([
        { at: monday, by: { kind: 'patient' }, what: 'requested' },
        {
          at: later(30),
          by: { kind: 'patient' },
          what: 'corrected',
          changes: expect.arrayContaining([
            { field: 'email', from: booking.email, to: 'mallory@evil.example' },
            { field: 'note', from: booking.note, to: 'Anders' },
          ]),
        },
      ]);
      expect(
        lines.docs[1]
          ?.data()
          .changes?.map(({ field }) => field)
          .toSorted(),
      ).toEqual(['addressCorrections', 'email', 'note']);
    },
  );

  it('is corrected there from then on, within the same hour and as often as any other', async () => {
    const { practice, booking } = await actedOn((at) => link(at, { kind: 'confirmEmail' }));
    const sent = (n: number) => ({ ...booking, email: `anders${n}@evil.example` });
    for (const n of [1, 2]) expect((await book(sent(n), later(20 + n))).ok).toBe(true);
    expect(await refusal(book(sent(3), later(23)))).toMatchObject([
      { field: 'email', code: 'correctedTooOften' },
    ]);
    const { requests } = await ledger(practice);
    expect(requests.map(({ email }) => email).toSorted()).toEqual(
      [booking.email, 'anders2@evil.example'].toSorted(),
    );
    expect(await refusal(book({ ...sent(2), note: 'Spät' }, later(61)))).toMatchObject([
      { field: 'form', code: 'requestIdTaken' },
    ]);
  });

  it('is a repeat of it at the same address', async () => {
    const { practice, booking, requestId, before } = await actedOn((at) =>
      link(at, { kind: 'edit', edits, proof: birthdate }),
    );
    for (const note of ['Anders', 'Noch anders'])
      expect((await book({ ...booking, note }, later(30))).ok).toBe(true);
    expect(await requestOf(practice, requestId)).toEqual(before);
    const { requests, emails } = await ledger(practice);
    expect(requests.filter(({ id }) => id !== requestId)).toMatchObject([
      { isRepeat: true, mergedInto: requestId, note: 'Noch anders' },
    ]);
    expect(emails.filter(({ purpose }) => purpose === 'requestExists')).toHaveLength(1);
  });
});

/** [[[…]]] */
function nested(depth: number): unknown {
  let value: unknown = [];
  for (let n = 0; n < depth; n++) value = [value];
  return value;
}

describe('bad input is refused at its field, in German, and nothing is written', () => {
  const badInputs = {
    'an unknown practice': [{ companySlug: 'gibt-es-nicht' }, 'companySlug', 'unknownPractice'],
    'a consent text nobody wrote': [{ consentVersion: '9999-12' }, 'consentVersion', 'invalid'],
    'a missing name': [{ firstname: '  ' }, 'firstname', 'required'],
    'a name of 256 characters': [{ lastname: 'x'.repeat(256) }, 'lastname', 'maxLength'],
    'a malformed address': [{ email: 'erika@' }, 'email', 'invalid'],
    'a date of birth after today': [{ birthdate: '24.11.2026' }, 'birthdate', 'inFuture'],
    'a date of birth that never was': [{ birthdate: '31.02.2020' }, 'birthdate', 'invalid'],
    'only slots outside the plan': [
      { slots: [{ locationId: 'praxis', weekday: 6, start: '08:00', end: '09:00' }] },
      'slots',
      'slotsTooFew',
    ],
    'no slots': [{ slots: [] }, 'slots', 'slotsTooFew'],
    'a reversed range': [
      { slots: [{ locationId: 'praxis', weekday: 1, start: '10:00', end: '09:00' }] },
      'slots.0.end',
      'invalid',
    ],
    'an unknown location': [{ locationIds: ['anderswo'] }, 'locationIds', 'unknownLocation'],
    'a number that nobody can call': [{ phone: 'abc' }, 'phone', 'notCallable'],
    'consent to data about health refused': [
      { healthDataConsent: false },
      'healthDataConsent',
      'required',
    ],
    'terms not accepted': [{ termsOfUseAccepted: false }, 'termsOfUseAccepted', 'required'],
    'an argument nobody knows': [{ isAdmin: true }, 'isAdmin', 'unknown'],
    'an argument that is nested without end': [{ note: nested(5000) }, 'form', 'invalid'],
    'a call back asked for without a time': [{ callbackWish: true, note: '' }, 'note', 'required'],
  } as const;

  it.each(Object.entries(badInputs))('%s', async (_what, [over, field, code]) => {
    const booking = aBooking(slug, over);
    const details = await refusal(book(booking));
    expect(details.map((detail) => [detail.field, detail.code])).toContainEqual([field, code]);
    for (const { message } of details) expect(message).toMatch(/[a-zäöü]{3,}.*[.]$/);
    expect(
      (await collections(database()).request(slug, storedId(booking.requestId)).get()).exists,
    ).toBe(false);
  });

  it('a locked practice is named on the form, without a word about its trial', async () => {
    const practice = await registeredPractice('Gesperrt', monday);
    await collections(database()).practice(practice).update({ locked: true });
    expect(await refusal(book(aBooking(practice)))).toMatchObject([
      { field: 'form', code: 'practiceLocked' },
    ]);
  });
});
