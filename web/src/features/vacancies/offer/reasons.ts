/** Why somebody is suggested, and what to know before asking them, in words. */
import { berlinDate, formatDay, formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { Candidate, Caution, Reason } from '@platzwart/domain/vacancies/candidates';
import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { waitingSince } from '../../../entities/request/waiting-since.ts';
import { vacancyTime } from '../../../entities/vacancy/format-vacancy.ts';
import { texts } from './texts.ts';

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
      return waitingSince(reason.since, berlinDate(now));
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
    case 'prescriptionOver':
      return texts.prescriptionOver(formatGermanDate(caution.last).slice(0, 6));
    default:
      return texts.cautions[caution.kind];
  }
}
