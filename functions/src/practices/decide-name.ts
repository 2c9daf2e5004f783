/** Decides what a practice may do under its name: at once, or once the operator has looked. */
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import { listingOf, nameKeysOf, readsTheSame } from '@platzwart/domain/practice/look-alike';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { OutgoingEmail } from '../core/email.ts';
import { isKnown, lookAlikeOf } from '../core/look-alikes.ts';
import type { Tools } from '../core/tools.ts';
import { holdName } from '../emails/hold-name.ts';
import { reviewAskedEmail } from '../emails/templates/review-asked.ts';

type Wanted = {
  /** As it will be. What it gets back after a hold (`withHeld`) is its administrators' choice. */
  readonly practice: Practice;
  /** As it was; undefined for a new one. */
  readonly before: Practice | undefined;
  readonly account: Account;
  /** Who wants it. */
  readonly uid: string;
};

type NameDecision = {
  /** As the public sees it. */
  readonly practice: Practice;
  readonly account: Pick<Account, 'nameKeys' | 'held'> & Partial<Identity>;
  /** Asks the operator for a review. One of a kind per day: it may be queued already. */
  readonly asks: readonly OutgoingEmail[];
};

type Identity = Pick<Account, 'identityCheckedAt' | 'identityCheck' | 'identityAskedAt'>;

/** The practice as its administrators chose it, though its name waits for the operator. */
export function withHeld(practice: Practice, { held }: Pick<Account, 'held'>): Practice {
  return held
    ? {
        ...practice,
        listed: practice.listed || held.listed,
        bookingEnabled: practice.bookingEnabled || held.open,
      }
    : practice;
}

/**
 * Whether the practice may be listed, open its form and write to strangers. Compares it with others
 * of its name, but only if name, places or what it may do change. Ignores the caller's own
 * practices, and accepts what the operator has cleared before. Another name, profession or address
 * also ends the check of its identity.
 */
export async function decideName(wanted: Wanted, tools: Tools): Promise<NameDecision> {
  const { before, account } = wanted;
  const { identity, asks: asksForCheck } = identityAfter(wanted, tools);
  const practice = identity ? { ...wanted.practice, certificates: false } : wanted.practice;
  const nameKeys = nameKeysOf(practice);
  const reads = listingOf(practice);
  const isRenamed = before === undefined || listingOf(before) !== reads;
  const isLetIn =
    account.nameCleared === reads ||
    (before !== undefined && !isRenamed && isKnown(before, account));
  const other = isLetIn ? undefined : await lookAlikeOf(practice, wanted.uid, tools);
  if (!other)
    return { practice, account: { nameKeys, held: null, ...identity }, asks: asksForCheck };
  const { shown, held, asks } = holdName(
    { practice, account, other, isNews: isRenamed || account.held === null },
    tools,
  );
  return {
    practice: { ...practice, ...shown },
    account: { nameKeys, held, ...identity },
    asks: [...asks, ...asksForCheck],
  };
}

/**
 * Undefined if there is no check in force, or it stays so. Whoever offers certificates waits for
 * the next one.
 */
function identityAfter(
  { practice, before, account }: Wanted,
  tools: Tools,
): { identity?: Identity; asks: readonly OutgoingEmail[] } {
  const { identityCheckedAt, identityCheck, offering } = account;
  if (!before || identityCheckedAt === null || readsTheSame(before, practice)) return { asks: [] };
  const now = tools.now();
  const identity: Identity = {
    identityCheckedAt: null,
    identityCheck: identityCheck && { ...identityCheck, ended: { at: now, because: 'changed' } },
    identityAskedAt: offering.certificates ? now : null,
  };
  return { identity, asks: offering.certificates ? checkAsked(practice, account, tools) : [] };
}

/** To the operator: the practice wants to issue certificates. */
export function checkAsked(
  practice: Practice,
  account: Account,
  { now, operatorEmail, origin }: Pick<Tools, 'now' | 'operatorEmail' | 'origin'>,
): readonly OutgoingEmail[] {
  const asked = {
    practice,
    contact: confirmedEmailOf(account),
    why: { kind: 'identity' } as const,
    now: now(),
  };
  return operatorEmail === '' ? [] : [reviewAskedEmail(asked, operatorEmail, origin)];
}
