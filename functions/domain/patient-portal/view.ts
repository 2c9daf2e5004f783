/** Builds the view of a request behind the portal link. */
import { readableEmail } from '../contact/readable-email.ts';
import { berlinDate } from '../dates/german-date.ts';
import { isPaused, lastFreePauseDay, undoUntil } from '../request/deadlines.ts';
import type { TherapyRequest } from '../request/request.ts';
import { deletionAfter } from '../retention/retention.ts';
import { isSameValue } from '../text/field-edits.ts';
import type { PortalOffer } from '../vacancies/portal-offer.ts';
import { proofKindOf } from './identity-check.ts';
import { isPending, type PortalView, type RequestLink } from './request-link.ts';
import { type Placements, placesPerMonth, waitEstimate } from './wait-estimate.ts';

type Beside = {
  /** How long others waited; undefined before the first count. */
  found: Placements | undefined;
  /** As its patient sees it. */
  offer: PortalOffer | null;
  /** Of a request whose consent was revoked. */
  eraseAt?: Date | undefined;
  certificateRefusal?: string | null;
};

/** `link`: the one the patient opened. */
export function portalViewOf(
  request: TherapyRequest,
  link: Pick<RequestLink, 'email' | 'former'>,
  { found, offer, eraseAt, certificateRefusal = null }: Beside,
  now: Date,
): PortalView {
  const isNewAddress = isPending(link, request);
  const {
    status,
    pendingEmail,
    locationIds,
    slots,
    timeFlexibility,
    withdrawnAt,
    deletionWarnedAt,
    followUp,
  } = request;
  const today = berlinDate(now);
  const isOpen = status === 'open';
  const lastUndo = isOpen || withdrawnAt === null ? null : undoUntil(withdrawnAt);
  return {
    status,
    requestedAt: request.requestedAt.toISOString(),
    archivedAt: request.archivedAt?.toISOString() ?? null,
    isWithdrawn: !isOpen && withdrawnAt !== null,
    undoUntil: lastUndo !== null && today <= lastUndo ? lastUndo : null,
    emailConfirmed: !isNewAddress && request.emailConfirmedAt !== null,
    email: masked(isNewAddress ? link.email : request.email),
    pendingEmail: isNewAddress || pendingEmail === null ? null : masked(pendingEmail),
    isPending: isNewAddress,
    locationIds,
    slots,
    ...(timeFlexibility !== undefined && { timeFlexibility }),
    formerTimes:
      (isOpen && link.former && !isSameValue(link.former, { locationIds, slots }) && link.former) ||
      null,
    prescription: (!isNewAddress && request.prescription) || null,
    pausedUntil: isOpen && isPaused(request, today) ? request.pausedUntil : null,
    freePauseUntil: lastFreePauseDay(request, today),
    isAsked: isOpen && ['asked', 'reminded', 'noAnswer'].includes(followUp.state),
    deletedOn: isOpen && deletionWarnedAt ? berlinDate(deletionAfter(deletionWarnedAt)) : null,
    followUpConsent: request.followUpConsent,
    hasConsent: request.healthDataConsent === true,
    isForOther: request.type === 'other',
    waitEstimate: (isOpen && found && waitEstimate(request.slotKeys, found)) || null,
    placesPerMonth: (isOpen && found && placesPerMonth(request.slotKeys, found)) || null,
    revokedUntil: eraseAt?.toISOString() ?? null,
    certificateRefusal,
    proof: proofKindOf(request),
    offer,
    places: isOpen
      ? request.places.map(({ slot, rhythm, startsOn }) => ({ slot, rhythm, startsOn }))
      : [],
  };
}

function masked(email: string): string {
  const shown = readableEmail(email);
  return `${shown.slice(0, 1)}•••${shown.slice(shown.lastIndexOf('@'))}`;
}
