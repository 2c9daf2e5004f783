/**
 * From a database event to a handler's plain input: the only place that knows the event protocol.
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Change, FirestoreEvent } from 'firebase-functions/firestore';
import { withDates } from './collections.ts';

type Schema<T> = { parse(value: unknown): T };
type WriteEvent<P> = FirestoreEvent<Change<DocumentSnapshot> | undefined, P>;

/** A document before and after a write, which happened `at`; undefined where it did not exist. */
type Written<T, P> = {
  eventId: string;
  at: Date;
  params: P;
  before: T | undefined;
  after: T | undefined;
};

/**
 * Handles a document that was created, updated or deleted; parses both versions like every other
 * document.
 */
export function written<T, P>(
  schema: Schema<T>,
  handle: (change: Written<T, P>) => Promise<unknown>,
) {
  const read = (snapshot: DocumentSnapshot | undefined) =>
    snapshot?.exists ? schema.parse(withDates(snapshot.data())) : undefined;
  return async ({ id, time, params, data }: WriteEvent<P>): Promise<void> => {
    await handle({
      eventId: id,
      at: new Date(time),
      params,
      before: read(data?.before),
      after: read(data?.after),
    });
  };
}

/** The same, but only if the document still exists. */
export function stored<T, P>(
  schema: Schema<T>,
  handle: (change: { params: P; after: T }) => Promise<unknown>,
) {
  return written<T, P>(schema, async ({ params, after }) => {
    if (after) await handle({ params, after });
  });
}
