/** Logs a print or export before it happens. */
import type { ScreenExport } from '@platzwart/domain/practice/screen-export';
import { run } from '../../calls/run.ts';
import { exportTexts } from './export-texts.ts';

/** Undefined once logged, otherwise why nothing may be printed or saved. `requestId`: if it is a single request. */
export async function recordExport(slug: string, what: ScreenExport, count: number, requestId?: string): Promise<string | undefined> {
  const { problem } = await run('recordExport', { companySlug: slug, what, count, requestId }, exportTexts);
  return problem?.message;
}
