/**
 * Documents that follow along live: staff screens read through here. The memory cache keeps patients' data off the disk of
 * a shared reception computer. Everything that comes out is parsed and speaks the domain's language: Date, not Timestamp.
 */
import type { QueryShape } from '@platzwart/domain/queries';
import type { WithId } from '@platzwart/domain/request';
import {
  collection,
  connectFirestoreEmulator,
  type DocumentData,
  deleteDoc,
  doc,
  type FirestoreDataConverter,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { report } from '../report.ts';
import { app, emulators } from './app.ts';
import { readDocument } from './read-document.ts';
import { tellRefusal } from './refusal.ts';

const db = initializeFirestore(app, { localCache: memoryLocalCache() });
if (emulators) connectFirestoreEmulator(db, emulators.firestore.host, emulators.firestore.port);

/** Stands for the moment at which the server takes the write; rules force some fields to it. */
export const atServerTime = serverTimestamp;

/** Why nothing more comes: the rules do not (or no longer) allow it, or something else went wrong. */
export type EndReason = 'refused' | 'failed';

export type Follower<T> = {
  /** `isCurrent` is false while the connection is lost: what is shown may be old. */
  onValue: (value: T, isCurrent: boolean) => void;
  onEnd: (reason: EndReason) => void;
};

type Stop = () => void;
type Schema<T> = z.ZodMiniType<T>;

/** Follows one document; the value is undefined while it does not exist. */
export function followDocument<T extends object>(path: string, schema: Schema<T>, follower: Follower<WithId<T> | undefined>): Stop {
  const stop = onSnapshot(
    doc(db, path).withConverter(converterFor(schema)),
    { includeMetadataChanges: true },
    (snapshot) => {
      const isCurrent = !snapshot.metadata.fromCache;
      // "Not in the cache" says nothing about the server.
      if (!snapshot.exists() && !isCurrent) return;
      try {
        follower.onValue(snapshot.data({ serverTimestamps: 'estimate' }), isCurrent);
      } catch (problem) {
        report(problem, 'live document');
        // The follower may begin anew: this listener must not go on beside the next.
        stop();
        follower.onEnd('failed');
      }
    },
    (problem) => follower.onEnd(reasonOf(problem)),
  );
  return stop;
}

/** The live result of a query shape on the collection at `path`. Documents that did not change keep their identity. */
export function liveQuery<T extends object>(path: string, shape: QueryShape, schema: Schema<T>, follower: Follower<WithId<T>[]>): Stop {
  const parsed = new Map<string, WithId<T>>();
  return onSnapshot(
    queryOf(path, shape).withConverter(converterFor(schema)),
    { includeMetadataChanges: true },
    (snapshot) => {
      const isCurrent = !snapshot.metadata.fromCache;
      // An empty cache says nothing about the server.
      if (snapshot.empty && !isCurrent && parsed.size === 0) return;
      for (const change of snapshot.docChanges()) {
        parsed.delete(change.doc.id);
        if (change.type === 'removed') continue;
        try {
          parsed.set(change.doc.id, change.doc.data({ serverTimestamps: 'estimate' }));
        } catch (problem) {
          // One unreadable document must not take the whole table away.
          report(problem, 'live query');
        }
      }
      follower.onValue(
        snapshot.docs.flatMap((document) => parsed.get(document.id) ?? []),
        isCurrent,
      );
    },
    (problem) => follower.onEnd(reasonOf(problem)),
  );
}

function reasonOf({ code }: { code: string }): EndReason {
  if (code !== 'permission-denied') return 'failed';
  tellRefusal();
  return 'refused';
}

/** Direct writes that the server has not confirmed: they live in memory, and closing the page would lose them. */
let unconfirmed = 0;
addEventListener('beforeunload', (event) => {
  if (unconfirmed > 0) event.preventDefault();
});

/** Changes some fields of a document, shown at once and taken back if the rules refuse. Resolves when the server has it. */
export const writeDirectly = (path: string, fields: Record<string, unknown>) => confirmed(updateDoc(doc(db, path), fields));

/** Makes a document, or puts it in place of what is there. */
export const putDirectly = (path: string, data: Record<string, unknown>) => confirmed(setDoc(doc(db, path), data));

export const deleteDirectly = (path: string) => confirmed(deleteDoc(doc(db, path)));

async function confirmed(writing: Promise<void>): Promise<'done' | EndReason> {
  unconfirmed += 1;
  try {
    await writing;
    return 'done';
  } catch (problem) {
    return (problem as { code?: string }).code === 'permission-denied' ? 'refused' : 'failed';
  } finally {
    unconfirmed -= 1;
  }
}

function queryOf(path: string, shape: QueryShape): Query {
  return query(
    collection(db, path),
    ...shape.where.map(([field, operator, value]) => where(field, operator, value)),
    ...shape.orderBy.map(([field, direction]) => orderBy(field, direction)),
    ...(shape.limit === undefined ? [] : [limit(shape.limit)]),
  );
}

function converterFor<T extends object>(schema: Schema<T>): FirestoreDataConverter<WithId<T>, DocumentData> {
  return {
    toFirestore: () => {
      throw new Error('Whole documents are written by functions only.');
    },
    fromFirestore: (snapshot: QueryDocumentSnapshot, options) => ({
      ...readDocument(schema, withDates(snapshot.data(options))),
      id: snapshot.id,
    }),
  };
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}
