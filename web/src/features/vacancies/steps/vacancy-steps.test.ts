import { expect, test } from 'vitest';
import { planned, until, vacancyOf } from '../test-vacancy.ts';
import { peopleOfSteps, vacancySteps } from './vacancy-steps.ts';

const idsOf = (steps: readonly { key: string }[]) => steps.map(({ key }) => key);

test('a yes, calls and what stopped the process are steps; what runs by itself, was stopped on purpose or is only noted is none', () => {
  const vacancies = [
    vacancyOf({ state: 'accepted', plan: [planned('elif', 'accepted')] }, 'a'),
    vacancyOf({ plan: [planned('ben', 'offered', { channel: 'phone' })] }, 'b'),
    vacancyOf({ plan: [planned('cem', 'offered')] }, 'runs'),
    vacancyOf({ state: 'stalled', stalledBecause: 'held', plan: [] }, 'held'),
    vacancyOf({ state: 'open' }, 'open'),
    vacancyOf({ state: 'stalled', stalledBecause: 'planAtEnd' }, 'c'),
    vacancyOf(
      {
        state: 'stalled',
        stalledBecause: 'question',
        plan: [planned('dan', 'offered', { waitsFor: 'question' })],
      },
      'd',
    ),
  ];
  const steps = vacancySteps(vacancies);
  expect(idsOf(steps.give)).toEqual(['a elif']);
  expect(idsOf(steps.call)).toEqual(['b ben']);
  expect(idsOf(steps.planAtEnd)).toEqual(['c ']);
  expect(idsOf(steps.question)).toEqual(['d dan']);
  expect(peopleOfSteps(vacancies)).toHaveLength(4);
});

test('a call that is due is one step, the most urgent first; a message that did not arrive is a step of its own, and who was called is none', () => {
  const later = new Date(until.getTime() + 1000);
  const steps = vacancySteps([
    vacancyOf({ plan: [planned('ada', 'offered', { channel: 'phone', until: later })] }, 'a'),
    vacancyOf({ plan: [planned('dan', 'offered', { channel: 'phone', called: true })] }, 'd'),
    vacancyOf(
      {
        state: 'stalled',
        stalledBecause: 'callDue',
        plan: [planned('ben', 'offered', { channel: 'phone' })],
      },
      'b',
    ),
    vacancyOf(
      {
        state: 'stalled',
        stalledBecause: 'emailFailed',
        plan: [planned('cem', 'offered', { waitsFor: 'emailFailed', until: null })],
      },
      'c',
    ),
  ]);
  expect(idsOf(steps.call)).toEqual(['b ben', 'a ada']);
  expect(idsOf(steps.emailFailed)).toEqual(['c cem']);
});
