/** What a request remembers of times that somebody said do not suit them after all. */
import { expect, test } from 'vitest';
import { apply, newWorld } from '../../../tests/support/vacancy-model/world.ts';
import { withoutDeclined } from '../request/request-offer.ts';
import type { AnswerEvent } from './step-types.ts';
import { step } from './steps.ts';

const wednesday = (start: string, end: string) => ({
  locationId: 'praxis',
  weekday: 3,
  start,
  end,
});
const member = { kind: 'member', uid: 'eva' } as const;

function practice() {
  const world = newWorld(step, 1, new Set());
  const happens = (vacancyId: string, event: Parameters<typeof apply>[2]) => {
    const outcome = apply(world, vacancyId, event, member);
    expect(outcome.ok, JSON.stringify(outcome)).toBe(true);
  };
  /** Outside all cells, as places may be. */
  const offer = (vacancyId: string, slot = wednesday('15:15', '16:00')) => {
    const offers = {
      mode: 'inTurn',
      patience: { unit: 'workingDays', n: 2 },
      atOnce: 1,
      plan: [{ requestId: 'r0', byHand: true }],
    } as const;
    const terms = {
      slot,
      rhythm: 'weekly',
      startsOn: '2026-12-02',
      endsOn: null,
      seats: 1,
      therapist: '',
      setting: 'practice',
    } as const;
    const rest = { payer: 'any', ages: null, noteForPatients: '' } as const;
    happens(vacancyId, {
      kind: 'create',
      terms: { ...terms, ...rest, anyOfTags: [] },
      cells: [],
      offers: { ...offers, passedOver: [] },
      begin: true,
    });
  };
  const say = (vacancyId: string, event: AnswerEvent) => happens(vacancyId, event);
  return { offer, say, declined: () => world.people.get('r0')?.lastOffer?.declinedTimes };
}

const no = (reason: 'time' | 'other') => ({ kind: 'decline', requestId: 'r0', reason }) as const;

test('a declined time stays declined although later offers end otherwise, also where no cell is', () => {
  const { offer, say, declined } = practice();
  offer('a');
  say('a', no('time'));
  offer('b', wednesday('09:00', '10:00'));
  say('b', no('other'));
  expect(declined()).toEqual([wednesday('15:15', '16:00')]);
});

test('whoever says yes after all can at this time', () => {
  const { offer, say, declined } = practice();
  offer('a');
  say('a', no('time'));
  say('a', { kind: 'accept', requestId: 'r0' });
  expect(declined()).toEqual([]);
});

test('new times end it where they share some time with what was declined', () => {
  const last = {
    at: new Date(0),
    outcome: 'declined' as const,
    declinedTimes: [wednesday('15:00', '16:00'), wednesday('08:00', '09:00')],
  };
  expect(withoutDeclined(last, [wednesday('15:00', '17:00')]).declinedTimes).toEqual([
    wednesday('08:00', '09:00'),
  ]);
  expect(withoutDeclined(last, [wednesday('16:00', '17:00')])).toBe(last);
  expect(withoutDeclined(null, [wednesday('15:00', '17:00')])).toBeNull();
});
