/** The handlers of calls in this folder. A short one may stand here itself. */
import { completeFirstStep } from './complete-first-step.ts';
import { confirmPracticeEmail, requestPracticeEmail } from './practice-email.ts';
import { previewLetter, sendTestLetter } from './sample-emails.ts';
import { setContractParty } from './set-contract-party.ts';
import { setIntake } from './set-intake.ts';
import { setViewerExports } from './set-viewer-exports.ts';
import { updateFollowUp, updateRetention } from './update-account.ts';
import { updateFormConfiguration } from './update-form-configuration.ts';
import { updateLocations } from './update-locations.ts';
import { updateNotifications } from './update-notifications.ts';
import { updateOffering } from './update-offering.ts';
import { updatePracticeProfile } from './update-practice-profile.ts';

export const settingsHandlers = {
  completeFirstStep,
  confirmPracticeEmail,
  requestPracticeEmail,
  previewLetter,
  sendTestLetter,
  setContractParty,
  setIntake,
  setViewerExports,
  updateFollowUp,
  updateRetention,
  updateFormConfiguration,
  updateLocations,
  updateNotifications,
  updateOffering,
  updatePracticeProfile,
};
