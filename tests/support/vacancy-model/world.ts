/**
 * A small practice in memory for random tests of vacancies: people, vacancies that compete for
 * them, and their offers. Applies the reducer as the transaction does, document by document, and
 * checks after every step what must hold (`invariants.ts`). No database, no calendar.
 */
import type { Outcome } from '@platzwart/domain/failure';
import type { Actor } from '@platzwart/domain/request/history';
import type { Offer } from '@platzwart/domain/vacancies/offer';
import type {
  PersonNow,
  StepContext,
  VacancyEvent,
  VacancyNow,
  VacancyStep,
} from '@platzwart/domain/vacancies/step-types';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { type SeededRandom, seededRandom } from '@platzwart/emulator-data/seeded-random';
import { checkStep } from './invariants.ts';

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** The reducer under test: mutants have the same shape. */
export type Step = (
  now: VacancyNow,
  event: VacancyEvent,
  by: Actor,
  at: StepContext,
) => Outcome<VacancyStep>;
export type Decided = Exclude<VacancyStep, 'unchanged' | { readonly needs: readonly string[] }>;

export type World = {
  readonly step: Step;
  readonly random: SeededRandom;
  now: number;
  isLocked: boolean;
  readonly vacancies: Map<string, Vacancy>;
  /** By `{vacancyId}_{requestId}`. */
  readonly offers: Map<string, Offer>;
  readonly people: Map<string, PersonNow>;
  /** How often each kind of history line was written, to compare with the statistics. */
  readonly lines: Map<string, number>;
  readonly counted: Map<string, number>;
  /** What occurred, such as 'offer lost' or 'vacancy filled'. */
  readonly seen: Set<string>;
  /** The last events, for a report. */
  readonly log: string[];
};

export class Violation extends Error {}

export function newWorld(step: Step, seed: number, seen: Set<string>): World {
  const random = seededRandom(seed);
  const world: World = {
    step,
    random,
    now: Date.parse('2026-11-02T09:00:00Z'),
    isLocked: false,
    vacancies: new Map(),
    offers: new Map(),
    people: new Map(),
    lines: new Map(),
    counted: new Map(),
    seen,
    log: [],
  };
  const count = random.between(3, 8);
  for (let n = 0; n < count; n++) world.people.set(`r${n}`, aPerson(world));
  return world;
}

function aPerson({ random, now }: World): PersonNow {
  const slots = [
    { locationId: 'praxis', weekday: 3, start: '14:00', end: '17:00' },
    { locationId: 'praxis', weekday: 4, start: '08:00', end: '10:00' },
  ];
  return {
    status: 'open',
    archivedAt: null,
    archiveReason: null,
    requestedAt: new Date(now - random.between(1, 400) * day),
    prioritized: random.happens(0.2),
    slots,
    email: random.happens(0.8) ? 'someone@example.org' : '',
    emailConfirmedAt: null,
    emailFailedAt: null,
    pausedUntil: null,
    nextStep: null,
    offer: null,
    lastOffer: null,
    unanswered: 0,
    places: [],
  };
}

const patienceHours = 48;
export const lateYesHours = 72;

/** Deadlines are simple here: two days, and none that ends after noon of the first day. */
function contextOf({ now, isLocked }: World): StepContext {
  return {
    now: new Date(now),
    today: new Date(now).toISOString().slice(0, 10),
    isLocked,
    unsent: new Map(),
    timesOf: ({ startsOn }, asked) => {
      const until = Math.min(
        asked.getTime() + patienceHours * hour,
        Date.parse(startsOn) + 12 * hour,
      );
      if (until <= asked.getTime()) return null;
      return {
        sendAt: asked,
        until: new Date(until),
        remindAt: new Date((asked.getTime() + until) / 2),
      };
    },
    sendAt: (_vacancy, at) => at,
    postponed: (until, milliseconds) => new Date(until.getTime() + milliseconds),
    lateYesUntil: (at) => new Date(at.getTime() + lateYesHours * hour),
    fits: (_vacancy, { slots }) => slots.some(({ weekday }) => weekday === 3),
    rank: () => ({ exact: true, steppedBack: false }),
  };
}

export const offerKey = (vacancyId: string, requestId: string) => `${vacancyId}_${requestId}`;

/** Decides and writes, as one transaction does. */
export function apply(
  world: World,
  vacancyId: string,
  event: VacancyEvent,
  by: Actor,
): Outcome<Decided | 'unchanged'> {
  const [offers, people] = [new Map<string, Offer | null>(), new Map<string, PersonNow | null>()];
  const vacancy = world.vacancies.get(vacancyId);
  world.log.push(
    `${new Date(world.now).toISOString()} ${vacancyId} ${by.kind} ${JSON.stringify(event)}`,
  );
  for (let round = 0; round < 60; round++) {
    const outcome = world.step({ vacancyId, vacancy, offers, people }, event, by, contextOf(world));
    if (!outcome.ok) return note(world, `refused ${codeOf(outcome)}`, outcome);
    const { value } = outcome;
    if (value === 'unchanged') return { ok: true, value };
    if (!('needs' in value)) {
      write(world, vacancyId, value);
      checkStep(world, {
        vacancyId,
        before: vacancy,
        event,
        by,
        offersBefore: offers,
        peopleBefore: people,
        decided: value,
      });
      return { ok: true, value };
    }
    if (value.needs.every((id) => people.has(id)))
      throw new Violation(`asks again for ${value.needs.join()}`);
    for (const id of value.needs) {
      offers.set(id, world.offers.get(offerKey(vacancyId, id)) ?? null);
      people.set(id, world.people.get(id) ?? null);
    }
  }
  throw new Violation('never has read enough');
}

function codeOf(outcome: Extract<Outcome<never>, { ok: false }>): string {
  return outcome.failure.kind === 'invalid'
    ? (outcome.failure.details[0]?.code ?? '')
    : outcome.failure.kind;
}

function note<T>(world: World, what: string, value: T): T {
  world.seen.add(what);
  return value;
}

function write(
  world: World,
  vacancyId: string,
  { vacancy, offers, requests, counts }: Decided,
): void {
  world.vacancies.set(vacancyId, vacancy);
  for (const [id, offer] of offers) world.offers.set(offerKey(vacancyId, id), offer);
  for (const [id, { patch, move, history }] of requests) {
    const person = world.people.get(id);
    if (!person) continue;
    const {
      followUp: _followUp,
      activeAt: _activeAt,
      deletionWarnedAt: _warned,
      ...fields
    } = patch;
    const archived = {
      status: 'archived',
      archivedAt: new Date(world.now),
      archiveReason: 'placeFound',
    } as const;
    const open = { status: 'open', archivedAt: null, archiveReason: null } as const;
    world.people.set(id, {
      ...person,
      ...fields,
      ...(move === 'archive' ? archived : move === 'reactivate' ? open : {}),
    });
    for (const { what } of history) world.lines.set(what, (world.lines.get(what) ?? 0) + 1);
  }
  for (const [key, n] of Object.entries(counts.offers ?? {})) {
    const [outcome = ''] = key.split('_');
    world.counted.set(outcome, (world.counted.get(outcome) ?? 0) + n);
  }
  for (const n of Object.values(counts.starts ?? {}))
    world.counted.set('started', (world.counted.get('started') ?? 0) + n);
  world.seen.add(`vacancy ${vacancy.state}`);
  if (vacancy.stalledBecause) world.seen.add(`stalled ${vacancy.stalledBecause}`);
  if (vacancy.frozenSince) world.seen.add('frozen');
  for (const { state } of vacancy.plan) if (state) world.seen.add(`offer ${state}`);
}
