import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import { aSlot } from '@platzwart/emulator-data/build-request';
import { collections } from '@platzwart/functions/core/collections';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { runNightlyMaintenance } from '@platzwart/functions/requests/nightly-maintenance';
import { onRequestWritten } from '@platzwart/functions/requests/on-request-written';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { reopenRepeats } from '@platzwart/functions/requests/reopen-repeats';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { tokensIn } from '../support/portal-link.ts';
import {
  administrator,
  database,
  expectBalanced,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const book = (booking: ReturnType<typeof aBooking>, now = start) =>
  addWaitingRequest(booking, undefined, toolsAt(now));
const again = (
  booking: ReturnType<typeof aBooking>,
  over: Readonly<Record<string, unknown>> = {},
) => ({
  ...booking,
  requestId: newRandomId(),
  ...over,
});

const requestOf = async (slug: string, { requestId }: ReturnType<typeof aBooking>) =>
  (await collections(database()).request(slug, storedId(requestId)).get()).data();

/** Sends it anew within the hour; the database's event of that comes, late and again. */
async function correct(sent: ReturnType<typeof aBooking>, now: Date) {
  const slug = String(sent.companySlug);
  const before = await requestOf(slug, sent);
  expect((await book(sent, now)).ok).toBe(true);
  const after = await requestOf(slug, sent);
  const event = { slug, requestId: storedId(sent.requestId), eventId: 'e', at: now };
  for (let n = 0; n < 2; n++) await onRequestWritten({ ...event, before, after }, toolsAt(now));
}

/** By the link of the latest e-mail of these purposes. */
async function say(slug: string, now: Date, answer: LinkAnswer, ...purposes: readonly string[]) {
  const token = (await tokensIn(slug, ...purposes)).at(-1) ?? '';
  const sent = { companySlug: slug, token, answer };
  expect((await answerRequestLink(sent, undefined, toolsAt(now))).ok).toBe(true);
}

async function stateOf(slug: string) {
  const { requests, counters, emails, stored, counted } = await ledger(slug);
  expect(stored).toEqual(counted);
  const open = requests.filter(({ status }) => status === 'open').length;
  expect(counters).toEqual({ open, archived: requests.length - open });
  return {
    open,
    archived: requests.length - open,
    exists: emails.filter(({ purpose }) => purpose === 'requestExists'),
    requests,
  };
}

describe('a person who has an open request', () => {
  it('gets no second one, however the name is spelled: the same answer, and an e-mail to the first address', async () => {
    const slug = await registeredPractice('Zweimal', start);
    const first = aBooking(slug, {
      firstname: 'Jürgen',
      lastname: 'Groß',
      email: 'juergen@post.example',
    });
    await book(first);
    const second = again(first, {
      firstname: 'JUERGEN ',
      lastname: 'Gross',
      email: 'Juergen@POST.example',
      reason: 'Etwas anderes',
    });
    expect(await book(second, at(5))).toEqual({ ok: true, value: { requestId: second.requestId } });

    const { open, archived, exists, requests } = await stateOf(slug);
    expect([open, archived]).toEqual([1, 1]);
    const firstId = storedId(first.requestId);
    const withId = (id: string) => requests.find((request) => request.id === id);
    expect(withId(firstId)).toMatchObject({
      status: 'open',
      reason: first.reason,
      requestedAt: start,
    });
    // Nothing sent is lost: the team finds it in the archive, under the first one's name.
    const repeat = {
      archiveReason: 'merged',
      mergedInto: firstId,
      isRepeat: true,
      reason: 'Etwas anderes',
      requestedAt: at(5),
    };
    expect(withId(storedId(second.requestId))).toMatchObject(repeat);
    expect(exists).toMatchObject([{ to: { address: 'juergen@post.example' }, slug }]);
    for (const secret of ['Jürgen', 'Groß', String(first.reason), 'Etwas anderes', '1984'])
      expect(JSON.stringify(exists)).not.toContain(secret);
  });

  it('reads which times of the second one were not taken over, and only those', async () => {
    const slug = await registeredPractice('Freitags', start);
    const first = aBooking(slug, { slots: [aSlot({ start: '08:00', end: '12:00' })] });
    await book(first);
    const timesIn = async () =>
      JSON.stringify((await stateOf(slug)).exists).match(/Nicht übernommen.{0,60}/)?.[0];
    await book(again(first, { slots: [aSlot({ start: '09:00', end: '10:00' })] }), at(5));
    expect(await timesIn()).toBeUndefined();
    const slots = [
      aSlot({ start: '09:00', end: '14:00' }),
      aSlot({ weekday: 5, start: '14:00', end: '15:00' }),
    ];
    await book(again(first, { slots }), at(6));
    expect(await timesIn()).toContain('Mo 12–14 Uhr, Fr 14–15 Uhr');
  });

  it('gets none either when both are sent in the same instant', async () => {
    const slug = await registeredPractice('Zugleich', start);
    const booking = aBooking(slug);
    const ten = [booking, ...Array.from({ length: 9 }, () => again(booking))];
    const outcomes = await Promise.all(ten.map((each) => book(each)));
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
    const { open, exists } = await stateOf(slug);
    expect([open, exists.length]).toEqual([1, 9]);
  });

  it('gets one e-mail for each attempt, not for each retry of it', async () => {
    const slug = await registeredPractice('Wiederholt', start);
    const first = aBooking(slug);
    await book(first);
    const second = again(first);
    for (const minutes of [1, 2, 3]) expect((await book(second, at(minutes))).ok).toBe(true);
    expect((await stateOf(slug)).exists).toHaveLength(1);
  });

  it('asks again once the practice has archived the first', async () => {
    const slug = await registeredPractice('Danach', start);
    const first = aBooking(slug);
    await book(first);
    const target = { companySlug: slug, requestId: storedId(first.requestId) };
    await archiveRequest({ ...target, reason: 'placeFound' }, administrator, toolsAt(at(1)));
    const second = again(first);
    await book(second, at(2));
    expect(await stateOf(slug)).toMatchObject({ open: 1, archived: 1, exists: [] });

    // Two open requests of one person must never exist, whatever the cause.
    const refused = await reactivateRequest(target, administrator, toolsAt(at(3)));
    expect(refused).toMatchObject({
      ok: false,
      failure: { details: [{ field: 'requestId', code: 'samePersonWaits' }] },
    });
    await archiveRequest(
      { companySlug: slug, requestId: storedId(second.requestId), reason: 'other' },
      administrator,
      toolsAt(at(4)),
    );
    expect((await reactivateRequest(target, administrator, toolsAt(at(5)))).ok).toBe(true);
    expect(await stateOf(slug)).toMatchObject({ open: 1, archived: 1 });
    expect((await book(again(first), at(6))).ok).toBe(true);
    expect((await stateOf(slug)).open).toBe(1);
  });

  it('keeps the first request when a correction turns out to be that person', async () => {
    const slug = await registeredPractice('Berichtigt', start);
    const first = aBooking(slug, { email: 'richtig@post.example' });
    await book(first);
    const mistyped = again(first, { email: 'rihctig@post.example' });
    await book(mistyped, at(5));
    expect((await stateOf(slug)).open).toBe(2);
    expect((await book({ ...mistyped, email: 'richtig@post.example' }, at(6))).ok).toBe(true);
    const { open, archived, exists, requests } = await stateOf(slug);
    expect([open, archived, exists.length]).toEqual([1, 1, 1]);
    expect(requests.find(({ status }) => status === 'open')?.id).toBe(storedId(first.requestId));
  });

  it('comes to the list by night with what was stored as a repeat, once the first is about somebody else', async () => {
    const slug = await registeredPractice('Zwillinge', start);
    const first = aBooking(slug, { firstname: 'Ada', email: 'eltern@post.example' });
    await book(first);
    // Meant for the sister, but sent with the same name by mistake; then the first one is corrected
    // instead.
    const second = again(first, { reason: 'Für das zweite Kind' });
    await book(second, at(5));
    await book({ ...first, firstname: 'Bea' }, at(10));
    const night = (minutes: number) => runNightlyMaintenance(slug, toolsAt(at(minutes)));
    await night(30);
    expect(await stateOf(slug)).toMatchObject({ open: 1, archived: 1 });
    await night(24 * 60);
    const { open, requests } = await stateOf(slug);
    expect(open).toBe(2);
    expect(requests.find(({ id }) => id === storedId(second.requestId))).toMatchObject({
      firstname: 'Ada',
      requestedAt: at(5),
      isRepeat: false,
    });
    const { emails } = await ledger(slug);
    expect(
      emails.filter(
        ({ purpose, to }) => purpose === 'requestReceived' && to.address === 'eltern@post.example',
      ),
    ).toHaveLength(2);
  });

  it.each([
    ['another address', {}, false],
    ['another name and address', { firstname: 'Bea' }, false],
    ['the address of yet another one of theirs', {}, true],
  ])(
    'keeps their own place if somebody had booked in their name before and then gives that %s',
    async (_what, over, hasOther) => {
      const slug = await registeredPractice('Vorgebucht', start);
      const person = { birthdate: '05.03.1984', email: 'erika@post.example' };
      const own = { ...over, email: 'fremd@evil.example' };
      if (hasOther) await book(aBooking(slug, { ...person, ...own }));
      const claim = aBooking(slug, person);
      await book(claim);
      const theirs = again(claim, { reason: 'Was die Person selbst sagt' });
      await book(theirs, at(5));
      expect(await requestOf(slug, theirs)).toMatchObject({ isRepeat: true });
      await correct({ ...claim, ...own }, at(20));
      // Nor can that one's link have theirs erased.
      const revoke = { kind: 'revokeConsent', proof: '05.03.1984' } as const;
      await say(slug, at(25), revoke, 'requestReceived', 'requestExists');
      await runNightlyMaintenance(slug, toolsAt(at(24 * 60)));
      expect(await requestOf(slug, theirs)).toMatchObject({
        status: 'open',
        isRepeat: false,
        mergedInto: null,
        requestedAt: at(5),
        email: 'erika@post.example',
        reason: 'Was die Person selbst sagt',
      });
      await expectBalanced(slug);
      const { emails } = await ledger(slug);
      const toThem = emails.filter(({ to }) => to.address === 'erika@post.example');
      expect(toThem.map(({ purpose }) => purpose).toSorted()).toEqual([
        'requestExists',
        'requestReceived',
        'requestReceived',
      ]);
    },
  );

  it('keeps the one booked in their name before once they have confirmed it', async () => {
    const slug = await registeredPractice('Bejaht', start);
    const claim = aBooking(slug, { birthdate: '05.03.1984', email: 'erika@post.example' });
    await book(claim);
    const theirs = again(claim);
    await book(theirs, at(5));
    await say(slug, at(15), { kind: 'confirmEmail' }, 'requestExists');
    await correct({ ...claim, email: 'fremd@evil.example' }, at(20));
    const revoke = { kind: 'revokeConsent', proof: '05.03.1984' } as const;
    await say(slug, at(25), revoke, 'requestReceived');
    await runNightlyMaintenance(slug, toolsAt(at(24 * 60)));
    const confirmed = { status: 'open', email: 'erika@post.example', emailConfirmedAt: at(15) };
    expect(await requestOf(slug, claim)).toMatchObject(confirmed);
    expect(await requestOf(slug, theirs)).toMatchObject({ mergedInto: storedId(claim.requestId) });
    await expectBalanced(slug);
  });

  it('has one entry after a mistyped address, a second booking with the right one, and a correction of the first', async () => {
    const slug = await registeredPractice('Vertippt', start);
    const right = { email: 'richtig@post.example' };
    const mistyped = aBooking(slug, { email: 'rihctig@post.example' });
    await book(mistyped);
    const second = again(mistyped, right);
    await book(second, at(5));
    await correct({ ...mistyped, ...right }, at(10));
    await runNightlyMaintenance(slug, toolsAt(at(24 * 60)));
    expect(await stateOf(slug)).toMatchObject({ open: 1, archived: 1 });
    expect(await requestOf(slug, second)).toMatchObject({ status: 'open' });
    expect(await requestOf(slug, mistyped)).toMatchObject({
      isRepeat: true,
      mergedInto: storedId(second.requestId),
    });
  });

  it.each([
    [
      'stays a repeat by night where another request in their name holds the confirmed address',
      true,
    ],
    ['comes back by night before a later one in their name that is only claimed', false],
  ])('%s', async (_what, isConfirmed) => {
    const slug = await registeredPractice('Noch einmal', start);
    const claim = aBooking(slug, { email: 'erika@post.example' });
    await book(claim);
    const [one, two, later] = [again(claim), again(claim), again(claim)];
    await book(one, at(5));
    await book(two, at(6));
    await correct({ ...claim, email: 'fremd@evil.example' }, at(10));
    await book(later, at(20));
    if (isConfirmed) await say(slug, at(25), { kind: 'confirmEmail' }, 'requestReceived');
    await runNightlyMaintenance(slug, toolsAt(at(24 * 60)));
    const stays = isConfirmed ? later : one;
    const repeat = { status: 'archived', isRepeat: true, mergedInto: storedId(stays.requestId) };
    for (const each of [one, two, later])
      expect(await requestOf(slug, each)).toMatchObject(
        each === stays ? { status: 'open', isRepeat: false } : repeat,
      );
    await expectBalanced(slug);
  });

  it('takes the place of a claim by night once its own address is confirmed', async () => {
    const slug = await registeredPractice('Bestätigt', start);
    const person = { birthdate: '05.03.1984', email: 'neu@post.example' };
    const claim = aBooking(slug, person);
    await book(claim);
    const theirs = again(claim, { email: 'alt@post.example' });
    await book(theirs, at(5));
    const edits = { email: { from: 'alt@post.example', to: person.email } };
    await say(slug, at(10), { kind: 'edit', edits, proof: person.birthdate }, 'requestReceived');
    await say(slug, at(10), { kind: 'confirmEmail' }, 'newAddress');
    const first = storedId(claim.requestId);
    expect(await requestOf(slug, theirs)).toMatchObject({ isRepeat: true, mergedInto: first });
    await correct({ ...claim, email: 'fremd@evil.example' }, at(15));
    const another = again(claim);
    await book(another, at(20));
    await runNightlyMaintenance(slug, toolsAt(at(24 * 60)));
    expect(await requestOf(slug, theirs)).toMatchObject({
      status: 'open',
      isRepeat: false,
      email: person.email,
    });
    expect(await requestOf(slug, another)).toMatchObject({
      status: 'archived',
      isRepeat: true,
      mergedInto: storedId(theirs.requestId),
    });
    await expectBalanced(slug);
  });

  it('has one request by night where another one arrived in between: the earlier of two claims', async () => {
    const slug = await registeredPractice('Wartend', start);
    const first = aBooking(slug, { firstname: 'Ada', email: 'eltern@post.example' });
    await book(first);
    const second = again(first);
    await book(second, at(5));
    await book({ ...first, firstname: 'Bea' }, at(10));
    const third = again(first);
    await book(third, at(15));
    expect(await reopenRepeats(slug, toolsAt(at(24 * 60)))).toBe(1);
    expect(await stateOf(slug)).toMatchObject({ open: 2, archived: 1 });
    expect(await requestOf(slug, second)).toMatchObject({ status: 'open', isRepeat: false });
    expect(await requestOf(slug, third)).toMatchObject({ mergedInto: storedId(second.requestId) });
    expect(await reopenRepeats(slug, toolsAt(at(25 * 60)))).toBe(0);
  });

  it('has no second entry by night because the first has another address by now, nor once the first was erased', async () => {
    const slug = await registeredPractice('Umgezogen', start);
    const first = aBooking(slug);
    await book(first);
    await book(again(first), at(5));
    const target = { companySlug: slug, requestId: storedId(first.requestId) };
    await updateRequest(
      { ...target, edits: { email: { from: first.email, to: 'neu@post.example' } } },
      administrator,
      toolsAt(at(10)),
    );
    await runNightlyMaintenance(slug, toolsAt(at(24 * 60)));
    expect(await stateOf(slug)).toMatchObject({ open: 1, archived: 1 });
    await deleteRequest(target, administrator, toolsAt(at(24 * 60)));
    await runNightlyMaintenance(slug, toolsAt(at(48 * 60)));
    expect((await stateOf(slug)).requests).toEqual([]);
  });

  it('is somebody else with another name, date of birth or address, or at another practice', async () => {
    const [slug, elsewhere] = [
      await registeredPractice('Geschwister', start),
      await registeredPractice('Anderswo', start),
    ];
    const first = aBooking(slug);
    await book(first);
    await book(again(first, { firstname: 'Emil' }));
    await book(again(first, { birthdate: '18.05.1984' }));
    await book(again(first, { email: 'andere@post.example' }));
    await book(again(first, { companySlug: elsewhere }));
    expect((await stateOf(slug)).open).toBe(4);
    expect((await stateOf(elsewhere)).open).toBe(1);
  });

  it('is stored as a hash that names nobody', async () => {
    const slug = await registeredPractice('Namenlos', start);
    await book(aBooking(slug, { email: 'sichtbar@post.example' }));
    const keys = await database().collection(`practices/${slug}/openKeys`).get();
    expect(keys.docs).toHaveLength(1);
    expect(keys.docs[0]?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(
      (
        await collections(database())
          .openKey(slug, keys.docs[0]?.id ?? '')
          .get()
      ).data(),
    ).toEqual({ requestId: expect.any(String) });
  });
});

it('queues e-mails under ids that name nobody', () =>
  expectKnownEmailIds('newRequest', 'requestReceived', 'requestExists'));
