/** Code needed only for exporting; loaded with the first export. */

import type { TherapyRequest } from '@platzwart/domain/request/request';
import { saveTable } from '../../../ui/csv.ts';
import { fileName } from './file-name.ts';
import { type ExportContext, exportedTable } from './request-columns.ts';

export { readArchive } from './read-archive.ts';

type FileInput = { requests: readonly TherapyRequest[]; kind: string; slug: string; title?: string; context: ExportContext };

/** Offers the browser a file to save. */
export function writeFile({ requests, kind, slug, title = '', context }: FileInput): void {
  saveTable(fileName({ kind, slug, title, today: context.today }), exportedTable(requests, context));
}
