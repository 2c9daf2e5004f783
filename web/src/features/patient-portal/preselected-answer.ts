/**
 * The answer pressed in an e-mail: `?antwort=…` of the portal's address, and for an offer
 * `&platz={vacancyId}`. It submits nothing.
 */
const answers = ['ja', 'zeiten', 'unsicher', 'nein', 'abmelden', 'pause'] as const;
const offerAnswers = ['zusagen', 'absagen', 'frage'] as const;

export type PreselectedAnswer = (typeof answers)[number];
/** An answer to the question whether somebody still waits. */
type FollowUpAnswer = Exclude<PreselectedAnswer, 'abmelden' | 'pause'>;
/** `vacancyId`: of the offer in the e-mail; null: the e-mail did not say. */
export type PreselectedOfferAnswer = {
  answer: (typeof offerAnswers)[number];
  vacancyId: string | null;
};

export function preselectedAnswer(search: URLSearchParams): PreselectedAnswer | undefined {
  return answers.find((answer) => answer === search.get('antwort'));
}

export function isFollowUpAnswer(answer: PreselectedAnswer | undefined): answer is FollowUpAnswer {
  return answer !== undefined && answer !== 'abmelden' && answer !== 'pause';
}

export function preselectedOfferAnswer(
  search: URLSearchParams,
): PreselectedOfferAnswer | undefined {
  const answer = offerAnswers.find((answer) => answer === search.get('antwort'));
  return answer && { answer, vacancyId: search.get('platz') };
}
