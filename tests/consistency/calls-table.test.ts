/**
 * Who may make which call, and how much of it, written by hand: a changed entry in
 * `functions/domain/calls` must be meant. A new one need not be listed, unless it opens something:
 * to people without an account, or in a locked practice.
 */
import type { Access } from '@platzwart/domain/calls/access';
import { type CallName, calls } from '@platzwart/domain/calls/calls';
import { expect, it } from 'vitest';

/** The names of the calls whose entry is so. */
function named(is: (rule: Access, name: CallName) => boolean): Set<string> {
  return new Set((Object.keys(calls) as CallName[]).filter((name) => is(calls[name], name)));
}
const words = (text: string) => new Set(text.trim().split(/\s+/));

const callers: Record<Access['who'], string> = {
  anybody: `addWaitingRequest answerIntakeNotice answerMailboxLink answerRequestLink changeEmail confirmPracticeEmail issueCertificate keepEmail keepFactors
    reportError requestChallenge requestIntakeNotice requestPasswordReset resetPassword viewAccountLink viewCertificate viewInvitation viewRequestLink
    beginPasskeySignIn sendContactMessage signInWithPasskey`,
  signedIn: `acceptInvitation addPasskey beginCodes beginPasskey cancelFactorReset changePassword confirmCodes deleteUser endOtherSessions endSession endSignIns
    lockSession openDrafts openSession proveFactor removeCodes removeDevice removePasskey renamePasskey renewRecoveryCodes requestEmailChange
    requestEmailVerification requirePasskey setLockPin unlockSession updateUser viewFactors viewPushKey viewSessions`,
  administrationView: `addDevice chooseCreditPractice issueContract previewLetter recordExport recordOpenings recordVisit removeMember
    updateOwnNotifications viewReferralCode`,
  changeRequests: `addRequestByPhone archiveRequest binRequest bringBackRequest deleteRequest distributeVacancies giveVacancy importRequests
    keepApart logContact mergeRequests mergeTags offerVacancy reactivateRequest recordOfferAnswer startFollowUpRound steerVacancy
    undoDistribution undoGivenVacancy undoImport undoRequestChange unmergeRequests updateRequest updateVacancy`,
  changeAvailability: 'setIntake updateOffering',
  changeSettings: `changeLocationsPaid changeMemberRole completeFirstStep countIntakeNotices deletePractice exportPractice inviteMember
    linkReferralCode openBillingPortal previewLocations reconcileWaitingList requestPracticeEmail requireFactor resetFactors revokeInvitation sendTestLetter
    setContractParty setViewerExports startCheckout undoPracticeDeletion updateFollowUp updateFormConfiguration updateLocations updateNotifications
    updatePracticeProfile updateRetention viewBilling`,
};

it.each(Object.entries(callers))('%s: these calls are theirs, and nobody else’s', (who, theirs) => {
  const named = [...words(theirs)].map((name) => [name, calls[name as CallName].who]);
  expect(named).toEqual(named.map(([name]) => [name, who]));
});

it('without an account these may be made, and no others', () => {
  expect(named((rule) => rule.who === 'anybody')).toEqual(words(callers.anybody));
});

it('in a locked practice these go on: reading, rights, money, and erasing people', () => {
  expect(named((rule) => 'whenLocked' in rule && rule.whenLocked !== 'refused')).toEqual(
    words(`addDevice binRequest bringBackRequest changeLocationsPaid changeMemberRole chooseCreditPractice countIntakeNotices
      deletePractice deleteRequest exportPractice issueContract linkReferralCode openBillingPortal previewLetter previewLocations
      reconcileWaitingList recordExport recordOpenings recordVisit removeMember requestPracticeEmail requireFactor resetFactors revokeInvitation setContractParty
      setViewerExports startCheckout undoPracticeDeletion updateOwnNotifications viewBilling viewReferralCode`),
  );
});

it('in a practice that the operator has closed these do not: what destroys', () => {
  expect(named((rule) => 'whenLocked' in rule && rule.whenLocked === 'unlessClosed')).toEqual(
    words('binRequest deletePractice deleteRequest'),
  );
});

it('a sign-in of the last minutes is asked for where an open screen is no proof', () => {
  expect(named((rule) => 'freshSignIn' in rule)).toEqual(
    words(`beginCodes beginPasskey changeLocationsPaid changeMemberRole changePassword deletePractice deleteUser exportPractice inviteMember openBillingPortal removeCodes
      removeMember removePasskey renewRecoveryCodes requestEmailChange requireFactor requirePasskey resetFactors revokeInvitation setLockPin
      setViewerExports updatePracticeProfile updateRetention`),
  );
});

it('of an account with a second factor these may be made without it, as they lead to it, or lock the device', () => {
  expect(named((rule) => 'withoutFactor' in rule)).toEqual(
    words('lockSession openSession proveFactor unlockSession'),
  );
});

it('of a locked device these may be made, which lock and open it, or sign it out', () => {
  expect(named((rule) => 'duringLock' in rule)).toEqual(
    words('endSession lockSession unlockSession'),
  );
});

it('nothing is asked more often than this, nor larger but for what carries files', () => {
  const often = { anybody: 60, signedIn: 30 };
  for (const [name, { who, limit }] of Object.entries(calls))
    expect([name, limit]).toEqual([
      name,
      { max: who === 'anybody' || who === 'signedIn' ? often[who] : 600, minutes: 1 },
    ]);
  expect(named((_rule, name) => calls[name].maxBody > 300_000)).toEqual(
    words('importRequests updatePracticeProfile'),
  );
  expect(named((_rule, name) => calls[name].maxValues > 5000)).toEqual(
    words('distributeVacancies importRequests updateLocations'),
  );
});

it('what reads or rewrites a whole practice, or takes a processor for a second, is counted over all instances', () => {
  const exact = Object.entries<Access>(calls).flatMap(([name, rule]) =>
    'exactLimit' in rule ? [[name, rule.exactLimit]] : [],
  );
  expect(Object.fromEntries(exact)).toEqual({
    changeLocationsPaid: { max: 200, minutes: 60 },
    deletePractice: { max: 20, minutes: 60 },
    deleteRequest: { max: 600, minutes: 60 },
    exportPractice: { max: 600, minutes: 60 },
    importRequests: { max: 600, minutes: 60 },
    issueContract: { max: 20, minutes: 60 },
    linkReferralCode: { max: 200, minutes: 60 },
    openBillingPortal: { max: 200, minutes: 60 },
    previewLocations: { max: 200, minutes: 60 },
    reconcileWaitingList: { max: 10, minutes: 60 },
    setIntake: { max: 200, minutes: 60 },
    startCheckout: { max: 200, minutes: 60 },
    undoImport: { max: 600, minutes: 60 },
    undoPracticeDeletion: { max: 20, minutes: 60 },
    updateFormConfiguration: { max: 200, minutes: 60 },
    updateLocations: { max: 200, minutes: 60 },
    updateNotifications: { max: 200, minutes: 60 },
    updateOwnNotifications: { max: 60, minutes: 60 },
    updatePracticeProfile: { max: 200, minutes: 60 },
    viewBilling: { max: 200, minutes: 60 },
  });
});

it('what strangers make us store or send costs them a proof of work, which is good for that alone', () => {
  const proven = Object.entries(calls).flatMap(([name, rule]) =>
    'proof' in rule ? [[name, rule.proof]] : [],
  );
  expect(Object.fromEntries(proven)).toEqual({
    addWaitingRequest: 'requestId',
    requestIntakeNotice: 'email',
    requestPasswordReset: 'email',
    sendContactMessage: 'messageId',
  });
});
