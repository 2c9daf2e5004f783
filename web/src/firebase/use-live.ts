/** Live reads as hooks. Views get a state, never a subscription. */
import type { QueryShape } from '@platzwart/domain/queries';
import type { WithId } from '@platzwart/domain/request';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { type EndReason, followDocument, liveQuery } from './live-documents.ts';
import { followPages } from './live-pages.ts';

export type Live<T> =
  | { status: 'loading' }
  /** `isComplete` is false while there is more of a long list than has come yet. */
  | { status: 'loaded'; value: T; isCurrent: boolean; isComplete: boolean }
  /** Nothing more will come; `refused` when the rules ended it: access is gone. */
  | { status: 'refused' | 'failed'; retry: () => void };

type Follower<T> = {
  onValue: (value: T, isCurrent: boolean, isComplete?: boolean) => void;
  onEnd: (reason: EndReason) => void;
};

/**
 * Follows a source named by `key`. A value is only ever returned under the key it was followed for: in the very render
 * in which the key changes, the answer is 'loading', so that no frame shows one practice's data in another's place.
 * An undefined key follows nothing.
 */
export function useFollowed<T>(key: string | undefined, follow: (follower: Follower<T>) => () => void): Live<T> {
  const [state, setState] = useState<{ key: string | undefined; live: Live<T> }>({ key, live: { status: 'loading' } });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  const start = useEffectEvent(follow);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt means following anew
  useEffect(() => {
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
      stop();
    };
  }, [key, attempt, retry]);

  return state.key === key ? state.live : { status: 'loading' };
}

/** The document at the path, undefined inside 'loaded' if it does not exist. */
export function useLiveDocument<T extends object>(path: string | undefined, schema: z.ZodMiniType<T>): Live<WithId<T> | undefined> {
  return useFollowed<WithId<T> | undefined>(path, (follower) => (path === undefined ? () => {} : followDocument(path, schema, follower)));
}

/** The result of a query shape on the collection at the path. */
export function useLiveQuery<T extends object>(
  path: string | undefined,
  shape: QueryShape,
  schema: z.ZodMiniType<T>,
): Live<readonly WithId<T>[]> {
  return useFollowed<readonly WithId<T>[]>(path && `${path} ${JSON.stringify(shape)}`, (follower) =>
    path === undefined
      ? () => {}
      : liveQuery(path, shape, schema, { ...follower, onValue: (rows, isCurrent) => follower.onValue(rows, isCurrent) }),
  );
}

type LongList<T extends object> = {
  schema: z.ZodMiniType<T>;
  /** How many documents one listener follows at most. */
  length: number;
  /** The page that begins at this document; undefined for the first. */
  page: (from: WithId<T> | undefined) => QueryShape;
  /** The order of the pages' queries. */
  compare: (a: WithId<T>, b: WithId<T>) => number;
};

/** All documents of a list that may be long: the first page at once, the others behind it. */
export function useLivePages<T extends object>(path: string, { schema, length, page, compare }: LongList<T>): Live<readonly WithId<T>[]> {
  return useFollowed<readonly WithId<T>[]>(path, (follower) =>
    followPages({ length, compare, follow: (from, each) => liveQuery(path, page(from), schema, each) }, follower),
  );
}
