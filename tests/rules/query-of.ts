import type { QueryShape } from '@platzwart/domain/queries';
import {
  collection,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  startAt,
  where,
} from 'firebase/firestore';

/** A shape's query on the collection at this path. */
export function queryOf(db: Firestore, path: string, shape: QueryShape): Query {
  return query(
    collection(db, path),
    ...shape.where.map(([field, operator, value]) => where(field, operator, value)),
    ...shape.orderBy.map(([field, direction]) => orderBy(field, direction)),
    ...(shape.startAt ? [startAt(...shape.startAt)] : []),
    ...(shape.limit === undefined ? [] : [limit(shape.limit)]),
  );
}
