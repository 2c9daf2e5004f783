/**
 * The certificate of waiting ('Wartebestätigung'): since when somebody waits, and that no place could be offered. Stored without a name as
 * `practices/{slug}/certificates/{sha256 of its number}`.
 */
import * as z from 'zod/mini';
import { momentInBerlin } from '../dates/berlin-days.ts';
import { plusDays } from '../dates/calendar-days.ts';
import { berlinDate, type IsoDate } from '../dates/german-date.ts';
import { accepted, type Outcome, refusedAt, wholeForm } from '../failure.ts';
import type { TherapyRequest } from '../request/request.ts';
import type { Offer } from '../vacancies/offer.ts';
import type { OfferingSettings } from '../vacancies/offering-settings.ts';
import { type CertificateRefusal, certificateRefusals } from './certificate-refusals.ts';
import { certificateMonths, isPaused, monthsAhead } from './deadlines.ts';

/** What a certificate says, besides whose it is. */
export const CertifiedWait = z.strictObject({
  waitsSince: z.string(),
  /** The day of issue. */
  issuedOn: z.string(),
  /** No place is expected before that day; null: not said. */
  notBefore: z.nullable(z.string()),
});
export type CertifiedWait = z.infer<typeof CertifiedWait>;

export const Certificate = z.strictObject({
  ...CertifiedWait.shape,
  requestId: z.string(),
  /** From then on the number is unknown. */
  expiresAt: z.date(),
});
export type Certificate = z.infer<typeof Certificate>;

type Asked = {
  request: Pick<TherapyRequest, 'status' | 'withdrawnAt' | 'requestedAt' | 'pausedUntil' | 'offer' | 'lastOffer' | 'places'>;
  /** All that were ever made to it, and to what was merged into it. */
  offers: readonly Pick<Offer, 'state' | 'sentAt' | 'answeredAt'>[];
  isLocked: boolean;
  settings: Pick<OfferingSettings, 'certificates' | 'noPlaceBefore'>;
};

/** What may be certified now. Refused where it would be untrue, with what to do instead (field form, a `CertificateRefusal` as code). */
export function certify(asked: Asked, now: Date): Outcome<CertifiedWait> {
  const refusal = refusalOf(asked, berlinDate(now));
  if (refusal) return refusedAt(wholeForm, refusal, certificateRefusals[refusal]);
  const issuedOn = berlinDate(now);
  const { noPlaceBefore } = asked.settings;
  return accepted({
    waitsSince: berlinDate(asked.request.requestedAt),
    issuedOn,
    notBefore: noPlaceBefore > issuedOn ? noPlaceBefore : null,
  });
}

function refusalOf({ request, offers, isLocked, settings }: Asked, today: IsoDate): CertificateRefusal | undefined {
  if (!settings.certificates) return 'notIssued';
  if (isLocked) return 'locked';
  if (request.status !== 'open') return request.withdrawnAt === null ? 'notWaiting' : 'withdrawn';
  if (isPaused(request, today)) return 'paused';
  if (request.places.length > 0) return 'given';
  if (request.offer) return 'offered';
  // The offers of long past places are deleted; the last one's outcome stays.
  const last = request.lastOffer && endedAs[request.lastOffer.outcome];
  const found = new Set([...offers.map(untrueSince), typeof last === 'string' ? last : undefined]);
  return worstFirst.find((refusal) => found.has(refusal));
}

const worstFirst = ['given', 'offered', 'declined', 'unanswered', 'lost', 'ended'] as const satisfies readonly CertificateRefusal[];

/**
 * Why 'no place could be offered' is untrue after an offer that ended so. `ifReached`: untrue if the offer had left, or was answered, before
 * it ended without the person. Passed over is nobody offered anything.
 */
const endedAs = {
  offered: 'offered',
  pledged: 'offered',
  accepted: 'offered',
  taken: 'given',
  declined: 'declined',
  expired: 'unanswered',
  lost: 'lost',
  withdrawn: { ifReached: 'ended' },
  void: { ifReached: 'ended' },
  skipped: undefined,
} as const satisfies Record<Offer['state'], CertificateRefusal | { ifReached: CertificateRefusal } | undefined>;

function untrueSince({ state, sentAt, answeredAt }: Asked['offers'][number]): CertificateRefusal | undefined {
  const untrue = endedAs[state];
  if (typeof untrue !== 'object') return untrue;
  return sentAt !== null || answeredAt !== null ? untrue.ifReached : undefined;
}

/** The last day on which its number is known. */
export function verifiableUntil(issuedOn: IsoDate): IsoDate {
  return monthsAhead(issuedOn, certificateMonths);
}

export function newCertificate(facts: CertifiedWait, requestId: string): Certificate {
  return { ...facts, requestId, expiresAt: momentInBerlin(plusDays(verifiableUntil(facts.issuedOn), 1), '00:00') };
}
