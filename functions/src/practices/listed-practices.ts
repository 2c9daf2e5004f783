import type { Practice } from '@platzwart/domain/practice/practice';
import { queries } from '@platzwart/domain/queries';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections, queryOf } from '../core/collections.ts';
import { reportUnforeseen } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';

/**
 * Listed and unlocked practices, page by page: each page starts after the previous one's last
 * document, not at an offset.
 */
export async function* listedPractices(
  db: Tools['db'],
  pageSize: number,
): AsyncGenerator<Practice> {
  const first = queryOf(collections(db).practices(), queries.listedPractices(pageSize));
  let last: QueryDocumentSnapshot<Practice> | undefined;
  do {
    const { docs } = await (last ? first.startAfter(last) : first).get();
    for (const doc of docs) {
      const practice = readPractice(doc);
      if (practice) yield practice;
    }
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last);
}

/** A malformed document must not hide the other practices. */
export function readPractice(doc: DocumentSnapshot<Practice>): Practice | undefined {
  try {
    return doc.data();
  } catch (error) {
    reportUnforeseen('listedPractices', error);
    return undefined;
  }
}
