import type { Practice } from '@platzwart/domain/practice/practice';
import { queries } from '@platzwart/domain/queries';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections, queryOf } from '../core/collections.ts';
import { reportUnforeseen } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';

/** Listed and not locked, page by page: each begins after the last document of the one before, not at its number. */
export async function* listedPractices(db: Tools['db'], pageSize: number): AsyncGenerator<Practice> {
  const first = queryOf(collections(db).practices(), queries.listedPractices(pageSize));
  let last: QueryDocumentSnapshot<Practice> | undefined;
  do {
    const { docs } = await (last ? first.startAfter(last) : first).get();
    for (const doc of docs) {
      const practice = read(doc);
      if (practice) yield practice;
    }
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last);
}

/** One document of another shape keeps no other practice from being found. */
function read(doc: QueryDocumentSnapshot<Practice>): Practice | undefined {
  try {
    return doc.data();
  } catch (error) {
    reportUnforeseen('listedPractices', error);
    return undefined;
  }
}
