/** Reads the listed practices that the landing page shows. */
import { FinderRow, finderPaths } from '@platzwart/domain/practice/finder';
import type { Practice } from '@platzwart/domain/practice/practice';
import * as z from 'zod/mini';
import { readDocument } from '../../firebase/read-document.ts';
import { report } from '../../report.ts';
import type { Listed } from './queries.ts';

/** What is at a path; undefined if it is gone. */
export type Get = (path: string) => Promise<unknown>;

export const get: Get = async (path) => {
  const answer = await fetch(path);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`Finder: ${answer.status}`);
  return answer.json();
};

export async function readLanding(read = get): Promise<Listed> {
  const { count, rows } = z
    .object({ count: z.number(), rows: z.unknown() })
    .parse(await read(finderPaths.landing));
  return { practices: practicesIn(rows), count };
}

/** A row that does not parse must not hide the others. */
export function practicesIn(rows: unknown): Practice[] {
  return z
    .array(z.unknown())
    .parse(rows)
    .flatMap((row) => {
      try {
        return [practiceOf(readDocument(FinderRow, row))];
      } catch (problem) {
        report(problem, 'listed practice');
        return [];
      }
    });
}

/** Lists show nothing of what a row lacks. */
function practiceOf(row: FinderRow): Practice {
  return { ...row, website: '', contactPerson: '', listed: true, locked: false };
}
