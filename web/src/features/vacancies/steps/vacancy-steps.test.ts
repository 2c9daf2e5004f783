import { expect, test } from 'vitest';
import { planned, until, vacancyOf } from '../test-vacancy.ts';
import { stepCount, unresponsive, vacancySteps } from './vacancy-steps.ts';

const idsOf = (steps: readonly { key: string }[]) => steps.map(({ key }) => key);

test('a yes, calls and what stopped the process are steps; what runs by itself, was stopped on purpose or is only noted is none', () => {
  const vacancies = [
    vacancyOf({ state: 'accepted', plan: [planned('elif', 'accepted')] }, 'a'),
    vacancyOf({ plan: [planned('ben', 'offered', { channel: 'phone' })] }, 'b'),
    vacancyOf({ plan: [planned('cem', 'offered')] }, 'runs'),
    vacancyOf({ state: 'stalled', stalledBecause: 'held', plan: [] }, 'held'),
    vacancyOf({ state: 'open' }, 'open'),
    vacancyOf({ state: 'stalled', stalledBecause: 'planAtEnd' }, 'c'),
    vacancyOf({ state: 'stalled', stalledBecause: 'question', plan: [planned('dan', 'offered')] }, 'd'),
  ];
  const steps = vacancySteps(vacancies);
  expect(idsOf(steps.give)).toEqual(['a elif']);
  expect(idsOf(steps.call)).toEqual(['b ben']);
  expect(idsOf(steps.planAtEnd)).toEqual(['c ']);
  expect(idsOf(steps.question)).toEqual(['d dan']);
  expect(stepCount(vacancies)).toBe(4);
});

test('a call that is due is one step, the most urgent first, and those whose time stands still before all', () => {
  const later = new Date(until.getTime() + 1000);
  const steps = vacancySteps([
    vacancyOf({ plan: [planned('ada', 'offered', { channel: 'phone', until: later })] }, 'a'),
    vacancyOf({ state: 'stalled', stalledBecause: 'callDue', plan: [planned('ben', 'offered', { channel: 'phone' })] }, 'b'),
    vacancyOf(
      { state: 'stalled', stalledBecause: 'emailFailed', plan: [planned('cem', 'offered', { channel: 'phone', until: null })] },
      'c',
    ),
  ]);
  expect(idsOf(steps.call)).toEqual(['c cem', 'b ben', 'a ada']);
  expect(steps.emailFailed).toEqual([]);
});

test('three offers in a row without an answer: somebody calls', () => {
  const request = (unanswered: number, status: 'open' | 'archived' = 'open') => ({ unanswered, status });
  expect(unresponsive([request(2), request(3), request(4, 'archived')])).toEqual([request(3)]);
});
