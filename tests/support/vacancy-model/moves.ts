/**
 * Random life of a practice: what patients, members, the clock and other parts of the product do to
 * vacancies.
 */
import type { Actor } from '@platzwart/domain/request/history';
import { mayFirstWin } from '@platzwart/domain/vacancies/deadlines';
import { Offer } from '@platzwart/domain/vacancies/offer';
import type { VacancyEvent } from '@platzwart/domain/vacancies/step-types';
import { Vacancy, type VacancyTerms } from '@platzwart/domain/vacancies/vacancy';
import { vacancyTerms } from '@platzwart/emulator-data/build-vacancy';
import { lineOfOutcome } from '../line-of-outcome.ts';
import { checkNothingLeft } from './invariants.ts';
import { apply, day, hour, newWorld, offerKey, type Step, Violation, type World } from './world.ts';

const patient: Actor = { kind: 'patient' };
const member: Actor = { kind: 'member', uid: 'uid-administrator' };
const platform: Actor = { kind: 'platform' };

/** One random sequence. Throws a violation with its last events. */
export function live(step: Step, seed: number, seen: Set<string>): void {
  const world = newWorld(step, seed, seen);
  const { random } = world;
  try {
    const vacancies = random.between(1, 3);
    for (let n = 0; n < vacancies; n++) create(world, `v${n}`);
    const moves = random.between(15, 60);
    for (let n = 0; n < moves; n++) move(world);
    letTimePass(world);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Violation(`seed ${seed}: ${error.message}\n${world.log.slice(-12).join('\n')}`, {
      cause: error,
    });
  }
}

function termsFrom({ random, now }: World): VacancyTerms {
  const start = new Date(now + random.between(2, 30) * day).toISOString().slice(0, 10);
  return vacancyTerms({
    rhythm: random.pick(['weekly', 'weekly', 'fortnightly', 'once']),
    startsOn: start,
    seats: random.pick([1, 1, 1, 2, 3]),
  });
}

function offersFrom({ random, people, now }: World, terms: VacancyTerms) {
  const ids = [...people.keys()];
  const plan = random.some(ids, random.between(1, ids.length)).sort(() => random.next() - 0.5);
  return {
    mode: random.pick([
      ...(['inTurn', 'together'] as const),
      ...(mayFirstWin(terms, new Date(now)) ? (['firstWins'] as const) : []),
    ]),
    patience: { unit: 'workingDays', n: 2 } as const,
    atOnce: random.between(1, 4),
    plan: plan.map((requestId) => ({ requestId, byHand: random.happens(0.3) })),
    passedOver: random.some(ids, 1).map((requestId) => ({ requestId, reason: 'none' as const })),
  };
}

function create(world: World, vacancyId: string): undefined {
  const begin = world.random.happens(0.85);
  const terms = termsFrom(world);
  apply(
    world,
    vacancyId,
    {
      kind: 'create',
      terms,
      cells: ['praxis_3_1500-1600'],
      offers: offersFrom(world, terms),
      begin,
    },
    member,
  );
}

function move(world: World): undefined {
  const { random } = world;
  const vacancyId = random.pick([...world.vacancies.keys()] as [string, ...string[]]);
  const kind = random.between(0, 99);
  if (kind < 14) return pass(world, random.between(1, 30) * hour);
  if (kind < 34) return sweep(world, vacancyId);
  if (kind < 62)
    return act(
      world,
      vacancyId,
      anAnswer(world, vacancyId),
      random.happens(0.75) ? patient : member,
    );
  if (kind < 74) return act(world, vacancyId, aGiving(world, vacancyId), member);
  if (kind < 90) return act(world, vacancyId, aSteering(world, vacancyId), member);
  if (kind < 91 && world.vacancies.size < 5) return create(world, `v${world.vacancies.size}`);
  if (kind < 93) return deliver(world, vacancyId);
  if (kind < 95) return lock(world, random.happens(0.5));
  return leave(world);
}

/** Mostly somebody of whom something is to be expected. */
function somebody({ random, vacancies, people }: World, vacancyId: string): string {
  const plan = vacancies.get(vacancyId)?.plan ?? [];
  const interesting = plan.filter(({ state }) => state !== null && state !== 'lost');
  const chosen = random.happens(0.85) && interesting.length > 0 ? interesting : plan;
  const ids =
    chosen.length > 0 ? chosen.map(({ requestId }) => requestId) : [...people.keys(), 'nobody'];
  return random.pick(ids as [string, ...string[]]);
}

function anAnswer(world: World, vacancyId: string): VacancyEvent {
  const { random } = world;
  const requestId = somebody(world, vacancyId);
  const kind = random.pick([
    'accept',
    'accept',
    'accept',
    'accept',
    'decline',
    'decline',
    'takeBack',
    'ask',
    'notMe',
    'notReached',
  ]);
  switch (kind) {
    case 'decline':
      return { kind, requestId, reason: random.pick(['time', 'notNow', null]) };
    case 'ask':
      return { kind, requestId, text: 'Geht auch 16 Uhr?' };
    default:
      return { kind: kind as 'accept' | 'takeBack' | 'notMe' | 'notReached', requestId };
  }
}

function aGiving(world: World, vacancyId: string): VacancyEvent {
  const { random, vacancies } = world;
  const winner = vacancies.get(vacancyId)?.winners.map(({ requestId }) => requestId);
  const requestId =
    winner?.[0] !== undefined
      ? random.pick(winner as [string, ...string[]])
      : somebody(world, vacancyId);
  const startsOn = vacancies.get(vacancyId)?.startsOn ?? '2026-12-02';
  if (random.happens(0.3))
    return random.happens(0.5) ? { kind: 'undoGive', requestId } : { kind: 'takeBack', requestId };
  const afterwards = random.pick(['archive', 'waitOn'] as const);
  return {
    kind: 'give',
    requestId,
    startsOn,
    therapist: 'Jonas Hofer',
    afterwards,
    dropDay: random.happens(0.5),
    tell: true,
  };
}

function aSteering(world: World, vacancyId: string): VacancyEvent {
  const { random, now } = world;
  const requestId = somebody(world, vacancyId);
  const people = random
    .some([...world.people.keys()], 2)
    .map((id) => ({ requestId: id, byHand: true }));
  const vacancy = world.vacancies.get(vacancyId) as Vacancy;
  const terms: VacancyTerms = { ...termsFrom(world), slot: vacancy.slot };
  return random.pick<VacancyEvent>([
    { kind: 'begin', offers: offersFrom(world, vacancy) },
    { kind: 'edit', terms, cells: vacancy.cells },
    { kind: 'edit', terms, cells: vacancy.cells, withdraw: { words: '' } },
    {
      kind: 'edit',
      terms: { ...terms, startsOn: vacancy.startsOn, rhythm: vacancy.rhythm },
      cells: vacancy.cells,
    },
    { kind: 'addPeople', people },
    { kind: 'removePerson', requestId },
    { kind: 'askNext' },
    { kind: 'extend', requestId, until: new Date(now + random.between(-1, 60) * hour) },
    { kind: 'withdrawOffer', requestId, words: '' },
    { kind: 'callBack', requestId },
    { kind: 'offerAgain', requestId },
    { kind: 'offerAgain', requestId },
    { kind: 'answerQuestion', requestId },
    { kind: 'pause' },
    { kind: 'goOn' },
    { kind: 'goOn' },
    { kind: 'close', reason: 'notFree', words: 'Tut uns leid.' },
    { kind: 'reopen' },
  ]);
}

/** Events that are not the same when they come twice. */
const once: ReadonlySet<VacancyEvent['kind']> = new Set([
  'askNext',
  'sweep',
  'removePerson',
  'begin',
  'edit',
  'pause',
]);

/** A fifth of all presses comes twice, and the second one changes nothing. */
function act(world: World, vacancyId: string, event: VacancyEvent, by: Actor): undefined {
  const outcome = apply(world, vacancyId, event, by);
  if (
    !outcome.ok ||
    outcome.value === 'unchanged' ||
    once.has(event.kind) ||
    !world.random.happens(0.2)
  )
    return;
  const again = apply(world, vacancyId, event, by);
  if (!again.ok || again.value !== 'unchanged')
    throw new Violation(`${event.kind} twice is not the same success`);
}

function deliver(world: World, vacancyId: string): undefined {
  const { random, now } = world;
  const requestId = somebody(world, vacancyId);
  if (random.happens(0.3))
    return act(world, vacancyId, { kind: 'emailFailed', requestId }, platform);
  act(world, vacancyId, { kind: 'emailLeaves', requestId }, platform);
  act(
    world,
    vacancyId,
    { kind: 'emailSent', requestId, at: new Date(now + random.between(0, 2) * hour) },
    platform,
  );
}

/**
 * The request leaves by another door, rests, comes back, or is erased; its live offer ends first.
 */
function leave(world: World): undefined {
  const { random, people, vacancies } = world;
  const requestId = random.pick([...people.keys()] as [string, ...string[]]);
  const person = people.get(requestId);
  if (!person) return;
  const kind = random.pick(['archive', 'back', 'pause', 'erase', 'times'] as const);
  if (kind === 'pause')
    people.set(requestId, { ...person, pausedUntil: random.happens(0.5) ? null : '2026-11-20' });
  if (kind === 'times')
    people.set(requestId, {
      ...person,
      slots: person.slots.filter(({ weekday }) => weekday !== 3),
    });
  if (kind === 'back')
    people.set(requestId, { ...person, status: 'open', archivedAt: null, archiveReason: null });
  if (kind === 'archive' && person.status === 'open') {
    for (const vacancyId of vacancies.keys())
      act(world, vacancyId, { kind: 'void', requestId, erase: false }, platform);
    const stored = people.get(requestId) ?? person;
    people.set(requestId, {
      ...stored,
      status: 'archived',
      archivedAt: new Date(world.now),
      archiveReason: 'noInterest',
    });
  }
  if (kind === 'erase' && people.size > 3 && random.happens(0.5)) {
    for (const vacancyId of vacancies.keys())
      act(world, vacancyId, { kind: 'void', requestId, erase: true }, platform);
    for (const vacancyId of vacancies.keys()) world.offers.delete(offerKey(vacancyId, requestId));
    people.delete(requestId);
    if (JSON.stringify([...vacancies.values()]).includes(`"${requestId}"`))
      throw new Violation(`${requestId} is erased and still named`);
  }
}

function lock(world: World, isLocked: boolean): undefined {
  world.isLocked = isLocked;
  world.log.push(`locked: ${isLocked}`);
}

function pass(world: World, milliseconds: number): undefined {
  world.now += milliseconds;
}

/** As the trigger and the schedule do: until nothing is due. */
function sweep(world: World, vacancyId: string): undefined {
  const rounds = world.random.happens(0.5) ? 1 : 100;
  for (let round = 0; round < rounds; round++) {
    const { nextStepAt } = world.vacancies.get(vacancyId) ?? { nextStepAt: null };
    if (nextStepAt === null || nextStepAt.getTime() > world.now) return checkRest(world, vacancyId);
    apply(world, vacancyId, { kind: 'sweep' }, platform);
    if (round > 80) throw new Violation('there is always something to do');
  }
}

function checkRest(world: World, vacancyId: string): undefined {
  const vacancy = world.vacancies.get(vacancyId);
  const left = vacancy && checkNothingLeft(world, vacancy);
  if (left) throw new Violation(`${vacancyId}: ${left}`);
}

/** Nobody does anything any more: every offer ends, and each place is settled or with the team. */
function letTimePass(world: World): void {
  world.isLocked = false;
  for (const vacancyId of world.vacancies.keys())
    apply(world, vacancyId, { kind: 'sweep' }, platform);
  for (let round = 0; round < 2000; round++) {
    const due = [...world.vacancies].flatMap(([id, { nextStepAt }]) =>
      nextStepAt ? [{ id, at: nextStepAt.getTime() }] : [],
    );
    const [next] = due.sort((one, other) => one.at - other.at);
    if (!next) break;
    world.now = Math.max(world.now, next.at);
    apply(world, next.id, { kind: 'sweep' }, platform);
    if (round === 1999) throw new Violation('time never brings it to an end');
  }
  for (const [id, { plan, state, behind }] of world.vacancies) {
    if (state === 'offering') throw new Violation(`${id} is offered to nobody, and nobody knows`);
    if (behind.length > 0) throw new Violation(`${id} is behind for ever`);
    const open = plan.find(
      (entry) => entry.state === 'pledged' || (entry.state === 'offered' && entry.until !== null),
    );
    const isCallDue = plan.some((entry) => entry.state === 'offered' && entry.until === null);
    if (open && !(open.state === 'pledged' && isCallDue))
      throw new Violation(`${id}: an offer never ended`);
  }
  for (const vacancy of world.vacancies.values()) Vacancy.parse(vacancy);
  for (const offer of world.offers.values()) Offer.parse(offer);
  checkStatistics(world);
}

/** Each end is counted once: as often as the histories tell of it. */
function checkStatistics({ lines, counted }: World): void {
  for (const [outcome, what] of Object.entries(lineOfOutcome)) {
    const [is, told] = [counted.get(outcome) ?? 0, lines.get(what) ?? 0];
    if (is !== told)
      throw new Violation(`${is} offers counted as ${outcome}, ${told} told by histories`);
  }
  const [started, given] = [
    counted.get('started') ?? 0,
    (lines.get('placeGiven') ?? 0) - (lines.get('placeTakenBack') ?? 0),
  ];
  if (started !== given)
    throw new Violation(`${started} places counted as given, ${given} told by histories`);
}
