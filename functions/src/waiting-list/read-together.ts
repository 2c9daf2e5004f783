import type { DocumentReference, Transaction } from 'firebase-admin/firestore';

/**
 * Several documents of different kinds in one round trip, undefined where there is none (or no
 * reference was given).
 */
export async function readTogether<T extends unknown[]>(
  tx: Transaction,
  references: { [K in keyof T]: DocumentReference<T[K]> | undefined },
): Promise<{ [K in keyof T]: T[K] | undefined }> {
  const given = (references as (DocumentReference | undefined)[]).filter(
    (reference) => reference !== undefined,
  );
  const read = new Map(
    (await tx.getAll(...given)).map((snapshot) => [snapshot.ref.path, snapshot.data()]),
  );
  return (references as (DocumentReference | undefined)[]).map(
    (reference) => reference && read.get(reference.path),
  ) as {
    [K in keyof T]: T[K] | undefined;
  };
}
