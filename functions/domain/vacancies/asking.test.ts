import { expect, test } from 'vitest';
import { apply, newWorld } from '../../../tests/support/vacancy-model/world.ts';
import type { Rhythm } from '../request/request-offer.ts';
import { step } from './steps.ts';
import type { OfferMode } from './vacancy.ts';

/** Asked on the morning of 2 November 2026; times end at noon of the first day. */
function offered(rhythm: Rhythm, startsOn: string, mode: OfferMode = 'inTurn') {
  const world = newWorld(step, 1, new Set());
  const slot = { locationId: 'praxis', weekday: 1, start: '15:00', end: '16:00' };
  const terms = {
    slot,
    rhythm,
    startsOn,
    endsOn: null,
    seats: 1,
    therapist: '',
    setting: 'practice',
    payer: 'any',
    ages: null,
  } as const;
  const offers = {
    mode,
    patience: { unit: 'hours', n: 3 },
    atOnce: 1,
    plan: [{ requestId: 'r0', byHand: true }],
  } as const;
  const outcome = apply(
    world,
    'v',
    {
      kind: 'create',
      terms: { ...terms, anyOfTags: [], noteForPatients: '' },
      cells: [],
      offers: { ...offers, passedOver: [] },
      begin: true,
    },
    { kind: 'member', uid: 'eva' },
  );
  return { world, isOffered: outcome.ok, nextStepAt: world.vacancies.get('v')?.nextStepAt };
}

test('a single date can be offered on its day, and waits for its deadline; a regular place needs a later first day', () => {
  expect(offered('once', '2026-11-02')).toMatchObject({
    isOffered: true,
    nextStepAt: new Date('2026-11-02T12:00:00Z'),
  });
  expect(offered('weekly', '2026-11-02').isOffered).toBe(false);
  expect(offered('weekly', '2026-11-09').isOffered).toBe(true);
  expect(offered('once', '2026-11-01').isOffered).toBe(false);
});

test('the first yes wins only single dates and places that begin within three days', () => {
  expect(offered('once', '2026-11-30', 'firstWins').isOffered).toBe(true);
  expect(offered('weekly', '2026-11-04', 'firstWins').isOffered).toBe(true);
  expect(offered('weekly', '2026-11-30', 'firstWins').isOffered).toBe(false);
});

test('a deadline can be extended up to the moment at which the place begins', () => {
  const { world } = offered('weekly', '2026-11-09');
  const extended = (until: string) =>
    apply(
      world,
      'v',
      { kind: 'extend', requestId: 'r0', until: new Date(until) },
      { kind: 'member', uid: 'eva' },
    ).ok;
  expect(extended('2026-11-09T13:59:00Z')).toBe(true);
  expect(extended('2026-11-09T14:00:00Z')).toBe(false);
});

test('a deadline that somebody was told is never shortened, whatever page it was read on', () => {
  const { world, nextStepAt } = offered('weekly', '2026-11-30');
  const until = () => world.vacancies.get('v')?.plan[0]?.until;
  const extended = (to: Date) => {
    const event = { kind: 'extend', requestId: 'r0', until: to } as const;
    return apply(world, 'v', event, { kind: 'member', uid: 'eva' }).ok;
  };
  const told = until() ?? new Date(0);
  expect(nextStepAt && nextStepAt <= told).toBe(true);
  const hours = (n: number) => new Date(told.getTime() + n * 60 * 60_000);
  expect(extended(hours(48))).toBe(true);
  expect(extended(hours(24))).toBe(false);
  expect(extended(hours(-24))).toBe(false);
  expect(until()).toEqual(hours(48));
});
