import { createHash } from 'node:crypto';
import { referralAlphabet, referralCodeLength } from '@platzwart/domain/billing/referral';

/**
 * A user's referral code (spec section 3, "Referral code per user") by attempt: 0, or the next one
 * if another user has that code.
 */
export function referralCodeAt(uid: string, place: number): string {
  const bytes = createHash('sha256').update(`referral code ${place} of ${uid}`).digest();
  return [...bytes.subarray(0, referralCodeLength)]
    .map((byte) => referralAlphabet[byte % referralAlphabet.length])
    .join('');
}
