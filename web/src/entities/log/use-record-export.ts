import type { ScreenExport } from '@platzwart/domain/practice/screen-export';
import { useCallback } from 'react';
import { run } from '../../calls/run.ts';

/**
 * Logs a print or export before it happens. Resolves to undefined once logged, otherwise to why
 * nothing may be printed or saved.
 * `requestId`: if it is a single request.
 */
export function useRecordExport(slug: string) {
  return useCallback(
    async (what: ScreenExport, count: number, requestId?: string) => {
      const { problem } = await run('recordExport', { companySlug: slug, what, count, requestId });
      return problem?.message;
    },
    [slug],
  );
}
