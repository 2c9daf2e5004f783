/** The handlers of calls in this folder. A short one may stand here itself. */
import { deletePractice, undoPracticeDeletion } from './plan-deletion.ts';

export const lifecycleHandlers = {
  deletePractice,
  undoPracticeDeletion,
};
