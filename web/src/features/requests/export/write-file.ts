/** Code needed only for exporting; loaded with the first export. */

import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { folded } from '@platzwart/domain/text/folding';
import { saveTable } from '../../../ui/csv.ts';
import { type ExportContext, exportedTable } from './request-columns.ts';

export { readArchive } from './read-archive.ts';

type FileInput = { requests: readonly TherapyRequest[]; kind: string; slug: string; title?: string; context: ExportContext };

/** Offers the browser a file to save. */
export function writeFile({ requests, kind, slug, title = '', context }: FileInput): void {
  saveTable(fileName({ kind, slug, title, today: context.today }), exportedTable(requests, context));
}

/** 'anfragen-praxis-linden-kinder-hausbesuch-2026-11-21.csv': file names never name a patient. */
export function fileName({ kind, slug, title = '', today }: { kind: string; slug: string; title?: string; today: IsoDate }): string {
  const about = folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60);
  return `${[kind, slug, about, today].filter(Boolean).join('-')}.csv`;
}
