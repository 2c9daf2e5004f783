import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Attempts after a lost transaction; the SDK itself retries five times in each. */
const maxAttempts = 4;

/**
 * Runs a transaction, and retries it when another one ended it. The SDK retries a few times; with
 * many on one document (twenty bookings from one address at the same time) that is not enough. The
 * emulator reports it differently ('Transaction is invalid or closed') when a read comes after the
 * end.
 */
export async function inTransaction<T>(
  db: Firestore,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.runTransaction(run);
    } catch (error) {
      if (tries >= maxAttempts || !wasEnded(error)) throw error;
    }
  }
}

/**
 * gRPC's 10 (aborted), or 3 (invalid argument) with these words: without them that is mostly our
 * own fault.
 */
export function wasEnded(error: unknown): boolean {
  const { code, message = '' } = error as { code?: number; message?: string };
  return code === 10 || (code === 3 && /transaction is invalid or closed/i.test(message));
}
