/**
 * Who may make which call, tested on the handlers themselves: every call, by every kind of caller, in an open and in a
 * locked practice, each permitted one in a fresh practice, and with otherwise valid input. Expects what `access` says, as handlers do.
 * Stores the table for `npm test` to print.
 */

import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Access, access } from '@platzwart/domain/access';
import { type CallInput, type CallName, calls } from '@platzwart/domain/calls';
import type { Failure, Outcome } from '@platzwart/domain/failure';
import { newNotice } from '@platzwart/domain/practice/intake-notice';
import type { AccountLinkKind } from '@platzwart/domain/sign-in/account-link';
import { newInvitation } from '@platzwart/domain/team/invitation';
import type { Role } from '@platzwart/domain/team/member';
import { may, type Permission } from '@platzwart/domain/team/permission';
import { sendableCode } from '@platzwart/functions/accounts/account-links';
import { deleteUser } from '@platzwart/functions/accounts/delete-user';
import { changePassword, endSignIns } from '@platzwart/functions/accounts/end-sign-ins';
import { changeEmail, keepEmail, resetPassword, viewAccountLink } from '@platzwart/functions/accounts/redeem-account-link';
import { requestEmailChange } from '@platzwart/functions/accounts/request-email-change';
import { requestEmailVerification } from '@platzwart/functions/accounts/request-email-verification';
import { requestPasswordReset } from '@platzwart/functions/accounts/request-password-reset';
import { updateUser } from '@platzwart/functions/accounts/update-user';
import { changeLocationsPaid, previewLocations } from '@platzwart/functions/billing/locations-paid';
import { openBillingPortal } from '@platzwart/functions/billing/open-billing-portal';
import { chooseCreditPractice, linkReferralCode, viewReferralCode } from '@platzwart/functions/billing/referral-codes';
import { startCheckout } from '@platzwart/functions/billing/start-checkout';
import { viewBilling } from '@platzwart/functions/billing/view-billing';
import { collections } from '@platzwart/functions/core/collections';
import { type Handler, handler } from '@platzwart/functions/core/handler';
import type { Caller, Tools } from '@platzwart/functions/core/tools';
import { newLink, newToken } from '@platzwart/functions/emails/new-link';
import { startFollowUpRound } from '@platzwart/functions/follow-up/start-follow-up-round';
import { deletePractice, undoPracticeDeletion } from '@platzwart/functions/lifecycle/plan-deletion';
import { exportPractice } from '@platzwart/functions/practices/export-practice';
import { answerIntakeNotice, countIntakeNotices } from '@platzwart/functions/practices/intake-notices';
import { issueContract } from '@platzwart/functions/practices/issue-contract';
import { mergeTags } from '@platzwart/functions/practices/merge-tags';
import { recordExport } from '@platzwart/functions/practices/record-export';
import { recordOpenings } from '@platzwart/functions/practices/record-openings';
import { requestIntakeNotice } from '@platzwart/functions/practices/request-intake-notice';
import { completeFirstStep } from '@platzwart/functions/practices/settings/complete-first-step';
import { confirmPracticeEmail, requestPracticeEmail } from '@platzwart/functions/practices/settings/practice-email';
import { previewLetter, sendTestLetter } from '@platzwart/functions/practices/settings/sample-emails';
import { setIntake } from '@platzwart/functions/practices/settings/set-intake';
import { setViewerExports } from '@platzwart/functions/practices/settings/set-viewer-exports';
import { updateFollowUp, updateRetention } from '@platzwart/functions/practices/settings/update-account';
import { updateFormConfiguration } from '@platzwart/functions/practices/settings/update-form-configuration';
import { updateLocations } from '@platzwart/functions/practices/settings/update-locations';
import { updateNotifications } from '@platzwart/functions/practices/settings/update-notifications';
import { updateOffering } from '@platzwart/functions/practices/settings/update-offering';
import { updatePracticeProfile } from '@platzwart/functions/practices/settings/update-practice-profile';
import { addDevice } from '@platzwart/functions/push/add-device';
import { removeDevice } from '@platzwart/functions/push/remove-device';
import { viewPushKey } from '@platzwart/functions/push/view-push-key';
import { addRequestByPhone } from '@platzwart/functions/requests/add-request-by-phone';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { importRequests } from '@platzwart/functions/requests/import-requests';
import { issueCertificate } from '@platzwart/functions/requests/issue-certificate';
import { logContact } from '@platzwart/functions/requests/log-contact';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { undoImport } from '@platzwart/functions/requests/undo-import';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { viewCertificate } from '@platzwart/functions/requests/view-certificate';
import { viewRequestLink } from '@platzwart/functions/requests/view-request-link';
import { acceptInvitation } from '@platzwart/functions/team/accept-invitation';
import { changeMemberRole } from '@platzwart/functions/team/change-member-role';
import { invitationIdOf } from '@platzwart/functions/team/invitation-of-token';
import { inviteMember } from '@platzwart/functions/team/invite-member';
import { recordVisit } from '@platzwart/functions/team/record-visit';
import { removeMember } from '@platzwart/functions/team/remove-member';
import { revokeInvitation } from '@platzwart/functions/team/revoke-invitation';
import { updateOwnNotifications } from '@platzwart/functions/team/update-own-notifications';
import { viewInvitation } from '@platzwart/functions/team/view-invitation';
import { distributeVacancies } from '@platzwart/functions/vacancies/distribute-vacancies';
import { giveVacancy, undoGivenVacancy } from '@platzwart/functions/vacancies/give-vacancy';
import { offerVacancy } from '@platzwart/functions/vacancies/offer-vacancy';
import { recordOfferAnswer } from '@platzwart/functions/vacancies/record-offer-answer';
import { steerVacancy } from '@platzwart/functions/vacancies/steer-vacancy';
import { updateVacancy } from '@platzwart/functions/vacancies/update-vacancy';
import { binRequest, bringBackRequest } from '@platzwart/functions/waiting-list/bin';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { keepApart, mergeRequests } from '@platzwart/functions/waiting-list/merge-requests';
import { reconcileWaitingList } from '@platzwart/functions/waiting-list/reconcile';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBooking, aManualEntry, newRandomId } from '../support/a-booking.ts';
import { aSubscription } from '../support/a-subscription.ts';
import { openShop, type Shop } from '../support/buying-practice.ts';
import { anOfferedPlace } from '../support/offered-place.ts';
import { auth, database, joins, registeredPractice, signedInAt, toolsAt } from '../support/practice-under-test.ts';

const handlers: { [N in CallName]: Handler<N> } = {
  addWaitingRequest,
  archiveRequest,
  reactivateRequest,
  deleteRequest,
  binRequest,
  bringBackRequest,
  addRequestByPhone,
  logContact,
  startFollowUpRound,
  mergeRequests,
  keepApart,
  importRequests,
  undoImport,
  mergeTags,
  distributeVacancies,
  offerVacancy,
  updateVacancy,
  steerVacancy,
  recordOfferAnswer,
  giveVacancy,
  undoGivenVacancy,
  updateFormConfiguration,
  updatePracticeProfile,
  updateLocations,
  setIntake,
  updateNotifications,
  updateFollowUp,
  updateOffering,
  updateRetention,
  previewLetter,
  sendTestLetter,
  exportPractice,
  issueContract,
  deletePractice,
  undoPracticeDeletion,
  completeFirstStep,
  reconcileWaitingList,
  startCheckout,
  openBillingPortal,
  previewLocations,
  changeLocationsPaid,
  viewBilling,
  viewReferralCode,
  chooseCreditPractice,
  linkReferralCode,
  viewRequestLink,
  answerRequestLink,
  issueCertificate,
  viewCertificate,
  updateRequest,
  confirmPracticeEmail,
  requestIntakeNotice,
  answerIntakeNotice,
  countIntakeNotices,
  requestPracticeEmail,
  inviteMember,
  revokeInvitation,
  viewInvitation,
  acceptInvitation,
  changeMemberRole,
  removeMember,
  updateOwnNotifications,
  viewPushKey,
  addDevice,
  removeDevice,
  setViewerExports,
  recordExport,
  recordOpenings,
  recordVisit,
  updateUser,
  deleteUser,
  requestEmailVerification,
  requestPasswordReset,
  requestEmailChange,
  viewAccountLink,
  resetPassword,
  changeEmail,
  keepEmail,
  changePassword,
  endSignIns,
};

/** In the order of the columns. */
const callers = {
  visitor: 'Besucher',
  stranger: 'Fremde',
  viewer: 'Lesezugriff',
  therapist: 'Therapie',
  administrator: 'Administration',
  otherAdministrator: 'Administration anderswo',
} as const;
type CallerKind = keyof typeof callers;
const kinds = Object.keys(callers) as CallerKind[];

const yes = 'erlaubt';
const signIn = 'Anmeldung nötig';
const fresh = 'frische Anmeldung nötig';
const no = 'nicht erlaubt';
const open = 'offen für alle';
const locked = 'nur lesbar';
type Answer = typeof yes | typeof signIn | typeof no | typeof open | typeof locked;
type Row = Record<CallerKind, Answer>;

/** What `access` says of the callers' roles; `only` narrows it where the handler itself does. */
function expectedOf(rule: Access, isLocked: boolean, only: Permission | undefined): Row {
  if (rule.who === 'anybody') return rowOf(open, open, open, open, open, open);
  if (rule.who === 'signedIn') return rowOf(signIn, yes, yes, yes, yes, yes);
  const allowed = isLocked && rule.whenLocked === 'refused' ? locked : yes;
  const of = (role: Role) => (!may(role, rule.who) || (only && !may(role, only)) ? no : allowed);
  return rowOf(signIn, no, of('viewer'), of('therapist'), of('administrator'), no);
}

function rowOf(...answers: [Answer, Answer, Answer, Answer, Answer, Answer]): Row {
  return Object.fromEntries(kinds.map((kind, n) => [kind, answers[n]])) as Row;
}

type Case<N extends CallName> = {
  what: string;
  /** A further condition beyond `access`. */
  only?: Permission;
  input: (world: World, self: Caller) => CallInput<N> | Promise<CallInput<N>>;
};

/** Valid input, which only the caller's identity can make a handler refuse. */
const matrix: { [N in CallName]: Case<N>[] } = {
  addWaitingRequest: [{ what: '', input: ({ slug }) => aBooking(slug) }],
  archiveRequest: [
    { what: '', input: async ({ slug, openRequest }) => ({ companySlug: slug, requestId: await openRequest(), reason: 'other' }) },
  ],
  reactivateRequest: [
    { what: '', input: async ({ slug, archivedRequest }) => ({ companySlug: slug, requestId: await archivedRequest() }) },
  ],
  // Anybody with the link, and nobody else: a token cannot be guessed.
  viewRequestLink: [{ what: '', input: async ({ slug, openRequest }) => linkTo(slug, await openRequest()) }],
  answerRequestLink: [
    {
      what: '',
      input: async ({ slug, openRequest }) => ({ ...(await linkTo(slug, await openRequest())), answer: { kind: 'confirmEmail' } }),
    },
  ],
  issueCertificate: [
    {
      what: '',
      input: async ({ slug, openRequest }) => {
        await docs().account(slug).update({ 'offering.certificates': true });
        return { ...(await linkTo(slug, await openRequest())), proof: '17.05.1984' };
      },
    },
  ],
  viewCertificate: [{ what: '', input: ({ slug }) => ({ companySlug: slug, number: 'XXXX' }) }],
  updateRequest: [
    {
      what: '',
      input: async ({ slug, openRequest }) => ({
        companySlug: slug,
        requestId: await openRequest(),
        edits: { phone: { from: '0660 0000000', to: '0316 5678' } },
      }),
    },
  ],
  deleteRequest: [{ what: '', input: async ({ slug, openRequest }) => ({ companySlug: slug, requestId: await openRequest() }) }],
  binRequest: [{ what: '', input: async ({ slug, openRequest }) => ({ companySlug: slug, requestId: await openRequest() }) }],
  bringBackRequest: [{ what: '', input: async ({ slug, colleague }) => binnedIn(slug, colleague) }],
  addRequestByPhone: [
    {
      what: '',
      input: ({ slug }) => aManualEntry(slug),
    },
  ],
  logContact: [
    {
      what: '',
      input: async ({ slug, openRequest }) => ({
        companySlug: slug,
        requestId: await openRequest(),
        logId: newRandomId(),
        contact: 'notReached',
        nextStep: null,
      }),
    },
  ],
  startFollowUpRound: [{ what: '', input: async ({ slug, openRequest }) => ({ companySlug: slug, requestIds: [await openRequest()] }) }],
  mergeRequests: [{ what: '', input: async ({ slug, openRequest }) => pairOf(slug, await openRequest()) }],
  keepApart: [{ what: '', input: async ({ slug, openRequest }) => pairOf(slug, await openRequest()) }],
  importRequests: [
    { what: 'zur Probe', input: ({ slug }) => anImport(slug, true) },
    { what: '', input: ({ slug }) => anImport(slug, false) },
  ],
  undoImport: [{ what: '', input: ({ slug }) => importedInto(slug) }],
  mergeTags: [
    {
      what: '',
      input: async ({ slug }) => {
        await docs().tag(slug, 'bleibt').set({ name: 'Bleibt', color: 'red', icon: '', order: 1 });
        return { companySlug: slug, tagId: 'geht', intoTagId: 'bleibt' };
      },
    },
  ],
  offerVacancy: [{ what: '', input: async ({ slug, openRequest }) => anOfferedPlace(slug, [await openRequest()]) }],
  updateVacancy: [
    {
      what: '',
      input: async (world) => ({ ...(await aVacancyIn(world)), edits: { therapist: { from: '', to: 'Jonas Hofer' } } }),
    },
  ],
  steerVacancy: [{ what: '', input: async (world) => ({ ...(await aVacancyIn(world)), step: { kind: 'pause' } }) }],
  distributeVacancies: [{ what: '', input: aRound }],
  recordOfferAnswer: [
    {
      what: '',
      input: async (world) => ({
        ...(await aVacancyIn(world)),
        requestId: await world.openRequest(),
        logId: newRandomId(),
        answer: 'yes',
        reason: null,
      }),
    },
  ],
  giveVacancy: [
    {
      what: '',
      input: async (world) => ({
        ...(await anAcceptedOffer(world)),
        startsOn: '2026-12-14',
        therapist: '',
        afterwards: 'archive',
        dropDay: false,
        tell: true,
      }),
    },
  ],
  undoGivenVacancy: [{ what: '', input: async (world) => aGivenPlace(world) }],
  updateFormConfiguration: [
    {
      what: '',
      input: ({ slug }) => ({ companySlug: slug, edits: { minSlotSize: { from: 60, to: 30 }, demandShown: { from: true, to: false } } }),
    },
  ],
  updatePracticeProfile: [
    {
      what: '',
      input: ({ slug }) => ({
        companySlug: slug,
        // Another address requires a fresh sign-in.
        edits: {
          website: { from: '', to: 'www.praxis.example' },
          email: { from: 'praxis@praxis.example', to: `${unique()}@praxis.example` },
        },
        logo: { from: '', image: null },
      }),
    },
  ],
  updateLocations: [
    {
      what: '',
      input: async ({ slug }) => {
        const place = (await docs().practice(slug).get()).data()?.locations[0];
        const plan = (await docs().form(slug).get()).data()?.selectableLocations[0]?.selectableSlots;
        const from = { ...place, selectableSlots: plan };
        return { companySlug: slug, edits: { praxis: { from, to: { ...from, title: 'Zentrum' } } } };
      },
    },
  ],
  setIntake: [
    {
      what: '',
      input: ({ slug }) => ({ companySlug: slug, edits: { bookingEnabled: { from: true, to: false } } }),
    },
  ],
  updateNotifications: [
    {
      what: '',
      input: ({ slug }) => ({ companySlug: slug, edits: { practice: { from: 'immediately', to: 'daily' } } }),
    },
  ],
  updateFollowUp: [{ what: '', input: ({ slug }) => ({ companySlug: slug, edits: { intervalWeeks: { from: 12, to: 4 } } }) }],
  updateOffering: [{ what: '', input: ({ slug }) => ({ companySlug: slug, edits: { planLength: { from: 5, to: 8 } } }) }],
  updateRetention: [{ what: '', input: ({ slug }) => ({ companySlug: slug, edits: { retentionMonths: { from: 18, to: 12 } } }) }],
  previewLetter: [{ what: '', input: ({ slug }) => ({ companySlug: slug, sample: { kind: 'newRequest' } }) }],
  sendTestLetter: [{ what: '', input: ({ slug }) => ({ companySlug: slug, sample: { kind: 'dailyDigest' } }) }],
  exportPractice: [{ what: '', input: ({ slug }) => ({ companySlug: slug, after: '' }) }],
  issueContract: [{ what: '', input: ({ slug }) => ({ companySlug: slug, kind: 'measures' }) }],
  startCheckout: [{ what: '', input: ({ slug }) => ({ companySlug: slug, purchase: { interval: 'month', locations: 1 } }) }],
  openBillingPortal: [{ what: '', input: async (world) => ({ ...(await bought(world)), purpose: 'overview' }) }],
  previewLocations: [{ what: '', input: async (world) => ({ ...(await bought(world)), locations: 2 }) }],
  changeLocationsPaid: [{ what: '', input: async (world) => ({ ...(await bought(world)), locations: 2 }) }],
  viewBilling: [{ what: '', input: async (world) => bought(world) }],
  // Everybody may recommend us.
  viewReferralCode: [{ what: '', input: ({ slug }) => ({ companySlug: slug }) }],
  chooseCreditPractice: [{ what: '', input: ({ slug }) => ({ companySlug: slug, chosen: null }) }],
  linkReferralCode: [{ what: '', input: async ({ slug }) => ({ companySlug: slug, code: await codeOfAFriend() }) }],
  deletePractice: [{ what: '', input: async ({ slug }) => ({ companySlug: slug, title: await titleOf(slug) }) }],
  undoPracticeDeletion: [
    {
      what: '',
      input: async ({ slug }) => {
        await docs()
          .account(slug)
          .update({ deletion: { askedAt: now, by: 'leitung', dueAt: now } });
        return { companySlug: slug };
      },
    },
  ],
  completeFirstStep: [{ what: '', input: ({ slug }) => ({ companySlug: slug, step: 'share' }) }],
  reconcileWaitingList: [{ what: '', input: ({ slug }) => ({ companySlug: slug }) }],
  // Anybody with the link.
  confirmPracticeEmail: [
    {
      what: '',
      input: async ({ slug }) => {
        const token = randomBytes(32).toString('base64url');
        const tokenHash = createHash('sha256').update(token).digest('hex');
        await docs()
          .account(slug)
          .update({ emailConfirmation: { tokenHash, email: 'praxis@praxis.example', expiresAt: new Date(now.getTime() + 1) } });
        return { companySlug: slug, token };
      },
    },
  ],
  requestIntakeNotice: [
    {
      what: '',
      input: async ({ slug }) => {
        await docs().practice(slug).update({ bookingEnabled: false });
        return { companySlug: slug, email: 'neu@post.example' };
      },
    },
  ],
  // Anybody with the link.
  answerIntakeNotice: [
    {
      what: '',
      input: async ({ slug }) => {
        const { token, tokenHash } = newToken();
        await docs().intakeNotice(slug, tokenHash).set(newNotice('neu@post.example', now));
        return { companySlug: slug, token, answer: 'confirm' };
      },
    },
  ],
  countIntakeNotices: [{ what: '', input: ({ slug }) => ({ companySlug: slug }) }],
  requestPracticeEmail: [{ what: '', input: ({ slug }) => ({ companySlug: slug }) }],
  inviteMember: [
    { what: '', input: ({ slug }) => ({ companySlug: slug, email: 'neu@praxis.example', role: 'viewer' }) },
    {
      what: 'als Administration',
      input: ({ slug }) => ({ companySlug: slug, email: 'neu@praxis.example', role: 'administrator' }),
    },
  ],
  revokeInvitation: [
    {
      what: '',
      input: async (world) => ({
        companySlug: world.slug,
        invitationId: invitationIdOf(await secretOfInvitation(world, 'neu@praxis.example')),
      }),
    },
  ],
  viewInvitation: [
    {
      what: '',
      input: async (world) => ({ token: `${world.slug}~${await secretOfInvitation(world, 'neu@praxis.example')}` }),
    },
  ],
  acceptInvitation: [
    {
      what: 'die eigene',
      input: async (world, self) => {
        await auth().updateUser(self.uid, { emailVerified: true });
        return { token: `${world.slug}~${await secretOfInvitation(world, self.email)}` };
      },
    },
  ],
  changeMemberRole: [
    {
      what: 'anderer',
      input: ({ slug, colleague }) => ({ companySlug: slug, uid: colleague.uid, role: 'viewer' }),
    },
    {
      what: 'die eigene, nach oben',
      input: ({ slug }, self) => ({ companySlug: slug, uid: self.uid, role: 'administrator' }),
    },
  ],
  removeMember: [
    { what: 'andere', only: 'changeSettings', input: ({ slug, colleague }) => ({ companySlug: slug, uid: colleague.uid }) },
    { what: 'sich selbst', input: ({ slug }, self) => ({ companySlug: slug, uid: self.uid }) },
  ],
  setViewerExports: [{ what: '', input: ({ slug }) => ({ companySlug: slug, allowed: true }) }],
  recordExport: [
    {
      what: 'Anfragen, wo es dem Lesezugriff erlaubt ist',
      input: async ({ slug }) => {
        await docs().account(slug).update({ viewersMayExport: true });
        return { companySlug: slug, what: 'requestsSaved', count: 1 };
      },
    },
    { what: 'das Protokoll', only: 'changeSettings', input: ({ slug }) => ({ companySlug: slug, what: 'logSaved', count: 1 }) },
  ],
  recordOpenings: [{ what: '', input: async ({ slug, openRequest }) => ({ companySlug: slug, requestIds: [await openRequest()] }) }],
  updateOwnNotifications: [{ what: '', input: ({ slug }) => ({ companySlug: slug, newRequests: 'immediately' }) }],
  viewPushKey: [{ what: '', input: () => ({}) }],
  addDevice: [{ what: '', input: ({ slug }) => ({ companySlug: slug, subscription: aSubscription() }) }],
  removeDevice: [{ what: '', input: () => ({ companySlug: null, endpoint: aSubscription().endpoint }) }],
  recordVisit: [{ what: '', input: ({ slug }) => ({ companySlug: slug }) }],
  updateUser: [{ what: '', input: () => ({ name: 'Neuer Name' }) }],
  deleteUser: [{ what: '', input: () => ({}) }],
  requestEmailVerification: [{ what: '', input: () => ({ returnTo: '/dashboard' }) }],
  requestPasswordReset: [{ what: '', input: (_world, self) => ({ email: self.email }) }],
  requestEmailChange: [
    {
      what: '',
      input: async (_world, self) => {
        await auth().updateUser(self.uid, { emailVerified: true });
        return { email: `${unique()}@praxis.example` };
      },
    },
  ],
  viewAccountLink: [{ what: '', input: async (_world, self) => ({ kind: 'changeEmail', code: await codeOf('changeEmail', self) }) }],
  resetPassword: [{ what: '', input: async (_world, self) => ({ code: await codeOf('resetPassword', self), password: 'zehn Zeichen' }) }],
  changeEmail: [{ what: '', input: async (_world, self) => ({ code: await codeOf('changeEmail', self) }) }],
  keepEmail: [{ what: '', input: async (_world, self) => ({ code: await codeOf('keepEmail', self) }) }],
  changePassword: [{ what: '', input: () => ({ password: 'zehn Zeichen' }) }],
  endSignIns: [{ what: '', input: () => ({}) }],
};

const now = new Date('2026-11-21T10:00:00Z');
let shop: Shop;
let tools: Tools;
let ofTheRefused: Record<'open' | 'locked', World>;
const docs = () => collections(database());
const unique = () => randomBytes(4).toString('hex');

/** A practice, and people who join it or wait there, each created on first use. */
type World = {
  slug: string;
  /** Its other administrator, so that either may leave. */
  colleague: Caller;
  person: (kind: CallerKind) => Promise<Caller>;
  openRequest: () => Promise<string>;
  archivedRequest: () => Promise<string>;
};

async function aWorld(): Promise<World> {
  const id = unique();
  const colleague = await anAccount(`kollegin-${id}`);
  const slug = await registeredPractice('Tabelle', now, colleague);
  const member = async (name: string, place: string, role: Role) => {
    const self = await anAccount(`${name}-${id}`);
    await joins(place, self.uid, role);
    await docs()
      .user(self.uid)
      .set({ name: self.name, email: self.email, practices: [{ slug: place, title: await titleOf(place), role }] });
    return self;
  };
  const stranger = once(() => anAccount(`fremd-${id}`));
  const people: Record<CallerKind, () => Promise<Caller>> = {
    visitor: stranger,
    stranger,
    viewer: once(() => member('lesend', slug, 'viewer')),
    therapist: once(() => member('therapie', slug, 'therapist')),
    administrator: once(() => member('leitung', slug, 'administrator')),
    otherAdministrator: once(async () => {
      const elsewhere = await registeredPractice('Anderswo', now, await anAccount(`dort-${id}`));
      return member('woanders', elsewhere, 'administrator');
    }),
  };
  return {
    slug,
    colleague,
    person: (kind) => people[kind](),
    openRequest: once(() => aRequest(slug)),
    archivedRequest: once(async () => {
      const requestId = await aRequest(slug);
      await archiveRequest({ companySlug: slug, requestId, reason: 'other' }, colleague, tools);
      return requestId;
    }),
  };
}

/** With everybody and everything in it, created while requests are still accepted. */
async function aFullWorld(): Promise<World> {
  const world = await aWorld();
  await Promise.all([...kinds.map(world.person), world.openRequest(), world.archivedRequest()]);
  return world;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Known to Auth, with an unconfirmed address, so that an e-mail about it has a cause. */
async function anAccount(uid: string): Promise<Caller> {
  const email = `${uid}@praxis.example`;
  await auth().createUser({ uid, email, displayName: uid });
  return { uid, name: uid, email, emailVerified: true, signedInAt };
}

async function aRequest(slug: string): Promise<string> {
  const booking = aBooking(slug, { email: `${unique()}@example.org` });
  await addWaitingRequest(booking, undefined, tools);
  return storedId(booking.requestId);
}

async function titleOf(slug: string): Promise<string> {
  return (await docs().practice(slug).get()).data()?.title ?? '';
}

async function binnedIn(slug: string, by: Caller) {
  const target = { companySlug: slug, requestId: await aRequest(slug) };
  await binRequest(target, by, tools);
  return target;
}

async function pairOf(slug: string, requestId: string) {
  return { companySlug: slug, requestId, otherId: await aRequest(slug) };
}

/** What `handler` parses, as the browser sends it. */
const parsed = <N extends CallName>(name: N, input: CallInput<N>) => calls[name].input.parse(input) as Parameters<Handler<N>>[0];

async function aVacancyIn({ slug, colleague, openRequest }: World) {
  const input = anOfferedPlace(slug, [await openRequest()]);
  await offerVacancy(parsed('offerVacancy', input), colleague, tools);
  return { companySlug: slug, vacancyId: input.vacancyId };
}

/** Of one place that is only noted. */
async function aRound({ slug, colleague, openRequest }: World) {
  const { plan, ...input } = anOfferedPlace(slug, [await openRequest()]);
  await offerVacancy(parsed('offerVacancy', { ...input, plan: [], begin: false }), colleague, tools);
  const places = [{ vacancyId: input.vacancyId, plan, passedOver: [], askAgain: [] }];
  return { companySlug: slug, patience: input.patience, places };
}

async function anAcceptedOffer(world: World) {
  const target = { ...(await aVacancyIn(world)), requestId: await world.openRequest() };
  const input = { ...target, logId: newRandomId(), answer: 'yes' as const, reason: null };
  await recordOfferAnswer(parsed('recordOfferAnswer', input), world.colleague, tools);
  return target;
}

async function aGivenPlace(world: World) {
  const target = await anAcceptedOffer(world);
  const how = { startsOn: '2026-12-14', therapist: '', afterwards: 'waitOn' as const, dropDay: false, tell: true };
  await giveVacancy(parsed('giveVacancy', { ...target, ...how }), world.colleague, tools);
  return target;
}

function anImport(slug: string, dryRun: boolean): CallInput<'importRequests'> {
  const rows = [{ number: 1, row: { lastname: 'Muster', phone: '0316 1234' } }];
  return { companySlug: slug, importId: newRandomId(), fileName: 'liste.csv', total: 1, rows, isLast: true, dryRun };
}

async function importedInto(slug: string) {
  const input = anImport(slug, false);
  await docs().import(slug, input.importId).set({ at: now, by: 'x', fileName: 'liste.csv', total: 1, added: 0, status: 'done' });
  return { companySlug: slug, importId: input.importId };
}

async function linkTo(slug: string, requestId: string) {
  const request = (await docs().request(slug, requestId).get()).data();
  const { token, stored } = newLink({ slug, requestId, email: request?.email ?? '' }, now);
  await docs().requestLink(stored.tokenHash).set(stored.link);
  return { companySlug: slug, token };
}

async function secretOfInvitation({ slug, colleague }: World, email: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const invitation = newInvitation({ email, role: 'viewer', invitedBy: { uid: colleague.uid, name: colleague.name } }, now);
  await docs().invitation(slug, invitationIdOf(secret)).set(invitation);
  return secret;
}

/** From an e-mail sent a moment from now: accounts use Auth's clock. */
function codeOf(kind: AccountLinkKind, { uid, email }: Caller): Promise<string> {
  return sendableCode({ kind, uid, email, newEmail: `${unique()}@praxis.example` }, { ...tools, now: () => new Date(Date.now() + 2000) });
}

const purchases = new Map<string, Promise<unknown>>();

/** Once per practice. */
async function bought({ slug, colleague }: World) {
  if (!purchases.has(slug)) purchases.set(slug, shop.buy(slug, undefined, { caller: colleague }));
  await purchases.get(slug);
  return { companySlug: slug };
}

async function codeOfAFriend(): Promise<string> {
  const slug = await registeredPractice('Befreundet', now, await anAccount(`freund-${unique()}`));
  const owner = (await docs().account(slug).get()).data()?.registeredBy ?? '';
  await docs()
    .account(slug)
    .update({ email: `${slug}@anderswo.example` });
  const seen = await viewReferralCode({ companySlug: slug }, { uid: owner, name: 'x', email: 'x', emailVerified: true, signedInAt }, tools);
  return seen.ok ? seen.value.code : '';
}

/** The call's answer to that caller, as `/api/{name}` would give it: parsed by its schema, then handled. */
async function answerOf<N extends CallName>(
  name: N,
  { input }: Case<N>,
  kind: CallerKind,
  world: World,
  isLocked: boolean,
): Promise<string> {
  const self = await world.person(kind);
  const sent = calls[name].input.parse(await input(world, self)) as Parameters<Handler<N>>[0];
  if (isLocked) await docs().practice(world.slug).update({ locked: true });
  const isLogged = kind === 'administrator' && !logged.has(name);
  const linesBefore = isLogged ? await linesOf(world) : 0;
  const outcome: Outcome<unknown> = await handlers[name](sent, kind === 'visitor' ? undefined : self, tools);
  if (outcome.ok && isLogged && (await linesOf(world)) > linesBefore) logged.add(name);
  return outcome.ok ? yes : refusalOf(outcome.failure);
}

/** The answer to that administrator of the practice that is used for refusals. */
async function answerTo<N extends CallName>(self: Caller, name: N, moment = now): Promise<string> {
  const world = ofTheRefused.open;
  const [{ input }] = matrix[name] as [Case<N>];
  const sent = calls[name].input.parse(await input(world, await world.person('administrator'))) as Parameters<Handler<N>>[0];
  const outcome: Outcome<unknown> = await handlers[name](sent, self, { ...tools, now: () => moment });
  return outcome.ok ? yes : refusalOf(outcome.failure);
}

function refusalOf(failure: Failure): string {
  switch (failure.kind) {
    case 'signInNeeded':
      return signIn;
    case 'freshSignInNeeded':
      return fresh;
    case 'notAllowed':
      return no;
    case 'invalid':
      if (failure.details[0]?.code === 'practiceLocked') return locked;
      // Not an expected answer: the input was less valid than it should be.
      return failure.details.map(({ field, code }) => `${field}: ${code}`).join(', ');
  }
}

/** Administrators' calls that have written a log line. */
const logged = new Set<CallName>();

async function linesOf({ slug }: World): Promise<number> {
  return (await docs().log(slug).count().get()).data().count;
}

const table: [call: string, ...answers: string[]][] = [];

beforeAll(async () => {
  shop = await openShop(now);
  tools = { ...toolsAt(now), payments: shop.tools.payments };
  ofTheRefused = { open: await aFullWorld(), locked: await aFullWorld() };
});
afterAll(() => shop.stop());

describe('who may make which call', () => {
  it('is written down for every call there is, and for no other', () => {
    expect(Object.keys(matrix).sort(byText)).toEqual(Object.keys(calls).sort(byText));
    expect(Object.keys(handlers).sort(byText)).toEqual(Object.keys(calls).sort(byText));
  });

  // Written by hand, independently of `access`: what is public, and what works in a locked practice.
  it('lets nobody in unnamed but to these, and writes in a locked practice but by these', () => {
    const named = (is: (rule: Access) => boolean) => (Object.keys(access) as CallName[]).filter((name) => is(access[name])).sort(byText);
    expect(named(({ who }) => who === 'anybody')).toEqual([
      'addWaitingRequest',
      'answerIntakeNotice',
      'answerRequestLink',
      'changeEmail',
      'confirmPracticeEmail',
      'issueCertificate',
      'keepEmail',
      'requestIntakeNotice',
      'requestPasswordReset',
      'resetPassword',
      'viewAccountLink',
      'viewCertificate',
      'viewInvitation',
      'viewRequestLink',
    ]);
    expect(named((rule) => 'whenLocked' in rule && rule.whenLocked === 'allowed')).toEqual([
      'addDevice',
      'binRequest',
      'bringBackRequest',
      'changeLocationsPaid',
      'changeMemberRole',
      'chooseCreditPractice',
      'countIntakeNotices',
      'deletePractice',
      'deleteRequest',
      'exportPractice',
      'linkReferralCode',
      'openBillingPortal',
      'previewLetter',
      'previewLocations',
      'reconcileWaitingList',
      'recordExport',
      'recordOpenings',
      'recordVisit',
      'removeMember',
      'requestPracticeEmail',
      'revokeInvitation',
      'setViewerExports',
      'startCheckout',
      'undoPracticeDeletion',
      'updateOwnNotifications',
      'viewBilling',
      'viewReferralCode',
    ]);
  });

  for (const name of Object.keys(matrix) as CallName[]) {
    for (const each of matrix[name]) {
      const title = each.what === '' ? name : `${name} (${each.what})`;
      const rule: Access = access[name];
      for (const isLocked of 'whenLocked' in rule ? [false, true] : [false]) {
        const expected = expectedOf(rule, isLocked, each.only);
        it(isLocked ? `${title}, in a locked practice` : title, async () => {
          // Refused calls change nothing, so all of them share one practice.
          const changes = (kind: CallerKind) => expected[kind] === yes || expected[kind] === open;
          const shared = isLocked ? ofTheRefused.locked : ofTheRefused.open;
          const worlds = await Promise.all(
            kinds.map(async (kind) => {
              const world = changes(kind) ? await aWorld() : shared;
              await world.person(kind);
              return [kind, world] as const;
            }),
          );
          // One after the other: concurrent calls would wait for each other's locks.
          const answers: string[] = [];
          for (const [kind, world] of worlds) answers.push(await answerOf(name, each as Case<typeof name>, kind, world, isLocked));
          const shown = answers.every((answer) => answer === yes) ? answers.map(() => open) : answers;
          table.push([isLocked ? `${title}, gesperrt` : title, ...shown]);
          expect(Object.fromEntries(kinds.map((kind, n) => [kind, shown[n]]))).toEqual(expected);
        });
      }
    }
  }

  it('runs nothing of a refused call', async () => {
    const { slug, colleague } = ofTheRefused.locked;
    for (const name of Object.keys(access) as CallName[]) {
      const rule: Access = access[name];
      if (rule.who === 'anybody') continue;
      const run = vi.fn();
      const refused = 'whenLocked' in rule ? [undefined, { ...colleague, uid: 'nobody' }] : [undefined];
      const isLocked = 'whenLocked' in rule && rule.whenLocked === 'refused';
      for (const caller of isLocked ? [...refused, colleague] : refused)
        expect([name, await handler(name, run)({ companySlug: slug } as never, caller, tools)]).toMatchObject([name, { ok: false }]);
      expect(run).not.toHaveBeenCalled();
    }
  });

  it('asks for a sign-in of the last five minutes where an open screen is no proof', async () => {
    const asked = (Object.keys(access) as CallName[]).filter((name) => 'freshSignIn' in access[name]).sort(byText);
    expect(asked).toEqual([
      'changeMemberRole',
      'changePassword',
      'deletePractice',
      'deleteUser',
      'exportPractice',
      'inviteMember',
      'removeMember',
      'requestEmailChange',
      'updatePracticeProfile',
      'updateRetention',
    ]);
    // After the accounts were made, by Auth's clock.
    const moment = new Date(Date.now() + 60 * 60_000);
    const administrator = await ofTheRefused.open.person('administrator');
    const self = { ...administrator, signedInAt: new Date(moment.getTime() - 5 * 60_000 - 1) };
    for (const name of asked) expect([name, await answerTo(self, name, moment)]).toEqual([name, fresh]);
  });

  it('takes no call by a sign-in that was ended, but for those of anybody', async () => {
    const expelled = await anAccount(`hinaus-${unique()}`);
    const endedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
    await joins(ofTheRefused.open.slug, expelled.uid, 'administrator');
    await docs().member(ofTheRefused.open.slug, expelled.uid).update({ signInsValidFrom: endedAt });
    await auth().revokeRefreshTokens(expelled.uid);
    const self = { ...expelled, signedInAt: new Date(endedAt.getTime() - 1000) };
    const asked = (Object.keys(access) as CallName[]).filter((each) => access[each].who !== 'anybody');
    for (const name of asked) expect([name, await answerTo(self, name)]).toEqual([name, signIn]);
  });

  // Written by hand: e-mails to oneself, reading, and dismissed first steps.
  it('writes a line in the log for whatever administrators alone may do, but for these', () => {
    const ofAdministrators = (Object.keys(access) as CallName[]).filter((name) => access[name].who === 'changeSettings');
    expect(ofAdministrators.filter((name) => !logged.has(name)).sort(byText)).toEqual([
      'completeFirstStep',
      'countIntakeNotices',
      'openBillingPortal',
      'previewLocations',
      'reconcileWaitingList',
      'requestPracticeEmail',
      'sendTestLetter',
      'viewBilling',
    ]);
  });

  // `npm test` prints it at the end of the step.
  afterAll(() => {
    const file = new URL('../../node_modules/.cache/platzwart/reports/role-table.txt', import.meta.url);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, `\nWho may call what\n\n${printed([['call', ...Object.values(callers)], ...table])}\n`);
  });
});

/** Columns as wide as their longest text. */
function printed(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [lines[0], widths.map((width) => '─'.repeat(width)).join('  '), ...lines.slice(1)].join('\n');
}

function byText(a: string, b: string): number {
  return a < b ? -1 : 1;
}
