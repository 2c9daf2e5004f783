/** Limits requests per network address. */
import {
  accepted,
  functionsMessages,
  type Outcome,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { type Tally, windowAt } from '@platzwart/domain/rate-limit';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import { limitedTally } from '../core/limited-tally.ts';
import { isFailedPrecondition } from '../core/optimistic-write.ts';
import type { Tools } from '../core/tools.ts';
import { bookingsTallyId } from '../emails/flood.ts';

/** Minutes. */
const hour = 60;

type BookingLimit = {
  /**
   * Whether one more request may come from there; the returned function counts it, for the sender
   * and for the practice. Failures: too many from this address within the hour (field form).
   */
  readonly allow: () => Promise<Outcome<(tx: Transaction) => void>>;
  /**
   * Repeats a booking whose count another one from the same address overtook. Each repetition means
   * that one more was counted, so that they end at the limit at the latest.
   */
  readonly retryConflicts: <T>(booking: () => Promise<T>) => Promise<T>;
};

/**
 * Counts without locks: twenty at once from one address that read the count in their transactions
 * would wait for each other until the database ends them.
 */
export function bookingLimit(
  slug: string,
  {
    db,
    now,
    limits,
    sender,
    senders,
    keyedHash,
  }: Pick<Tools<'keyedHash'>, 'db' | 'now' | 'limits' | 'sender' | 'senders' | 'keyedHash'>,
): BookingLimit {
  const window = windowAt(hour, now());
  const docs = collections(db);
  const ofSender = docs.tally(keyedHash(`bookings of ${sender} in ${window.number}`));
  let read: DocumentSnapshot<Tally> | undefined;

  return {
    allow: async () => {
      const counted = await limitedTally(ofSender, {
        max: limits.bookingsPerAddress * senders,
        expiresAt: window.endsAt,
      });
      read = counted.read;
      if (counted.isFull)
        return refusedAt(wholeForm, 'tooManyBookings', functionsMessages.tooManyBookings);

      const one = { count: FieldValue.increment(1), expiresAt: window.endsAt };
      const ofPractice = docs.tally(bookingsTallyId(slug, now()));
      return accepted((tx) => {
        counted.countOne(tx);
        tx.set(ofPractice, one, { merge: true });
      });
    },
    retryConflicts: async (booking) => {
      for (;;) {
        try {
          return await booking();
        } catch (error) {
          if (!isFailedPrecondition(error) || !(await hasChanged())) throw error;
        }
      }
    },
  };

  async function hasChanged(): Promise<boolean> {
    const { updateTime } = await ofSender.get();
    return updateTime !== undefined && !(read?.updateTime && updateTime.isEqual(read.updateTime));
  }
}
