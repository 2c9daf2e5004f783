/** The handlers of calls in this folder. A short one may stand here itself. */
import { changeLocationsPaid, previewLocations } from './locations-paid.ts';
import { openBillingPortal } from './open-billing-portal.ts';
import { chooseCreditPractice, linkReferralCode, viewReferralCode } from './referral-codes.ts';
import { startCheckout } from './start-checkout.ts';
import { viewBilling } from './view-billing.ts';

export const billingHandlers = {
  changeLocationsPaid,
  previewLocations,
  openBillingPortal,
  chooseCreditPractice,
  linkReferralCode,
  viewReferralCode,
  startCheckout,
  viewBilling,
};
