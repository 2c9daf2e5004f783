/**
 * Changing a document that many change at the same moment, without locks: it is read, and written back on the condition
 * that it still is as it was. Of a hundred at once one goes through each time and the others look again, where a hundred
 * transactions that read the same document would wait for each other for minutes.
 */
import type { DocumentData, DocumentSnapshot, Transaction, UpdateData, WithFieldValue } from 'firebase-admin/firestore';

/** Writes in place of what was read, all its fields, if that still is what is there. */
export function replaceUnchanged<T extends DocumentData>(tx: Transaction, read: DocumentSnapshot<T>, data: T): void {
  if (read.updateTime) tx.update(read.ref, data as UpdateData<DocumentData>, { lastUpdateTime: read.updateTime });
  else tx.create(read.ref, data as WithFieldValue<T>);
}

/** False if a condition of the writing no longer held: a document was there already, was gone, or was another (gRPC's 6, 5 and 9). */
export async function commitUnlessConflict(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    if ([5, 6, 9].includes(Number((error as { code?: number }).code))) return false;
    throw error;
  }
}
