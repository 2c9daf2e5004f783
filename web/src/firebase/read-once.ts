/** A query's current result on the server, once: for files and print, which do not update. */
import type { QueryShape } from '@platzwart/domain/queries';
import type { WithId } from '@platzwart/domain/request/request';
import type * as z from 'zod/mini';
import { listenToQuery } from './live-documents.ts';

/** Waits for a connection indefinitely; `signal` aborts. Rejects if the rules refuse. */
export function readOnce<T extends object>(
  path: string,
  shape: QueryShape,
  schema: z.ZodMiniType<T>,
  signal: AbortSignal,
): Promise<readonly WithId<T>[]> {
  return new Promise((resolve, reject) => {
    // A listener may answer before its unsubscribe function exists.
    let isOver = false;
    let stop = () => {};
    const end = (settle: () => void) => {
      isOver = true;
      signal.removeEventListener('abort', abort);
      stop();
      settle();
    };
    const abort = () => end(() => reject(signal.reason));
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', abort);
    stop = listenToQuery(path, shape, schema, {
      onValue: (rows, isCurrent) => {
        if (isCurrent && !isOver) end(() => resolve(rows));
      },
      onEnd: (reason) => end(() => reject(new Error(reason))),
    });
    if (isOver) stop();
  });
}
