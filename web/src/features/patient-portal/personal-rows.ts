import { questionOf, type StoredName, storedNames } from '@platzwart/domain/booking/questions';
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import { contactFields } from '@platzwart/domain/patient-portal/editable-fields';
import type { PersonalData } from '@platzwart/domain/patient-portal/personal-data';
import { personalDataTexts as t } from './personal-data-texts.ts';

export type Row = { label: string; value: string };

/** Shown elsewhere on the page, or in one row. */
const elsewhere: readonly StoredName[] = [
  ...contactFields,
  ...(['type', 'firstname', 'lastname', 'locationIds', 'slots', 'timeFlexibility'] as const),
];

/**
 * What patients said about themselves and their reasons, in words; times and contact data are shown
 * elsewhere.
 */
export function rowsOf(data: PersonalData): Row[] {
  const names = storedNames.filter(
    (name) => questionOf(name).section !== 'consent' && !elsewhere.includes(name),
  );
  return [
    { label: t.name, value: `${data.firstname} ${data.lastname}`.trim() },
    ...names.map((name) => {
      const { noun, label } = questionOf(name);
      const answer = data[name];
      if (typeof answer === 'object' && 'question' in answer)
        return { label: answer.question, value: answer.answer };
      return { label: noun ?? label, value: formatAnswer(name, answer) };
    }),
  ].filter(({ value }) => value !== '');
}

function formatAnswer(name: StoredName, value: PersonalData[StoredName]): string {
  const question = questionOf(name);
  if (value === undefined || value === '') return '';
  if (typeof value === 'boolean') return t.yesNo(value);
  if (typeof value === 'object' && 'issuedOn' in value)
    return t.issuedOn(formatGermanDate(value.issuedOn), value.urgent);
  if (question.kind === 'birthdate') return formatGermanDate(String(value));
  return (question.kind === 'choice' && question.options[String(value)]) || String(value);
}
