/** Commands of the page about data, contract and the end of a practice. */
import type { Detail } from '@platzwart/domain/failure';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { call } from '../../../firebase/calls.ts';
import { texts } from './texts.ts';

export const saveRetention = (companySlug: string, edits: FieldEdits) => call('updateRetention', { companySlug, edits });

/** Reads a part of the export, starting after `after`. */
export const readPart = (companySlug: string, after: string) => call('exportPractice', { companySlug, after });

/** Undefined on success, else the error: at the practice name field, or general. */
export async function planDeletion(companySlug: string, title: string): Promise<{ title?: string; general?: string } | undefined> {
  // Offline, the first call's dynamic import would fail, and browsers cache that failure.
  if (!navigator.onLine) return { general: texts.offline };
  const answer = await call('deletePractice', { companySlug, title });
  if (answer.kind === 'done') return undefined;
  if (answer.kind === 'denied') return { general: texts.denied };
  if (answer.kind === 'failed') return { general: texts.deletion.failed };
  const atField = answer.details.find(({ field }) => field === 'title');
  return atField ? { title: atField.message } : { general: said(answer.details) };
}

/** Undefined on success, else an error message. */
export async function undoDeletion(companySlug: string): Promise<string | undefined> {
  if (!navigator.onLine) return texts.offline;
  const answer = await call('undoPracticeDeletion', { companySlug });
  if (answer.kind === 'done') return undefined;
  if (answer.kind === 'refused') return said(answer.details);
  return answer.kind === 'denied' ? texts.denied : texts.deletion.undoFailed;
}

const said = (details: readonly Detail[]) => details.map(({ message }) => message).join(' ');
