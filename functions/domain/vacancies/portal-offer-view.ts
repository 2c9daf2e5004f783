/** Builds what a patient sees of an offer behind their link. */
import { daysLater } from '../dates/berlin-days.ts';
import type { OfferingSettings } from '../practice/offering-settings.ts';
import type { TherapyRequest } from '../request/request.ts';
import { effectiveOffer, waitsForCall } from './effective-offer.ts';
import { type Offer, yesesTakenBack } from './offer.ts';
import type { OfferStanding, PortalOffer } from './portal-offer.ts';
import { toldFields, type Vacancy } from './vacancy.ts';

/** Days for which an ended offer is shown. */
export const offerMemory = 30;

/** Days in which a place can be given back. */
const giveBackLength = 14;

type Situation = {
  vacancy: Vacancy;
  offer: Offer;
  request: Pick<TherapyRequest, 'status' | 'offer'>;
  isLocked: boolean;
  settings: Pick<OfferingSettings, 'showTherapist'>;
};

/**
 * Null: nothing to show. It was never made, its request left by another door, or it ended long ago.
 */
export function portalOfferOf(
  { vacancy, offer, request, isLocked, settings }: Situation,
  now: Date,
): PortalOffer | null {
  const effective = effectiveOffer(offer, vacancy, now);
  const standing = patientStanding(effective, { vacancy, isLocked });
  if (!standing || (isOver(standing) && now >= daysLater(lastMomentOf(offer), offerMemory)))
    return null;
  // What ended without a place speaks of a position.
  if (standing !== 'given' && request.status !== 'open') return null;
  const { slot, rhythm, endsOn, setting, mode, payer, seats, noteForPatients } = vacancy;
  return {
    vacancyId: offer.vacancyId,
    terms: shownTerms(offer.vacancyId, vacancy),
    standing,
    slot,
    rhythm,
    startsOn: offer.given?.startsOn ?? vacancy.startsOn,
    endsOn,
    therapist: settings.showTherapist ? (offer.given?.therapist ?? vacancy.therapist) : '',
    setting,
    isGroup: seats > 1,
    isSelfPayer: payer === 'selfPayer',
    isNearly: !offer.rank.exact,
    note: noteForPatients,
    mode,
    until:
      (standing === 'pledged'
        ? decidedBy(offer, { vacancy, isLocked })
        : effective.until
      )?.toISOString() ?? null,
    canTakeBack: !isLocked && canTakeBack(standing, { vacancy, offer, request }, now),
    isQuestionOpen: offer.question !== null && offer.question.answeredAt === null,
    waitsOn: offer.given?.waitsOn ?? false,
  };
}

/** Of what a patient says yes or no to. */
export function shownTerms(vacancyId: string, vacancy: Vacancy): string {
  return JSON.stringify([vacancyId, ...toldFields.map((field) => vacancy[field])]);
}

function patientStanding(
  { requestId, state }: Offer,
  { vacancy, isLocked }: Pick<Situation, 'vacancy' | 'isLocked'>,
): OfferStanding | null {
  const isFrozen = isLocked || vacancy.frozenSince !== null;
  const isLate = vacancy.late.some((late) => late.requestId === requestId);
  switch (state) {
    case 'offered':
      if (vacancy.state === 'closed') return 'withdrawn';
      if (isTaken(vacancy)) return 'lost';
      return isFrozen ? 'frozen' : 'open';
    case 'expired':
      if (vacancy.state === 'closed') return 'withdrawn';
      if (isLate) return isTaken(vacancy) ? 'lost' : 'lateNoted';
      if (isTaken(vacancy)) return 'missed';
      return isFrozen ? 'frozen' : 'expired';
    case 'pledged':
      if (vacancy.state === 'closed') return 'withdrawn';
      return isTaken(vacancy) ? 'lost' : 'pledged';
    case 'accepted':
      return 'accepted';
    case 'taken':
      return 'given';
    case 'declined':
      // They said yes after all, too late for now.
      return isLate && vacancy.state !== 'closed' && !isTaken(vacancy) ? 'lateNoted' : 'declined';
    case 'lost':
      return 'lost';
    case 'withdrawn':
      return 'withdrawn';
    case 'void':
    case 'skipped':
      return null;
  }
}

/**
 * The last deadline of those ranked higher; null: nobody can say, because time stands still or
 * somebody has to be called first.
 */
function decidedBy(
  { requestId: me }: Offer,
  { vacancy, isLocked }: Pick<Situation, 'vacancy' | 'isLocked'>,
): Date | null {
  const { plan, frozenSince } = vacancy;
  const place = plan.findIndex(({ requestId }) => requestId === me);
  const before = plan.slice(0, place).filter(({ state }) => state === 'offered');
  if (isLocked || frozenSince !== null || before.some(waitsForCall)) return null;
  return before.reduce<Date | null>(
    (latest, { until }) => (until !== null && (latest === null || until > latest) ? until : latest),
    null,
  );
}

function isTaken({ winners, seats, state }: Vacancy): boolean {
  return winners.length >= seats || state === 'filled';
}

function canTakeBack(
  standing: OfferStanding,
  { vacancy, offer, request }: Pick<Situation, 'vacancy' | 'offer' | 'request'>,
  now: Date,
) {
  switch (standing) {
    case 'declined':
      return (
        offer.takenBack < yesesTakenBack &&
        request.offer === null &&
        vacancy.state !== 'closed' &&
        !isTaken(vacancy)
      );
    case 'pledged':
    case 'accepted':
    case 'lateNoted':
      return true;
    case 'given':
      return offer.given !== null && now < daysLater(offer.given.at, giveBackLength);
    default:
      return false;
  }
}

function isOver(standing: OfferStanding): boolean {
  return !['open', 'frozen', 'pledged', 'accepted', 'lateNoted'].includes(standing);
}

/** The last that happened to it. */
function lastMomentOf({ askedAt, answeredAt, until, ended, given }: Offer): Date {
  return new Date(
    Math.max(
      ...[askedAt, answeredAt, until, ended?.at, given?.at].map((moment) => moment?.getTime() ?? 0),
    ),
  );
}
