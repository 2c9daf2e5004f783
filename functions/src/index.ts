/** TABLE OF CONTENTS: every deployed function = its name, trigger, path or schedule, and the handler that does the work. */
import { paths } from '@platzwart/domain/paths';
import { PlanJob } from '@platzwart/domain/plan-job';
import { Practice } from '@platzwart/domain/practice';
import { TherapyRequest } from '@platzwart/domain/request';
import { logger, setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated, onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { deleteUser as deleteAccount } from './accounts/delete-user.ts';
import { requestEmailChange as changeEmail } from './accounts/request-email-change.ts';
import { requestEmailVerification as verifyEmail } from './accounts/request-email-verification.ts';
import { requestPasswordReset as resetPassword } from './accounts/request-password-reset.ts';
import { updateUser as update } from './accounts/update-user.ts';
import {
  followLocations as payForFewer,
  changeLocationsPaid as payForLocations,
  previewLocations as previewPrice,
} from './billing/locations-paid.ts';
import { openBillingPortal as openPortal } from './billing/open-billing-portal.ts';
import {
  chooseCreditPractice as chooseCredit,
  linkReferralCode as linkCode,
  viewReferralCode as viewCode,
} from './billing/referral-codes.ts';
import { serveWebhook } from './billing/serve-webhook.ts';
import { startCheckout as checkout } from './billing/start-checkout.ts';
import { viewBilling as viewPayments } from './billing/view-billing.ts';
import { callable } from './call.ts';
import { startFollowUpRound as ask } from './follow-up/start-round.ts';
import { sendLetter, sweepOutbox as sweep } from './mail/send-letter.ts';
import { takeBounce } from './mail/take-bounce.ts';
import { acceptInvitation as accept } from './members/accept-invitation.ts';
import { changeMemberRole as changeRole } from './members/change-member-role.ts';
import { inviteMember as invite } from './members/invite-member.ts';
import { recordVisit as visit } from './members/record-visit.ts';
import { removeMember as remove } from './members/remove-member.ts';
import { revokeInvitation as revoke } from './members/revoke-invitation.ts';
import { updateOwnNotifications as notify } from './members/update-own-notifications.ts';
import { viewInvitation as view } from './members/view-invitation.ts';
import {
  bounceSecret,
  callerOfToken,
  hashSecret,
  isOurPage,
  mailSecret,
  needsAppCheck,
  parsed,
  paymentSecret,
  region,
  tools,
  toolsWithHash,
  toolsWithMail,
  toolsWithPayments,
  webhookSecret,
} from './platform.ts';
import { continueDeletion } from './practices/delete-practice.ts';
import { PracticeDeletion } from './practices/delete-practice-state.ts';
import { exportPractice as exportAll } from './practices/export-practice.ts';
import { deletePractice as planDeletion, undoPracticeDeletion as undoDeletion } from './practices/plan-deletion.ts';
import { mediaAt } from './practices/serve-media.ts';
import { serveRegistration } from './practices/serve-registration.ts';
import { serveSitemap } from './practices/serve-sitemap.ts';
import { addRequestByPhone as recordCall } from './requests/add-request-by-phone.ts';
import { addWaitingRequest as add } from './requests/add-waiting-request.ts';
import { answerRequestLink as answerLink } from './requests/answer-request-link.ts';
import { archiveRequest as archive } from './requests/archive-request.ts';
import { importRequests as importRows } from './requests/import-requests.ts';
import { logContact as log } from './requests/log-contact.ts';
import { reactivateRequest as reactivate } from './requests/reactivate-request.ts';
import { recordDirectChange as record } from './requests/record-direct-change.ts';
import { undoImport as undo } from './requests/undo-import.ts';
import { updateRequest as edit } from './requests/update-request.ts';
import { viewRequestLink as viewLink } from './requests/view-request-link.ts';
import { runTask } from './schedules/run-task.ts';
import { tasks } from './schedules/tasks.ts';
import { completeFirstStep as complete } from './settings/complete-first-step.ts';
import { previewLetter as preview, sendTestLetter as sendTest } from './settings/sample-letters.ts';
import { setIntake as pauseOrResume } from './settings/set-intake.ts';
import { updateFollowUp as changeFollowUp, updateRetention as changeRetention } from './settings/update-account.ts';
import { updateFormConfiguration as updateForm } from './settings/update-form-configuration.ts';
import { updateLocations as changeLocations } from './settings/update-locations.ts';
import { updateNotifications as changeNotifications } from './settings/update-notifications.ts';
import { updatePracticeProfile as changeProfile } from './settings/update-practice-profile.ts';
import { mergeTags as unite } from './tags/merge-tags.ts';
import { followSubscription as settle } from './trial/follow-subscription.ts';
import { deleteRequest as deleteForGood } from './waiting-list/delete-request.ts';
import { continuePlanJob as continuePlan } from './waiting-list/follow-plan.ts';
import { keepApart as apart, mergeRequests as merge } from './waiting-list/merge-requests.ts';
import { publishDemand as publish, publishIfLevelsBeginOrEnd } from './waiting-list/publish-demand.ts';
import { reconcileWaitingList as reconcile } from './waiting-list/reconcile.ts';

setGlobalOptions({ region, maxInstances: 20 });

// Calls of the browser, each at /api/{name}
export const addWaitingRequest = callable('addWaitingRequest', add, toolsWithHash, { secrets: [hashSecret], needsAppCheck });
export const addRequestByPhone = callable('addRequestByPhone', recordCall, toolsWithHash, { secrets: [hashSecret] });
export const viewRequestLink = callable('viewRequestLink', viewLink, tools);
export const answerRequestLink = callable('answerRequestLink', answerLink, toolsWithHash, { secrets: [hashSecret] });
export const updateRequest = callable('updateRequest', edit, toolsWithHash, { secrets: [hashSecret] });
export const archiveRequest = callable('archiveRequest', archive, tools);
export const reactivateRequest = callable('reactivateRequest', reactivate, tools);
export const deleteRequest = callable('deleteRequest', deleteForGood, tools);
export const logContact = callable('logContact', log, tools);
export const startFollowUpRound = callable('startFollowUpRound', ask, tools);
export const mergeRequests = callable('mergeRequests', merge, tools);
export const keepApart = callable('keepApart', apart, tools);
export const importRequests = callable('importRequests', importRows, toolsWithHash, { secrets: [hashSecret] });
export const undoImport = callable('undoImport', undo, tools);
export const mergeTags = callable('mergeTags', unite, tools);
export const updateFormConfiguration = callable('updateFormConfiguration', updateForm, tools);
export const updatePracticeProfile = callable('updatePracticeProfile', changeProfile, tools, { memory: '512MiB' });
export const updateLocations = callable('updateLocations', changeLocations, tools);
export const setIntake = callable('setIntake', pauseOrResume, tools);
export const updateNotifications = callable('updateNotifications', changeNotifications, tools);
export const updateFollowUp = callable('updateFollowUp', changeFollowUp, tools);
export const updateRetention = callable('updateRetention', changeRetention, tools);
export const previewLetter = callable('previewLetter', preview, tools);
export const sendTestLetter = callable('sendTestLetter', sendTest, tools);
export const exportPractice = callable('exportPractice', exportAll, tools, { memory: '512MiB' });
export const deletePractice = callable('deletePractice', planDeletion, tools);
export const undoPracticeDeletion = callable('undoPracticeDeletion', undoDeletion, tools);
export const completeFirstStep = callable('completeFirstStep', complete, tools);
export const startCheckout = callable('startCheckout', checkout, toolsWithPayments, { secrets: [paymentSecret] });
export const openBillingPortal = callable('openBillingPortal', openPortal, toolsWithPayments, { secrets: [paymentSecret] });
export const previewLocations = callable('previewLocations', previewPrice, toolsWithPayments, { secrets: [paymentSecret] });
export const changeLocationsPaid = callable('changeLocationsPaid', payForLocations, toolsWithPayments, { secrets: [paymentSecret] });
export const viewBilling = callable('viewBilling', viewPayments, toolsWithPayments, { secrets: [paymentSecret] });
export const viewReferralCode = callable('viewReferralCode', viewCode, tools);
export const chooseCreditPractice = callable('chooseCreditPractice', chooseCredit, tools);
export const linkReferralCode = callable('linkReferralCode', linkCode, toolsWithPayments, { secrets: [paymentSecret] });
export const reconcileWaitingList = callable('reconcileWaitingList', reconcile, tools);
export const inviteMember = callable('inviteMember', invite, tools);
export const revokeInvitation = callable('revokeInvitation', revoke, tools);
export const viewInvitation = callable('viewInvitation', view, tools);
export const acceptInvitation = callable('acceptInvitation', accept, tools);
export const changeMemberRole = callable('changeMemberRole', changeRole, tools);
export const removeMember = callable('removeMember', remove, tools);
export const updateOwnNotifications = callable('updateOwnNotifications', notify, tools);
export const recordVisit = callable('recordVisit', visit, tools);
export const updateUser = callable('updateUser', update, tools);
export const deleteUser = callable('deleteUser', deleteAccount, tools);
export const requestEmailVerification = callable('requestEmailVerification', verifyEmail, tools);
export const requestPasswordReset = callable('requestPasswordReset', resetPassword, tools);
export const requestEmailChange = callable('requestEmailChange', changeEmail, tools);

// Plain HTTPS behind Hosting
/** POST /api/companies */
export const registerCompany = onRequest({ memory: '512MiB' }, async (request, response) => {
  const { status, body } = await serveRegistration(request, { callerOf: callerOfToken, isOurPage }, tools());
  response.status(status).set('Cache-Control', 'no-store').json(body);
});
/** GET /media/** */
export const media = onRequest(async (request, response) => {
  const found = await mediaAt(request.path, tools());
  if (!found) response.status(404).set('Cache-Control', 'public, max-age=60').send('');
  else response.type(found.type).set('Cache-Control', 'public, max-age=31536000, immutable').send(Buffer.from(found.bytes));
});
/** GET /sitemap.xml */
export const sitemap = onRequest(async (request, response) => {
  const { status, headers, body } = await serveSitemap(request, tools());
  response.status(status).set(headers).send(body);
});
/** POST /api/mail/bounce, by the SMTP service */
export const mailBounce = onRequest({ secrets: [bounceSecret] }, async (request, response) => {
  const { status } = await takeBounce(request, bounceSecret.value(), tools());
  response.status(status).set('Cache-Control', 'no-store').send('');
});
/** POST /api/stripe/webhook, by Stripe */
export const stripeWebhook = onRequest({ secrets: [paymentSecret, webhookSecret] }, async (request, response) => {
  const { status } = await serveWebhook(request, webhookSecret.value(), toolsWithPayments());
  response.status(status).set('Cache-Control', 'no-store').send('');
});

// Triggers
/** A letter is queued: send it. */
export const sendQueuedLetter = onDocumentCreated(
  { document: paths.letter('{id}'), timeoutSeconds: 120, secrets: [mailSecret, hashSecret] },
  async (event) => {
    await sendLetter(event.params.id, toolsWithMail());
  },
);
/** Staff changed a request directly: write it into the history. */
export const recordDirectChange = onDocumentUpdated(
  { document: paths.request('{slug}', '{id}'), retry: true },
  async ({ id: eventId, params, data }) => {
    if (!data) return;
    const [before, after] = [parsed(TherapyRequest, data.before), parsed(TherapyRequest, data.after)];
    await record({ slug: params.slug, requestId: params.id, eventId, before, after }, tools());
  },
);

/** The plan has changed: put the open requests into the new lists, a part with each event; the part's own write is the next one. */
export const continuePlanJob = onDocumentWritten(
  { document: paths.planJob('{slug}'), retry: true, timeoutSeconds: 120 },
  async ({ params, data }) => {
    if (data?.after.exists) await continuePlan({ slug: params.slug, seen: parsed(PlanJob, data.after) }, tools());
  },
);
/** What the public levels of demand are made of has changed: write those that are others now. */
export const publishDemand = onDocumentWritten({ document: paths.heatmap('{slug}', '{locationId}'), retry: true }, async ({ params }) => {
  await publish(params.slug, tools());
});
export const publishDemandOfForm = onDocumentWritten({ document: paths.form('{slug}'), retry: true }, async ({ params }) => {
  await publish(params.slug, tools());
});
/** Levels begin and end with a number of open requests. */
export const publishDemandOfCounters = onDocumentWritten(
  { document: paths.requestCounters('{slug}'), retry: true },
  async ({ params, data }) => {
    await publishIfLevelsBeginOrEnd(params.slug, { before: data?.before.get('open'), after: data?.after.get('open') }, tools());
  },
);

/** A practice's account was written: whether it is open or read-only follows its subscription. */
export const followSubscription = onDocumentWritten({ document: paths.account('{slug}'), retry: true }, async ({ params }) => {
  await settle(params.slug, tools());
});
/** Locations have gone: what is paid for follows. */
export const followLocations = onDocumentUpdated(
  { document: paths.practice('{slug}'), retry: true, secrets: [paymentSecret] },
  async ({ params, data }) => {
    if (!data) return;
    const [before, after] = [parsed(Practice, data.before), parsed(Practice, data.after)];
    await payForFewer(params.slug, { before: before.locations.length, after: after.locations.length }, toolsWithPayments());
  },
);
/** A practice is being deleted: one part of it with each event, or as much of it as there is time for; its own write is the next one. */
export const continuePracticeDeletion = onDocumentWritten(
  { document: paths.deletion('{id}'), retry: true, timeoutSeconds: 540, memory: '512MiB', secrets: [paymentSecret] },
  async ({ params, data }) => {
    const end = Date.now() + 400_000;
    if (data?.after.exists) {
      await continueDeletion({ id: params.id, seen: parsed(PracticeDeletion, data.after) }, toolsWithPayments(), () => Date.now() > end);
    }
  },
);

// Schedules
/** Every five minutes: letters that a trigger lost or a server put off. */
export const sweepOutbox = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 540, secrets: [mailSecret, hashSecret] }, async () => {
  const end = Date.now() + 400_000;
  await sweep(toolsWithMail(), () => Date.now() > end);
});
/** Every night: waiting lists against a recount, public levels, the day's demand. */
export const reconcileNightly = onSchedule({ schedule: 'every day 03:30', timeZone: 'Europe/Berlin', timeoutSeconds: 540 }, async () => {
  logger.info('nightly', await runTask(tasks.nightly, tools(), 480_000));
});
/** Every hour: what trials have come to, and deletions of practices that no event goes on with. */
export const endTrials = onSchedule(
  { schedule: 'every 60 minutes', timeoutSeconds: 540, memory: '512MiB', secrets: [paymentSecret] },
  async () => {
    logger.info('trial', await runTask(tasks.trial, toolsWithPayments()));
    logger.info('plannedDeletion', await runTask(tasks.plannedDeletion, tools()));
    logger.info('deletion', await runTask(tasks.deletion, toolsWithPayments()));
  },
);
/** Every hour: subscriptions whose paid time or patience is over, and renewals that nobody told of. */
export const checkSubscriptions = onSchedule({ schedule: 'every 60 minutes', timeoutSeconds: 540, secrets: [paymentSecret] }, async () => {
  logger.info('billing', await runTask(tasks.billing, toolsWithPayments(), 480_000));
});
/** Every morning: who is still interested, and what became of the questions before. */
export const askForInterest = onSchedule({ schedule: 'every day 09:00', timeZone: 'Europe/Berlin', timeoutSeconds: 540 }, async () => {
  logger.info('followUp', await runTask(tasks.followUp, tools(), 480_000));
});
/** Every night: requests that nobody has done anything about for too long. */
export const endRetention = onSchedule({ schedule: 'every day 04:30', timeZone: 'Europe/Berlin', timeoutSeconds: 540 }, async () => {
  logger.info('retention', await runTask(tasks.retention, tools(), 480_000));
});
/** Every evening: one letter about the day's requests, where a practice wants it so. */
export const sendDigests = onSchedule({ schedule: 'every day 17:00', timeZone: 'Europe/Berlin', timeoutSeconds: 540 }, async () => {
  logger.info('digest', await runTask(tasks.digest, tools(), 480_000));
});
/** Just after midnight: pauses that end on this day. */
export const resumeIntakes = onSchedule({ schedule: 'every day 00:05', timeZone: 'Europe/Berlin', timeoutSeconds: 540 }, async () => {
  logger.info('intake', await runTask(tasks.intake, tools(), 480_000));
});
