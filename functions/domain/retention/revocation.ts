/**
 * `practices/{slug}/revoked/{id}`: a request whose person has revoked their consent (GDPR Art.
 * 7(3), 17(1)(b)). Nobody in the practice can read it. Its person can bring it back by their link
 * until it is erased. Its history and offers lie below it.
 */
import * as z from 'zod/mini';
import type { FormConfiguration } from '../booking/form-configuration.ts';
import { isSameEmail } from '../contact/email-address.ts';
import { daysLater } from '../dates/berlin-days.ts';
import { isSamePerson } from '../request/changes.ts';
import type { HistoryEntry } from '../request/history.ts';
import { TherapyRequest } from '../request/request.ts';
import { isOnlyClaimed } from '../waiting-list/only-claimed.ts';
import { currentSlotKeys } from '../waiting-list/queue.ts';
import { BinnedRequest } from './bin.ts';
import { revocationDays } from './revocation-days.ts';

const InBin = z.pick(BinnedRequest, { binnedAt: true, binnedBy: true, binnedWith: true });

export const RevokedRequest = z.strictObject({
  ...TherapyRequest.shape,
  revokedAt: z.date(),
  /** When it is erased for good. */
  eraseAt: z.date(),
  /** The request it was taken along with; null: the one whose link was used. */
  revokedWith: z.nullable(z.string()),
  /** It lay in the practice's bin, and returns there. */
  binned: z.nullable(InBin),
});
export type RevokedRequest = z.infer<typeof RevokedRequest>;

/** When a request whose consent was revoked at that moment is erased for good. */
export function erasureAfter(revokedAt: Date): Date {
  return daysLater(revokedAt, revocationDays);
}

/** In: the request as it lies on a list or in the bin, without an offer that runs. */
export function revoked(
  stored: TherapyRequest | BinnedRequest,
  { revokedAt, revokedWith }: Pick<RevokedRequest, 'revokedAt' | 'revokedWith'>,
): RevokedRequest {
  // Undoing its import later must leave a request that somebody has handled.
  const { importId: _import, ...rest } = stored;
  const moved = { revokedAt, eraseAt: erasureAfter(revokedAt), revokedWith };
  if (!('binnedAt' in rest)) return { ...rest, ...moved, offer: null, binned: null };
  const { binnedAt, binnedBy, binnedWith, ...request } = rest;
  return { ...request, ...moved, binned: { binnedAt, binnedBy, binnedWith } };
}

/** Whether its time to be brought back is over. */
export function isErasureDue({ eraseAt }: Pick<RevokedRequest, 'eraseAt'>, now: Date): boolean {
  return eraseAt <= now;
}

/**
 * Whether the link to a request that the team merged into another one decides about that one's
 * consent too. Many know somebody's name and date of birth, and a team merges by them, so that they
 * prove nothing: the address is the same, or confirmed while the other one is only claimed. Never of
 * a repeat, which anybody may have sent.
 */
export function decidesFor(merged: TherapyRequest, into: TherapyRequest): boolean {
  const isProven =
    isSameEmail(merged.email, into.email) ||
    (merged.emailConfirmedAt !== null && isOnlyClaimed(into));
  return !merged.isRepeat && isSamePerson(merged, into) && isProven;
}

type Consent = { form: FormConfiguration; version: string; now: Date };

/**
 * As it was, at its old position, in the slots offered today, with a new consent and its history
 * line. Its person has acted, so its retention starts anew. `binned`: where it returns to; null: to
 * its list.
 */
export function renewed(
  { revokedAt: _at, eraseAt: _until, revokedWith: _with, binned, ...request }: RevokedRequest,
  { form, version, now }: Consent,
): { after: TherapyRequest; binned: RevokedRequest['binned']; history: HistoryEntry } {
  const after: TherapyRequest = {
    ...request,
    healthDataConsent: true,
    consentVersion: version,
    slotKeys: currentSlotKeys(request, form),
    activeAt: now,
    deletionWarnedAt: null,
  };
  const changes = [{ field: 'consentVersion', from: null, to: version }];
  return {
    after,
    binned,
    history: { at: now, by: { kind: 'patient' }, what: 'consentRenewed', changes },
  };
}
