import type { FreePlaceSettings } from '@platzwart/domain/vacancies/free-place-settings';
import { texts as settingsTexts } from '../texts.ts';
import { dayShown } from '../typed-day.ts';
import { countryTexts } from './country-texts.ts';
import { texts } from './texts.ts';

/** A setting's label and value as text. */
export function describeOffering(field: keyof FreePlaceSettings, values: FreePlaceSettings): { label: string; value: string } {
  return { label: texts.fields[field].label, value: describeValue(field, values) };
}

function describeValue(field: keyof FreePlaceSettings, values: FreePlaceSettings): string {
  switch (field) {
    case 'patienceDays':
      return texts.days.find(({ value }) => value === String(values.patienceDays))?.label ?? '';
    case 'noPlaceBefore':
      return dayShown(values.noPlaceBefore) || texts.none;
    case 'country':
      return countryTexts[values.country];
    case 'closedDays':
      return values.closedDays.map(({ from, to }) => texts.closedDays.until(dayShown(from), dayShown(to))).join(', ') || texts.none;
    case 'firstWinsAllowed':
    case 'selfPayerPlaces':
    case 'showTherapist':
    case 'waitShown':
    case 'certificates':
      return values[field] ? settingsTexts.on : settingsTexts.off;
    default:
      return String(values[field]) || texts.none;
  }
}
