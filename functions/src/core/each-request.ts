/**
 * Runs a task within one practice: every request that may be due, on the lists or in the bin, page
 * by page.
 */
import type { QueryShape } from '@platzwart/domain/queries';
import { FieldPath } from 'firebase-admin/firestore';
import { collections, queryOf } from './collections.ts';
import type { ReadOnlyQueryDocument } from './read-only.ts';
import { reportUnforeseen } from './report.ts';
import type { Tools } from './tools.ts';

type Page = readonly ReadOnlyQueryDocument<unknown>[];

/** Which of a page `work` is called with, by these fields of them. */
type Sieve = {
  readonly fields: readonly string[];
  readonly sift: (page: Page) => Promise<Page>;
};
const everyOne: Sieve = { fields: [], sift: async (page) => page };

/**
 * Calls `work` once with each id until time is over. Reports a failing one and continues; then
 * throws at the end, so that the run counts it and raises its alarm. Out: for how many `work`
 * returned true.
 */
export async function forEachRequest(
  slug: string,
  shape: QueryShape,
  { db }: Pick<Tools, 'db'>,
  isOver: () => boolean,
  work: (requestId: string) => Promise<boolean>,
  { fields, sift } = everyOne,
): Promise<number> {
  const order = shape.orderBy.map(([field]) => field);
  const docs = collections(db);
  const query = queryOf<unknown>(
    shape.collection === 'bin' ? docs.bin(slug) : docs.requests(slug),
    shape,
  ).select(...order, ...fields, FieldPath.documentId());
  let [done, failed] = [0, 0];
  for (let last: ReadOnlyQueryDocument<unknown> | undefined; ; ) {
    const { docs: page } = await (last ? query.startAfter(last) : query).get();
    for (const { id } of await sift(page)) {
      if (isOver()) break;
      try {
        if (await work(id)) done += 1;
      } catch (error) {
        reportUnforeseen('forEachRequest', error);
        failed += 1;
      }
    }
    last = page.at(-1);
    if (!last || page.length < (shape.limit ?? Number.POSITIVE_INFINITY) || isOver()) break;
  }
  if (failed > 0) throw new Error(`${failed} of the practice's requests could not be handled.`);
  return done;
}
