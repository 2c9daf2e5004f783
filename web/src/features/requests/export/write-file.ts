/** Code needed only for exporting; loaded with the first export. */

import type { TherapyRequest } from '@platzwart/domain/request/request';
import { csvOf } from './csv.ts';
import { fileName } from './file-name.ts';
import { type ExportContext, exportedTable } from './request-columns.ts';

export { readArchive } from './read-archive.ts';

type FileInput = { requests: readonly TherapyRequest[]; kind: string; slug: string; title?: string; context: ExportContext };

/** Offers the browser a file to save. */
export function writeFile({ requests, kind, slug, title = '', context }: FileInput): void {
  const content = csvOf(exportedTable(requests, context));
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName({ kind, slug, title, today: context.today });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start reading only after this event loop turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
