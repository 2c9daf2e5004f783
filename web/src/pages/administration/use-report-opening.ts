/** Reports to the practice's log. Its code loads with the first report. */
import { useCallback, useEffect, useRef } from 'react';
import { isOnline } from '../../online.ts';

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
