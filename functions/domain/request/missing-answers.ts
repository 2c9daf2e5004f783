import type { FormConfiguration } from '../booking/form-configuration.ts';
import {
  isRequiredBy,
  type QuestionName,
  questionOf,
  type StoredName,
  shownFields,
} from '../booking/questions.ts';
import type { TherapyRequest } from './request.ts';
import { staffNames } from './staff-questions.ts';

export type Incomplete = Pick<TherapyRequest, 'source' | 'type'> & {
  readonly [Name in StoredName]?: TherapyRequest[Name] | undefined;
};

/**
 * What the form requires of patients and staff have not written down yet. Only of requests by
 * phone: other gaps are older than the form.
 */
export function missingAnswers(request: Incomplete, form: FormConfiguration): StoredName[] {
  if (request.source !== 'phone') return [];
  const asked = new Set<QuestionName>(shownFields(form, request));
  return staffNames.filter((name) => {
    const { kind } = questionOf(name);
    if (
      !asked.has(name) ||
      kind === 'consent' ||
      kind === 'box' ||
      kind === 'email' ||
      !isRequiredBy(form, name)
    )
      return false;
    if ('initial' in questionOf(name)) return false;
    const answer: unknown = request[name];
    return answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
  });
}
