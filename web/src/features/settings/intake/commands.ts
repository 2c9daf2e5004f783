import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { call } from '../../../firebase/calls.ts';

export const setIntake = (companySlug: string, edits: FieldEdits) => call('setIntake', { companySlug, edits });
