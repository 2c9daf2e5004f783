/**
 * Live document reads for staff screens. The memory cache keeps patients' data off the disk of a
 * shared reception computer. All results are parsed into domain types: Date, not Timestamp.
 */
import type { QueryShape } from '@platzwart/domain/queries';
import type { WithId } from '@platzwart/domain/request/request';
import {
  collection,
  connectFirestoreEmulator,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  deleteDoc,
  doc,
  type FirestoreDataConverter,
  getCountFromServer,
  initializeFirestore,
  limit,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  queryEqual,
  refEqual,
  runTransaction,
  serverTimestamp,
  setDoc,
  snapshotEqual,
  startAt,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { isOnline } from '../online.ts';
import { report } from '../report.ts';
import { app, emulators } from './app.ts';
import { reportRefusal } from './listener-refusal.ts';
import { addPendingChange } from './pending-changes.ts';
import { readDocument } from './read-document.ts';
import { shownSamples } from './samples.ts';

const db = initializeFirestore(app, {
  localCache: memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() }),
});
if (emulators) connectFirestoreEmulator(db, emulators.firestore.host, emulators.firestore.port);

/** The server's write time; rules require it for some fields. */
export const atServerTime = serverTimestamp;

/** Why a listener ended: the rules do not (or no longer) allow it, or another error. */
export type EndReason = 'refused' | 'failed';

export type Listener<T> = {
  /** `isCurrent` is false while offline: the value may be stale. */
  onValue: (value: T, isCurrent: boolean) => void;
  onEnd: (reason: EndReason) => void;
};

type Stop = () => void;
type Schema<T> = z.ZodMiniType<T>;

/** A snapshot's result: a value, or a read failure. */
type Reading<T> = { value: T; isCurrent: boolean } | 'unreadable';

/**
 * Something to listen to, and how to parse its snapshots. Each call creates a distinct source, even
 * for the same path, so that its answers are not confused with those of the previous one.
 */
export type Source<Target, Snapshot, T> = {
  target: Target;
  /** Undefined until the server or the cache has answered, and for snapshots of other sources. */
  read: (snapshot: Snapshot) => Reading<T> | undefined;
};

type DocumentSource<T> = Source<
  DocumentReference<WithId<T>>,
  DocumentSnapshot<WithId<T>>,
  WithId<T> | undefined
>;

/** One document; the value is undefined while it does not exist. */
export function documentSource<T extends object>(
  path: string,
  schema: Schema<T>,
): DocumentSource<T> {
  const target = doc(db, path).withConverter(converterFor(schema));
  let known: Parsed<T> | undefined;
  let last: Reading<WithId<T> | undefined> | undefined;
  return {
    target,
    read: (snapshot) => {
      // Comparison includes the converter, and this one belongs to this source alone.
      if (!refEqual(snapshot.ref, target)) return undefined;
      const isCurrent = !snapshot.metadata.fromCache;
      if (snapshot.exists()) {
        known = parsedOnce(known, snapshot, (problem) => report(problem, whereIn(path, problem)));
        last = known.row ? { value: known.row, isCurrent } : 'unreadable';
      } else if (isCurrent) last = { value: undefined, isCurrent };
      // "Not in the cache" says nothing about the server.
      return last;
    },
  };
}

type QuerySource<T> = Source<Query<WithId<T>>, QuerySnapshot<WithId<T>>, readonly WithId<T>[]>;

/**
 * The result of a query shape on the collection at `path`. Unchanged documents keep their identity,
 * and so does an unchanged result.
 */
export function querySource<T extends object>(
  path: string,
  shape: QueryShape,
  schema: Schema<T>,
): QuerySource<T> {
  const target = queryOf(path, shape).withConverter(converterFor(schema));
  let known = new Map<string, Parsed<T>>();
  const told = new Set<string>();
  // A line per kind, not per row: after a change of the schema all of them may be affected.
  const tell = (problem: unknown) => {
    const where = whereIn(`${path}/`, problem);
    if (!told.has(where)) report(problem, where);
    told.add(where);
  };
  let last: { value: readonly WithId<T>[]; isCurrent: boolean } | undefined;
  return {
    target,
    read: (snapshot) => {
      if (!queryEqual(snapshot.query, target)) return undefined;
      const isCurrent = !snapshot.metadata.fromCache;
      // An empty cache says nothing about the server.
      if (snapshot.empty && !isCurrent && known.size === 0) return last;
      // One unreadable document must not hide the whole table.
      known = new Map(
        snapshot.docs.map((document) => [
          document.id,
          parsedOnce(known.get(document.id), document, tell),
        ]),
      );
      const rows = [...known.values()].flatMap(({ row }) => row ?? []);
      // If only the connection changed, nothing needs a re-render.
      const isSame =
        last?.value.length === rows.length && rows.every((row, i) => row === last?.value[i]);
      last = { value: isSame && last ? last.value : rows, isCurrent };
      return last;
    },
  };
}

/** A document's last parsed value, without a row if parsing failed. */
type Parsed<T> = { snapshot: QueryDocumentSnapshot<WithId<T>>; row: WithId<T> | undefined };

/** Every change delivers a full snapshot; only changed documents are parsed again. */
function parsedOnce<T>(
  before: Parsed<T> | undefined,
  snapshot: QueryDocumentSnapshot<WithId<T>>,
  tell: (problem: unknown) => void,
): Parsed<T> {
  if (before && snapshotEqual(before.snapshot, snapshot)) return before;
  try {
    return { snapshot, row: snapshot.data({ serverTimestamps: 'estimate' }) };
  } catch (problem) {
    tell(problem);
    return { snapshot, row: undefined };
  }
}

/**
 * The collection, and the fields that do not match: enough to find the cause, without what a
 * document says.
 */
function whereIn(path: string, problem: unknown): string {
  const issues =
    problem instanceof Error && 'issues' in problem ? (problem.issues as z.core.$ZodIssue[]) : [];
  return `${path.split('/').at(-2)}: ${[...new Set(issues.map((issue) => String(issue.path[0])))].join(', ')}`;
}

/** Listens to one document; the value is undefined while it does not exist. */
export function listenToDocument<T extends object>(
  path: string,
  schema: Schema<T>,
  listener: Listener<WithId<T> | undefined>,
): Stop {
  const samples = shownSamples();
  if (samples?.holds(path)) {
    listener.onValue(samples.document(path) as WithId<T> | undefined, true);
    return () => {};
  }
  const { target, read } = documentSource(path, schema);
  const stop = onSnapshot(
    target,
    { includeMetadataChanges: true },
    (snapshot) => {
      const reading = read(snapshot);
      if (!reading) return;
      if (reading !== 'unreadable') return listener.onValue(reading.value, reading.isCurrent);
      // The listener may restart: this one must not keep running alongside the next.
      stop();
      listener.onEnd('failed');
    },
    (problem) => tellEnd(problem, listener),
  );
  return stop;
}

type QueryListener<T> = {
  /** `size` includes unreadable documents. */
  onValue: (rows: readonly WithId<T>[], isCurrent: boolean, size: number) => void;
  onEnd: (reason: EndReason) => void;
};

/** Listens to the result of a query shape on the collection at `path`. */
export function listenToQuery<T extends object>(
  path: string,
  shape: QueryShape,
  schema: Schema<T>,
  listener: QueryListener<T>,
): Stop {
  const samples = shownSamples();
  if (samples?.holds(path)) {
    const rows = samples.query(path, shape) as readonly WithId<T>[];
    listener.onValue(rows, true, rows.length);
    return () => {};
  }
  const { target, read } = querySource(path, shape, schema);
  return onSnapshot(
    target,
    { includeMetadataChanges: true },
    (snapshot) => {
      const reading = read(snapshot);
      if (reading && reading !== 'unreadable')
        listener.onValue(reading.value, reading.isCurrent, snapshot.size);
    },
    (problem) => tellEnd(problem, listener),
  );
}

export const endReason = ({ code }: { code: string }): EndReason =>
  code === 'permission-denied' ? 'refused' : 'failed';

function tellEnd(
  problem: { code: string },
  { onEnd }: { onEnd: (reason: EndReason) => void },
): void {
  const reason = endReason(problem);
  if (reason === 'refused') reportRefusal();
  onEnd(reason);
}

/**
 * Updates some fields of a document: shown immediately, reverted if the rules refuse. Resolves when
 * the server has it.
 */
export const writeDirectly = (path: string, fields: Record<string, unknown>) =>
  confirmed(() => updateDoc(doc(db, path), fields));

/** The same with several documents: all or none. */
export function writeTogether(
  changes: readonly { path: string; fields: Record<string, unknown> }[],
): Promise<'done' | EndReason> {
  return confirmed(() => {
    const batch = writeBatch(db);
    for (const { path, fields } of changes) batch.update(doc(db, path), fields);
    return batch.commit();
  });
}

/** Creates or replaces a document. */
export const putDirectly = (path: string, data: Record<string, unknown>) =>
  confirmed(() => setDoc(doc(db, path), data));

export const deleteDirectly = (path: string) => confirmed(() => deleteDoc(doc(db, path)));

export type ReplaceResult = 'done' | 'changed' | 'gone' | 'offline' | 'noAnswer' | EndReason;

type Fields = Record<string, string | boolean | readonly string[] | undefined>;

/** As long as a call: without an answer, the SDK would wait for a connection. */
const transactionTimeoutMs = 70_000;

/**
 * Replaces `seen` by `fields`, if the document still contains what its editor saw: `seen` names
 * every field that must not have changed. For last-write-wins changes use `writeDirectly`.
 */
export async function replaceUnchanged(
  path: string,
  seen: Fields,
  fields: Fields,
): Promise<ReplaceResult> {
  if (shownSamples()) return 'refused';
  if (!isOnline()) return 'offline';
  const replace = runTransaction(db, async (tx): Promise<ReplaceResult> => {
    const found = await tx.get(doc(db, path));
    const now = found.data();
    if (!now) return 'gone';
    // A retry after a lost answer.
    if (holds(now, fields)) return 'done';
    if (!holds(now, seen)) return 'changed';
    tx.update(found.ref, fields);
    return 'done';
  });
  const tooLate = new Promise<never>((_, fail) =>
    setTimeout(fail, transactionTimeoutMs, { code: 'deadline-exceeded' }),
  );
  return Promise.race([replace, tooLate]).catch((problem: { code: string }) => {
    // Others changed it again and again.
    if (problem.code === 'failed-precondition' || problem.code === 'aborted') return 'changed';
    // It may have been stored before the connection was lost.
    return endReason(problem) === 'refused' ? 'refused' : 'noAnswer';
  });
}

function holds(now: DocumentData, fields: Fields): boolean {
  return Object.entries(fields).every(
    ([field, value]) => JSON.stringify(now[field]) === JSON.stringify(value),
  );
}

/**
 * Writes in the background, undefined to delete: nobody would miss it, so it does not count as a
 * pending change.
 */
export const sayDirectly = (path: string, data: Record<string, unknown> | undefined) =>
  confirmed(
    () => (data ? setDoc(doc(db, path), data) : deleteDoc(doc(db, path))),
    () => () => {},
  );

/**
 * Resolves when the server has it; until then it is a pending change that closing the page would
 * lose.
 */
async function confirmed(
  write: () => Promise<void>,
  hold = addPendingChange,
): Promise<'done' | EndReason> {
  if (shownSamples()) return 'refused';
  const release = hold();
  try {
    await write();
    return 'done';
  } catch (problem) {
    return (problem as { code?: string }).code === 'permission-denied' ? 'refused' : 'failed';
  } finally {
    release();
  }
}

/** How many documents a query shape finds, without reading them. */
export async function countDocuments(path: string, shape: QueryShape): Promise<number> {
  const samples = shownSamples();
  if (samples?.holds(path)) return samples.query(path, shape).length;
  return (await getCountFromServer(queryOf(path, shape))).data().count;
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

function converterFor<T extends object>(
  schema: Schema<T>,
): FirestoreDataConverter<WithId<T>, DocumentData> {
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
