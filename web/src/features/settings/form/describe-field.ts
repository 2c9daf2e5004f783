/** A form field as text, for a colleague's concurrent changes and for a preset's changes. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type OwnQuestion, ownNames } from '@platzwart/domain/booking/questions';
import { texts as shared } from '../texts.ts';
import { settingOfQuestion } from './question-settings.ts';
import { texts } from './texts.ts';

export function describeField(
  field: keyof FormConfiguration,
  values: FormConfiguration,
): { label: string; value: string } {
  return { label: labelOf(field), value: formatValue(field, values[field]) };
}

export function labelOf(field: keyof FormConfiguration): string {
  return (
    settingOfQuestion(field)?.label ??
    (texts.labels as Partial<Record<keyof FormConfiguration, string>>)[field] ??
    field
  );
}

export function aboutOf(field: keyof FormConfiguration): string | undefined {
  return (
    settingOfQuestion(field)?.about ??
    (texts.about as Partial<Record<keyof FormConfiguration, string>>)[field]
  );
}

export function formatValue(field: keyof FormConfiguration, value: unknown): string {
  if (ownNames.some((name) => name === field)) return describeOwn(value as OwnQuestion | null);
  if (typeof value === 'boolean') return value ? shared.on : shared.off;
  if (value === null) return texts.asInCountry;
  if (typeof value === 'number')
    return field === 'minSlotSize' ? texts.minutes(value) : texts.slots(value);
  return String(value);
}

function describeOwn(question: OwnQuestion | null): string {
  return question ? `${question.label} (${texts.own.describe(question)})` : texts.own.notAsked;
}
