/** The handlers of calls in this folder. A short one may stand here itself. */
import { addRequestByPhone } from './add-request-by-phone.ts';
import { addWaitingRequest } from './add-waiting-request.ts';
import { answerMailboxLink } from './answer-mailbox-link.ts';
import { answerRequestLink } from './answer-request-link.ts';
import { archiveRequest } from './archive-request.ts';
import { importRequests } from './import-requests.ts';
import { issueCertificate } from './issue-certificate.ts';
import { logContact } from './log-contact.ts';
import { reactivateRequest } from './reactivate-request.ts';
import { undoImport } from './undo-import.ts';
import { updateRequest } from './update-request.ts';
import { viewCertificate } from './view-certificate.ts';
import { viewRequestLink } from './view-request-link.ts';

export const requestHandlers = {
  addRequestByPhone,
  addWaitingRequest,
  answerMailboxLink,
  answerRequestLink,
  archiveRequest,
  importRequests,
  issueCertificate,
  logContact,
  reactivateRequest,
  undoImport,
  updateRequest,
  viewCertificate,
  viewRequestLink,
};
