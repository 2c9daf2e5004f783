/** Sends rows to the server in parts, and undoes imports. Parts without an answer are sent again: the server applies each once. */
import type { CallInput, CallName } from '@platzwart/domain/calls';
import type { ImportResult, RawRow } from '@platzwart/domain/import/import';
import { rowsPerCall } from '@platzwart/domain/import/import';
import { type CallResult, call } from '../../firebase/calls.ts';
import { texts } from './texts.ts';

/** Milliseconds between attempts. */
const pauses = [1000, 3000, 8000, 15_000];

export type NumberedRow = { number: number; row: RawRow };

export type Sending = {
  slug: string;
  importId: string;
  fileName: string;
  /** Rows of the whole file. */
  total: number;
  dryRun: boolean;
  isOver: () => boolean;
  onResults: (results: readonly ImportResult[]) => void;
};

/** Resolves to undefined when all rows are through or it was cancelled, otherwise to an error message. */
export async function sendRows(rows: readonly NumberedRow[], { slug, isOver, onResults, ...input }: Sending): Promise<string | undefined> {
  for (let from = 0; from < rows.length; from += rowsPerCall) {
    if (isOver()) return undefined;
    const part = rows.slice(from, from + rowsPerCall).map(({ number, row }) => ({ number, row }));
    const isLast = from + rowsPerCall >= rows.length;
    const answer = await repeated('importRequests', { companySlug: slug, ...input, rows: part, isLast }, isOver);
    if (answer.kind !== 'done') return isOver() ? undefined : reasonOf(answer);
    onResults(answer.output.results);
  }
  return undefined;
}

export type Undone = { removed: number; skipped: number };

/** Resolves to an error message if incomplete; pressing again resumes. */
export async function undoImport(slug: string, importId: string, onPart: (sum: Undone) => void): Promise<Undone | string> {
  const sum = { removed: 0, skipped: 0 };
  for (;;) {
    const answer = await repeated('undoImport', { companySlug: slug, importId }, () => false);
    if (answer.kind !== 'done') return reasonOf(answer);
    sum.removed += answer.output.removed;
    sum.skipped += answer.output.skipped;
    onPart({ ...sum });
    if (!answer.output.remaining) return sum;
  }
}

async function repeated<N extends CallName>(name: N, input: CallInput<N>, isOver: () => boolean): Promise<CallResult<N>> {
  for (const pause of [...pauses, undefined]) {
    const answer: CallResult<N> = navigator.onLine ? await call(name, input) : { kind: 'failed' };
    if (answer.kind !== 'failed' || pause === undefined || isOver()) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return { kind: 'failed' };
}

function reasonOf(answer: Exclude<CallResult<CallName>, { kind: 'done' }>): string {
  if (answer.kind === 'denied') return texts.notAllowed;
  if (answer.kind === 'refused') return answer.details[0]?.message ?? texts.tryAgain;
  return navigator.onLine ? texts.tryAgain : texts.offline;
}
