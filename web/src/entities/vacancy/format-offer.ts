/** A request's live offer in words, for lists of people. */
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { formatUntil, vacancyTime } from './format-vacancy.ts';

type Vacancies = readonly WithId<Pick<Vacancy, 'slot' | 'plan'>>[];

/**
 * 'Angebot bis Di 18 Uhr', 'hat zugesagt: Mi 15–16 Uhr'; undefined without an offer. `vacancies`:
 * as far as they are loaded.
 */
export function formatLiveOffer(
  { id, offer }: WithId<Pick<TherapyRequest, 'offer'>>,
  vacancies: Vacancies,
  now: Date,
): string | undefined {
  if (offer === null) return undefined;
  const vacancy = vacancies.find((each) => each.id === offer.vacancyId);
  const state = vacancy?.plan.find(({ requestId }) => requestId === id)?.state;
  if (vacancy && (state === 'accepted' || state === 'pledged'))
    return `hat zugesagt: ${vacancyTime(vacancy.slot, 'short')}`;
  return offer.until === null ? 'hat ein Angebot' : `Angebot bis ${formatUntil(offer.until, now)}`;
}
