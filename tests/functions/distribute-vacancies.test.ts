/** A round: several places offered at once, each to its own people. */
import { type CallInput, calls } from '@platzwart/domain/calls/calls';
import { vacancyMessages } from '@platzwart/domain/vacancies/step-messages';
import { collections } from '@platzwart/functions/core/collections';
import { continueVacancy } from '@platzwart/functions/vacancies/advance-vacancy';
import { distributeVacancies } from '@platzwart/functions/vacancies/distribute-vacancies';
import { offerVacancy } from '@platzwart/functions/vacancies/offer-vacancy';
import { recordOfferAnswer } from '@platzwart/functions/vacancies/record-offer-answer';
import { expect, it } from 'vitest';
import { newRandomId } from '../support/a-booking.ts';
import { anOfferedPlace, begin, hoursLater, offeredPlace } from '../support/offered-place.ts';
import { administrator, database, toolsAt } from '../support/practice-under-test.ts';

type Places = CallInput<'distributeVacancies'>['places'];

it('begins what was noted, goes on where the plan has ended, tells what was taken meanwhile, and writes one line in the log', async () => {
  const ended = await offeredPlace('Runde', [{}, {}, {}, {}]);
  const { slug, ids } = ended;
  const [ada = '', bea = '', cem = '', dan = ''] = ids;
  const to = (...people: string[]) => ({
    plan: people.map((requestId) => ({ requestId, byHand: false })),
    passedOver: [],
    askAgain: [],
  });
  const enter = async (people: readonly string[], isBegun: boolean) => {
    const input = anOfferedPlace(slug, people, { begin: isBegun });
    await offerVacancy(
      calls.offerVacancy.input.parse(input) as never,
      administrator,
      toolsAt(begin),
    );
    return input.vacancyId;
  };
  const stateOf = async (vacancyId: string) =>
    (await collections(database()).vacancy(slug, vacancyId).get()).data();
  const noted = await enter([], false);
  const running = await enter([ada], true);
  const over = await enter([bea], true);
  const gone = newRandomId();

  const round = (places: Places) => {
    const input: CallInput<'distributeVacancies'> = {
      companySlug: slug,
      patience: { unit: 'workingDays', n: 2 },
      places,
    };
    return distributeVacancies(
      calls.distributeVacancies.input.parse(input) as never,
      administrator,
      toolsAt(hoursLater(1)),
    );
  };
  // Its only person says no: the plan is at its end.
  const no = {
    companySlug: slug,
    vacancyId: over,
    requestId: bea,
    logId: newRandomId(),
    answer: 'no',
    reason: null,
  } as const;
  await recordOfferAnswer(
    calls.recordOfferAnswer.input.parse(no) as never,
    administrator,
    toolsAt(begin),
  );
  expect(await stateOf(over)).toMatchObject({ state: 'stalled', stalledBecause: 'planAtEnd' });

  const places = [
    { vacancyId: noted, ...to(cem, dan) },
    { vacancyId: over, ...to(dan) },
    { vacancyId: running, ...to(dan) },
    { vacancyId: gone, ...to(dan) },
  ];
  const refused = [
    { vacancyId: running, message: vacancyMessages.takenMeanwhile, askedOften: [] },
    { vacancyId: gone, message: vacancyMessages.gone, askedOften: [] },
  ];
  expect(await round(places)).toEqual({
    ok: true,
    value: { offered: 2, undo: expect.any(String), refused },
  });
  expect(await stateOf(noted)).toMatchObject({
    state: 'offering',
    mode: 'inTurn',
    plan: [{ state: 'offered' }, { state: null }],
  });
  // As the trigger does.
  const goesOn = await stateOf(over);
  if (goesOn)
    await continueVacancy({ slug, vacancyId: over, after: goesOn }, toolsAt(hoursLater(1)));
  expect(await stateOf(over)).toMatchObject({
    state: 'offering',
    plan: [{ requestId: bea }, { requestId: dan, state: 'offered' }],
  });
  expect((await stateOf(running))?.plan.map(({ requestId }) => requestId)).toEqual([ada]);

  // A lost answer: nothing happens twice.
  expect(await round(places)).toEqual({ ok: true, value: { offered: 0, refused } });
  const log = await collections(database()).log(slug).where('what', '!=', 'vacancyOffered').get();
  expect(log.docs.map((line) => line.data())).toEqual([
    {
      at: hoursLater(1),
      by: { kind: 'member', uid: administrator.uid },
      what: 'vacanciesDistributed',
      count: 2,
    },
  ]);
});

it('each place is refused alone: whoever was asked often lately is named, and can be asked again', async () => {
  const place = await offeredPlace('Oft', [{}, {}]);
  const { slug, ids } = place;
  const [ada = '', bea = ''] = ids;
  const docs = collections(database());
  const enter = async () => {
    const input = anOfferedPlace(slug, [], { begin: false });
    await offerVacancy(
      calls.offerVacancy.input.parse(input) as never,
      administrator,
      toolsAt(begin),
    );
    return input.vacancyId;
  };
  for (const vacancyId of [await enter(), await enter()]) {
    const asked = {
      vacancyId,
      plan: [{ requestId: ada, byHand: false }],
      passedOver: [],
      askAgain: [],
    };
    const input = { companySlug: slug, patience: { unit: 'workingDays', n: 2 }, places: [asked] };
    await distributeVacancies(
      calls.distributeVacancies.input.parse(input) as never,
      administrator,
      toolsAt(begin),
    );
    const no = {
      companySlug: slug,
      vacancyId,
      requestId: ada,
      logId: newRandomId(),
      answer: 'no',
      reason: null,
    };
    await recordOfferAnswer(
      calls.recordOfferAnswer.input.parse(no) as never,
      administrator,
      toolsAt(begin),
    );
  }
  const [third, fourth] = [await enter(), await enter()];
  const round = (askAgain: string[]) => {
    const places = [
      { vacancyId: third, plan: [{ requestId: ada, byHand: false }], passedOver: [], askAgain },
      {
        vacancyId: fourth,
        plan: [{ requestId: bea, byHand: false }],
        passedOver: [],
        askAgain: [],
      },
    ];
    const input = { companySlug: slug, patience: { unit: 'workingDays', n: 2 }, places };
    return distributeVacancies(
      calls.distributeVacancies.input.parse(input) as never,
      administrator,
      toolsAt(hoursLater(1)),
    );
  };
  expect(await round([])).toMatchObject({
    ok: true,
    value: { offered: 1, refused: [{ vacancyId: third, askedOften: [ada] }] },
  });
  expect(await round([ada])).toEqual({
    ok: true,
    value: { offered: 1, undo: expect.any(String), refused: [] },
  });
  expect((await docs.vacancy(slug, third).get()).data()?.state).toBe('offering');
});
