/** The hours of the practice that does not exist: not every day is alike. */
import {
  defaultFormConfiguration,
  type FormConfiguration,
} from '@platzwart/domain/booking/form-configuration';
import { demoSlug } from './demo-slug.ts';

const hours = [
  [1, '09:00', '12:00'],
  [1, '14:00', '17:00'],
  [2, '09:00', '12:00'],
  [2, '15:00', '17:00'],
  [3, '10:00', '12:00'],
  [3, '14:00', '17:00'],
  [4, '09:00', '12:00'],
  [4, '14:00', '17:00'],
  [5, '09:00', '12:00'],
  [5, '14:00', '16:00'],
] as const;

export const demoForm: FormConfiguration = {
  ...defaultFormConfiguration({ id: demoSlug, title: 'Praxis' }),
  selectableLocations: [
    {
      id: demoSlug,
      title: 'Praxis',
      selectableSlots: hours.map(([weekday, start, end]) => ({ weekday, start, end })),
    },
  ],
};
