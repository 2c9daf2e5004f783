/** What one can do on the page about data, contract and the end of a practice. */
import type { Detail } from '@platzwart/domain/failure';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { call } from '../../../firebase/calls.ts';
import { texts } from './texts.ts';

export const saveRetention = (companySlug: string, edits: FieldEdits) => call('updateRetention', { companySlug, edits });

/** What is stored, from that place on. */
export const readPart = (companySlug: string, after: string) => call('exportPractice', { companySlug, after });

/** Undefined if it is done, else what speaks against it: at the field for the practice's name, or in general. */
export async function planDeletion(companySlug: string, title: string): Promise<{ title?: string; general?: string } | undefined> {
  // Asking without a connection would spoil the code that is loaded with the first call.
  if (!navigator.onLine) return { general: texts.offline };
  const answer = await call('deletePractice', { companySlug, title });
  if (answer.kind === 'done') return undefined;
  if (answer.kind === 'denied') return { general: texts.denied };
  if (answer.kind === 'failed') return { general: texts.deletion.failed };
  const atField = answer.details.find(({ field }) => field === 'title');
  return atField ? { title: atField.message } : { general: said(answer.details) };
}

/** Undefined if it is done, else what speaks against it. */
export async function undoDeletion(companySlug: string): Promise<string | undefined> {
  if (!navigator.onLine) return texts.offline;
  const answer = await call('undoPracticeDeletion', { companySlug });
  if (answer.kind === 'done') return undefined;
  if (answer.kind === 'refused') return said(answer.details);
  return answer.kind === 'denied' ? texts.denied : texts.deletion.undoFailed;
}

const said = (details: readonly Detail[]) => details.map(({ message }) => message).join(' ');
