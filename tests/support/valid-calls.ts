/**
 * A valid input for every call, and the people and practices that make it: for tests of who may
 * call what, and of the deployed wiring.
 */
import { createECDH, createHash, randomBytes } from 'node:crypto';
import { type CallInput, type CallName, calls } from '@platzwart/domain/calls/calls';
import { newNotice } from '@platzwart/domain/practice/intake-notice';
import type { AccountLinkKind } from '@platzwart/domain/sign-in/account-link';
import { noFactors } from '@platzwart/domain/sign-in/factors';
import { newInvitation } from '@platzwart/domain/team/invitation';
import type { Role } from '@platzwart/domain/team/member';
import type { Permission } from '@platzwart/domain/team/permission';
import { sendableCode } from '@platzwart/functions/accounts/account-links';
import {
  type ChallengeFor,
  newPasskeyChallenge,
} from '@platzwart/functions/accounts/passkey-challenge';
import { addPasskey } from '@platzwart/functions/accounts/passkeys';
import { viewReferralCode } from '@platzwart/functions/billing/referral-codes';
import { collections } from '@platzwart/functions/core/collections';
import type { Handler } from '@platzwart/functions/core/handler';
import type { AllTools, Caller } from '@platzwart/functions/core/tools';
import { newLink, newToken } from '@platzwart/functions/emails/new-link';
import { stopTokenOf } from '@platzwart/functions/emails/stopped-mailboxes';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { issueCertificate } from '@platzwart/functions/requests/issue-certificate';
import { numberOfCertificate } from '@platzwart/functions/requests/number-of-certificate';
import { invitationIdOf } from '@platzwart/functions/team/invitation-of-token';
import { distributeVacancies } from '@platzwart/functions/vacancies/distribute-vacancies';
import { giveVacancy } from '@platzwart/functions/vacancies/give-vacancy';
import { offerVacancy } from '@platzwart/functions/vacancies/offer-vacancy';
import { recordOfferAnswer } from '@platzwart/functions/vacancies/record-offer-answer';
import { binRequest } from '@platzwart/functions/waiting-list/bin';
import { mergeRequests } from '@platzwart/functions/waiting-list/merge-requests';
import { vi } from 'vitest';
import { aBooking, aManualEntry, newRandomId } from '../support/a-booking.ts';
import { aSubscription } from '../support/a-subscription.ts';
import { openShop, type Shop } from '../support/buying-practice.ts';
import { anOfferedPlace } from '../support/offered-place.ts';
import {
  auth,
  database,
  joins,
  registeredPractice,
  signedIn,
  toolsAt,
} from '../support/practice-under-test.ts';
import { codeAt } from './app-codes.ts';
import { authenticator } from './authenticator.ts';
/** In the order of the columns. */
export const callers = {
  visitor: 'Besucher',
  stranger: 'Fremde',
  viewer: 'Lesezugriff',
  therapist: 'Empfang und Therapie',
  administrator: 'Administration',
  otherAdministrator: 'Administration anderswo',
} as const;
export type CallerKind = keyof typeof callers;
export const kinds = Object.keys(callers) as CallerKind[];

export type Case<N extends CallName> = {
  what: string;
  /** A further condition beyond `access`. */
  only?: Permission;
  input: (world: World, self: Caller) => CallInput<N> | Promise<CallInput<N>>;
};

/** Valid input, where it cannot be derived from the call's own shape. */
const specialCases: { [N in CallName]?: Case<N>[] } = {
  addWaitingRequest: [{ what: '', input: ({ slug }) => aBooking(slug) }],
  requestChallenge: [
    {
      what: '',
      input: ({ slug }) => ({ call: 'addWaitingRequest', companySlug: slug, id: newRandomId() }),
    },
  ],
  archiveRequest: [
    {
      what: '',
      input: async ({ slug, openRequest }) => ({
        companySlug: slug,
        requestId: await openRequest(),
        reason: 'other',
      }),
    },
  ],
  reactivateRequest: [
    {
      what: '',
      input: async ({ slug, archivedRequest }) => ({
        companySlug: slug,
        requestId: await archivedRequest(),
      }),
    },
  ],
  // Anybody with the link, and nobody else: a token cannot be guessed.
  viewRequestLink: [
    { what: '', input: async ({ slug, openRequest }) => linkTo(slug, await openRequest()) },
  ],
  answerRequestLink: [
    {
      what: '',
      input: async ({ slug, openRequest }) => ({
        ...(await linkTo(slug, await openRequest())),
        answer: { kind: 'confirmEmail' },
      }),
    },
  ],
  issueCertificate: [
    {
      what: '',
      input: async ({ slug, openRequest }) => {
        await docs()
          .account(slug)
          .update({ 'offering.certificates': true, identityCheckedAt: now });
        return { ...(await linkTo(slug, await openRequest())), proof: '17.05.1984' };
      },
    },
  ],
  viewCertificate: [
    {
      what: 'einer unbekannten Nummer',
      input: ({ slug }) => ({ companySlug: slug, number: 'XXXX' }),
    },
    {
      what: 'mit Geburtsdatum',
      input: async (world) => ({ ...(await aCertificate(world)), birthdate: '17.05.1984' }),
    },
  ],
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
  startFollowUpRound: [
    {
      what: '',
      input: async ({ slug, openRequest }) => ({
        companySlug: slug,
        requestIds: [await openRequest()],
      }),
    },
  ],
  mergeRequests: [
    { what: '', input: async ({ slug, openRequest }) => pairOf(slug, await openRequest()) },
  ],
  unmergeRequests: [{ what: '', input: ({ slug, colleague }) => mergedIn(slug, colleague) }],
  undoRequestChange: [
    {
      what: '',
      input: async ({ slug, colleague, openRequest }) => {
        const target = { companySlug: slug, requestId: await openRequest() };
        const archived = await archiveRequest({ ...target, reason: 'other' }, colleague, tools);
        return { companySlug: slug, undo: (archived.ok && archived.value.undo) || '' };
      },
    },
  ],
  keepApart: [
    { what: '', input: async ({ slug, openRequest }) => pairOf(slug, await openRequest()) },
  ],
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
  offerVacancy: [
    {
      what: '',
      input: async ({ slug, openRequest }) => anOfferedPlace(slug, [await openRequest()]),
    },
  ],
  updateVacancy: [
    {
      what: '',
      input: async (world) => ({
        ...(await aVacancyIn(world)),
        edits: { therapist: { from: '', to: 'Jonas Hofer' } },
      }),
    },
  ],
  steerVacancy: [
    {
      what: '',
      input: async (world) => ({ ...(await aVacancyIn(world)), step: { kind: 'pause' } }),
    },
  ],
  distributeVacancies: [{ what: '', input: aRound }],
  undoDistribution: [
    {
      what: '',
      input: async (world) => {
        const round = await distributeVacancies(
          parsed('distributeVacancies', await aRound(world)),
          world.colleague,
          tools,
        );
        return { companySlug: world.slug, undo: (round.ok && round.value.undo) || '' };
      },
    },
  ],
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
      input: ({ slug }) => ({
        companySlug: slug,
        edits: { minSlotSize: { from: 60, to: 30 }, demandShown: { from: true, to: false } },
      }),
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
        const plan = (await docs().form(slug).get()).data()?.selectableLocations[0]
          ?.selectableSlots;
        const from = { ...place, selectableSlots: plan };
        return {
          companySlug: slug,
          edits: { praxis: { from, to: { ...from, title: 'Zentrum' } } },
        };
      },
    },
  ],
  setContractParty: [
    {
      what: '',
      input: ({ slug }) => ({
        companySlug: slug,
        party: { name: 'Anna Berger', legalForm: '', address: 'Seeweg 2\n04155 Leipzig' },
      }),
    },
  ],
  setIntake: [
    {
      what: '',
      input: ({ slug }) => ({
        companySlug: slug,
        edits: { bookingEnabled: { from: true, to: false } },
      }),
    },
    {
      what: 'limits',
      only: 'changeSettings',
      input: ({ slug }) => ({ companySlug: slug, edits: { intakeLimits: { from: [], to: [] } } }),
    },
  ],
  updateNotifications: [
    {
      what: '',
      input: ({ slug }) => ({
        companySlug: slug,
        edits: { practice: { from: 'immediately', to: 'daily' } },
      }),
    },
  ],
  updateFollowUp: [
    {
      what: '',
      input: ({ slug }) => ({ companySlug: slug, edits: { intervalWeeks: { from: 12, to: 4 } } }),
    },
  ],
  updateOffering: [
    {
      what: '',
      input: ({ slug }) => ({
        companySlug: slug,
        edits: { closedDays: { from: [], to: [{ from: '2026-12-24', to: '2026-12-31' }] } },
      }),
    },
    {
      what: 'all but closed days',
      only: 'changeSettings',
      input: ({ slug }) => ({ companySlug: slug, edits: { planLength: { from: 5, to: 8 } } }),
    },
  ],
  updateRetention: [
    {
      what: '',
      input: ({ slug }) => ({
        companySlug: slug,
        edits: { retentionMonths: { from: 18, to: 12 } },
      }),
    },
  ],
  previewLetter: [
    { what: '', input: ({ slug }) => ({ companySlug: slug, sample: { kind: 'newRequest' } }) },
  ],
  sendTestLetter: [
    { what: '', input: ({ slug }) => ({ companySlug: slug, sample: { kind: 'dailyDigest' } }) },
  ],
  exportPractice: [{ what: '', input: ({ slug }) => ({ companySlug: slug, after: '' }) }],
  issueContract: [{ what: '', input: ({ slug }) => ({ companySlug: slug, kind: 'contract' }) }],
  startCheckout: [
    {
      what: '',
      input: ({ slug }) => ({ companySlug: slug, purchase: { interval: 'month', locations: 1 } }),
    },
  ],
  openBillingPortal: [
    { what: '', input: async (world) => ({ ...(await bought(world)), purpose: 'overview' }) },
  ],
  previewLocations: [
    { what: '', input: async (world) => ({ ...(await bought(world)), locations: 2 }) },
  ],
  changeLocationsPaid: [
    { what: '', input: async (world) => ({ ...(await bought(world)), locations: 2 }) },
  ],
  viewBilling: [{ what: '', input: async (world) => bought(world) }],
  chooseCreditPractice: [{ what: '', input: ({ slug }) => ({ companySlug: slug, chosen: null }) }],
  linkReferralCode: [
    { what: '', input: async ({ slug }) => ({ companySlug: slug, code: await codeOfAFriend() }) },
  ],
  deletePractice: [
    { what: '', input: async ({ slug }) => ({ companySlug: slug, title: await titleOf(slug) }) },
  ],
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
  // Anybody with the link.
  confirmPracticeEmail: [
    {
      what: '',
      input: async ({ slug }) => {
        const token = randomBytes(32).toString('base64url');
        const tokenHash = createHash('sha256').update(token).digest('hex');
        await docs()
          .account(slug)
          .update({
            emailConfirmation: {
              tokenHash,
              email: 'praxis@praxis.example',
              expiresAt: new Date(now.getTime() + 1),
              askedBy: (await docs().account(slug).get()).data()?.registeredBy,
            },
          });
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
  sendContactMessage: [
    {
      what: '',
      input: () => ({
        messageId: randomBytes(16).toString('hex'),
        name: '',
        email: 'neu@post.example',
        message: 'Guten Tag.',
        homepage: '',
        fillSeconds: 30,
      }),
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
  answerMailboxLink: [
    {
      what: '',
      input: () => ({ token: stopTokenOf('neu@post.example', toolsAt(now)), answer: 'stop' }),
    },
  ],
  inviteMember: [
    {
      what: '',
      input: ({ slug }) => ({ companySlug: slug, email: 'neu@praxis.example', role: 'viewer' }),
    },
    {
      what: 'als Administration',
      input: ({ slug }) => ({
        companySlug: slug,
        email: 'neu@praxis.example',
        role: 'administrator',
      }),
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
      input: async (world) => ({
        token: `${world.slug}~${await secretOfInvitation(world, 'neu@praxis.example')}`,
      }),
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
    {
      what: 'andere',
      only: 'changeSettings',
      input: ({ slug, colleague }) => ({ companySlug: slug, uid: colleague.uid }),
    },
    { what: 'sich selbst', input: ({ slug }, self) => ({ companySlug: slug, uid: self.uid }) },
  ],
  requireFactor: [
    {
      what: '',
      input: async ({ slug }) => {
        const factorDemand = { from: new Date('2100-01-01'), googleCounts: false };
        await docs().account(slug).update({ factorDemand });
        return { companySlug: slug, isRequired: false, googleCounts: false };
      },
    },
  ],
  setViewerExports: [{ what: '', input: ({ slug }) => ({ companySlug: slug, allowed: true }) }],
  recordDefinition: [
    {
      what: '',
      input: async ({ slug }) => {
        const tag = { name: 'Da', color: 'red', icon: '', order: 1 } as const;
        await docs().tag(slug, 'da').set(tag);
        return {
          companySlug: slug,
          kind: 'tag',
          id: 'da',
          did: 'Changed',
          name: tag.name,
          formerly: 'Hier',
        };
      },
    },
  ],
  recordExport: [
    {
      what: 'Anfragen, wo es dem Lesezugriff erlaubt ist',
      input: async ({ slug }) => {
        await docs().account(slug).update({ viewersMayExport: true });
        return { companySlug: slug, what: 'requestsSaved', count: 1 };
      },
    },
    {
      what: 'das Protokoll',
      only: 'changeSettings',
      input: ({ slug }) => ({ companySlug: slug, what: 'logSaved', count: 1 }),
    },
  ],
  recordOpenings: [
    {
      what: '',
      input: async ({ slug, openRequest }) => ({
        companySlug: slug,
        requestIds: [await openRequest()],
      }),
    },
  ],
  updateOwnNotifications: [
    { what: '', input: ({ slug }) => ({ companySlug: slug, newRequests: 'immediately' }) },
  ],
  addDevice: [
    { what: '', input: ({ slug }) => ({ companySlug: slug, subscription: aSubscription() }) },
  ],
  removeDevice: [
    { what: '', input: () => ({ companySlug: null, endpoint: aSubscription().endpoint }) },
  ],
  updateUser: [{ what: '', input: () => ({ name: 'Neuer Name' }) }],
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
  viewAccountLink: [
    {
      what: '',
      input: async (_world, self) => ({
        kind: 'changeEmail',
        code: await codeOf('changeEmail', self),
      }),
    },
  ],
  resetPassword: [
    {
      what: '',
      input: async (_world, self) => ({
        code: await codeOf('resetPassword', self),
        password: 'zehn Zeichen',
      }),
    },
  ],
  changeEmail: [
    { what: '', input: async (_world, self) => ({ code: await codeOf('changeEmail', self) }) },
  ],
  keepEmail: [
    { what: '', input: async (_world, self) => ({ code: await codeOf('keepEmail', self) }) },
  ],
  keepFactors: [
    { what: '', input: async (_world, self) => ({ code: await codeOf('keepFactors', self) }) },
  ],
  cancelFactorReset: [{ what: '', input: () => ({}) }],
  resetFactors: [
    {
      what: '',
      input: async ({ slug, colleague }) => {
        await aPasskey(colleague);
        return { companySlug: slug, uid: colleague.uid };
      },
    },
  ],
  openSession: [{ what: '', input: () => ({ before: '' }) }],
  viewSessions: [{ what: '', input: () => ({}) }],
  endSession: [{ what: '', input: () => ({ session: '1' }) }],
  lockSession: [{ what: '', input: () => ({ device: aDevice }) }],
  unlockSession: [{ what: '', input: () => ({ device: aDevice, pin: '4711' }) }],
  openDrafts: [{ what: '', input: () => ({ session: '1', point: aPoint }) }],
  setLockPin: [{ what: '', input: () => ({ device: aDevice, pin: '4711' }) }],
  endOtherSessions: [{ what: '', input: () => ({}) }],
  changePassword: [
    { what: '', input: (_world, self) => confirmed(self, { password: 'zehn Zeichen' }) },
  ],
  beginPasskey: [{ what: '', input: (_world, self) => confirmed(self, {}) }],
  addPasskey: [
    {
      what: '',
      input: (_world, self) =>
        confirmed(self, { credential: newCredential(self, authenticator()), name: 'Laptop' }),
    },
  ],
  renamePasskey: [
    { what: '', input: async (_world, self) => ({ id: (await aPasskey(self)).id, name: 'Handy' }) },
  ],
  removePasskey: [{ what: '', input: async (_world, self) => ({ id: (await aPasskey(self)).id }) }],
  requirePasskey: [
    {
      what: '',
      input: async (_world, self) => {
        await aPasskey(self);
        return { isRequired: true };
      },
    },
  ],
  signInWithPasskey: [
    {
      what: '',
      input: async (_world, self) => {
        const key = await aPasskey(self);
        return { credential: key.get({ challenge: challengeFor({ kind: 'signIn' }) }, site()) };
      },
    },
  ],
  beginCodes: [{ what: '', input: (_world, self) => confirmed(self, {}) }],
  confirmCodes: [
    {
      what: '',
      input: async (_world, self) => {
        const { uid } = self;
        const enrolment = { secret: sealed(uid), expiresAt: new Date(now.getTime() + 1) };
        await docs()
          .factors(uid)
          .set({ ...noFactors, enrolment });
        return confirmed(self, { code: theCode, device: '' });
      },
    },
  ],
  renewRecoveryCodes: [{ what: '', input: (_world, self) => withCodes(self, {}) }],
  proveFactor: [
    { what: '', input: (_world, self) => withCodes(self, { code: theCode, device: '' }) },
  ],
};

/** What a call's input is made of where the table above has nothing: by the names of its fields. */
const fields: Readonly<Record<string, (world: World) => unknown>> = {
  companySlug: ({ slug }) => slug,
  requestId: ({ openRequest }) => openRequest(),
};

/** The call's valid inputs, one at least. */
export function casesOf<N extends CallName>(name: N): readonly Case<N>[] {
  const special: readonly Case<N>[] | undefined = specialCases[name];
  return special ?? [{ what: '', input: (world) => derivedInput(name, world) }];
}

async function derivedInput<N extends CallName>(name: N, world: World): Promise<CallInput<N>> {
  const names = Object.keys(calls[name].input.def.shape);
  const made = await Promise.all(
    names.map(async (field) => [field, await fields[field]?.(world)] as const),
  );
  const input = Object.fromEntries(made.filter(([, value]) => value !== undefined));
  if (!calls[name].input.safeParse(input).success)
    throw new Error(`${name} needs a valid input among \`specialCases\`.`);
  return input as CallInput<N>;
}

export const now = new Date('2026-11-21T10:00:00Z');
let shop: Shop;
let tools: AllTools;

/**
 * Before anything else here: the payment provider that practices buy from, and the tools with which
 * they are filled.
 */
export async function openShopAndTools(): Promise<{ shop: Shop; tools: AllTools }> {
  shop = await openShop(now);
  tools = { ...toolsAt(now), payments: shop.tools.payments };
  return { shop, tools };
}

export const docs = () => collections(database());
export const unique = () => randomBytes(4).toString('hex');

/** A practice, and people who join it or wait there, each created on first use. */
export type World = {
  slug: string;
  /** Its other administrator, so that either may leave. */
  colleague: Caller;
  person: (kind: CallerKind) => Promise<Caller>;
  openRequest: () => Promise<string>;
  archivedRequest: () => Promise<string>;
};

export async function aWorld(): Promise<World> {
  const id = unique();
  const colleague = await anAccount(`kollegin-${id}`);
  const slug = await registeredPractice('Tabelle', now, colleague);
  const member = async (name: string, place: string, role: Role) => {
    const self = await anAccount(`${name}-${id}`);
    await joins(place, self.uid, role);
    await docs()
      .user(self.uid)
      .set({
        name: self.name,
        email: self.email,
        practices: [{ slug: place, title: await titleOf(place), role }],
      });
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
export async function aFullWorld(): Promise<World> {
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
export async function anAccount(uid: string): Promise<Caller> {
  const email = `${uid}@praxis.example`;
  await auth().createUser({ uid, email, displayName: uid });
  return { uid, name: uid, email, emailVerified: true, ...signedIn };
}

export async function aRequest(slug: string): Promise<string> {
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

async function mergedIn(slug: string, colleague: Caller) {
  const merged = await mergeRequests(await pairOf(slug, await aRequest(slug)), colleague, tools);
  return { companySlug: slug, undo: (merged.ok && merged.value.undo) || '' };
}

async function pairOf(slug: string, requestId: string) {
  return { companySlug: slug, requestId, otherId: await aRequest(slug) };
}

/** What `handler` parses, as the browser sends it. */
const parsed = <N extends CallName>(name: N, input: CallInput<N>) =>
  calls[name].input.parse(input) as Parameters<Handler<N>>[0];

async function aVacancyIn({ slug, colleague, openRequest }: World) {
  const input = anOfferedPlace(slug, [await openRequest()]);
  await offerVacancy(parsed('offerVacancy', input), colleague, tools);
  return { companySlug: slug, vacancyId: input.vacancyId };
}

/** Of one place that is only noted. */
async function aRound({ slug, colleague, openRequest }: World) {
  const { plan, ...input } = anOfferedPlace(slug, [await openRequest()]);
  await offerVacancy(
    parsed('offerVacancy', { ...input, plan: [], begin: false }),
    colleague,
    tools,
  );
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
  const how = {
    startsOn: '2026-12-14',
    therapist: '',
    afterwards: 'waitOn' as const,
    dropDay: false,
    tell: true,
  };
  await giveVacancy(parsed('giveVacancy', { ...target, ...how }), world.colleague, tools);
  return target;
}

function anImport(slug: string, dryRun: boolean): CallInput<'importRequests'> {
  const rows = [{ number: 1, row: { lastname: 'Muster', phone: '0316 1234' } }];
  return {
    companySlug: slug,
    importId: newRandomId(),
    fileName: 'liste.csv',
    total: 1,
    rows,
    isLast: true,
    emailConsent: null,
    dryRun,
  };
}

async function importedInto(slug: string) {
  const input = anImport(slug, false);
  await docs().import(slug, input.importId).set({
    at: now,
    by: 'x',
    fileName: 'liste.csv',
    total: 1,
    emailConsent: null,
    added: 0,
    status: 'done',
  });
  return { companySlug: slug, importId: input.importId };
}

export async function linkTo(slug: string, requestId: string) {
  const request = (await docs().request(slug, requestId).get()).data();
  const { token, stored } = newLink({ slug, requestId, email: request?.email ?? '' }, now);
  await docs().requestLink(stored.tokenHash).set(stored.link);
  return { companySlug: slug, token };
}

async function aCertificate({ slug, openRequest }: World) {
  await docs().account(slug).update({ 'offering.certificates': true, identityCheckedAt: now });
  const input = { ...(await linkTo(slug, await openRequest())), proof: '17.05.1984' };
  const issued = await issueCertificate(input, undefined, tools);
  if (!issued.ok) throw new Error(JSON.stringify(issued.failure));
  const [certificate] = (await docs().certificates(slug).get()).docs;
  const facts = certificate?.data();
  if (!facts) throw new Error('There is no certificate.');
  return {
    companySlug: slug,
    number: numberOfCertificate(
      { slug, requestId: facts.requestId, facts, birthdate: '1984-05-17' },
      tools,
    ),
  };
}

async function secretOfInvitation({ slug, colleague }: World, email: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const invitation = newInvitation(
    { email, role: 'viewer', invitedBy: { uid: colleague.uid, name: colleague.name } },
    now,
  );
  await docs().invitation(slug, invitationIdOf(secret)).set(invitation);
  return secret;
}

/** From an e-mail sent a moment from now: accounts use Auth's clock. */
function codeOf(kind: AccountLinkKind, { uid, email }: Caller): Promise<string> {
  return sendableCode(
    { kind, uid, email, newEmail: `${unique()}@praxis.example` },
    { ...tools, now: () => new Date(vi.getRealSystemTime() + 2000) },
  );
}

/** What only the owner of the account's address may do. */
async function confirmed<T>({ uid }: Caller, input: T): Promise<T> {
  await auth().updateUser(uid, { emailVerified: true });
  return input;
}

/** Where the functions under test believe to be. */
function site() {
  const origin = process.env.ORIGIN ?? tools.origin;
  return { origin, rpId: new URL(origin).hostname };
}

const challengeFor = (purpose: ChallengeFor) =>
  Buffer.from(newPasskeyChallenge(purpose, tools)).toString('base64url');

function newCredential({ uid }: Caller, key: ReturnType<typeof authenticator>, at = site()) {
  const user = { id: Buffer.from(uid).toString('base64url') };
  return key.create({ challenge: challengeFor({ kind: 'add', uid }), user }, at);
}

/** Of the account, added by the product's own code. */
async function aPasskey(self: Caller) {
  const key = authenticator();
  const input = {
    credential: newCredential(self, key, {
      origin: tools.origin,
      rpId: new URL(tools.origin).hostname,
    }),
    name: 'Laptop',
  };
  const added = await addPasskey(await confirmed(self, parsed('addPasskey', input)), self, tools);
  if (!added.ok) throw new Error(JSON.stringify(added.failure));
  return key;
}

const aDevice = 'e'.repeat(32);
const aPoint = createECDH('prime256v1').generateKeys('base64url');

const secret = Buffer.alloc(20, 7);
const sealed = (uid: string) => tools.factorSeal.seal(secret, uid);
const theCode = codeAt(
  'A4DQOBYHA4DQOBYHA4DQOBYHA4DQOBYH',
  new Date('2026-11-21T10:00:00Z').getTime(),
);

/** Of the account, asking for that code. */
async function withCodes<T>({ uid }: Caller, input: T): Promise<T> {
  const totp = { secret: sealed(uid), addedAt: now, lastPeriod: 0 };
  await docs()
    .factors(uid)
    .set({ ...noFactors, totp });
  return input;
}

const purchases = new Map<string, Promise<unknown>>();

/** Once per practice. */
async function bought({ slug, colleague }: World) {
  // Another case may have planned its deletion, during which nothing is sold.
  await docs().account(slug).update({ deletion: null });
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
  const seen = await viewReferralCode(
    { companySlug: slug },
    { uid: owner, name: 'x', email: 'x', emailVerified: true, ...signedIn },
    tools,
  );
  return seen.ok ? seen.value.code : '';
}
