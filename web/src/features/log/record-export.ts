/** Logs a print or export before it happens. Loads with the first one. */
import type { ScreenExport } from '@platzwart/domain/practice/screen-export';
import { call } from '../../firebase/calls.ts';
import { exportTexts } from './export-texts.ts';

/** Undefined once logged, otherwise why nothing may be printed or saved. `requestId`: if it is a single request. */
export async function recordExport(slug: string, what: ScreenExport, count: number, requestId?: string): Promise<string | undefined> {
  const answer = await call('recordExport', { companySlug: slug, what, count, requestId });
  switch (answer.kind) {
    case 'done':
      return undefined;
    case 'refused':
      return answer.details.map(({ message }) => message).join(' ');
    case 'denied':
      return exportTexts.denied;
    case 'failed':
      return exportTexts.failed;
  }
}
