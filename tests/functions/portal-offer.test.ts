import { aPracticeLocation } from '@platzwart/emulator-data/build-practice';
/** What the patient's page shows of an offer, as it goes on. */
import { collections } from '@platzwart/functions/core/collections';
import { updateVacancy } from '@platzwart/functions/vacancies/update-vacancy';
import { expect, it } from 'vitest';
import { hoursLater, offeredPlace } from '../support/offered-place.ts';
import { administrator, database, toolsAt } from '../support/practice-under-test.ts';

const standings = async (place: Awaited<ReturnType<typeof offeredPlace>>, at: Date) => {
  const pages = await Promise.all(place.ids.map((_, n) => place.page(n, at)));
  return pages.map(({ offer }) => offer?.standing ?? null);
};

it('shows the offer to whom it was made, what became of it, and forgets it after thirty days', async () => {
  const place = await offeredPlace('Seite', [{}, {}, {}]);
  await place.offerAll();
  expect(await standings(place, hoursLater(1))).toEqual(['open', null, null]);
  expect((await place.page(0, hoursLater(1))).offer).toMatchObject({
    vacancyId: place.vacancyId,
    until: '2026-11-25T17:00:00.000Z',
    isNearly: false,
  });

  const answered = await place.say(0, 'declineOffer', hoursLater(1));
  expect(answered).toMatchObject({
    ok: true,
    value: { request: { offer: { standing: 'declined', canTakeBack: true } } },
  });
  await place.settle(hoursLater(1));
  expect(await standings(place, hoursLater(2))).toEqual(['declined', 'open', null]);

  await place.say(1, 'acceptOffer', hoursLater(2));
  expect((await place.page(0, hoursLater(2))).offer).toMatchObject({
    standing: 'declined',
    canTakeBack: false,
  });
  expect((await place.page(1, hoursLater(2))).offer).toMatchObject({
    standing: 'accepted',
    canTakeBack: true,
    therapist: '',
  });

  await place.give(1, hoursLater(3));
  expect(await place.page(1, hoursLater(4))).toMatchObject({
    status: 'archived',
    offer: { standing: 'given', canTakeBack: true, therapist: 'Jonas Hofer', waitsOn: false },
    places: [],
  });
  expect(await standings(place, hoursLater(24 * 29))).toEqual(['declined', 'given', null]);
  expect(await standings(place, hoursLater(24 * 40))).toEqual([null, null, null]);
});

it('says for good what somebody has who waits for a second place', async () => {
  const place = await offeredPlace('Zweiter', [{}]);
  await place.offerAll();
  await place.say(0, 'acceptOffer', hoursLater(1));
  await place.give(0, hoursLater(2), { afterwards: 'waitOn' });
  const months = hoursLater(24 * 90);
  expect(await place.page(0, months)).toMatchObject({
    status: 'open',
    offer: null,
    places: [
      {
        slot: { weekday: 1, start: '08:00', end: '09:00' },
        rhythm: 'weekly',
        startsOn: '2026-12-14',
      },
    ],
  });
});

it('stands still while the practice is locked, and without a deadline once somebody said that the address is not theirs', async () => {
  const place = await offeredPlace('Gesperrt', [{}]);
  await place.offerAll();
  await place.lock(true, hoursLater(1));
  expect((await place.page(0, hoursLater(2))).offer).toMatchObject({
    standing: 'frozen',
    canTakeBack: false,
  });
  await place.lock(false, hoursLater(3));
  await place.say(0, 'notMe', hoursLater(4));
  expect((await place.page(0, hoursLater(5))).offer).toMatchObject({
    standing: 'open',
    until: null,
  });
});

it('e-mails say within which days the prescription must be issued after a yes, from today on, and not before', async () => {
  const place = await offeredPlace('Verordnung', [{}]);
  const docs = collections(database());
  await docs
    .practice(place.slug)
    .update({ locations: [aPracticeLocation({ region: 'DE-BY' })], profession: 'speech' });
  await docs.form(place.slug).update({ prescriptionEnabled: true });
  await place.offerAll();
  await place.say(0, 'acceptOffer', hoursLater(1));
  await place.give(0, hoursLater(2), { startsOn: '2026-12-16' });
  const said = async (purpose: string) =>
    (await place.emails(purpose)).map(({ text }) => /ein Datum vom .* trägt/.exec(text)?.[0]);
  expect(await said('vacancyOffer')).toEqual([undefined]);
  expect(await said('vacancyAccepted')).toEqual(['ein Datum vom 23.11.2026 bis 14.12.2026 trägt']);
  expect(await said('vacancyGiven')).toEqual(['ein Datum vom 23.11.2026 bis 16.12.2026 trägt']);
});

it.each(['acceptOffer', 'declineOffer', 'takeBackAnswer', 'askAboutOffer', 'notMe'] as const)(
  'takes no answer (%s) of a page that shows the place as it was before the team changed it',
  async (kind) => {
    const place = await offeredPlace('Geändert', [{}]);
    await place.offerAll();
    await place.sent(0, hoursLater(0.1));
    const { terms } = (await place.page(0, hoursLater(1))).offer ?? {};
    await updateVacancy(
      {
        companySlug: place.slug,
        vacancyId: place.vacancyId,
        edits: { startsOn: { from: '2026-12-14', to: '2026-12-21' } },
        withdraw: { words: '' },
      },
      administrator,
      toolsAt(hoursLater(2)),
    );
    await place.settle(hoursLater(2));
    await place.steer({ kind: 'offerAgain', requestId: place.ids[0] ?? '' }, hoursLater(3));
    const at = hoursLater(4);
    expect(await place.say(0, kind, at, { terms: terms ?? '' })).toMatchObject({
      ok: false,
      failure: { details: [{ code: 'offerChanged' }] },
    });
    expect(await place.states()).toEqual(['offered']);
    const { offer } = await place.page(0, at);
    expect(offer).toMatchObject({ standing: 'open', startsOn: '2026-12-21' });
    expect(await place.say(0, kind, at, { terms: offer?.terms ?? '' })).toMatchObject({ ok: true });
  },
);
