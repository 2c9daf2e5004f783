/** Uploads rows and reports progress. Stops with the page; finished rows stay imported. */
import type { ImportResult } from '@platzwart/domain/import/import';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type NumberedRow, type Sending, sendRows } from './commands.ts';

export type RowUploadState = {
  status: 'idle' | 'running' | 'stopping' | 'stopped' | 'done';
  /** Total number of rows to send. */
  of: number;
  /** How many rows have a result. */
  done: number;
  /**
   * Of a running upload, those from before it: all rows are planned again once, not with each part.
   */
  results: ReadonlyMap<number, ImportResult>;
  /** Why it stopped; undefined if the user stopped it. */
  problem: string | undefined;
};

type Target = Pick<Sending, 'slug' | 'importId' | 'fileName' | 'total' | 'emailConsent' | 'dryRun'>;

const nothing: RowUploadState = {
  status: 'idle',
  of: 0,
  done: 0,
  results: new Map(),
  problem: undefined,
};

export function useRowUpload() {
  const [state, setState] = useState(nothing);
  const isOver = useRef<boolean>(false);
  const run = useRef(0);

  const stop = useCallback(() => {
    isOver.current = true;
    setState((before) =>
      before.status === 'running' ? { ...before, status: 'stopping' } : before,
    );
  }, []);

  const reset = useCallback(() => {
    run.current += 1;
    setState(nothing);
  }, []);

  /** The result of a row that was changed since; the others stay. */
  const forget = useCallback((number: number) => {
    run.current += 1;
    setState(({ results }) => {
      const others = new Map([...results].filter(([other]) => other !== number));
      return { ...nothing, done: others.size, results: others };
    });
  }, []);

  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  /** Sends rows without a result: after a stop it resumes where it was. */
  const start = useCallback(
    async (rows: readonly NumberedRow[], target: Target) => {
      const own = ++run.current;
      isOver.current = false;
      const known = new Map(state.results);
      setState({
        status: 'running',
        of: rows.length,
        done: known.size,
        results: state.results,
        problem: undefined,
      });
      const problem = await sendRows(
        rows.filter(({ number }) => !known.has(number)),
        {
          ...target,
          isOver: () => isOver.current || run.current !== own,
          onResults: (results) => {
            for (const result of results) known.set(result.number, result);
            if (run.current === own) setState((before) => ({ ...before, done: known.size }));
          },
        },
      );
      if (run.current !== own) return;
      const isDone = rows.every(({ number }) => known.has(number));
      setState((before) => ({
        ...before,
        status: isDone ? 'done' : 'stopped',
        results: known,
        problem: problem?.message,
      }));
    },
    [state.results],
  );

  return { ...state, start, stop, reset, forget };
}
