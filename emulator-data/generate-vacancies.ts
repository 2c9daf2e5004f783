/**
 * Places that became free, offered to people of the demo world. Each takes the real path: the
 * domain's steps decide, so the demo world cannot contain what the product would refuse.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { firstWeekday } from '@platzwart/domain/dates/calendar-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { paths } from '@platzwart/domain/paths';
import type { Actor } from '@platzwart/domain/request/history';
import { MonthStatistics } from '@platzwart/domain/statistics/month';
import { stepTimes } from '@platzwart/domain/vacancies/deadlines';
import { Offer, offerId } from '@platzwart/domain/vacancies/offer';
import { requestAfterStep } from '@platzwart/domain/vacancies/request-after-step';
import type {
  StepContext,
  VacancyEvent,
  VacancyStep,
} from '@platzwart/domain/vacancies/step-types';
import { step } from '@platzwart/domain/vacancies/steps';
import {
  type OfferMode,
  type Patience,
  Vacancy,
  VacancyTerms,
} from '@platzwart/domain/vacancies/vacancy';
import { type Slot, slotKey } from '@platzwart/domain/waiting-list/slot';
import { vacancyTerms } from './build-vacancy.ts';
import type { DemoDocument } from './demo-practice.ts';
import type { DemoRequest } from './generate-requests.ts';

type Counts = Record<string, Record<string, number>>;
type Places = ReturnType<typeof offeredPlaces>;

const platform: Actor = { kind: 'platform' };
export const patient: Actor = { kind: 'patient' };

type Done = Exclude<VacancyStep, 'unchanged' | { needs: unknown }>;

/**
 * The practice's vacancies while they are offered: keeps requests, offers and statistics as the
 * functions would. `observe` sees each decision.
 */
export function offeredPlaces(
  form: FormConfiguration,
  all: readonly DemoRequest[],
  observe: (done: Done, now: Date) => void = () => {},
) {
  const requests = new Map(all.map((demo) => [demo.id, demo]));
  const vacancies = new Map<string, Vacancy>();
  const offers = new Map<string, Offer>();
  const months = new Map<string, Counts>();

  /** Throws if the domain refuses it. */
  function act(vacancyId: string, event: VacancyEvent, by: Actor, now: Date): void {
    decide(vacancyId, event, by, now);
    catchUp(vacancyId, now);
  }

  function decide(vacancyId: string, event: VacancyEvent, by: Actor, now: Date): boolean {
    const readOffers = new Map<string, Offer | null>();
    const people = new Map<string, DemoRequest['request'] | null>();
    for (;;) {
      const known = { vacancyId, vacancy: vacancies.get(vacancyId), offers: readOffers, people };
      const outcome = step(known, event, by, contextAt(now));
      if (!outcome.ok)
        throw new Error(
          `The demo world asks for a step the domain refuses: ${JSON.stringify(outcome)}`,
        );
      if (outcome.value === 'unchanged') return false;
      if (!('needs' in outcome.value)) {
        write(vacancyId, outcome.value, by, now);
        return true;
      }
      for (const id of outcome.value.needs) {
        readOffers.set(id, offers.get(offerId(vacancyId, id)) ?? null);
        people.set(id, requests.get(id)?.request ?? null);
      }
    }
  }

  function write(vacancyId: string, done: Done, by: Actor, now: Date): void {
    observe(done, now);
    vacancies.set(vacancyId, done.vacancy);
    for (const [id, offer] of done.offers) offers.set(offerId(vacancyId, id), offer);
    for (const [id, change] of done.requests) {
      const demo = requests.get(id);
      if (!demo) continue;
      const { after, history } = requestAfterStep(demo.request, change, { form, by, now });
      requests.set(id, { ...demo, request: after, history: [...demo.history, ...history] });
    }
    const month = months.get(berlinDate(now).slice(0, 7)) ?? {};
    for (const [what, counts] of Object.entries(done.counts)) {
      const sums = month[what] ?? {};
      for (const [key, n] of Object.entries(counts)) sums[key] = (sums[key] ?? 0) + n;
      month[what] = sums;
    }
    months.set(berlinDate(now).slice(0, 7), month);
  }

  /** What follows at once, e-mails included. */
  function catchUp(vacancyId: string, now: Date): void {
    for (
      let part = 0;
      part < 50 && (vacancies.get(vacancyId)?.nextStepAt ?? Infinity) <= now;
      part++
    ) {
      if (!decide(vacancyId, { kind: 'sweep' }, platform, now)) return;
    }
  }

  /** Lets time pass for one vacancy: e-mails leave, and deadlines end. */
  function passTime(vacancyId: string, until: Date): void {
    for (;;) {
      const unsent = [...offers.values()].find(
        (offer) => offer.vacancyId === vacancyId && isUnsent(offer) && offer.plannedAt <= until,
      );
      const next = vacancies.get(vacancyId)?.nextStepAt;
      if (unsent && (!next || unsent.plannedAt <= next)) {
        act(
          vacancyId,
          { kind: 'emailSent', requestId: unsent.requestId, at: unsent.plannedAt },
          platform,
          unsent.plannedAt,
        );
      } else if (next && next <= until) act(vacancyId, { kind: 'sweep' }, platform, next);
      else return;
    }
  }

  return { requests, vacancies, offers, months, act, passTime };
}

function isUnsent({ channel, state, sentAt }: Offer): boolean {
  return channel === 'email' && state === 'offered' && sentAt === null;
}

function contextAt(now: Date): StepContext {
  const times = stepTimes({ region: 'AT', closedDays: [] });
  const context = { now, today: berlinDate(now), isLocked: false, ...times };
  const rank = () => ({ exact: true, steppedBack: false });
  return { ...context, unsent: new Map(), fits: () => true, rank };
}

/** A weekly place in that cell from the first such day after `from`; other terms as given. */
export function termsOf(slot: Slot, from: Date, terms: Partial<VacancyTerms> = {}): VacancyTerms {
  const startsOn = firstWeekday(slot.weekday, berlinDate(from));
  return VacancyTerms.parse(vacancyTerms({ slot, startsOn, therapist: 'Jonas Hofer', ...terms }));
}

type Way = { readonly mode: OfferMode; readonly patience: Patience; readonly atOnce: number };
const usualWay: Way = { mode: 'inTurn', patience: { unit: 'workingDays', n: 2 }, atOnce: 5 };

/** Creates it with that plan; without `begin` it is only noted. */
export function creation(
  terms: VacancyTerms,
  plan: readonly string[],
  way: Partial<Way> = {},
  begin = true,
): VacancyEvent {
  const people = plan.map((requestId) => ({ requestId, byHand: false }));
  return {
    kind: 'create',
    terms,
    cells: [slotKey(terms.slot)],
    offers: { ...usualWay, ...way, plan: people, passedOver: [] },
    begin,
  };
}

/** A member gives it to somebody who accepted, from its first day. */
export function giving(
  { startsOn, therapist }: Vacancy,
  requestId: string,
  afterwards: 'archive' | 'waitOn',
): VacancyEvent {
  return {
    kind: 'give',
    requestId,
    startsOn,
    therapist,
    afterwards,
    dropDay: afterwards === 'waitOn',
    tell: true,
  };
}

/** Every document of these vacancies, parsed by its schema. */
export function vacancyDocuments(
  slug: string,
  { vacancies, offers, months }: Pick<Places, 'vacancies' | 'offers' | 'months'>,
): DemoDocument[] {
  return [
    ...[...vacancies].map(([id, vacancy]) => ({
      path: paths.vacancy(slug, id),
      data: Vacancy.parse(vacancy),
    })),
    ...[...offers].map(([id, offer]) => ({
      path: paths.offer(slug, id),
      data: Offer.parse(offer),
    })),
    ...[...months].map(([month, counts]) => ({
      path: paths.monthStatistics(slug, month),
      data: MonthStatistics.parse(counts),
    })),
  ];
}
