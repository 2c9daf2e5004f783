/** A handler for every call (`functions/domain/calls`). */
import { accountHandlers } from './accounts/handlers.ts';
import { billingHandlers } from './billing/handlers.ts';
import { requestChallenge } from './core/request-challenge.ts';
import { errorHandlers } from './errors/handlers.ts';
import { followUpHandlers } from './follow-up/handlers.ts';
import { lifecycleHandlers } from './lifecycle/handlers.ts';
import { practiceHandlers } from './practices/handlers.ts';
import { settingsHandlers } from './practices/settings/handlers.ts';
import { deviceHandlers } from './push/handlers.ts';
import { requestHandlers } from './requests/handlers.ts';
import { teamHandlers } from './team/handlers.ts';
import { vacancyHandlers } from './vacancies/handlers.ts';
import { waitingListHandlers } from './waiting-list/handlers.ts';

export const handlers = {
  ...accountHandlers,
  ...billingHandlers,
  ...errorHandlers,
  ...followUpHandlers,
  ...lifecycleHandlers,
  ...practiceHandlers,
  ...settingsHandlers,
  ...deviceHandlers,
  ...requestHandlers,
  ...teamHandlers,
  ...vacancyHandlers,
  ...waitingListHandlers,
  requestChallenge,
};
