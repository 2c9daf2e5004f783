import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** How often a transaction that lost against another begins anew; each time the SDK tries five times by itself. */
const maxAttempts = 4;

/**
 * A transaction, begun anew when another one ended it. The SDK does so a few times; with many on one document (twenty bookings from one
 * address at once) that is not enough. The emulator has words of its own for it ('Transaction is invalid or closed') when a read comes
 * after the end.
 */
export async function inTransaction<T>(db: Firestore, run: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.runTransaction(run);
    } catch (error) {
      if (tries >= maxAttempts || !wasEnded(error)) throw error;
    }
  }
}

/** gRPC's 10 (aborted), and 3 (invalid argument) with these words: without them that is mostly our own fault. */
function wasEnded(error: unknown): boolean {
  const { code, message = '' } = error as { code?: number; message?: string };
  return code === 10 || (code === 3 && /transaction is invalid or closed/i.test(message));
}
