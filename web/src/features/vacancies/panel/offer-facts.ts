/**
 * What became of an offer, in words: its state, deadline and channel, and what the team should
 * know.
 */
import { hour } from '@platzwart/domain/dates/durations';
import type { Offer } from '@platzwart/domain/vacancies/offer';
import type { PlannedPerson } from '@platzwart/domain/vacancies/vacancy';
import { formatUntil } from '../../../entities/vacancy/format-vacancy.ts';
import { formatState } from '../plan-signs.tsx';
import { texts } from './texts.ts';

export function factsOf(person: PlannedPerson, offer: Offer | undefined, now: Date): string[] {
  const { state, until, channel, called, byHand, waitsFor } = person;
  const isAsked = state === 'offered';
  return [
    formatState(person),
    isAsked &&
      until !== null &&
      (until > now ? texts.until(formatUntil(until, now)) : texts.endedAt(formatUntil(until, now))),
    isAsked && until === null && texts.timeStands,
    isAsked && called && texts.called,
    state === 'declined' && offer?.declined && texts.declined[offer.declined],
    state === 'skipped' && offer?.skipped && texts.skipped[offer.skipped],
    isAsked &&
      channel === 'email' &&
      offer?.sentAt === null &&
      // Whoever asks has it.
      waitsFor !== 'question' &&
      texts.notSent(
        offer.plannedAt.getTime() - now.getTime() > hour
          ? formatUntil(offer.plannedAt, now)
          : texts.soon,
      ),
    // Not of an answer: many an e-mail is answered by telephone.
    isAsked && (channel === 'phone' ? texts.byPhone : texts.byEmail),
    state === null && channel === 'phone' && texts.byPhone,
    byHand && texts.byHand,
    offer && !offer.rank.exact && texts.nearly,
    offer && offer.times > 1 && texts.times(offer.times),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}
