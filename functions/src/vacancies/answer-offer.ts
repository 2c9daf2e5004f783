import { accepted, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { withPatientMessages } from '@platzwart/domain/patient-portal/apply-action';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { OfferAnswer } from '@platzwart/domain/vacancies/inputs';
import type { Offer } from '@platzwart/domain/vacancies/offer';
import { shownTerms } from '@platzwart/domain/vacancies/portal-offer-view';
import { offerMessages } from '@platzwart/domain/vacancies/step-messages';
import type { AnswerEvent } from '@platzwart/domain/vacancies/step-types';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import type { Tools } from '../core/tools.ts';
import { applyVacancyChange } from '../waiting-list/apply-vacancy-change.ts';

type Answered = {
  request: TherapyRequest;
  offer: Offer;
  vacancy: Vacancy;
  practice: Practice;
  account: Account;
};

/**
 * A patient answers the offer they saw behind their link; an e-mail's button never answers a newer
 * one, nor a page a place that was changed since. Out: all as it is afterwards. Refusals are worded
 * for them.
 */
export async function answerOffer(
  answer: OfferAnswer,
  {
    slug,
    requestId,
    allow,
  }: {
    slug: string;
    requestId: string;
    allow: (request: TherapyRequest | undefined) => Outcome<unknown>;
  },
  tools: Tools,
): Promise<Outcome<Answered>> {
  const { vacancyId, terms } = answer;
  const change = {
    slug,
    vacancyId,
    by: { kind: 'patient' },
    event: (vacancy: Vacancy | undefined) =>
      vacancy && terms !== undefined && terms !== shownTerms(vacancyId, vacancy)
        ? refusedAt(wholeForm, 'offerChanged', offerMessages.changed)
        : accepted(eventOf(answer, requestId)),
    allow,
  } as const;
  const outcome = withPatientMessages(await applyVacancyChange(change, tools));
  if (!outcome.ok) return outcome;
  const { vacancy, practice, account, offers, requests } = outcome.value;
  const [offer, request] = [offers.get(requestId), requests.get(requestId)];
  if (!vacancy || !offer || !request) throw new Error(`Answered without an offer: ${vacancyId}`);
  return accepted({ request, offer, vacancy, practice, account });
}

function eventOf(answer: OfferAnswer, requestId: string): AnswerEvent {
  switch (answer.kind) {
    case 'acceptOffer':
      return { kind: 'accept', requestId };
    case 'declineOffer':
      return { kind: 'decline', requestId, reason: answer.reason };
    case 'askAboutOffer':
      return { kind: 'ask', requestId, text: answer.text };
    case 'takeBackAnswer':
      return { kind: 'takeBack', requestId };
    case 'notMe':
      return { kind: 'notMe', requestId };
  }
}
