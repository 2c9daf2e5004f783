import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { call } from '../../../firebase/calls.ts';

export const updateNotifications = (companySlug: string, edits: FieldEdits) => call('updateNotifications', { companySlug, edits });
