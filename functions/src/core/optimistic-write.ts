/**
 * Optimistic writes to contended documents, without locks: read, then write on the condition that
 * nothing changed. Of a hundred at the same time, one succeeds each round and the others retry,
 * where a hundred transactions reading the same document would wait for each other for minutes.
 */
import type {
  DocumentData,
  DocumentSnapshot,
  Transaction,
  UpdateData,
  WithFieldValue,
} from 'firebase-admin/firestore';

/** Replaces all fields of the document if it is unchanged since the read. */
export function replaceUnchanged<T extends DocumentData>(
  tx: Transaction,
  read: DocumentSnapshot<T>,
  data: T,
): void {
  if (read.updateTime)
    tx.update(read.ref, data as UpdateData<DocumentData>, { lastUpdateTime: read.updateTime });
  else tx.create(read.ref, data as WithFieldValue<T>);
}

/** Deletes the document if it is unchanged since the read. */
export function deleteUnchanged(tx: Transaction, { ref, updateTime }: DocumentSnapshot): void {
  tx.delete(ref, updateTime && { lastUpdateTime: updateTime });
}

/** The document already existed, was gone, or had changed (gRPC's 6, 5 and 9). */
export function isFailedPrecondition(error: unknown): boolean {
  return [5, 6, 9].includes(Number((error as { code?: number }).code));
}

/**
 * Repetitions after conflicts. Each means that another writer got through, and those end at their
 * limits.
 */
const maxConflicts = 300;

/** Repeats work that read before its transaction what another writer has changed since. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let conflicts = 1; ; conflicts++) {
    try {
      return await work();
    } catch (error) {
      if (conflicts > maxConflicts || !isFailedPrecondition(error)) throw error;
    }
  }
}

/** False if a precondition failed. */
export async function commitUnlessConflict(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    if (isFailedPrecondition(error)) return false;
    throw error;
  }
}
