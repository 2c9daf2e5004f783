import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Documents read together. */
const partSize = 300;

/**
 * What a query finds, in parts: nothing limits how much a practice stores, and what holds all of it
 * in memory ends everybody else's work in the same process. `get` reads a part, such as with a
 * transaction.
 */
export async function* inParts<T>(
  query: Query<T>,
  get: (part: Query<T>) => Promise<{ docs: QueryDocumentSnapshot<T>[] }> = (part) => part.get(),
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  const part = query.limit(partSize);
  for (let last: QueryDocumentSnapshot<T> | undefined; ; ) {
    const { docs } = await get(last ? part.startAfter(last) : part);
    yield docs;
    last = docs.at(-1);
    if (docs.length < partSize) return;
  }
}

/** Deletes all that a query finds. */
export async function deleteInParts(query: Query): Promise<void> {
  for await (const part of inParts(query.select()))
    await Promise.all(part.map(({ ref }) => ref.delete()));
}
