/** What a request taken by phone still lacks, in words: 'Geburtsdatum', 'Adresse'. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { questionOf } from '@platzwart/domain/booking/questions';
import { type Incomplete, missingAnswers } from '@platzwart/domain/request/missing-answers';
import { staffLabelOf } from '@platzwart/domain/request/staff-questions';
import { texts } from './texts.ts';

/** Several questions that staff call by one name. */
const together = {
  address: texts.missing.address,
  contactPerson: texts.missing.contactPerson,
} as const;

export function missingLabels(request: Incomplete, form: FormConfiguration): string[] {
  const labels = missingAnswers(request, form).map((name) => {
    const { section } = questionOf(name);
    return section === 'address' || section === 'contactPerson'
      ? together[section]
      : staffLabelOf(name, form);
  });
  return [...new Set(labels)];
}
