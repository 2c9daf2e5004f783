/**
 * Every figure in the legal texts, by its placeholder (`{trialDays}`). Figures the product enforces
 * come from the domain; purely contractual ones are defined here (spec section 9).
 */

import { plan, yearlySaving } from '../billing/pricing.ts';
import { maxArrearsDays } from '../billing/subscription.ts';
import { grossByCountry, percentOf } from '../billing/vat.ts';
import { draftHours } from '../booking/draft-hours.ts';
import { stopMonths } from '../contact/stop-months.ts';
import { logMonths, maxExportedEntries } from '../log/log.ts';
import { linkLength } from '../patient-portal/request-link.ts';
import { minPlaces } from '../patient-portal/wait-estimate.ts';
import { daysToUndoDeletion } from '../practice/account.ts';
import { daysToConfirmNotice } from '../practice/intake-notice.ts';
import { maxExported } from '../practice/max-exported.ts';
import { noticeMonths } from '../practice/notice-months.ts';
import { defaultOffering } from '../practice/offering-settings.ts';
import { maxFileSize } from '../practice/registration.ts';
import { maxRetentionMonths } from '../practice/retention-months.ts';
import { certificateMonths } from '../request/deadlines.ts';
import { unansweredToCall } from '../request/request-offer.ts';
import { binDays } from '../retention/bin-days.ts';
import { emailDays } from '../retention/email-days.ts';
import { backupDays, erasureDays } from '../retention/erasure.ts';
import { errorDays } from '../retention/error-days.ts';
import { maxErasureWait } from '../retention/max-erasure-wait.ts';
import { noticeBeforeDeletion } from '../retention/retention.ts';
import { revocationDays } from '../retention/revocation-days.ts';
import { serverLogDays } from '../retention/server-log-days.ts';
import { maxPinTries, maxPinTriesADay } from '../sign-in/lock.ts';
import { minPasswordLength } from '../sign-in/password.ts';
import {
  factorNoticeDays,
  freshSignIn,
  maxSessionDays,
  resetDelayHours,
} from '../sign-in/session.ts';
import { deviceDays } from '../team/devices.ts';
import { invitationDays } from '../team/invitation.ts';
import { maxOpened } from '../team/news.ts';
import { maxOfferQuestion } from '../vacancies/offer.ts';
import { minRequestsForLevels } from '../waiting-list/demand.ts';
import { cookieDays } from './cookie-days.ts';

const enforced = {
  planName: plan.name,
  monthlyPrice: plan.monthly,
  yearlyPrice: plan.yearly,
  yearlySaving: yearlySaving(plan.includedLocations),
  includedLocations: plan.includedLocations,
  extraLocationMonthly: plan.extraLocationMonthly,
  extraLocationYearly: plan.extraLocationYearly,
  monthlyGross: grossByCountry(plan.monthly),
  yearlyGross: grossByCountry(plan.yearly),
  extraMonthlyGross: grossByCountry(plan.extraLocationMonthly),
  extraYearlyGross: grossByCountry(plan.extraLocationYearly),
  vatGermany: percentOf('DE'),
  vatAustria: percentOf('AT'),
  referralCredit: plan.referralCredit,
  trialDays: plan.trialDays,
  trialReminderDays: plan.reminderDays,
  trialDeletionDays: plan.deletionDays,
  arrearsDays: maxArrearsDays,
  retentionYears: maxRetentionMonths / 12,
  deletionNoticeDays: noticeBeforeDeletion,
  binDays,
  revocationDays,
  maxErasureWait,
  draftHours,
  backupDays,
  erasureDays,
  emailDays,
  undoDeletionDays: daysToUndoDeletion,
  serverLogDays,
  errorDays,
  logMonths,
  noticeMonths,
  noticeDays: daysToConfirmNotice,
  stopMonths,
  linkDays: linkLength,
  openedRemembered: maxOpened,
  exportedLog: maxExportedEntries,
  exportedHistory: maxExported.history,
  exportedVacancies: maxExported.vacancies,
  minRequestsForLevels,
  minRequestsForSpan: minPlaces,
  offerQuestionLength: maxOfferQuestion,
  certificateMonths,
  stepBackDays: defaultOffering.stepBackDays,
  unansweredOffers: unansweredToCall,
  sessionDays: maxSessionDays,
  passwordCharacters: minPasswordLength,
  freshMinutes: freshSignIn,
  factorNoticeDays,
  resetDelayHours,
  pinTries: maxPinTries,
  pinTriesADay: maxPinTriesADay,
  invitationDays,
  deviceDays,
  acceptedDays: cookieDays.accepted,
  declinedDays: cookieDays.declined,
  logoMegabytes: maxFileSize / 1024 / 1024,
};

const hourlyRate = 120;

const agreed = {
  paymentDays: 14,
  defaultInterest: 9.2,
  dunningFee: 40,
  fullAmountDays: 30,
  cancellationDays: 30,
  objectionDays: 21,
  auditNoticeDays: 14,
  /** Leaves a practice a day of the 72 hours that it has itself (Art. 33 GDPR). */
  breachHours: 48,
  /** Data Act, Art. 25(2)(d), (a) and (g). */
  switchMonths: 2,
  transitionDays: 30,
  retrievalDays: 30,
  serviceEndDays: 90,
  hourlyRate,
  hourlyGross: grossByCountry(hourlyRate),
  availability: '99,0',
  recordYears: 7,
  maxRecordYears: 30,
  prospectYears: 1,
  /** How far back Google's point-in-time recovery of the database reaches. */
  restorableDays: 7,
  /** Google's Cloud Data Processing Addendum, 6.1 and 6.2, as published. */
  googleDeletionDays: 180,
  returningVisitYears: 2,
  dailyVisitHours: 24,
  throttleMinutes: 1,
};

const german = new Intl.NumberFormat('de-DE', { useGrouping: false });

/** As displayed: '1,5', '140', 'STANDARD'. */
export const legalFigures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...enforced, ...agreed }).map(([name, value]) => [
    name,
    typeof value === 'number' ? german.format(value) : value,
  ]),
);
