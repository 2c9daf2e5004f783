/** Tells the practice's log what was done with a tag or a list. Fire and forget. */
import type { CallInput } from '@platzwart/domain/calls/calls';
import { run } from '../../calls/run.ts';

type Definition = Omit<CallInput<'recordDefinition'>, 'companySlug' | 'formerly'> & {
  formerly?: string;
};
export type Did = Definition['did'];

export function recordDefinition(slug: string, definition: Definition): void {
  void run('recordDefinition', { formerly: '', ...definition, companySlug: slug });
}
