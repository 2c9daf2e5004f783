/**
 * Live reads as hooks. Views get a state, never a subscription. react-firebase-hooks reads single
 * documents and queries; `useLive` combines several listeners.
 */
import type { QueryShape } from '@platzwart/domain/queries';
import type { WithId } from '@platzwart/domain/request/request';
import type { FirestoreError, SnapshotListenOptions } from 'firebase/firestore';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useCollection, useDocument } from 'react-firebase-hooks/firestore';
import type * as z from 'zod/mini';
import { reportRefusal } from './listener-refusal.ts';
import {
  documentSource,
  type EndReason,
  endReason,
  listenToQuery,
  querySource,
  type Source,
} from './live-documents.ts';
import { listenToLongList } from './live-long-list.ts';
import { type Samples, shownSamples } from './samples.ts';

export type Live<T> =
  | { status: 'loading' }
  /** `isComplete` is false while a long list is still loading. */
  | { status: 'loaded'; value: T; isCurrent: boolean; isComplete: boolean }
  /** The listener has ended; `refused`: the rules ended it, access is gone. */
  | { status: 'refused' | 'failed'; retry: () => void };

type Listener<T> = {
  onValue: (value: T, isCurrent: boolean, isComplete?: boolean) => void;
  onEnd: (reason: EndReason) => void;
};

/**
 * Listens to a source named by `key`. Returns a value only for the key it was read for: in the very
 * render in which the key changes, the answer is 'loading', so that no frame shows another
 * practice's data. An undefined key listens to nothing.
 */
export function useLive<T>(
  key: string | undefined,
  listen: (listener: Listener<T>) => () => void,
): Live<T> {
  const [state, setState] = useState<{ key: string | undefined; live: Live<T> }>({
    key,
    live: { status: 'loading' },
  });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  const start = useEffectEvent(listen);

  // Before all other effects of the screen: the emulator and a slow line answer one after the
  // other, and these are the lists that it was opened for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt listens again
  useLayoutEffect(() => {
    if (key === undefined) return;
    let isOver = false;
    const stop = start({
      onValue: (value, isCurrent, isComplete = true) => {
        if (!isOver) setState({ key, live: { status: 'loaded', value, isCurrent, isComplete } });
      },
      onEnd: (reason) => {
        if (!isOver) setState({ key, live: { status: reason, retry } });
      },
    });
    return () => {
      isOver = true;
      setState({ key: undefined, live: { status: 'loading' } });
      // After the start of what comes instead.
      queueMicrotask(stop);
    };
  }, [key, attempt, retry]);

  return state.key === key ? state.live : { status: 'loading' };
}

/** As in react-firebase-hooks: the last value, whether it is loading, and the error. */
type Listen<Target, Snapshot> = (
  target: Target | undefined,
  options: { snapshotListenOptions: SnapshotListenOptions },
) => readonly [Snapshot | undefined, boolean, FirestoreError | undefined, ...unknown[]];

// Metadata tell whether the connection is lost.
const listening = { snapshotListenOptions: { includeMetadataChanges: true } };

/**
 * The only wrapper of react-firebase-hooks, for what it leaves to its users: the render in which
 * the target changes still gets the previous answer; after an error it listens again only to
 * another target; and it returns whole snapshots. So a new key, or a new attempt after an error,
 * creates a new source, which recognizes its own answers and parses only what changed. An undefined
 * key listens to nothing.
 */
function useSource<Target, Snapshot, T>(
  key: string | undefined,
  begin: () => Source<Target, Snapshot, T>,
  useListening: Listen<Target, Snapshot>,
): Live<T> {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies what `begin` starts, and a new attempt starts again
  const source = useMemo(() => (key === undefined ? undefined : begin()), [key, attempt]);
  const [snapshot, , problem] = useListening(source?.target, listening);

  // An error does not name its source: one that existed before this source started belongs to the
  // previous one.
  const [start, setStart] = useState({ source, problem });
  if (start.source !== source) setStart({ source, problem });
  const ownProblem = start.source === source && problem !== start.problem ? problem : undefined;

  useEffect(() => {
    if (ownProblem && endReason(ownProblem) === 'refused') reportRefusal();
  }, [ownProblem]);

  return useMemo((): Live<T> => {
    if (source && ownProblem) return { status: endReason(ownProblem), retry };
    const reading = snapshot && source?.read(snapshot);
    if (!reading) return { status: 'loading' };
    return reading === 'unreadable'
      ? { status: 'failed', retry }
      : { status: 'loaded', ...reading, isComplete: true };
  }, [source, snapshot, ownProblem, retry]);
}

/** The document at the path, undefined inside 'loaded' if it does not exist. */
export function useLiveDocument<T extends object>(
  path: string | undefined,
  schema: z.ZodMiniType<T>,
): Live<WithId<T> | undefined> {
  const sample = useSample<WithId<T> | undefined>(path, path, (samples, path) =>
    samples.document(path),
  );
  const live = useSource(
    sample ? undefined : path,
    () => documentSource(path ?? '', schema),
    useDocument<WithId<T>>,
  );
  return sample ?? live;
}

/** The result of a query shape on the collection at the path. */
export function useLiveQuery<T extends object>(
  path: string | undefined,
  shape: QueryShape,
  schema: z.ZodMiniType<T>,
): Live<readonly WithId<T>[]> {
  const key = path && `${path} ${JSON.stringify(shape)}`;
  const sample = useSample<readonly WithId<T>[]>(key, path, (samples, path) =>
    samples.query(path, shape),
  );
  const live = useSource(
    sample ? undefined : key,
    () => querySource(path ?? '', shape, schema),
    useCollection<WithId<T>>,
  );
  return sample ?? live;
}

/** The sample that stands in for it; undefined if none does. */
function useSample<T>(
  key: string | undefined,
  path: string | undefined,
  read: (samples: Samples, path: string) => unknown,
) {
  const samples = shownSamples();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies what `read` reads.
  return useMemo((): Live<T> | undefined => {
    if (path === undefined || !samples?.holds(path)) return undefined;
    return { status: 'loaded', value: read(samples, path) as T, isCurrent: true, isComplete: true };
  }, [samples, key]);
}

type LongList<T extends object> = {
  schema: z.ZodMiniType<T>;
  /** The limit of `start`. */
  length: number;
  /** The first documents. */
  start: QueryShape;
  /** Together all documents, each once. */
  parts: readonly QueryShape[];
  /** The order of `start`. */
  compare: (a: WithId<T>, b: WithId<T>) => number;
};

/** All documents of a possibly long list: the first ones immediately, the others afterwards. */
export function useLiveList<T extends object>(
  path: string,
  list: LongList<T>,
): Live<readonly WithId<T>[]> {
  const { schema, length, compare } = list;
  return useLive<readonly WithId<T>[]>(path, (listener) => {
    const listen = (shape: QueryShape) => (each: Parameters<typeof listenToQuery<T>>[3]) =>
      listenToQuery(path, shape, schema, each);
    return listenToLongList(
      { length, compare, start: listen(list.start), parts: list.parts.map(listen) },
      listener,
    );
  });
}
