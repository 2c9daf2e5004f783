import { aPlannedPerson } from '@platzwart/emulator-data/build-vacancy';
import { describe, expect, test } from 'vitest';
import { requestsNamedIn, withoutRequest } from './forget.ts';
import type { PlannedPerson, Vacancy } from './vacancy.ts';

const at = new Date('2026-11-23T09:00:00Z');
const planned = (requestId: string, state: PlannedPerson['state']) =>
  aPlannedPerson({ requestId, state });

/** Three seats: one given, one accepted; two more people in the plan, of whom one was asked. */
const group = {
  plan: [
    planned('given', 'taken'),
    planned('silent', 'expired'),
    planned('accepted', 'accepted'),
    planned('next', null),
  ],
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
    expect(requestsNamedIn(group)).toContain(id);
    const rest = withoutRequest(group, id);
    expect(requestsNamedIn(rest)).not.toContain(id);
    expect(JSON.stringify(rest)).not.toContain(`"${id}"`);
  });

  test('goes on where it was: the next one asked is the same', () => {
    for (const id of ['given', 'silent', 'accepted']) {
      const { plan, asked } = withoutRequest(group, id);
      expect(plan[asked]?.requestId).toBe('next');
    }
    expect(withoutRequest(group, 'next').asked).toBe(3);
  });

  test('offers a seat to nobody else that was given to the erased one', () => {
    expect(withoutRequest(group, 'given').winners).toHaveLength(group.winners.length);
  });
});
