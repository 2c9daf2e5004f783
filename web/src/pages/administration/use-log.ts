/** What screens tell the practice's log. Its code comes when there is something to tell. */
import type { ScreenExport } from '@platzwart/domain/practice/screen-export';
import { useCallback, useEffect, useRef } from 'react';

/** Resolves once the log says so, with undefined; else with why nothing may be printed or saved. */
export type RecordExport = (what: ScreenExport, count: number, requestId?: string) => Promise<string | undefined>;

export function useRecordExport(slug: string): RecordExport {
  return useCallback(
    async (what, count, requestId) => {
      // Asking without a connection would spoil the code that is loaded with it.
      if (!navigator.onLine) return 'Ohne Verbindung geht das nicht. Bitte versuche es noch einmal, sobald sie wieder da ist.';
      const { recordExport } = await import('../../features/log/record-export.ts');
      return recordExport(slug, what, count, requestId);
    },
    [slug],
  );
}

type Reporter = ReturnType<typeof import('../../features/log/report-openings.ts').openingsReporter>;

/** Tells which requests were opened; silent where that does not work. */
export function useReportOpening(slug: string): (requestId: string | undefined) => void {
  const reporter = useRef<Promise<Reporter | undefined> | undefined>(undefined);
  useEffect(() => () => void reporter.current?.then((each) => each?.stop()), []);
  return useCallback(
    (requestId) => {
      if (requestId === undefined || (!reporter.current && !navigator.onLine)) return;
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
