/** The handlers of calls in this folder. A short one may stand here itself. */
import { distributeVacancies, undoDistribution } from './distribute-vacancies.ts';
import { giveVacancy, undoGivenVacancy } from './give-vacancy.ts';
import { offerVacancy } from './offer-vacancy.ts';
import { recordOfferAnswer } from './record-offer-answer.ts';
import { steerVacancy } from './steer-vacancy.ts';
import { updateVacancy } from './update-vacancy.ts';

export const vacancyHandlers = {
  distributeVacancies,
  giveVacancy,
  undoDistribution,
  undoGivenVacancy,
  offerVacancy,
  recordOfferAnswer,
  steerVacancy,
  updateVacancy,
};
