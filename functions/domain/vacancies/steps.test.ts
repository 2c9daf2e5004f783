/**
 * Random lives of vacancies: several compete for the same people in three modes with one to three
 * seats, while people answer late, twice or by phone, leave by other doors, and the practice is
 * locked in between. What must hold is checked after each step, by a model that shares no rule with
 * the product (`tests/support/vacancy-model`). A violation names the seed of its sequence.
 */
import { expect, it } from 'vitest';
import { longOr } from '../../../tests/support/long-run.ts';
import { live } from '../../../tests/support/vacancy-model/moves.ts';
import { step } from './steps.ts';

const sequences = longOr(2_000, 50_000);
const seen = new Set<string>();

it('holds every promise in random sequences', () => {
  const first = (Date.now() % 1_000_000) * 1_000;
  for (let n = 0; n < sequences; n++) live(step, first + n, seen);
});

it('every ending of vacancies and offers occurs in them', () => {
  const offers = [
    'offered',
    'pledged',
    'accepted',
    'taken',
    'declined',
    'expired',
    'lost',
    'withdrawn',
    'void',
    'skipped',
  ];
  const vacancies = ['open', 'offering', 'stalled', 'accepted', 'filled', 'closed'];
  const reasons = [
    'planAtEnd',
    'callDue',
    'question',
    'emailFailed',
    'givenBack',
    'held',
    'startPassed',
  ];
  const all = [
    ...offers.map((state) => `offer ${state}`),
    ...vacancies.map((state) => `vacancy ${state}`),
    ...reasons.map((reason) => `stalled ${reason}`),
    'frozen',
    'late yes won',
    'refused placeWon',
    'refused offerWithdrawn',
    'refused practiceLocked',
  ];
  expect(all.filter((each) => !seen.has(each))).toEqual([]);
});
