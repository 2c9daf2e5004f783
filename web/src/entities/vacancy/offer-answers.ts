import type { OfferAnswer } from '@platzwart/domain/request/contact-answers';

/** What came of asking somebody, for staff. */
export const offerAnswerTexts: Record<OfferAnswer, string> = {
  yes: 'Zugesagt',
  no: 'Abgesagt',
  notReached: 'Nicht erreicht',
};
