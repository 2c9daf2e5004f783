/** What a member can do about one person of a plan, by what became of their offer. */
import { type OfferAnswer, offerAnswersFor } from '@platzwart/domain/request/contact-answers';
import type { Offer } from '@platzwart/domain/vacancies/offer';
import type { PlannedPerson, Vacancy } from '@platzwart/domain/vacancies/vacancy';

export type OfferAction =
  | 'give'
  | OfferAnswer
  | 'answerQuestion'
  | 'extend'
  | 'callBack'
  | 'withdraw'
  | 'takeBack'
  | 'undoGive'
  | 'giveBack'
  | 'offerAgain'
  | 'remove';

/** What came of asking them. */
export const isAnswer = (action: OfferAction): boolean =>
  action === 'yes' || action === 'no' || action === 'notReached';

/** `offer`: undefined while it loads, or if there is none. */
export function actionsFor(
  { state, waitsFor }: Pick<PlannedPerson, 'state' | 'waitsFor'>,
  offer: Pick<Offer, 'channel' | 'sentAt'> | undefined,
  vacancyState: Vacancy['state'],
  /** Said yes after the deadline: noted, in case the place returns. */
  isLate = false,
): readonly OfferAction[] {
  if (state === 'taken') return ['undoGive', 'giveBack'];
  if (vacancyState === 'filled' || vacancyState === 'closed') return [];
  const question = waitsFor === 'question' ? (['answerQuestion'] as const) : [];
  switch (state) {
    case null:
      return ['remove'];
    case 'offered':
      return [
        ...question,
        ...offerAnswersFor(state),
        'extend',
        // The e-mail has not left yet: nobody need know.
        offer?.channel === 'email' && offer.sentAt === null ? 'callBack' : 'withdraw',
      ];
    case 'pledged':
      return [...question, ...offerAnswersFor(state), 'withdraw'];
    case 'accepted':
      return ['give', ...question, 'takeBack', 'withdraw'];
    case 'expired':
    case 'declined':
      return [isLate ? 'takeBack' : 'yes', 'offerAgain'];
    default:
      return ['offerAgain'];
  }
}
