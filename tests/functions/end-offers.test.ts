/**
 * Requests leave the waiting list by other doors than their vacancy's: their offers end first, and
 * the next person is asked.
 */
import { consentVersion } from '@platzwart/domain/booking/consent';
import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import { offerMessages } from '@platzwart/domain/vacancies/step-messages';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { removeMember } from '@platzwart/functions/team/remove-member';
import { binRequest, bringBackRequest } from '@platzwart/functions/waiting-list/bin';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { roomForPlace } from '@platzwart/functions/waiting-list/room-for-more';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { counted } from '../load/count-documents.ts';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { begin, codeOf, hoursLater, offeredPlace } from '../support/offered-place.ts';
import {
  administrator,
  database,
  expectBalanced,
  joins,
  toolsAt,
} from '../support/practice-under-test.ts';
import { undoWholeImport } from '../support/undo-whole-import.ts';
import { everyDocument } from '../support/whole-database.ts';

type Place = Awaited<ReturnType<typeof offeredPlace>>;

const docs = () => writableCollections(database());
const at = hoursLater(1);
const proof = '05.03.1984';
const target = ({ slug, ids }: Place, n = 0) => ({ companySlug: slug, requestId: ids[n] ?? '' });
const archive = (place: Place, n = 0) =>
  archiveRequest({ ...target(place, n), reason: 'other' }, administrator, toolsAt(at));

const doors = {
  archived: archive,
  'withdrawn by the patient': (place: Place) => place.withdraw(0, at),
  'moved to the bin': (place: Place) => binRequest(target(place), administrator, toolsAt(at)),
};

describe('the offer of a request that leaves', () => {
  it.each(Object.entries(doors))('is void, and the next one is asked: %s', async (_door, leave) => {
    const place = await offeredPlace('Tür', [{}, {}]);
    await place.offerAll();
    expect(codeOf(await leave(place))).toBe('ok');
    await place.settle(at);
    expect(await place.states()).toEqual(['void', 'offered']);
    expect(await place.offer(0)).toMatchObject({ state: 'void', until: null });
    // Nobody is told of an offer that has not left yet.
    expect(await place.told('vacancyOffer', 'vacancyWithdrawn', 'vacancyLost')).toEqual([
      'vacancyOffer 0',
      'vacancyOffer 1',
    ]);
    expect(
      (await place.emails('vacancyOffer')).find(({ requestId }) => requestId === place.ids[0])
        ?.status,
    ).toBe('withheld');
    await expectBalanced(place.slug);
  });

  it('frees the place that it had won; it does not come back with the request', async () => {
    const place = await offeredPlace('Gewonnen', [{}, {}]);
    await place.offerAll();
    await place.say(0, 'acceptOffer', at);
    await archive(place);
    await place.settle(at);
    expect(await place.vacancy()).toMatchObject({
      state: 'offering',
      winners: [],
      plan: [{ state: 'void' }, { state: 'offered' }],
    });
    await reactivateRequest(target(place), administrator, toolsAt(at));
    expect(await place.request(0)).toMatchObject({
      status: 'open',
      offer: null,
      lastOffer: { outcome: 'void' },
    });
    expect(codeOf(await place.say(0, 'acceptOffer', hoursLater(2)))).not.toBe('ok');
  });

  it('does not come back to whom withdraws and undoes that, which the e-mail says', async () => {
    const place = await offeredPlace('Umgekehrt', [{}, {}]);
    await place.offerAll();
    await place.withdraw(0, at);
    await place.settle(at);
    const [email] = await place.emails('withdrawn');
    expect(email?.text).toContain('Der angebotene Platz kommt dadurch nicht zurück.');
    expect(codeOf(await place.withdraw(0, hoursLater(1), 'undoWithdraw'))).toBe('ok');
    expect(await place.request(0)).toMatchObject({ status: 'open', offer: null });
    expect(await place.states()).toEqual(['void', 'offered']);
    expect(codeOf(await place.say(0, 'acceptOffer', hoursLater(2)))).not.toBe('ok');
    await expectBalanced(place.slug);
  });

  it.each([
    ['an undone withdrawal', { kind: 'withdraw' }, { kind: 'undoWithdraw' }],
    [
      'a new consent',
      { kind: 'revokeConsent', proof },
      { kind: 'renewConsent', proof, consentVersion },
    ],
  ] as const satisfies [string, LinkAnswer, LinkAnswer][])(
    'is void where an earlier one of its person comes back by %s, which it gives way to',
    async (_door, leaving, back) => {
      const person = { email: 'erika@post.example', birthdate: proof };
      const first = await offeredPlace('Weicht', [person, {}]);
      const { slug, ids, token } = first;
      const say = (answer: LinkAnswer) =>
        answerRequestLink({ companySlug: slug, token: token(0), answer }, undefined, toolsAt(at));
      expect(codeOf(await say(leaving))).toBe('ok');
      const claim = aBooking(slug, person);
      expect(codeOf(await addWaitingRequest(claim, undefined, toolsAt(begin)))).toBe('ok');
      const claimed = storedId(claim.requestId);
      const plan = [claimed, ids[1] ?? ''].map((requestId) => ({ requestId, byHand: false }));
      const place = first.another({ plan });
      await place.offerAll();
      expect(await place.states()).toEqual(['offered', null]);
      expect(codeOf(await say(back))).toBe('ok');
      await place.settle(at);
      expect(await place.states()).toEqual(['void', 'offered']);
      expect((await docs().request(slug, claimed).get()).data()).toMatchObject({
        status: 'archived',
        isRepeat: true,
        mergedInto: ids[0],
        offer: null,
      });
      expect(await place.request(0)).toMatchObject({ status: 'open', offer: null });
      await expectBalanced(slug);
    },
  );

  it.each([
    ['gives way to the place’s giving back', null, 'ok'],
    ['keeps them on the list once confirmed', at, 'samePersonWaits'],
  ] as const)(
    'of another booking of whoever has a place: it %s',
    async (_what, emailConfirmedAt, said) => {
      const person = { email: 'erika@post.example', birthdate: proof };
      const place = await offeredPlace('Gibt zurück', [person]);
      await place.offerAll();
      await place.say(0, 'acceptOffer', at);
      await place.give(0, at);
      const claim = aBooking(place.slug, person);
      expect(codeOf(await addWaitingRequest(claim, undefined, toolsAt(at)))).toBe('ok');
      const claimed = docs().request(place.slug, storedId(claim.requestId));
      await claimed.update({ emailConfirmedAt });
      expect(codeOf(await place.say(0, 'takeBackAnswer', at))).toBe(said);
      const isOk = said === 'ok';
      expect(await place.request(0)).toMatchObject({ status: isOk ? 'open' : 'archived' });
      expect((await claimed.get()).data()).toMatchObject(
        isOk ? { isRepeat: true, mergedInto: place.ids[0] } : { status: 'open' },
      );
      // No counter knows of the confirmation above.
      if (isOk) await expectBalanced(place.slug);
    },
  );

  it('is gone when it comes back from the bin', async () => {
    const place = await offeredPlace('Zurück', [{}]);
    await place.offerAll();
    await binRequest(target(place), administrator, toolsAt(at));
    await bringBackRequest(target(place), administrator, toolsAt(at));
    expect(await place.request(0)).toMatchObject({ status: 'open', offer: null });
    await place.settle(at);
    expect(await place.vacancy()).toMatchObject({ state: 'stalled', stalledBecause: 'planAtEnd' });
  });

  it('is forgotten with it if the vacancy does not count on the request any more', async () => {
    const place = await offeredPlace('Stehengeblieben', [{}, {}]);
    for (const n of [0, 1])
      await place.set(n, { offer: { vacancyId: newRandomId(), until: null } });
    await archive(place);
    await binRequest(target(place, 1), administrator, toolsAt(at));
    expect((await place.request(0)).offer).toBeNull();
    expect(
      (
        await docs()
          .binned(place.slug, place.ids[1] ?? '')
          .get()
      ).data()?.offer,
    ).toBeNull();
  });

  it('ends in a locked practice too, where nobody else is asked before it is unlocked', async () => {
    const place = await offeredPlace('Gesperrt', [{}, {}]);
    await place.offerAll();
    await place.lock(true, at);
    expect(await place.say(0, 'acceptOffer', at)).toMatchObject({
      failure: { details: [{ message: offerMessages.frozen }] },
    });
    expect(codeOf(await binRequest(target(place), administrator, toolsAt(at)))).toBe('ok');
    await place.settle(at);
    expect(await place.states()).toEqual(['void', null]);
    await place.lock(false, hoursLater(2));
    await place.settle(hoursLater(2));
    expect(await place.states()).toEqual(['void', 'offered']);
  });

  it.each(['accepts', 'is asked'])(
    'is never left to an archived request, even if it %s in the same moment',
    async (what) => {
      const place = await offeredPlace('Wettlauf', [{}, {}]);
      if (what === 'accepts') await place.offerAll();
      const [archived] = await Promise.all([
        archive(place),
        what === 'accepts' ? place.say(0, 'acceptOffer', at) : place.offerAll(at),
      ]);
      expect(codeOf(archived)).toBe('ok');
      await place.settle(at);
      expect(await place.request(0)).toMatchObject({ status: 'archived', offer: null });
      expect((await place.states())[1]).toBe('offered');
      expect((await place.vacancy()).winners).toEqual([]);
      await expectBalanced(place.slug);
    },
  );
});

describe('an erased request', () => {
  it('leaves the next one their turn, and no trace in any vacancy, asked or not', async () => {
    const place = await offeredPlace('Gelöscht', [{}, {}, {}]);
    await place.offerAll();
    for (const n of [0, 2]) await deleteRequest(target(place, n), administrator, toolsAt(at));
    await place.settle(at);
    expect((await place.vacancy()).plan).toMatchObject([
      { requestId: place.ids[1], state: 'offered' },
    ]);
    const named = [...(await everyDocument())].filter(([path, data]) =>
      [0, 2].some((n) => `${path} ${JSON.stringify(data)}`.includes(String(place.ids[n]))),
    );
    expect(new Set(named.map(([path]) => path.split('/')[0]))).toEqual(
      new Set(['erasures', 'outbox']),
    );
  });

  it('that has its place keeps the seat filled, under no name', async () => {
    const place = await offeredPlace('Gruppe', [{}, {}, {}], { seats: 2 });
    await place.offerAll();
    await place.say(0, 'acceptOffer', at);
    await place.give(0, at);
    await deleteRequest(target(place), administrator, toolsAt(at));
    await place.settle(at);
    expect((await place.vacancy()).winners.map(({ requestId }) => requestId)).toEqual(['']);
    expect(await place.states()).toEqual(['offered', null]);
  });
});

it('undoing an import leaves whom a plan names: somebody has chosen them', async () => {
  const { slug, request } = await offeredPlace('Import', [{}]);
  const [importId, vacancyId, chosen, other] = [
    newRandomId(),
    newRandomId(),
    newRandomId(),
    newRandomId(),
  ];
  const rest = {
    at,
    by: administrator.uid,
    fileName: 'liste.csv',
    total: 2,
    emailConsent: null,
    added: 2,
    status: 'done',
  } as const;
  await docs().import(slug, importId).set(rest);
  for (const id of [chosen, other])
    await docs()
      .request(slug, id)
      .create({ ...(await request(0)), openKey: null, importId });
  const place = await offeredPlace('Plan', [{}]);
  await place.offerAll();
  const vacancy = await place.vacancy();
  const planned = vacancy.plan.map((entry) => ({
    ...entry,
    requestId: chosen,
    state: null,
    until: null,
    remindAt: null,
  }));
  await docs()
    .vacancy(slug, vacancyId)
    .set({ ...vacancy, plan: planned, asked: 0, state: 'open', nextStepAt: null });
  expect(
    await undoWholeImport({ companySlug: slug, importId }, administrator, toolsAt(at)),
  ).toMatchObject({
    value: { removed: 1, skipped: 1 },
  });
  expect((await docs().request(slug, chosen).get()).exists).toBe(true);
});

it('who offered a place and leaves the team leaves it behind: news goes to the practice', async () => {
  const place = await offeredPlace('Wechsel', [{}]);
  const colleague = await joins(place.slug, 'geht', 'therapist');
  await place.offerAll(undefined, undefined, colleague);
  expect(
    await removeMember({ companySlug: place.slug, uid: colleague.uid }, administrator, toolsAt(at)),
  ).toMatchObject({ ok: true });
  await place.say(0, 'acceptOffer', at);
  expect((await place.emails('vacancyNews')).map(({ to }) => to.address)).toEqual([
    'praxis@praxis.example',
  ]);
  expect(await place.vacancy()).toMatchObject({ state: 'accepted', createdBy: colleague.uid });
});

it('no practice stores more places than an erasure can read; one that is there may be sent again', async () => {
  const { slug, vacancyId, offerAll } = await offeredPlace('Sehr viele Plätze', [{}]);
  await offerAll();
  const room = (id: string, most: number) =>
    roomForPlace({ slug, vacancyId: id }, toolsAt(hoursLater(1)), most);
  expect(codeOf(await room(newRandomId(), 1))).toBe('tooManyPlaces');
  expect([(await room(vacancyId, 1)).ok, (await room(newRandomId(), 2)).ok]).toEqual([true, true]);
});

describe('erasing somebody', () => {
  const others = 100;
  /** So many more places of the practice, which name somebody else. */
  const withOtherPlaces = async (fields: object) => {
    const place = await offeredPlace('Viele Plätze', [{}, {}]);
    await place.offerAll();
    const writer = database().bulkWriter();
    const { named: _named, ...past } = await place.vacancy();
    for (let n = 0; n < others; n++)
      void writer.set(database().doc(`practices/${place.slug}/vacancies/${newRandomId()}`), {
        ...past,
        state: 'closed',
        nextStepAt: null,
        plan: [],
        ...fields,
      });
    await writer.close();
    return place;
  };
  const erase = (place: Place) =>
    counted(database(), (db) =>
      deleteRequest(target(place), administrator, { ...toolsAt(at), db }),
    );

  it('reads the free places that name them, not all of the practice', async () => {
    const place = await withOtherPlaces({ named: [newRandomId()] });
    const { reads } = await erase(place);
    expect(reads).toBeLessThan(others);
    expect((await place.vacancy()).plan.map(({ requestId }) => requestId)).toEqual([place.ids[1]]);
    expect((await place.vacancy()).named).toEqual([place.ids[1]]);
  });

  it('finds them in places stored before those said whom they name', async () => {
    const place = await withOtherPlaces({ passedOver: [] });
    const older = docs().vacancy(place.slug, place.vacancyId);
    await older.update({ named: FieldValue.delete() });
    await erase(place);
    expect((await place.vacancy()).plan.map(({ requestId }) => requestId)).toEqual([place.ids[1]]);
  });
});
