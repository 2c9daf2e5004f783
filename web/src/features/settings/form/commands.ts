import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { call } from '../../../firebase/calls.ts';
import type { SaveResult } from '../use-settings-form.tsx';

export async function saveForm(companySlug: string, edits: FieldEdits): Promise<SaveResult> {
  return call('updateFormConfiguration', { companySlug, edits });
}
