/** Reports to the practice's log. */
import type { ScreenExport } from '@platzwart/domain/practice/screen-export';
import { useCallback, useEffect, useRef } from 'react';
import { recordExport } from '../../features/log/record-export.ts';
import { isOnline } from '../../online.ts';

/** Resolves to undefined once logged, otherwise to why nothing may be printed or saved. */
export type RecordExport = (what: ScreenExport, count: number, requestId?: string) => Promise<string | undefined>;

export function useRecordExport(slug: string): RecordExport {
  return useCallback((what, count, requestId) => recordExport(slug, what, count, requestId), [slug]);
}

type Reporter = ReturnType<typeof import('../../features/log/report-openings.ts').openingsReporter>;

/** Reports opened requests; failures are silent. */
export function useReportOpening(slug: string): (requestId: string | undefined) => void {
  const reporter = useRef<Promise<Reporter | undefined> | undefined>(undefined);
  useEffect(() => () => void reporter.current?.then((each) => each?.stop()), []);
  return useCallback(
    (requestId) => {
      if (requestId === undefined || (!reporter.current && !isOnline())) return;
      reporter.current ??= import('../../features/log/report-openings.ts').then(
        ({ openingsReporter }) => openingsReporter(slug),
        () => {
          reporter.current = undefined;
          return undefined;
        },
      );
      void reporter.current.then((each) => each?.report(requestId));
    },
    [slug],
  );
}
