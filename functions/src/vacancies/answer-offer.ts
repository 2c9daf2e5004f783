import type { Outcome } from '@platzwart/domain/failure';
import { withPatientMessages } from '@platzwart/domain/patient-portal/apply-action';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { OfferAnswer } from '@platzwart/domain/vacancies/inputs';
import type { AnswerEvent } from '@platzwart/domain/vacancies/step-types';
import type { Tools } from '../core/tools.ts';
import { applyVacancyChange, type ChangedVacancy } from '../waiting-list/apply-vacancy-change.ts';

/** A patient answers the offer they saw behind their link; an e-mail's button never answers a newer one. Refusals are worded for them. */
export async function answerOffer(
  answer: OfferAnswer,
  { slug, requestId, allow }: { slug: string; requestId: string; allow: (request: TherapyRequest | undefined) => Outcome<unknown> },
  tools: Tools,
): Promise<Outcome<ChangedVacancy>> {
  const { vacancyId } = answer;
  const event = eventOf(answer, requestId);
  return withPatientMessages(await applyVacancyChange({ slug, vacancyId, by: { kind: 'patient' }, event, allow }, tools));
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
