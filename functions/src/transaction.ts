import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** How often a transaction that lost against another begins anew, beyond what the SDK does by itself. */
const mostTries = 4;

/**
 * A transaction, begun anew when another one ended it. The SDK does so for what production says then; the emulator has other
 * words for it ('Transaction is invalid or closed') when a read comes after the end.
 */
export async function inTransaction<T>(db: Firestore, run: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.runTransaction(run);
    } catch (error) {
      if (tries >= mostTries || !wasEnded(error)) throw error;
    }
  }
}

/** gRPC's 3 (invalid argument) is mostly our own fault; these words are not. */
function wasEnded(error: unknown): boolean {
  const { code, message = '' } = error as { code?: number; message?: string };
  return code === 3 && /transaction is invalid or closed/i.test(message);
}
