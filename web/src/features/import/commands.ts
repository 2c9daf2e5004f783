/**
 * Sends rows to the server in parts, and undoes imports. What has no answer is sent again: the
 * server applies each once.
 */
import type { CallInput, CallName, CallOutput } from '@platzwart/domain/calls/calls';
import { type ImportResult, type RawRow, rowsPerCall } from '@platzwart/domain/import/import';
import type { Problem, Result } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';

/** Milliseconds between attempts. */
const pauses = [1000, 3000, 8000, 15_000];

export type NumberedRow = { number: number; row: RawRow };

export type Sending = {
  slug: string;
  importId: string;
  fileName: string;
  /** Rows of the whole file. */
  total: number;
  /** How everybody agreed to e-mails; null if nobody says so. */
  emailConsent: string | null;
  dryRun: boolean;
  isOver: () => boolean;
  onResults: (results: readonly ImportResult[]) => void;
};

/** Resolves to undefined when all rows are through or it was cancelled. */
export async function sendRows(
  rows: readonly NumberedRow[],
  { slug, isOver, onResults, ...input }: Sending,
): Promise<Problem | undefined> {
  for (let from = 0; from < rows.length; from += rowsPerCall) {
    if (isOver()) return undefined;
    const part = rows.slice(from, from + rowsPerCall).map(({ number, row }) => ({ number, row }));
    const isLast = from + rowsPerCall >= rows.length;
    const { output, problem } = await repeated(
      'importRequests',
      { companySlug: slug, ...input, rows: part, isLast },
      isOver,
    );
    if (problem) return isOver() ? undefined : problem;
    onResults(output.results);
  }
  return undefined;
}

/** The server goes on with it by itself. */
export const undoImport = (slug: string, importId: string) =>
  repeated('undoImport', { companySlug: slug, importId }, () => false);

async function repeated<N extends CallName>(
  name: N,
  input: CallInput<N>,
  isOver: () => boolean,
): Promise<Result<CallOutput<N>>> {
  for (const pause of [...pauses, undefined]) {
    const answer = await run(name, input);
    const isFinal =
      !answer.problem || answer.problem.kind === 'refused' || answer.problem.kind === 'denied';
    if (isFinal || pause === undefined || isOver()) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error('The last attempt has no pause.');
}
