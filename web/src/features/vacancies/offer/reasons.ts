/** Why somebody is suggested, and what to know before asking them, in words. */
import {
  ageOn,
  berlinDate,
  formatDay,
  formatGermanDate,
} from '@platzwart/domain/dates/german-date';
import {
  aheadOf,
  type Candidate,
  type Candidates,
  type Caution,
  type Reason,
} from '@platzwart/domain/vacancies/candidates';
import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { fullName } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { waitingSince } from '../../../entities/request/waiting-since.ts';
import { vacancyTime } from '../../../entities/vacancy/format-vacancy.ts';
import { texts } from './texts.ts';

/** '9 Jahre · Stelle 2 für Mi 15–16 Uhr · wartet seit 7 Monaten' */
export function formatReasons(
  { request, reasons }: Pick<Candidate, 'request' | 'reasons'>,
  slot: Slot,
  now: Date,
): string {
  const { birthdate } = request;
  const age = birthdate === undefined ? [] : [texts.age(ageOn(birthdate, berlinDate(now)))];
  return [...age, ...reasons.map((reason) => reasonText(reason, slot, now))].join(' · ');
}

export function formatCautions(cautions: readonly Caution[]): string {
  return cautions.map(cautionText).join(' · ');
}

/** More names are a number. */
const maxNamed = 3;

/**
 * 'Vor Elif Maier auf der Liste: Ben Strauß hat gerade ein Angebot; Moritz Kern macht Pause'; '' if
 * nobody is.
 */
export function whyNotEarlier(found: Candidates<StoredRequest>, person: StoredRequest): string {
  const ahead = aheadOf(found, person.id);
  if (ahead.length === 0) return '';
  const told = ahead
    .slice(0, maxNamed)
    .map(({ request, because }) => `${fullName(request)} ${texts.behindBecause[because]}`);
  return texts.ahead(fullName(person), told, ahead.length - told.length);
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
      return texts.steppedBack(
        formatDay(caution.askedAt).slice(0, 6),
        caution.outcome,
        formatDay(caution.until).slice(0, 6),
      );
    case 'holdsPlace':
      return texts.holdsPlace(vacancyTime(caution.place.slot, 'short'));
    case 'prescriptionOver':
      return texts.prescriptionOver(formatGermanDate(caution.last).slice(0, 6));
    default:
      return texts.cautions[caution.kind];
  }
}
