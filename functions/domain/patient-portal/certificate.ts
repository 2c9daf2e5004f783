/**
 * The certificate of waiting ('Wartebestätigung'): since when somebody waits, and that no place
 * could be offered. Stored without a name as
 * `practices/{slug}/certificates/{sha256 of its number}`.
 */
import * as z from 'zod/mini';
import { momentInBerlin } from '../dates/berlin-days.ts';
import { plusDays } from '../dates/calendar-days.ts';
import { berlinDate, type IsoDate } from '../dates/german-date.ts';
import { plusMonths } from '../dates/months.ts';
import { accepted, type Outcome, refusedAt, wholeForm } from '../failure.ts';
import type { OfferingSettings } from '../practice/offering-settings.ts';
import { certificateMonths, isPaused } from '../request/deadlines.ts';
import type { HistoryEntry } from '../request/history.ts';
import type { TherapyRequest } from '../request/request.ts';
import type { OfferState } from '../request/request-offer.ts';
import { hasPaused, hasSaidYes, untrueByHistory } from './certificate-history.ts';
import { type CertificateRefusal, certificateRefusals } from './certificate-refusals.ts';

/** What a certificate says, besides whose it is. */
export const CertifiedWait = z.strictObject({
  waitsSince: z.string(),
  /** The day of issue. */
  issuedOn: z.string(),
  /** No place is expected before that day; null: not said. */
  notBefore: z.nullable(z.string()),
  /** Whether it paused for some of that time, at the patient's wish. */
  paused: z._default(z.boolean(), false),
  /**
   * Whether the practice entered the date of asking itself, by phone or from its old list, or name
   * or date of birth were changed since; else this person sent it here that day.
   */
  entered: z._default(z.boolean(), false),
});
export type CertifiedWait = z.infer<typeof CertifiedWait>;

/** Whether a date of birth that a verifier typed belongs to the number. */
export const BirthdateCheck = z.enum(['notAsked', 'matches', 'differs', 'tooMany']);
export type BirthdateCheck = z.infer<typeof BirthdateCheck>;

/** What we know of whoever issued it, today. */
export const Issuer = z.strictObject({
  /** The day of registration. */
  since: z.string(),
  /**
   * When we checked that the practice is who it says, and what we looked at; null: not, or no
   * longer.
   */
  checked: z.nullable(z.strictObject({ on: z.string(), what: z.string() })),
});
export type Issuer = z.infer<typeof Issuer>;

/** What its number tells. */
export const VerifiedCertificate = z.strictObject({
  ...CertifiedWait.shape,
  birthdate: BirthdateCheck,
  issuer: Issuer,
});
export type VerifiedCertificate = z.infer<typeof VerifiedCertificate>;

export const Certificate = z.strictObject({
  ...CertifiedWait.shape,
  requestId: z.string(),
  /** From then on the number is unknown. */
  expiresAt: z.date(),
});
export type Certificate = z.infer<typeof Certificate>;

type Asked = {
  request: Pick<
    TherapyRequest,
    | 'status'
    | 'source'
    | 'withdrawnAt'
    | 'requestedAt'
    | 'pausedUntil'
    | 'offer'
    | 'lastOffer'
    | 'places'
  >;
  /**
   * Its `decidingLines`, one that made it another person's, and those of what was merged into it, in
   * any order.
   */
  history: readonly HistoryEntry[];
  isLocked: boolean;
  /** Whether the operator has checked who the practice is. */
  isChecked: boolean;
  settings: Pick<OfferingSettings, 'certificates' | 'noPlaceBefore'>;
};

/**
 * What may be certified now. Refused where it would be untrue, with what to do instead (field form,
 * a `CertificateRefusal` as code).
 */
export function certify(asked: Asked, now: Date): Outcome<CertifiedWait> {
  const refusal = refusalOf(asked, berlinDate(now));
  if (refusal) return refusedAt(wholeForm, refusal, certificateRefusals[refusal]);
  const issuedOn = berlinDate(now);
  const { noPlaceBefore } = asked.settings;
  return accepted({
    waitsSince: berlinDate(asked.request.requestedAt),
    issuedOn,
    notBefore: noPlaceBefore > issuedOn ? noPlaceBefore : null,
    paused: hasPaused(asked.history),
    entered:
      asked.request.source !== 'online' || asked.history.some(({ changesPerson }) => changesPerson),
  });
}

function refusalOf(
  { request, history, isLocked, isChecked, settings }: Asked,
  today: IsoDate,
): CertificateRefusal | undefined {
  if (!settings.certificates) return 'notIssued';
  if (!isChecked) return 'notChecked';
  if (isLocked) return 'locked';
  if (request.status !== 'open') return request.withdrawnAt === null ? 'notWaiting' : 'withdrawn';
  if (isPaused(request, today)) return 'paused';
  if (request.places.length > 0) return 'given';
  if (request.offer) return hasSaidYes(history) ? 'accepted' : 'offered';
  const untrue = untrueByHistory(history);
  if (request.lastOffer) untrue.add(endedAs[request.lastOffer.outcome]);
  return worstFirst.find((refusal) => untrue.has(refusal));
}

const worstFirst = [
  'given',
  'declined',
  'unanswered',
  'lost',
  'ended',
  'interrupted',
] as const satisfies readonly CertificateRefusal[];

/**
 * Why 'no place could be offered' is untrue after an offer that ended so; whether one withdrawn had
 * reached anybody, its lines say.
 */
const endedAs: Partial<Record<OfferState, CertificateRefusal>> = {
  taken: 'given',
  declined: 'declined',
  expired: 'unanswered',
  lost: 'lost',
};

/** The last day on which its number is known. */
export function verifiableUntil(issuedOn: IsoDate): IsoDate {
  return plusMonths(issuedOn, certificateMonths);
}

export function newCertificate(facts: CertifiedWait, requestId: string): Certificate {
  return {
    ...facts,
    requestId,
    expiresAt: momentInBerlin(plusDays(verifiableUntil(facts.issuedOn), 1), '00:00'),
  };
}
