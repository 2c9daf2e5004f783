import type { OfferingSettings } from '@platzwart/domain/practice/offering-settings';
import { texts as settingsTexts } from '../texts.ts';
import { dayShown } from '../typed-day.ts';
import { texts } from './texts.ts';

/** A setting's label and value as text. */
export function describeOffering(
  field: keyof OfferingSettings,
  values: OfferingSettings,
): { label: string; value: string } {
  return { label: texts.fields[field].label, value: describeValue(field, values) };
}

function describeValue(field: keyof OfferingSettings, values: OfferingSettings): string {
  switch (field) {
    case 'patienceDays':
      return texts.days.find(({ value }) => value === String(values.patienceDays))?.label ?? '';
    case 'noPlaceBefore':
      return dayShown(values.noPlaceBefore) || texts.none;
    case 'closedDays':
      return (
        values.closedDays
          .map(({ from, to }) => texts.closedDays.until(dayShown(from), dayShown(to)))
          .join(', ') || texts.none
      );
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
