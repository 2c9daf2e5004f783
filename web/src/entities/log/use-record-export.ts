import type { ScreenExport } from '@platzwart/domain/practice/screen-export';
import { useCallback } from 'react';
import { run } from '../../calls/run.ts';

/** Why nothing was printed or saved. */
export const exportMessages = {
  denied: 'Dazu fehlt dir hier das Recht. Frag bitte jemanden mit der Rolle Administration.',
  offline:
    'Ohne Verbindung geht das nicht. Bitte versuche es noch einmal, sobald sie wieder da ist.',
  failed:
    'Jeder Druck und jede Datei steht im Protokoll der Praxis, und das war gerade nicht erreichbar. Bitte versuche es noch einmal.',
};

/**
 * Logs a print or export before it happens. Resolves to undefined once logged, otherwise to why
 * nothing may be printed or saved.
 * `requestId`: if it is a single request.
 */
export function useRecordExport(slug: string) {
  return useCallback(
    async (what: ScreenExport, count: number, requestId?: string) => {
      const { problem } = await run(
        'recordExport',
        { companySlug: slug, what, count, requestId },
        exportMessages,
      );
      return problem?.message;
    },
    [slug],
  );
}
