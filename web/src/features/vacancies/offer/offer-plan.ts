/** What the dialog would send: what a member chose and, for the rest, what we suggest. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { PrescriptionRule } from '@platzwart/domain/booking/prescription-days';
import { daysBetween, firstWeekday, plusDays } from '@platzwart/domain/dates/calendar-days';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { isHoliday } from '@platzwart/domain/practice/holidays';
import type { OfferingSettings } from '@platzwart/domain/practice/offering-settings';
import type { Region } from '@platzwart/domain/practice/region';
import type { WorkingCalendar } from '@platzwart/domain/practice/working-days';
import {
  type Candidates,
  candidates,
  prescriptionOver,
} from '@platzwart/domain/vacancies/candidates';
import {
  mayFirstWin,
  type OfferTimes,
  peopleWithFullTime,
  startPassedOn,
  suggestedOffer,
  timesInTurn,
} from '@platzwart/domain/vacancies/deadlines';
import {
  type OfferMode,
  type PassedOverReason,
  type Patience,
  termsOf,
  type VacancyTerms,
} from '@platzwart/domain/vacancies/vacancy';
import { overlaps, Slot } from '@platzwart/domain/waiting-list/slot';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import type { OfferStart } from '../../../entities/vacancy/offer-dialog.ts';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';

export type PlannedRequest = { readonly requestId: string; readonly byHand: boolean };

/** What a member chose; undefined: as suggested. */
export type OfferDraft = {
  readonly terms: VacancyTerms;
  readonly mode: OfferMode | undefined;
  readonly patience: Patience | undefined;
  readonly plan: readonly PlannedRequest[] | undefined;
  readonly reasons: Readonly<Record<string, PassedOverReason>>;
  /** Who may be asked although they got two offers within a week. */
  readonly askAgain: readonly string[];
  /** Of a place every second week: enter one for the weeks in between, too. */
  readonly otherWeek: boolean;
};

export type Known = {
  readonly open: readonly StoredRequest[];
  /** The vacancies somebody may still get. */
  readonly vacancies: readonly StoredVacancy[];
  readonly now: Date;
  readonly today: IsoDate;
  readonly regionAt: (locationId: string) => Region;
  readonly settings: OfferingSettings;
  /** Null: no deadline of prescriptions applies here. */
  readonly rule: PrescriptionRule | null;
};

export type Warning =
  | 'startOver'
  | 'tooLate'
  | 'sameTime'
  | 'holiday'
  | 'closed'
  | 'nobodyFits'
  | 'phoneOnly'
  | 'prescriptionOver'
  | 'notAllInFull';

export type PlannedOffer = {
  readonly mode: OfferMode;
  readonly patience: Patience;
  readonly atOnce: number;
  readonly mayRace: boolean;
  readonly found: Candidates<StoredRequest>;
  readonly plan: readonly PlannedRequest[];
  readonly passedOver: readonly StoredRequest[];
  /** If nobody answers: of each who is asked one after the other. */
  readonly times: readonly OfferTimes[];
  readonly warnings: readonly Warning[];
};

/** A practice closed for longer says its day itself. */
const maxWeeks = 26;

/**
 * The next such weekday at least a week ahead that is no holiday, neither a public one nor the
 * practice's own.
 */
export function nextStart(
  weekday: number,
  today: IsoDate,
  { region, closedDays }: WorkingCalendar,
): IsoDate {
  const first = firstWeekday(weekday, plusDays(today, 7));
  const days = Array.from({ length: maxWeeks }, (_, week) => plusDays(first, 7 * week));
  const isFree = (day: IsoDate) =>
    isHoliday(day, region) || closedDays.some(({ from, to }) => from <= day && day <= to);
  return days.find((day) => !isFree(day)) ?? first;
}

/** Time and place of the chosen cell; without one nothing is filled in that nobody has said. */
export function startingTerms(
  start: OfferStart,
  form: FormConfiguration,
  { today, regionAt, settings }: Pick<Known, 'today' | 'regionAt' | 'settings'>,
): VacancyTerms {
  if (start.vacancy) return termsOf(start.vacancy);
  const [location, ...others] = form.selectableLocations;
  const {
    locationId,
    weekday,
    start: from,
    end,
  } = start.slot ?? {
    locationId: location && others.length === 0 ? location.id : '',
    weekday: 1,
    start: '',
    end: '',
  };
  return {
    slot: { locationId, weekday, start: from, end },
    rhythm: 'weekly',
    startsOn: start.slot
      ? nextStart(weekday, today, { region: regionAt(locationId), closedDays: settings.closedDays })
      : '',
    endsOn: null,
    seats: 1,
    therapist: '',
    setting: 'practice',
    payer: 'any',
    ages: null,
    anyOfTags: [],
    noteForPatients: '',
  };
}

/** The same place in the weeks in between; undefined: there are none. */
export function otherWeekOf(terms: VacancyTerms): VacancyTerms | undefined {
  if (terms.rhythm !== 'fortnightly' || terms.startsOn === '') return undefined;
  const startsOn = plusDays(terms.startsOn, 7);
  return terms.endsOn !== null && terms.endsOn < startsOn ? undefined : { ...terms, startsOn };
}

/** People to begin with: those it was opened for; who fits exactly may follow by themselves. */
export function startingPlan({ requestIds }: OfferStart): PlannedRequest[] | undefined {
  return requestIds && requestIds.length > 0
    ? requestIds.map((requestId) => ({ requestId, byHand: false }))
    : undefined;
}

/** Whether somebody has said what is free. */
export function isTimed({ slot, startsOn }: VacancyTerms): boolean {
  return startsOn !== '' && Slot.safeParse(slot).success;
}

export function plannedOffer({ terms: said, ...chosen }: OfferDraft, known: Known): PlannedOffer {
  const { open, now, today, settings, rule } = known;
  const isSaid = isTimed(said);
  const terms = isSaid
    ? said
    : {
        ...said,
        startsOn: plusDays(today, 7 * maxWeeks),
        slot: { ...said.slot, start: '08:00', end: '09:00' },
      };
  const calendar = {
    region: known.regionAt(terms.slot.locationId),
    closedDays: settings.closedDays,
  };
  const suggested = suggestedOffer(terms, now, settings);
  const mode = chosen.mode ?? suggested.mode;
  const patience =
    chosen.patience ??
    (mode === suggested.mode ? suggested.patience : patienceFor(mode, terms, now, settings));
  const offered = { ...terms, mode, patience };
  const found = isSaid
    ? candidates(terms, open, { now, today, settings, rule })
    : { rows: [], leftOut: [] };
  const inTime =
    mode === 'inTurn'
      ? peopleWithFullTime(offered, now, calendar, settings.planLength)
      : settings.planLength;
  const ids = new Set(found.rows.map(({ request }) => request.id));
  const plan =
    chosen.plan?.map(({ requestId }) => ({ requestId, byHand: !ids.has(requestId) })) ??
    suggestedPlan(found, Math.max(1, inTime));
  const rounds =
    mode === 'inTurn' ? Math.ceil(plan.length / terms.seats) : Math.min(1, plan.length);
  const times = isSaid ? timesInTurn(offered, now, calendar, Math.max(1, rounds)) : [];
  return {
    mode,
    patience,
    atOnce: suggested.atOnce,
    mayRace: settings.firstWinsAllowed && mayFirstWin(terms, now),
    found,
    plan,
    passedOver: passedOver(found, plan),
    times,
    warnings: isSaid
      ? warningsOf(terms, { ...known, calendar, mode, found, plan, times, rounds })
      : [],
  };
}

/** A race is for hours; otherwise the time that is left decides. */
function patienceFor(
  mode: OfferMode,
  terms: VacancyTerms,
  now: Date,
  settings: OfferingSettings,
): Patience {
  if (mode === 'firstWins') return { unit: 'hours', n: 3 };
  return suggestedOffer({ ...terms, rhythm: 'weekly' }, now, settings).patience;
}

/** Who fits exactly, from the top; people who fit nearly are never ticked for a member. */
function suggestedPlan({ rows }: Candidates<StoredRequest>, people: number): PlannedRequest[] {
  return rows
    .filter(({ exact }) => exact)
    .slice(0, people)
    .map(({ request }) => ({ requestId: request.id, byHand: false }));
}

/**
 * People ranked above one of the plan who are not in it, or are asked after somebody ranked below
 * them.
 */
function passedOver(
  { rows }: Candidates<StoredRequest>,
  plan: readonly PlannedRequest[],
): StoredRequest[] {
  const planned = new Set(plan.map(({ requestId }) => requestId));
  const last = rows.findLastIndex(({ request }) => planned.has(request.id));
  return rows
    .slice(0, Math.max(0, last))
    .filter(({ request }) => !planned.has(request.id))
    .map(({ request }) => request);
}

/**
 * Whether a free place stands at its time already. Only where both say whose hour it is, two may be
 * free at once.
 */
export function isEntered(terms: VacancyTerms, vacancies: readonly StoredVacancy[]): boolean {
  return vacancies.some(
    (other) =>
      overlaps(other.slot, terms.slot) &&
      (other.therapist === terms.therapist || !other.therapist || !terms.therapist) &&
      !isOtherWeek(other, terms),
  );
}

type Considered = Known &
  Pick<PlannedOffer, 'mode' | 'found' | 'plan' | 'times'> & {
    calendar: WorkingCalendar;
    rounds: number;
  };

function warningsOf(
  terms: VacancyTerms,
  { open, vacancies, today, calendar, rule, mode, found, plan, times, rounds }: Considered,
): Warning[] {
  const { startsOn } = terms;
  const planned = open.filter(({ id }) => plan.some(({ requestId }) => requestId === id));
  // As the server refuses it.
  const isStartOver = startPassedOn(terms) <= today;
  const is: Record<Warning, boolean> = {
    startOver: isStartOver,
    tooLate: !isStartOver && times.length === 0,
    sameTime: isEntered(terms, vacancies),
    holiday: isHoliday(startsOn, calendar.region),
    closed: calendar.closedDays.some(({ from, to }) => from <= startsOn && startsOn <= to),
    nobodyFits: found.rows.length === 0,
    phoneOnly:
      planned.length > 0 &&
      planned.every(({ email, emailFailedAt }) => email === '' || emailFailedAt !== null),
    prescriptionOver: planned.some((person) => prescriptionOver(person, terms, rule) !== undefined),
    notAllInFull:
      mode === 'inTurn' &&
      times.length > 0 &&
      (times.length < rounds || times.some(({ isFull }) => !isFull)),
  };
  return (Object.keys(is) as Warning[]).filter((warning) => is[warning]);
}

/** Both every second week, in turns. */
function isOtherWeek(
  one: Pick<VacancyTerms, 'rhythm' | 'startsOn'>,
  other: Pick<VacancyTerms, 'rhythm' | 'startsOn'>,
): boolean {
  const isEvenWeek = (daysBetween(one.startsOn, other.startsOn) / 7) % 2 === 0;
  return one.rhythm === 'fortnightly' && other.rhythm === 'fortnightly' && !isEvenWeek;
}

/** One step up (-1) or down (1) the plan, or to the position of another one. */
export function moved(plan: readonly PlannedRequest[], from: number, to: number): PlannedRequest[] {
  const rest = plan.filter((_, i) => i !== from);
  const person = plan[from];
  if (!person || to < 0 || to > rest.length) return [...plan];
  return [...rest.slice(0, to), person, ...rest.slice(to)];
}
