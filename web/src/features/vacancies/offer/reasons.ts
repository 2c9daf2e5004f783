/** Why somebody is suggested, and what to know before asking them, in words. */
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { Candidate, Caution, Reason } from '@platzwart/domain/vacancies/candidates';
import type { VacancySlot } from '@platzwart/domain/vacancies/vacancy';
import { differenceInDays, differenceInMonths, differenceInWeeks } from 'date-fns';
import type * as z from 'zod/mini';
import { vacancyTime } from '../../../entities/vacancy/format-vacancy.ts';
import { texts } from './texts.ts';

type Slot = z.infer<typeof VacancySlot>;

/** 'Stelle 2 für Mi 15–16 Uhr · wartet seit 7 Monaten' */
export function formatReasons({ reasons, cautions }: Pick<Candidate, 'reasons' | 'cautions'>, slot: Slot, now: Date): string {
  return [...reasons.map((reason) => reasonText(reason, slot, now)), ...cautions.map(cautionText)].join(' · ');
}

function reasonText(reason: Reason, slot: Slot, now: Date): string {
  switch (reason.kind) {
    case 'position':
      return texts.position(reason.position, vacancyTime(slot, 'short'));
    case 'prioritized':
      return texts.prioritized;
    case 'waiting':
      return waitingText(reason.since, now);
    case 'nearly':
      return texts.flexibility[reason.flexibility];
    case 'onlyTime':
      return texts.onlyTime;
  }
}

function cautionText(caution: Caution): string {
  switch (caution.kind) {
    case 'steppedBack':
      return texts.steppedBack(formatDay(caution.askedAt).slice(0, 6), caution.outcome, formatDay(caution.until).slice(0, 6));
    case 'holdsPlace':
      return texts.holdsPlace(vacancyTime(caution.place.slot, 'short'));
    default:
      return texts.cautions[caution.kind];
  }
}

function waitingText(since: Date, now: Date): string {
  const days = Math.max(0, differenceInDays(now, since));
  if (days < 14) return texts.waiting('days', days);
  if (days < 63) return texts.waiting('weeks', differenceInWeeks(now, since));
  return texts.waiting('months', differenceInMonths(now, since));
}
