import type { Firestore } from 'firebase-admin/firestore';

/** The database as somebody slow sees it: that happens before their first transaction begins. */
export function slowDatabase(db: Firestore, meanwhile: () => Promise<unknown>): Firestore {
  let happening: Promise<unknown> | undefined;
  const runTransaction: Firestore['runTransaction'] = async (...given) => {
    happening ??= meanwhile();
    await happening;
    return db.runTransaction(...given);
  };
  return Object.create(db, { runTransaction: { value: runTransaction } }) as Firestore;
}
