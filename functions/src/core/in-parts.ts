import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ReadOnlyQuery, ReadOnlyQueryDocument } from './read-only.ts';

/** Documents read together. */
const partSize = 300;

/** Lines of a history read together: each may hold all long texts of a request, before and after. */
export const linesAtOnce = 50;

/**
 * What a query finds, in parts: nothing limits how much a practice stores, and what holds all of it
 * in memory ends everybody else's work in the same process. `get` reads a part, such as with a
 * transaction.
 */
export async function* inParts<T>(
  query: Query<T>,
  get: (part: Query<T>) => Promise<{ docs: QueryDocumentSnapshot<T>[] }> = (part) => part.get(),
  size = partSize,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  const part = query.limit(size);
  for (let last: QueryDocumentSnapshot<T> | undefined; ; ) {
    const { docs } = await get(last ? part.startAfter(last) : part);
    yield docs;
    last = docs.at(-1);
    if (docs.length < size) return;
  }
}

/** What of a history is read into memory at once; characters of JSON. */
type Most = { readonly lines: number; readonly characters: number };

/** What a query finds until that much is read, one document at least; `isAll`: whether that is all. */
export async function upTo<T>(
  query: ReadOnlyQuery<T>,
  { lines, characters }: Most,
): Promise<{ docs: ReadOnlyQueryDocument<T>[]; isAll: boolean }> {
  const docs: ReadOnlyQueryDocument<T>[] = [];
  let size = 0;
  for await (const part of inParts(query as Query<T>, (each) => each.get(), linesAtOnce)) {
    for (const each of part) {
      size += JSON.stringify(each.data()).length;
      if (docs.length >= lines || (size > characters && docs.length > 0))
        return { docs, isAll: false };
      docs.push(each);
    }
  }
  return { docs, isAll: true };
}

/** Does the work for each, a few at the same time, in their order. */
export async function someAtOnce<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
  atOnce = 20,
): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce)
    await Promise.all(all.slice(from, from + atOnce).map(work));
}

/** Deletes all that a query finds. */
export async function deleteInParts(query: Query): Promise<void> {
  for await (const part of inParts(query.select()))
    await Promise.all(part.map(({ ref }) => ref.delete()));
}
