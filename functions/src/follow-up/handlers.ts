/** The handlers of calls in this folder. A short one may stand here itself. */
import { startFollowUpRound } from './start-follow-up-round.ts';

export const followUpHandlers = {
  startFollowUpRound,
};
