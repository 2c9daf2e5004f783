import { describe, expect, test } from 'vitest';
import { Account, newAccount } from './account.ts';

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
