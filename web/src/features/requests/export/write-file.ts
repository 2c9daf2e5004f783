/** Code needed only for exporting; loaded with the first export. */

import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { folded } from '@platzwart/domain/text/folding';
import { saveTable } from '../../../ui/csv.ts';
import { saveWorkbook } from '../../../ui/workbook.ts';
import { texts as requestTexts } from '../texts.ts';
import { type ExportContext, exportedTable } from './request-columns.ts';

export { readArchive } from './read-archive.ts';

/**
 * A workbook keeps zeros and long numbers in every program; CSV is for programs that read nothing
 * else.
 */
export type FileFormat = 'xlsx' | 'csv';

type FileInput = {
  requests: readonly TherapyRequest[];
  kind: string;
  slug: string;
  title?: string;
  format: FileFormat;
  context: ExportContext;
};

/** Offers the browser a file to save. */
export function writeFile({ requests, kind, slug, title = '', format, context }: FileInput): void {
  const name = fileName({ kind, slug, title, format, today: context.today });
  const rows = exportedTable(requests, context);
  if (format === 'xlsx') saveWorkbook(name, requestTexts.title, rows);
  else saveTable(name, rows);
}

type NameInput = Pick<FileInput, 'kind' | 'slug' | 'title' | 'format'> & { today: IsoDate };

/** 'anfragen-praxis-linden-kinder-hausbesuch-2026-11-21.csv': file names never name a patient. */
export function fileName({ kind, slug, title = '', format, today }: NameInput): string {
  const about = folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60);
  return `${[kind, slug, about, today].filter(Boolean).join('-')}.${format}`;
}
