/** Reads everything stored about a practice, part by part, and saves it as one file. */
import type { CallOutput } from '@platzwart/domain/calls/calls';
import { useEffect, useRef, useState } from 'react';
import { run } from '../../../calls/run.ts';
import { texts as callTexts } from '../../../calls/texts.ts';
import { report } from '../../../report.ts';

type Part = CallOutput<'exportPractice'>;
export type About = NonNullable<Part['about']>;
export type Exported = Part['requests'][number];
/** Turns the requests into a table file. */
export type TableOf = (about: About, requests: readonly Exported[]) => string;

type ExportState =
  | { kind: 'idle' | 'cancelled' }
  | { kind: 'reading' | 'packing'; read: number }
  /** `canGoOn`: parts already read are preserved, and a retry continues from there. */
  | { kind: 'failed'; read: number; problem: string; canGoOn: boolean }
  | { kind: 'done'; read: number; name: string };

type Collected = { about: About | null; requests: Exported[]; next: string | null };

type Options = { slug: string; loadTable: () => Promise<TableOf> };

export function usePracticeExport({ slug, loadTable }: Options) {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const collected = useRef<Collected>(undefined);
  /** Cancelling, leaving or restarting invalidates the current run. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const read = async (from: Collected) => {
    turn.current += 1;
    const mine = turn.current;
    const isOver = () => turn.current !== mine;
    collected.current = from;
    const fail = (problem: string) => {
      if (!isOver())
        setState({
          kind: 'failed',
          read: from.requests.length,
          problem,
          canGoOn: from.next !== '',
        });
    };
    try {
      setState({ kind: 'reading', read: from.requests.length });
      while (from.next !== null) {
        const { output, problem } = await run('exportPractice', {
          companySlug: slug,
          after: from.next,
        });
        if (isOver()) return;
        if (problem) return fail(problem.message);
        from.about ??= output.about;
        from.requests.push(...output.requests);
        from.next = output.next;
        setState({ kind: 'reading', read: from.requests.length });
      }
      setState({ kind: 'packing', read: from.requests.length });
      const [{ packPractice }, { saveFile }, tableOf] = await Promise.all([
        import('./pack-practice.ts'),
        import('../../../ui/save-file.ts'),
        loadTable(),
      ]);
      if (isOver()) return;
      const { name, content } = packPractice({
        slug,
        about: from.about ?? {},
        requests: from.requests,
        tableOf,
        now: new Date(),
      });
      saveFile(name, content);
      collected.current = undefined;
      setState({ kind: 'done', read: from.requests.length, name });
    } catch (problem) {
      report(problem, 'export practice');
      fail(callTexts.failed);
    }
  };

  return {
    state,
    begin: () => void read({ about: null, requests: [], next: '' }),
    goOn: () => void read(collected.current ?? { about: null, requests: [], next: '' }),
    cancel: () => {
      turn.current += 1;
      collected.current = undefined;
      setState({ kind: 'cancelled' });
    },
  };
}
