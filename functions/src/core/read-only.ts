/**
 * References that cannot write: what `collections()` hands out for the documents of the waiting
 * lists.
 */
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  FieldPath,
  OrderByDirection,
  QueryDocumentSnapshot,
  QuerySnapshot,
  WhereFilterOp,
} from 'firebase-admin/firestore';

type ReadOnlyDocument<T> = Pick<DocumentReference<T>, 'id' | 'path'> & {
  get(): Promise<ReadOnlySnapshot<T>>;
};

export type ReadOnlyQuery<T> = {
  where(field: string | FieldPath, operator: WhereFilterOp, value: unknown): ReadOnlyQuery<T>;
  orderBy(field: string | FieldPath, direction?: OrderByDirection): ReadOnlyQuery<T>;
  limit(max: number): ReadOnlyQuery<T>;
  startAt(...values: unknown[]): ReadOnlyQuery<T>;
  startAfter(...values: unknown[]): ReadOnlyQuery<T>;
  select(...fields: (string | FieldPath)[]): ReadOnlyQuery<DocumentData>;
  get(): Promise<ReadOnlyQuerySnapshot<T>>;
};

/** Without its reference. */
export type ReadOnlySnapshot<T> = Omit<DocumentSnapshot<T>, 'ref' | 'isEqual'>;
export type ReadOnlyQueryDocument<T> = Omit<QueryDocumentSnapshot<T>, 'ref' | 'isEqual'>;
type ReadOnlyQuerySnapshot<T> = Pick<QuerySnapshot<T>, 'size' | 'empty'> & {
  readonly docs: ReadOnlyQueryDocument<T>[];
};

/** The same function, with a result that cannot write. */
export type ReadOnly<F> = F extends (...given: infer A) => CollectionReference<infer T>
  ? (...given: A) => ReadOnlyQuery<T>
  : F extends (...given: infer A) => DocumentReference<infer T>
    ? (...given: A) => ReadOnlyDocument<T>
    : never;

/**
 * A writable reference is a read-only one, too: without this, reading it would lose the snapshot's
 * reference.
 */
type CannotWrite = { readonly set?: never; readonly stream?: never };

declare global {
  namespace FirebaseFirestore {
    interface Transaction {
      get<T>(document: ReadOnlyDocument<T> & CannotWrite): Promise<ReadOnlySnapshot<T>>;
      get<T>(query: ReadOnlyQuery<T> & CannotWrite): Promise<ReadOnlyQuerySnapshot<T>>;
    }
    interface Firestore {
      getAll(
        ...documents: ((ReadOnlyDocument<unknown> & CannotWrite) | ReadOptions)[]
      ): Promise<ReadOnlySnapshot<DocumentData>[]>;
    }
  }
}
