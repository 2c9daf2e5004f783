import { describe, expect, test } from 'vitest';
import { withoutRequests } from './forget.ts';
import type { Vacancy } from './vacancy.ts';

const at = new Date('2026-11-23T09:00:00Z');
const planned = (requestId: string, state: Vacancy['plan'][number]['state']): Vacancy['plan'][number] => ({
  requestId,
  channel: 'email',
  byHand: false,
  state,
  until: null,
  remindAt: null,
  waitsFor: null,
  called: false,
});

/** Three seats: one given, one accepted; two more people in the plan, of whom one was asked. */
const group = {
  state: 'offering',
  seats: 3,
  plan: [planned('given', 'taken'), planned('silent', 'expired'), planned('accepted', 'accepted'), planned('next', null)],
  asked: 3,
  passedOver: [{ requestId: 'longer', reason: 'group' }],
  winners: [
    { requestId: 'given', at },
    { requestId: 'accepted', at },
  ],
  late: [{ requestId: 'silent', at }],
  behind: ['silent'],
} satisfies Partial<Vacancy>;

describe('a vacancy without an erased request', () => {
  test.each(['given', 'silent', 'accepted', 'next', 'longer'])('names it nowhere: %s', (id) => {
    expect(JSON.stringify(group)).toContain(`"${id}"`);
    expect(JSON.stringify(withoutRequests(group, new Set([id])))).not.toContain(`"${id}"`);
  });

  test('keeps its place in the plan: the next one asked is the same', () => {
    expect(withoutRequests(group, new Set(['silent', 'given'])).plan[1]?.requestId).toBe('next');
    expect(withoutRequests(group, new Set(['silent', 'given'])).asked).toBe(1);
    expect(withoutRequests(group, new Set(['next'])).asked).toBe(3);
  });

  test('offers the seat to nobody else that was given to an erased one', () => {
    const { seats, winners } = withoutRequests(group, new Set(['given']));
    expect(seats - winners.length).toBe(group.seats - group.winners.length);
  });

  test('keeps the number of seats once it is filled, as a record', () => {
    expect(withoutRequests({ ...group, state: 'filled' }, new Set(['given'])).seats).toBe(3);
  });

  test('is the same object if it names none of them: nothing is written', () => {
    expect(withoutRequests(group, new Set(['somebody']))).toBe(group);
  });
});
