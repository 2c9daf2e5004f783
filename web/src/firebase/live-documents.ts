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
  startAt,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { report } from '../report.ts';
import { app, emulators } from './app.ts';
import { holdChange } from './held-changes.ts';
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

export type QueryFollower<T> = {
  /** `size` counts documents that could not be read, too. */
  onValue: (rows: readonly WithId<T>[], isCurrent: boolean, size: number) => void;
  onEnd: (reason: EndReason) => void;
};

/** The live result of a query shape on the collection at `path`. Documents that did not change keep their identity, and so does the result. */
export function liveQuery<T extends object>(path: string, shape: QueryShape, schema: Schema<T>, follower: QueryFollower<T>): Stop {
  const parsed = new Map<string, WithId<T>>();
  let rows: readonly WithId<T>[] | undefined;
  return onSnapshot(
    queryOf(path, shape).withConverter(converterFor(schema)),
    { includeMetadataChanges: true },
    (snapshot) => {
      const isCurrent = !snapshot.metadata.fromCache;
      // An empty cache says nothing about the server.
      if (snapshot.empty && !isCurrent && parsed.size === 0) return;
      const changes = snapshot.docChanges();
      for (const change of changes) {
        parsed.delete(change.doc.id);
        if (change.type === 'removed') continue;
        try {
          parsed.set(change.doc.id, change.doc.data({ serverTimestamps: 'estimate' }));
        } catch (problem) {
          // One unreadable document must not take the whole table away.
          report(problem, 'live query');
        }
      }
      // Where only the connection has changed, there is nothing to draw anew.
      if (!rows || changes.length > 0) rows = snapshot.docs.flatMap((document) => parsed.get(document.id) ?? []);
      follower.onValue(rows, isCurrent, snapshot.size);
    },
    (problem) => follower.onEnd(reasonOf(problem)),
  );
}

function reasonOf({ code }: { code: string }): EndReason {
  if (code !== 'permission-denied') return 'failed';
  tellRefusal();
  return 'refused';
}

/** Changes some fields of a document, shown at once and taken back if the rules refuse. Resolves when the server has it. */
export const writeDirectly = (path: string, fields: Record<string, unknown>) => confirmed(updateDoc(doc(db, path), fields));

/** The same with several documents: all of them or none. */
export function writeTogether(changes: readonly { path: string; fields: Record<string, unknown> }[]): Promise<'done' | EndReason> {
  const batch = writeBatch(db);
  for (const { path, fields } of changes) batch.update(doc(db, path), fields);
  return confirmed(batch.commit());
}

/** Makes a document, or puts it in place of what is there. */
export const putDirectly = (path: string, data: Record<string, unknown>) => confirmed(setDoc(doc(db, path), data));

export const deleteDirectly = (path: string) => confirmed(deleteDoc(doc(db, path)));

/** What the page says by itself, undefined to take it back: nobody would miss it, so nobody is told that it waits. */
export const sayDirectly = (path: string, data: Record<string, unknown> | undefined) =>
  confirmed(data ? setDoc(doc(db, path), data) : deleteDoc(doc(db, path)), () => {});

/** Resolves when the server has it; until then it is one of the changes that closing the page would lose. */
async function confirmed(writing: Promise<void>, release = holdChange()): Promise<'done' | EndReason> {
  try {
    await writing;
    return 'done';
  } catch (problem) {
    return (problem as { code?: string }).code === 'permission-denied' ? 'refused' : 'failed';
  } finally {
    release();
  }
}

function queryOf(path: string, shape: QueryShape): Query {
  return query(
    collection(db, path),
    ...shape.where.map(([field, operator, value]) => where(field, operator, value)),
    ...shape.orderBy.map(([field, direction]) => orderBy(field, direction)),
    ...(shape.startAt ? [startAt(...shape.startAt)] : []),
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
