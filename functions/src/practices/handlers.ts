/** The handlers of calls in this folder. A short one may stand here itself. */
import { exportPractice } from './export-practice.ts';
import { answerIntakeNotice, countIntakeNotices } from './intake-notices.ts';
import { issueContract } from './issue-contract.ts';
import { mergeTags } from './merge-tags.ts';
import { recordDefinition } from './record-definition.ts';
import { recordExport } from './record-export.ts';
import { recordOpenings } from './record-openings.ts';
import { requestIntakeNotice } from './request-intake-notice.ts';

export const practiceHandlers = {
  issueContract,
  exportPractice,
  answerIntakeNotice,
  countIntakeNotices,
  mergeTags,
  recordDefinition,
  recordExport,
  recordOpenings,
  requestIntakeNotice,
};
