/** What only exporting needs; it comes with the first export. */

import type { TherapyRequest } from '@platzwart/domain/request';
import { csvOf } from './csv.ts';
import { fileName } from './file-name.ts';
import { type ExportWords, exportedTable } from './request-columns.ts';

export { readArchive } from './read-archive.ts';

type FileInput = { requests: readonly TherapyRequest[]; kind: string; slug: string; title?: string; words: ExportWords };

/** Hands the browser a file to save. */
export function writeFile({ requests, kind, slug, title = '', words }: FileInput): void {
  const content = csvOf(exportedTable(requests, words));
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName({ kind, slug, title, today: words.today });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
