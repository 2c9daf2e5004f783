/** The handlers of calls in this folder. A short one may stand here itself. */
import { beginCodes, confirmCodes, proveFactor, removeCodes, renewRecoveryCodes } from './codes.ts';
import { deleteUser } from './delete-user.ts';
import { changePassword, endSignIns } from './end-sign-ins.ts';
import { cancelFactorReset, keepFactors, resetFactors } from './factor-reset.ts';
import { lockSession, openDrafts, setLockPin, unlockSession } from './lock.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  renamePasskey,
  requirePasskey,
  signInWithPasskey,
} from './passkeys.ts';
import { changeEmail, keepEmail, resetPassword, viewAccountLink } from './redeem-account-link.ts';
import { requestEmailChange } from './request-email-change.ts';
import { requestEmailVerification } from './request-email-verification.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { endOtherSessions, endSession, openSession, viewSessions } from './sessions.ts';
import { updateUser } from './update-user.ts';
import { viewFactors } from './view-factors.ts';

export const accountHandlers = {
  deleteUser,
  changePassword,
  endSignIns,
  openSession,
  viewSessions,
  endSession,
  endOtherSessions,
  changeEmail,
  keepEmail,
  resetPassword,
  viewAccountLink,
  requestEmailChange,
  requestEmailVerification,
  requestPasswordReset,
  sendContactMessage,
  updateUser,
  viewFactors,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  requirePasskey,
  beginPasskeySignIn,
  signInWithPasskey,
  beginCodes,
  confirmCodes,
  removeCodes,
  renewRecoveryCodes,
  proveFactor,
  lockSession,
  unlockSession,
  openDrafts,
  setLockPin,
  resetFactors,
  cancelFactorReset,
  keepFactors,
};
