import type { Account, TeamAccount } from '@platzwart/domain/practice/account';

/** What a member may read of it: trial, subscription and referral only those who manage them. */
export type KnownAccount = TeamAccount & Partial<Account>;

export const isWhole = (account: KnownAccount | undefined): account is Account =>
  account?.trialEndsAt !== undefined;
