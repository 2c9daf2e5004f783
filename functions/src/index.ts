/** CONTENTS: every deployed service, the calls and endpoints it answers, its trigger or its schedule, and the handler that does the work. */

import { Practice } from '@platzwart/domain/practice/practice';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { PlanMigration } from '@platzwart/domain/waiting-list/plan-migration';
import { onDocumentCreated, onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { deleteUser } from './accounts/delete-user.ts';
import { changePassword, endSignIns } from './accounts/end-sign-ins.ts';
import { changeEmail, keepEmail, resetPassword, viewAccountLink } from './accounts/redeem-account-link.ts';
import { requestEmailChange } from './accounts/request-email-change.ts';
import { requestEmailVerification } from './accounts/request-email-verification.ts';
import { requestPasswordReset } from './accounts/request-password-reset.ts';
import { updateUser } from './accounts/update-user.ts';
import { changeLocationsPaid, previewLocations } from './billing/locations-paid.ts';
import { openBillingPortal } from './billing/open-billing-portal.ts';
import { chooseCreditPractice, linkReferralCode, viewReferralCode } from './billing/referral-codes.ts';
import { serveWebhook } from './billing/serve-webhook.ts';
import { startCheckout } from './billing/start-checkout.ts';
import { viewBilling } from './billing/view-billing.ts';
import { callable } from './call.ts';
import { PracticeDeletion } from './core/delete-practice-state.ts';
import { stored, updated, written } from './core/events.ts';
import { handleBounce } from './emails/handle-bounce.ts';
import { sendEmail } from './emails/send-email.ts';
import { startFollowUpRound } from './follow-up/start-follow-up-round.ts';
import { applyPractice } from './lifecycle/apply-practice.ts';
import { applyPracticeAccount } from './lifecycle/apply-practice-account.ts';
import { continueDeletion } from './lifecycle/delete-practice.ts';
import { deletePractice, undoPracticeDeletion } from './lifecycle/plan-deletion.ts';
import {
  bounceSecret,
  needsAppCheck,
  region,
  tools,
  toolsWithHash,
  toolsWithMail,
  toolsWithPayments,
  toolsWithPush,
  vouchers,
  webhookSecret,
} from './platform.ts';
import { exportPractice } from './practices/export-practice.ts';
import { hostedDocuments } from './practices/hosted-documents.ts';
import { answerIntakeNotice, countIntakeNotices } from './practices/intake-notices.ts';
import { issueContract } from './practices/issue-contract.ts';
import { mergeTags } from './practices/merge-tags.ts';
import { recordExport } from './practices/record-export.ts';
import { recordOpenings } from './practices/record-openings.ts';
import { requestIntakeNotice } from './practices/request-intake-notice.ts';
import { serveMedia } from './practices/serve-media.ts';
import { servePracticePage } from './practices/serve-practice-page.ts';
import { serveRegistration } from './practices/serve-registration.ts';
import { serveSitemap } from './practices/serve-sitemap.ts';
import { completeFirstStep } from './practices/settings/complete-first-step.ts';
import { confirmPracticeEmail, requestPracticeEmail } from './practices/settings/practice-email.ts';
import { previewLetter, sendTestLetter } from './practices/settings/sample-emails.ts';
import { setIntake } from './practices/settings/set-intake.ts';
import { setViewerExports } from './practices/settings/set-viewer-exports.ts';
import { updateFollowUp, updateRetention } from './practices/settings/update-account.ts';
import { updateFormConfiguration } from './practices/settings/update-form-configuration.ts';
import { updateLocations } from './practices/settings/update-locations.ts';
import { updateNotifications } from './practices/settings/update-notifications.ts';
import { updateOffering } from './practices/settings/update-offering.ts';
import { updatePracticeProfile } from './practices/settings/update-practice-profile.ts';
import { addDevice } from './push/add-device.ts';
import { removeDevice } from './push/remove-device.ts';
import { viewPushKey } from './push/view-push-key.ts';
import { addRequestByPhone } from './requests/add-request-by-phone.ts';
import { addWaitingRequest } from './requests/add-waiting-request.ts';
import { answerRequestLink } from './requests/answer-request-link.ts';
import { archiveRequest } from './requests/archive-request.ts';
import { endQuestions } from './requests/end-questions.ts';
import { importRequests } from './requests/import-requests.ts';
import { issueCertificate } from './requests/issue-certificate.ts';
import { logContact } from './requests/log-contact.ts';
import { onRequestWritten } from './requests/on-request-written.ts';
import { reactivateRequest } from './requests/reactivate-request.ts';
import { undoImport } from './requests/undo-import.ts';
import { updateRequest } from './requests/update-request.ts';
import { viewCertificate } from './requests/view-certificate.ts';
import { viewRequestLink } from './requests/view-request-link.ts';
import { runTasks } from './run-task.ts';
import { serve } from './serve.ts';
import { services } from './services.ts';
import { dailyTasksAt, hourlyTasks, runSweeps } from './tasks.ts';
import { acceptInvitation } from './team/accept-invitation.ts';
import { changeMemberRole } from './team/change-member-role.ts';
import { inviteMember } from './team/invite-member.ts';
import { recordVisit } from './team/record-visit.ts';
import { removeMember } from './team/remove-member.ts';
import { revokeInvitation } from './team/revoke-invitation.ts';
import { updateOwnNotifications } from './team/update-own-notifications.ts';
import { viewInvitation } from './team/view-invitation.ts';
import { continueVacancy } from './vacancies/advance-vacancy.ts';
import { distributeVacancies } from './vacancies/distribute-vacancies.ts';
import { giveVacancy, undoGivenVacancy } from './vacancies/give-vacancy.ts';
import { offerVacancy } from './vacancies/offer-vacancy.ts';
import { recordOfferAnswer } from './vacancies/record-offer-answer.ts';
import { recordOfferDelivery } from './vacancies/record-offer-delivery.ts';
import { steerVacancy } from './vacancies/steer-vacancy.ts';
import { updateVacancy } from './vacancies/update-vacancy.ts';
import { binRequest, bringBackRequest } from './waiting-list/bin.ts';
import { deleteRequest } from './waiting-list/delete-request.ts';
import { keepApart, mergeRequests } from './waiting-list/merge-requests.ts';
import { publishDemand } from './waiting-list/publish-demand.ts';
import { reconcileWaitingList } from './waiting-list/reconcile.ts';
import { continuePlanMigration } from './waiting-list/reslot-requests.ts';

setGlobalOptions({ region, maxInstances: 20 });
const documents = hostedDocuments(() => tools().origin);

// HTTP, behind Hosting. Each call is POST /api/{name}; `access` says who may make it.
export const api = onRequest(
  services.api,
  serve(
    [
      // Anybody
      callable(addWaitingRequest, toolsWithHash, { needsAppCheck }),
      callable(viewRequestLink, tools),
      callable(answerRequestLink, toolsWithHash),
      callable(viewCertificate, tools),
      callable(viewInvitation, tools),
      callable(confirmPracticeEmail, tools),
      callable(requestIntakeNotice, toolsWithHash, { needsAppCheck }),
      callable(answerIntakeNotice, tools),
      callable(requestPasswordReset, toolsWithHash),
      callable(viewAccountLink, tools),
      callable(resetPassword, tools),
      callable(changeEmail, tools),
      callable(keepEmail, tools),
      // Any signed-in user
      callable(acceptInvitation, tools),
      callable(updateUser, tools),
      callable(deleteUser, tools),
      callable(requestEmailVerification, toolsWithHash),
      callable(requestEmailChange, toolsWithHash),
      callable(changePassword, tools),
      callable(endSignIns, tools),
      callable(viewPushKey, toolsWithPush),
      callable(removeDevice, tools),
      // Members of the practice
      callable(recordVisit, tools),
      callable(updateOwnNotifications, tools),
      callable(addDevice, toolsWithPush),
      callable(previewLetter, tools),
      callable(viewReferralCode, tools),
      callable(chooseCreditPractice, tools),
      callable(removeMember, tools),
      callable(recordExport, toolsWithHash),
      callable(recordOpenings, tools),
      // Its staff
      callable(addRequestByPhone, toolsWithHash),
      callable(updateRequest, toolsWithHash),
      callable(archiveRequest, tools),
      callable(reactivateRequest, tools),
      callable(deleteRequest, tools),
      callable(binRequest, tools),
      callable(bringBackRequest, tools),
      callable(mergeRequests, tools),
      callable(keepApart, tools),
      callable(logContact, tools),
      callable(startFollowUpRound, tools),
      callable(mergeTags, tools),
      callable(offerVacancy, tools),
      callable(updateVacancy, tools),
      callable(steerVacancy, tools),
      callable(distributeVacancies, tools),
      callable(recordOfferAnswer, tools),
      callable(giveVacancy, tools),
      callable(undoGivenVacancy, tools),
      // Its administrators
      callable(updateFormConfiguration, tools),
      callable(updateLocations, tools),
      callable(setIntake, tools),
      callable(countIntakeNotices, tools),
      callable(updateNotifications, tools),
      callable(updateFollowUp, tools),
      callable(updateRetention, tools),
      callable(updateOffering, tools),
      callable(sendTestLetter, toolsWithHash),
      callable(completeFirstStep, tools),
      callable(reconcileWaitingList, tools),
      callable(requestPracticeEmail, toolsWithHash),
      callable(inviteMember, tools),
      callable(revokeInvitation, tools),
      callable(changeMemberRole, tools),
      callable(setViewerExports, tools),
      callable(deletePractice, tools),
      callable(undoPracticeDeletion, tools),
    ],
    {
      // Hosting caches all of these for ordinary browser requests.
      '/media/**': { limit: { max: 300, minutes: 1 }, answer: (request) => serveMedia(request, tools()) },
      '/sitemap.xml': { limit: { max: 10, minutes: 10 }, answer: (request) => serveSitemap(request, tools()) },
      // Practice pages: whatever Hosting routes here and nothing above has answered.
      '/**': {
        limit: { max: 300, minutes: 1 },
        answer: (request) => servePracticePage(request, documents, tools()),
        beyond: (request) => servePracticePage(request, documents),
      },
    },
    tools,
  ),
);

/** Payments: for administrators, and for Stripe. */
export const payments = onRequest(
  services.payments,
  serve(
    [
      callable(startCheckout, toolsWithPayments),
      callable(openBillingPortal, toolsWithPayments),
      callable(previewLocations, toolsWithPayments),
      callable(changeLocationsPaid, toolsWithPayments),
      callable(viewBilling, toolsWithPayments),
      callable(linkReferralCode, toolsWithPayments),
    ],
    // Stripe retries refused requests for days.
    {
      '/api/stripe/webhook': {
        limit: { max: 600, minutes: 1 },
        answer: (request) => serveWebhook(request, webhookSecret.value(), toolsWithPayments()),
      },
    },
    tools,
  ),
);

/** Large payloads: pictures, exports and imports. */
export const transfers = onRequest(
  services.transfers,
  serve(
    [
      callable(issueCertificate, toolsWithHash), // anybody with a link; draws a PDF
      callable(updatePracticeProfile, toolsWithHash), // administrators
      callable(exportPractice, tools), // administrators
      callable(issueContract, tools), // members; draws a PDF
      callable(importRequests, toolsWithHash), // staff
      callable(undoImport, tools), // staff
    ],
    { '/api/companies': { limit: { max: 30, minutes: 10 }, answer: (request) => serveRegistration(request, vouchers, tools()) } },
    tools,
  ),
);

/** The SMTP service reports bounced e-mails. */
export const mailBounce = onRequest(
  services.mailBounce,
  serve(
    [],
    {
      '/api/mail/bounce': {
        limit: { max: 600, minutes: 1 },
        answer: (request) => handleBounce(request, { key: bounceSecret.value(), endQuestions, onDelivery: recordOfferDelivery }, tools()),
      },
    },
    tools,
  ),
);

// Documents
/** Sends a queued e-mail. */
export const emailQueued = onDocumentCreated(services.emailQueued, ({ params }) =>
  sendEmail(params.id, toolsWithMail(), recordOfferDelivery),
);
/** Records staff's direct changes in the history; updates the public levels of demand from the waiting lists; tells members' devices of a new request. */
export const requestChanged = onDocumentWritten(
  services.requestChanged,
  written(TherapyRequest, ({ params, ...change }) =>
    onRequestWritten({ slug: params.slug, requestId: params.id, ...change }, toolsWithPush()),
  ),
);
/** Updates the public levels of demand when the form's offer or display changes. */
export const formChanged = onDocumentWritten(services.formChanged, ({ params }) => publishDemand(params.slug, tools()));
/** The plan has changed: moves the open requests into the new lists, one part per event; each part's write triggers the next. */
export const planMigrationChanged = onDocumentWritten(
  services.planMigrationChanged,
  stored(PlanMigration, ({ params, after }) => continuePlanMigration({ slug: params.slug, seen: after }, tools())),
);
/** Opens or locks a practice as its subscription says; releases its held e-mails once it is approved. */
export const accountChanged = onDocumentWritten(services.accountChanged, ({ params }) => applyPracticeAccount(params.slug, tools()));
/** Locations were removed: lowers what is paid for. Locked or opened: the time of its vacancies stops or goes on. */
export const practiceChanged = onDocumentUpdated(
  services.practiceChanged,
  updated(Practice, ({ params, ...change }) => applyPractice({ slug: params.slug, ...change }, toolsWithPayments())),
);
/** A vacancy has changed: tells people whose offers ended, and asks the next ones, one part per event; each part's write triggers the next. */
export const vacancyChanged = onDocumentWritten(
  services.vacancyChanged,
  stored(Vacancy, ({ params, after }) => continueVacancy({ slug: params.slug, vacancyId: params.id, after }, tools())),
);
/** Deletes a practice, one part per event; each part's write triggers the next. */
export const deletionChanged = onDocumentWritten(
  services.deletionChanged,
  stored(PracticeDeletion, ({ params, after }) => continueDeletion({ id: params.id, seen: after }, toolsWithPayments())),
);

// Schedules
/** E-mails that a trigger lost or a server postponed; push notices that had to wait; account changes made outside the product; deadlines of offers. */
export const everyFiveMinutes = onSchedule(services.everyFiveMinutes, () => runSweeps(toolsWithMail()));
/** Trials and subscriptions, and deletions whose events stopped. */
export const everyHour = onSchedule(services.everyHour, () => runTasks(hourlyTasks, toolsWithPayments()));
/** Pauses, waiting lists, retention, follow-ups, the day's e-mails: each at its hour. */
export const everyDay = onSchedule(services.everyDay, ({ scheduleTime }) => runTasks(dailyTasksAt(scheduleTime), tools()));
