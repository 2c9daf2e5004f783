import { describe, expect, test } from 'vitest';
import { Account, newAccount, TeamAccount, teamAccountOf } from './account.ts';

describe('the account of a new practice', () => {
  test('has a trial of 30 days, no subscription, e-mails at once and follow-ups every 12 weeks', () => {
    const now = new Date('2026-11-21T08:00:00Z');
    const account = newAccount('praxis@beispiel.at', 'u1', now);
    expect(Account.parse(account)).toEqual(account);
    expect(account.trialEndsAt).toEqual(new Date('2026-12-21T08:00:00Z'));
    expect(account).toMatchObject({
      subscription: null,
      newRequestEmails: 'immediately',
      followUp: { enabled: true, intervalWeeks: 12 },
    });
  });
});

test('the team reads what is named for it: no link, no money, nothing that is for us, and no field that comes later', () => {
  const account = Account.parse({
    ...newAccount('praxis@beispiel.at', 'u1', new Date(0)),
    factorDemand: { from: new Date(0), googleCounts: false },
  });
  const shared = teamAccountOf({ ...account, later: 'x' } as Account);
  expect(TeamAccount.parse(shared)).toEqual(shared);
  expect(new Set(Object.keys(account).filter((field) => !(field in shared)))).toEqual(
    new Set([
      'approvedAt',
      'dailyEmails',
      'emailConfirmation',
      'lastDigestAt',
      'legalTermsAcceptedAt',
      'nameCleared',
      'nameKeys',
      'nextBillingCheckAt',
      'nextTrialStep',
      'referral',
      'registeredBy',
      'subscription',
      'trialEndsAt',
    ]),
  );
});
