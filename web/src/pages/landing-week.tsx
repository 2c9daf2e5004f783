/** The start page's week, to be pressed without an account: invented people in the hours of a practice that does not exist. */
import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { sampleRequests } from '../features/samples/make-samples.ts';
import { SampleWeek } from '../features/waiting-list/sample-week.tsx';

/** Always the same day: build and browser draw the same. */
const now = new Date('2026-03-18T09:00:00Z');

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

const form = {
  ...defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }),
  selectableLocations: [
    { id: 'praxis', title: 'Praxis', selectableSlots: hours.map(([weekday, start, end]) => ({ weekday, start, end })) },
  ],
};

// In the order of waiting alone: a star would need explaining.
const requests = sampleRequests({ form, uid: '', now }).map((request) => ({ ...request, prioritized: false }));

const free = { weekday: 3, start: '15:00' };

export default function LandingWeek() {
  return <SampleWeek form={form} requests={requests} now={now} free={free} place="#ausprobieren" />;
}
