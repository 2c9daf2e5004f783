/** Decides which practices are listed immediately, and which wait for the operator because they look like a listed one. */
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import { areLookAlikes, listingOf } from '@platzwart/domain/practice/look-alike';
import type { Practice } from '@platzwart/domain/practice/practice';
import { collections } from '../core/collections.ts';
import type { OutgoingEmail } from '../core/email.ts';
import type { Tools } from '../core/tools.ts';
import { reviewAskedEmail } from '../emails/templates/review-asked.ts';
import { listedPractices } from './listed-practices.ts';

/** Practices per read. */
const pageSize = 500;

type Wanted = {
  /** As it will be; `listed` is the administrators' choice. */
  readonly practice: Practice;
  /** As it was; undefined for a new one. */
  readonly before: Practice | undefined;
  readonly account: Account;
  /** Who wants it. */
  readonly uid: string;
};

export type Listing = {
  /** The public value. */
  readonly listed: boolean;
  /** Waiting for review since; null if not waiting. */
  readonly listingHeldAt: Date | null;
  /** Asks the operator for a review. One per day: it may be queued already. */
  readonly asks: readonly OutgoingEmail[];
};

/**
 * Whether the practice is listed from now on. Compares it with all listed practices, at one read each, but only when name, places or
 * `listed` itself have changed. Ignores the caller's own practices, and accepts what the operator has approved before.
 */
export async function decideListing({ practice, before, account, uid }: Wanted, tools: Tools): Promise<Listing> {
  if (!practice.listed) return { listed: false, listingHeldAt: null, asks: [] };
  const now = tools.now();
  const wanted = listingOf(practice);
  const isLetIn = account.listingCleared === wanted || (before?.listed === true && listingOf(before) === wanted);
  const other = isLetIn ? undefined : await lookAlikeOf(practice, uid, tools);
  if (!other) return { listed: true, listingHeldAt: null, asks: [] };
  const isNews = before === undefined || account.listingHeldAt === null || listingOf(before) !== wanted;
  const asked = { practice, contact: confirmedEmailOf(account), why: { kind: 'lookAlike', other } as const, now };
  const asks = isNews && tools.operatorEmail !== '' ? [reviewAskedEmail(asked, tools.operatorEmail, tools.origin)] : [];
  return { listed: false, listingHeldAt: account.listingHeldAt ?? now, asks };
}

async function lookAlikeOf(practice: Practice, uid: string, { db }: Pick<Tools, 'db'>): Promise<Practice | undefined> {
  for await (const other of listedPractices(db, pageSize)) {
    if (other.slug === practice.slug || !areLookAlikes(practice, other)) continue;
    const self = (await collections(db).member(other.slug, uid).get()).data();
    if (self?.role !== 'administrator') return other;
  }
  return undefined;
}
