/** Limits requests per network address. */
import { accepted, functionsMessages, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { type Tally, windowAt } from '@platzwart/domain/rate-limit';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { bookingsTallyId } from '../emails/flood.ts';

/** Minutes. */
const hour = 60;

/** While that many are left, counting uses blind increments, so nobody waits; only close to the limit it is exact. */
const slack = 50;

/**
 * Whether one more request may come from there; the returned function counts it, for the sender and for the practice.
 * Failures: too many from this address within the hour (field form).
 */
export async function allowBooking(
  tx: Transaction,
  slug: string,
  { db, now, limits, sender, keyedHash }: Pick<Tools, 'db' | 'now' | 'limits' | 'sender' | 'keyedHash'>,
): Promise<Outcome<(tx: Transaction) => void>> {
  const window = windowAt(hour, now());
  const docs = collections(db);
  const ofSender = docs.tally(keyedHash(`bookings of ${sender} in ${window.number}`));
  const seen = countOf(await ofSender.get());
  const count = limits.bookingsPerAddress - seen > slack ? seen : countOf(await tx.get(ofSender));
  if (count >= limits.bookingsPerAddress) return refusedAt(wholeForm, 'tooManyBookings', functionsMessages.tooManyBookings);

  const one = { count: FieldValue.increment(1), expiresAt: window.endsAt };
  const ofPractice = docs.tally(bookingsTallyId(slug, now()));
  return accepted((writing) => {
    writing.set(ofSender, one, { merge: true });
    writing.set(ofPractice, one, { merge: true });
  });
}

function countOf(snapshot: { data: () => Tally | undefined }): number {
  return snapshot.data()?.count ?? 0;
}
