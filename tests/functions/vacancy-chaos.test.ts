/**
 * Places that compete for the same people, while machines die at random: patients, members and the
 * schedule act at the same time, a third of what died is never tried again, and the practice is
 * locked in between. Afterwards time alone brings every offer to its end, documents say what the
 * vacancies decided, and the statistics equal a recount of the histories. SEED=… to reproduce the
 * choices.
 */
import { type CallInput, calls } from '@platzwart/domain/calls/calls';
import type { VacancySteering } from '@platzwart/domain/vacancies/inputs';
import { offerId } from '@platzwart/domain/vacancies/offer';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { type SeededRandom, seededRandom } from '@platzwart/emulator-data/seeded-random';
import type { AllTools } from '@platzwart/functions/core/tools';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { advanceVacancy, freezeVacancies } from '@platzwart/functions/vacancies/advance-vacancy';
import { giveVacancy, undoGivenVacancy } from '@platzwart/functions/vacancies/give-vacancy';
import { recordOfferAnswer } from '@platzwart/functions/vacancies/record-offer-answer';
import { steerVacancy } from '@platzwart/functions/vacancies/steer-vacancy';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { expect, it } from 'vitest';
import { Crash, crashing } from '../support/crashing-database.ts';
import { lineOfOutcome } from '../support/line-of-outcome.ts';
import { longOr } from '../support/long-run.ts';
import { hoursLater, offeredPlace } from '../support/offered-place.ts';
import {
  administrator,
  database,
  expectBalanced,
  toolsAt,
} from '../support/practice-under-test.ts';

const kills = longOr(8, 200);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const people = 8;
const writers = 5;

type Place = Awaited<ReturnType<typeof offeredPlace>>;

it(`machines die ${kills} times, and every offer still ends (seed ${seed})`, async () => {
  const everybody = Array.from({ length: people }, () => ({}));
  const first = await offeredPlace('Chaos der Plätze', everybody, { mode: 'inTurn' });
  const { slug } = first;
  const places = [
    first,
    first.another({ mode: 'together', atOnce: 3 }),
    first.another({ mode: 'firstWins', atOnce: 4 }),
    first.another({
      plan: first.ids.toReversed().map((requestId) => ({ requestId, byHand: true })),
    }),
  ];
  for (const place of places) await place.offerAll();

  let hours = 0;
  let died = 0;
  const act = async (writer: number) => {
    const random = seededRandom(seed * 100 + writer);
    const tools = () => ({
      ...toolsAt(hoursLater(hours)),
      db: crashing(database(), () => random.happens(0.05)),
    });
    while (died < kills) {
      const place = random.pick(places as [Place, ...Place[]]);
      const action = anyAction(place, random);
      hours += random.happens(0.3) ? random.between(1, 10) : 0;
      for (let isThrough = false; !isThrough; ) {
        isThrough = await action(tools()).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Crash) died += 1;
            else if (!isGivenUp(error)) throw error;
            return random.happens(0.3);
          },
        );
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => act(writer)));

  await database().doc(`practices/${slug}`).update({ locked: false });
  await letTimePass(slug, hours);
  await expectEverythingEnded(slug);
  await expectBalanced(slug);
});

/** Too much contention on one document: the platform gives up. */
function isGivenUp(error: unknown): boolean {
  return [9, 10].includes((error as { code?: number }).code ?? 0);
}

type Action = (tools: AllTools) => Promise<unknown>;

function anyAction(place: Place, random: SeededRandom): Action {
  const { slug: companySlug, vacancyId } = place;
  const n = random.between(0, people - 1);
  const target = { companySlug, vacancyId, requestId: place.ids[n] ?? '' };
  const request = { companySlug, requestId: target.requestId };
  const say = (kind: Parameters<Place['say']>[1]) => (tools: AllTools) =>
    place.say(n, kind, tools.now(), { tools });
  const steer = (step: VacancySteering) => {
    const input = calls.steerVacancy.input.parse({ companySlug, vacancyId, step });
    return (tools: AllTools) => steerVacancy(input as never, administrator, tools);
  };
  const byPhone = calls.recordOfferAnswer.input.parse({
    ...target,
    logId: random.hex(32),
    answer: random.pick(['yes', 'no', 'notReached', 'takeBack']),
    reason: null,
  } satisfies CallInput<'recordOfferAnswer'>);
  const given = calls.giveVacancy.input.parse({
    ...target,
    startsOn: '2026-12-14',
    therapist: '',
    afterwards: random.pick(['archive', 'waitOn']),
    dropDay: false,
    tell: true,
  } satisfies CallInput<'giveVacancy'>);
  const advance: Action = (tools) =>
    advanceVacancy({ slug: companySlug, vacancyId }, tools, () => false);
  const options: Action[] = [
    ...Array.from({ length: 8 }, () => advance),
    ...Array.from({ length: 5 }, () => say('acceptOffer')),
    say('declineOffer'),
    say('declineOffer'),
    say('takeBackAnswer'),
    say('askAboutOffer'),
    say('notMe'),
    (tools) => recordOfferAnswer(byPhone as never, administrator, tools),
    (tools) => recordOfferAnswer(byPhone as never, administrator, tools),
    (tools) => giveVacancy(given as never, administrator, tools),
    (tools) => giveVacancy(given as never, administrator, tools),
    (tools) => undoGivenVacancy(target, administrator, tools),
    (tools) => archiveRequest({ ...request, reason: 'other' }, administrator, tools),
    (tools) => reactivateRequest(request, administrator, tools),
    steer({ kind: 'withdrawOffer', requestId: target.requestId, words: '' }),
    steer({ kind: 'offerAgain', requestId: target.requestId }),
    steer({ kind: 'askNext' }),
    steer({ kind: 'pause' }),
    steer({ kind: 'goOn' }),
    steer({ kind: 'close', reason: 'notFree', words: '' }),
    steer({ kind: 'reopen' }),
    steer({ kind: 'reopen' }),
    lock(companySlug, random.happens(0.5)),
  ];
  return random.pick(options as [Action, ...Action[]]);
}

function lock(slug: string, locked: boolean): Action {
  return async (tools) => {
    await database().doc(`practices/${slug}`).update({ locked });
    await freezeVacancies({ slug }, tools);
  };
}

async function vacanciesOf(slug: string): Promise<(Vacancy & { id: string })[]> {
  const { docs } = await writableCollections(database()).vacancies(slug).get();
  return docs.map((doc) => ({ ...doc.data(), id: doc.id }));
}

/** Nobody acts any more; the schedule runs whenever something is due. */
async function letTimePass(slug: string, hours: number): Promise<void> {
  let now = hoursLater(hours);
  await freezeVacancies({ slug }, toolsAt(now));
  for (let round = 0; round < 200; round++) {
    const due = (await vacanciesOf(slug)).flatMap(({ id, nextStepAt }) =>
      nextStepAt ? [{ id, at: nextStepAt }] : [],
    );
    if (due.length === 0) return;
    const next = due.reduce((one, other) => (one.at <= other.at ? one : other));
    if (next.at > now) now = next.at;
    await advanceVacancy({ slug, vacancyId: next.id }, toolsAt(now), () => false);
  }
  throw new Error('Time never brings it to an end.');
}

async function expectEverythingEnded(slug: string): Promise<void> {
  const docs = writableCollections(database());
  const held = new Map<string, string>();
  for (const { id, state, plan, behind, winners } of await vacanciesOf(slug)) {
    expect(state).not.toBe('offering');
    expect(behind).toEqual([]);
    expect(
      plan.filter(
        (entry) => entry.state === 'pledged' || (entry.state === 'offered' && entry.until !== null),
      ),
    ).toEqual([]);
    const won = plan
      .filter((entry) => entry.state === 'accepted' || entry.state === 'taken')
      .map(({ requestId }) => requestId);
    expect(winners.map(({ requestId }) => requestId).toSorted()).toEqual(won.toSorted());
    for (const { requestId, state: planned } of plan) {
      const offer = (await docs.offer(slug, offerId(id, requestId)).get()).data();
      expect(offer?.state ?? null).toBe(planned);
      if (planned !== 'offered' && planned !== 'accepted') continue;
      expect(held.get(requestId)).toBeUndefined();
      held.set(requestId, id);
    }
  }
  const requests = (await docs.requests(slug).get()).docs.map((doc) => ({
    ...doc.data(),
    id: doc.id,
  }));
  expect(
    Object.fromEntries(requests.flatMap(({ id, offer }) => (offer ? [[id, offer.vacancyId]] : []))),
  ).toEqual(Object.fromEntries(held));
  for (const { id } of requests.filter(({ status }) => status !== 'open'))
    expect(held.get(id)).toBeUndefined();
  await expectCountedRight(slug);
}

/** Each event was counted once, however often it was tried. */
async function expectCountedRight(slug: string): Promise<void> {
  const counted = new Map<string, number>();
  const months = (await database().collection(`practices/${slug}/statistics`).get()).docs;
  for (const month of months) {
    for (const [key, n] of Object.entries((month.get('offers') ?? {}) as Record<string, number>)) {
      const [outcome = ''] = key.split('_');
      counted.set(outcome, (counted.get(outcome) ?? 0) + n);
    }
  }
  // Each place given, and not taken back, is one start.
  const started = months
    .flatMap((month) => Object.values((month.get('starts') ?? {}) as Record<string, number>))
    .reduce((sum, n) => sum + n, 0);
  const told = (await database().collectionGroup('history').get()).docs.filter(({ ref }) =>
    ref.path.startsWith(`practices/${slug}/`),
  );
  const recount = (what: string) => told.filter((line) => line.get('what') === what).length;
  for (const [outcome, what] of Object.entries(lineOfOutcome))
    expect([outcome, counted.get(outcome) ?? 0]).toEqual([outcome, recount(what)]);
  expect(started).toBe(recount('placeGiven') - recount('placeTakenBack'));
  expect(recount('offered')).toBeGreaterThan(0);
}
