/**
 * What became of an offer, in words: its state, deadline and channel, and what the team should
 * know.
 */
import type { Offer } from '@platzwart/domain/vacancies/offer';
import type { PlannedPerson } from '@platzwart/domain/vacancies/vacancy';
import { formatUntil } from '../../../entities/vacancy/format-vacancy.ts';
import { formatState } from '../plan-signs.tsx';
import { texts } from './texts.ts';

export function factsOf(person: PlannedPerson, offer: Offer | undefined, now: Date): string[] {
  const { state, until, channel, called, byHand } = person;
  const isAsked = state === 'offered';
  const canAnswer = isAsked || state === 'pledged' || state === 'accepted';
  return [
    formatState(person),
    isAsked &&
      until !== null &&
      (until > now ? texts.until(formatUntil(until, now)) : texts.endedAt(formatUntil(until, now))),
    isAsked && until === null && texts.timeStands,
    isAsked && called && texts.called,
    state === 'declined' && offer?.declined && texts.declined[offer.declined],
    state === 'skipped' && offer?.skipped && texts.skipped[offer.skipped],
    isAsked && channel === 'email' && offer?.sentAt === null && texts.notSent,
    canAnswer && (channel === 'phone' ? texts.byPhone : texts.byEmail),
    state === null && channel === 'phone' && texts.byPhone,
    byHand && texts.byHand,
    offer && !offer.rank.exact && texts.nearly,
    offer && offer.times > 1 && texts.times(offer.times),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}
