/**
 * Every figure in the legal texts, by its placeholder (`{trialDays}`). Figures the product enforces come from the
 * domain; purely contractual ones are defined here (spec section 9).
 */

import { plan, yearlySaving } from '@platzwart/domain/billing/pricing';
import { maxArrearsDays } from '@platzwart/domain/billing/subscription';
import { certificateMonths } from '@platzwart/domain/patient-portal/deadlines';
import { minPlaces } from '@platzwart/domain/patient-portal/wait-estimate';
import { daysToConfirmNotice } from '@platzwart/domain/practice/intake-notice';
import { logMonths } from '@platzwart/domain/practice/log';
import { noticeMonths } from '@platzwart/domain/practice/notice-months';
import { maxFileSize } from '@platzwart/domain/practice/registration';
import { binDays } from '@platzwart/domain/retention/bin-days';
import { backupDays, erasureDays } from '@platzwart/domain/retention/erasure';
import { noticeBeforeDeletion } from '@platzwart/domain/retention/retention';
import { maxRetentionMonths } from '@platzwart/domain/retention/retention-months';
import { maxSessionDays } from '@platzwart/domain/sign-in/session';
import { deviceDays } from '@platzwart/domain/team/devices';
import { maxOfferQuestion } from '@platzwart/domain/vacancies/offer';
import { defaultOffering } from '@platzwart/domain/vacancies/offering-settings';
import { unansweredToCall } from '@platzwart/domain/vacancies/request-offer';
import { minRequestsForLevels } from '@platzwart/domain/waiting-list/demand';
import { cookieDays } from './src/features/consent/consent.ts';

const enforced = {
  planName: plan.name,
  monthlyPrice: plan.monthly,
  yearlyPrice: plan.yearly,
  yearlySaving: yearlySaving(plan.includedLocations),
  includedLocations: plan.includedLocations,
  extraLocationMonthly: plan.extraLocationMonthly,
  extraLocationYearly: plan.extraLocationYearly,
  referralCredit: plan.referralCredit,
  trialDays: plan.trialDays,
  trialReminderDays: plan.reminderDays,
  trialDeletionDays: plan.deletionDays,
  arrearsDays: maxArrearsDays,
  retentionYears: maxRetentionMonths / 12,
  deletionNoticeDays: noticeBeforeDeletion,
  binDays,
  backupDays,
  erasureDays,
  logMonths,
  noticeMonths,
  noticeDays: daysToConfirmNotice,
  minRequestsForLevels,
  minRequestsForSpan: minPlaces,
  offerQuestionLength: maxOfferQuestion,
  certificateMonths,
  stepBackDays: defaultOffering.stepBackDays,
  unansweredOffers: unansweredToCall,
  sessionDays: maxSessionDays,
  deviceDays,
  acceptedDays: cookieDays.accepted,
  declinedDays: cookieDays.declined,
  logoMegabytes: maxFileSize / 1024 / 1024,
};

const agreed = {
  paymentDays: 14,
  defaultInterest: 9.2,
  dunningFee: 40,
  fullAmountDays: 30,
  cancellationDays: 30,
  objectionDays: 21,
  auditNoticeDays: 14,
  hourlyRate: 120,
  availability: '99,0',
  recordYears: 7,
  maxRecordYears: 30,
  prospectYears: 1,
  /** How far back Google's point-in-time recovery of the database reaches. */
  restorableDays: 7,
  returningVisitYears: 2,
  dailyVisitHours: 24,
  throttleMinutes: 1,
};

const german = new Intl.NumberFormat('de-DE', { useGrouping: false });

/** As displayed: '1,5', '140', 'STANDARD'. */
export const legalFigures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...enforced, ...agreed }).map(([name, value]) => [name, typeof value === 'number' ? german.format(value) : value]),
);
