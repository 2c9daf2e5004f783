import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { call } from '../../../firebase/calls.ts';

export const updateFollowUp = (companySlug: string, edits: FieldEdits) => call('updateFollowUp', { companySlug, edits });
