/**
 * Counts up to a limit without locks: many at once that read a count in their transactions would
 * wait for each other.
 */
import type { Tally } from '@platzwart/domain/rate-limit';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import { replaceUnchanged } from './optimistic-write.ts';

/**
 * While more than that are left, counting uses blind increments, so nobody retries; only close to
 * the limit it is exact. Ordinary limits are below it, and so always exact.
 */
const slack = 200;

type LimitedTally = {
  readonly isFull: boolean;
  /**
   * Counts one more with the transaction. Close to the limit its commit fails if another one was
   * counted since.
   */
  readonly countOne: (tx: Transaction) => void;
  readonly count: number;
  readonly read: DocumentSnapshot<Tally>;
};

/** Reads outside of any transaction. */
export async function limitedTally(
  tally: DocumentReference<Tally>,
  { max, expiresAt }: { max: number; expiresAt: Date },
): Promise<LimitedTally> {
  const read = await tally.get();
  const count = read.data()?.count ?? 0;
  return {
    isFull: count >= max,
    countOne: (tx) => {
      if (max - count > slack)
        tx.set(tally, { count: FieldValue.increment(1), expiresAt }, { merge: true });
      else replaceUnchanged(tx, read, { count: count + 1, expiresAt });
    },
    count,
    read,
  };
}
