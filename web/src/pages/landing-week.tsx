/**
 * The start page's week, to be pressed without an account: invented people in the hours of a
 * practice that does not exist.
 */
import { demoForm } from '../features/samples/demo-form.ts';
import { sampleRequests } from '../features/samples/make-samples.ts';
import { SampleWeek } from '../features/waiting-list/sample-week.tsx';

/** Always the same day: build and browser draw the same. */
const now = new Date('2026-03-18T09:00:00Z');

// In the order of waiting alone: a star would need explaining.
const requests = sampleRequests({ form: demoForm, uid: '', nation: undefined, now }).map(
  (request) => ({ ...request, prioritized: false }),
);

const free = { weekday: 3, start: '15:00' };

export default function LandingWeek() {
  return (
    <SampleWeek form={demoForm} requests={requests} now={now} free={free} place="#ausprobieren" />
  );
}
