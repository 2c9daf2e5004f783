/** The handlers of calls in this folder. A short one may stand here itself. */
import { binRequest, bringBackRequest } from './bin.ts';
import { deleteRequest } from './delete-request.ts';
import { keepApart, mergeRequests, unmergeRequests } from './merge-requests.ts';
import { reconcileWaitingList } from './reconcile.ts';
import { undoRequestChange } from './undo-request-change.ts';

export const waitingListHandlers = {
  binRequest,
  bringBackRequest,
  deleteRequest,
  keepApart,
  mergeRequests,
  reconcileWaitingList,
  undoRequestChange,
  unmergeRequests,
};
