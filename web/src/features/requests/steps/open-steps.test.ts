import type { NextStep } from '@platzwart/domain/request/next-step';
import type { OfferedPlan, WithPreferredTimes } from '@platzwart/domain/waiting-list/offered-times';
import { describe, expect, test } from 'vitest';
import { dueCount, nowhere, openSteps } from './open-steps.ts';

const today = '2026-11-21';
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));
type Stepping = Parameters<typeof openSteps>[0][number] & WithPreferredTimes;

function request(
  id: string,
  step: Partial<NextStep> | null,
  overrides: Partial<Stepping> = {},
): Stepping {
  const nextStep = step && { kind: 'callBack' as const, dueOn: null, since: at(0), ...step };
  const offers = { unanswered: 0, lastOffer: null };
  return {
    id,
    nextStep,
    lastContact: null,
    requestedAt: at(0),
    status: 'open',
    locationIds: ['praxis'],
    slots: [],
    ...offers,
    ...overrides,
  };
}
const contact = { outcome: 'reached', at: at(1), by: 'u1' } as const;
const idsOf = (requests: readonly Stepping[]) => requests.map(({ id }) => id);

describe('the open steps', () => {
  test('who did not answer three offers in a row is called, until somebody has reached them', () => {
    const lastOffer = { at: at(5), outcome: 'expired' as const, declinedTimes: [] };
    const silent = { unanswered: 3, lastOffer };
    const requests = [
      request('silent', null, silent),
      request('reached before', null, { ...silent, lastContact: contact }),
      request('reached', null, { ...silent, lastContact: { ...contact, at: at(6) } }),
      request('two', null, { ...silent, unanswered: 2 }),
      request('not reached', { kind: 'notReached' }, silent),
    ];
    expect(idsOf(openSteps(requests, today).unresponsive)).toEqual(['silent', 'reached before']);
  });

  test('missing details are a step of their own, but whoever asked to be called back is first called', () => {
    const steps = openSteps(
      [
        request('lacks', { kind: 'addDetails' }),
        request('asked too', { kind: 'addDetails' }, { callbackWish: true }),
      ],
      today,
    );
    expect(idsOf(steps.addDetails)).toEqual(['lacks']);
    expect(idsOf(steps.callbackRequested)).toEqual(['asked too']);
  });

  test('callbacks are sorted by day, the longest overdue first', () => {
    const steps = openSteps(
      [
        request('later', { dueOn: '2026-12-01' }),
        request('sooner', { dueOn: '2026-11-22' }),
        request('today', { dueOn: today }),
        request('late', { dueOn: '2026-11-20' }),
        request('latest', { dueOn: '2026-10-01' }),
      ],
      today,
    );
    expect(idsOf(steps.overdue)).toEqual(['latest', 'late']);
    expect(idsOf(steps.today)).toEqual(['today']);
    expect(idsOf(steps.later)).toEqual(['sooner', 'later']);
  });

  test('who was not reached or is unsure is in the order of waiting, what is due at any time before what has a day', () => {
    const steps = openSteps(
      [
        request('b', { kind: 'notReached', since: at(2) }),
        request('c', { kind: 'notReached', dueOn: today, since: at(0) }),
        request('a', { kind: 'notReached', since: at(1) }),
        request('d', { kind: 'unsure' }),
      ],
      today,
    );
    expect(idsOf(steps.notReached)).toEqual(['a', 'b', 'c']);
    expect(idsOf(steps.unsure)).toEqual(['d']);
  });

  test('a requested call back counts until the first contact, and is no second line beside a step', () => {
    const callback = { callbackWish: true };
    const steps = openSteps(
      [
        request('new', null, { ...callback, requestedAt: at(5) }),
        request('old', null, callback),
        request('heard', null, { ...callback, lastContact: contact }),
        request('planned', { dueOn: today }, callback),
        request('nothing', null),
      ],
      today,
    );
    expect(idsOf(steps.callbackRequested)).toEqual(['old', 'new']);
    expect(idsOf(steps.today)).toEqual(['planned']);
    expect(Object.values(steps).flat()).toHaveLength(3);
  });

  test('only what is due is counted', () => {
    expect(
      dueCount(
        [
          request('a', { dueOn: '2026-11-20' }),
          request('b', { dueOn: today }),
          request('c', { dueOn: '2026-11-22' }),
          request('d', { kind: 'notReached' }),
          request('e', { kind: 'unsure', dueOn: '2026-11-22' }),
          request('f', null, { callbackWish: true }),
          request('g', null),
        ],
        today,
        undefined,
      ),
    ).toBe(4);
  });

  test('whoever is in no waiting list is a step of its own, beside another one too', () => {
    const plan: OfferedPlan = {
      selectableLocations: [
        {
          id: 'praxis',
          title: 'Praxis',
          selectableSlots: [{ weekday: 1, start: '08:00', end: '12:00' }],
        },
      ],
      minSlotSize: 60,
    };
    const monday = (start: string, end: string) => ({
      slots: [{ locationId: 'praxis', weekday: 1, start, end }],
    });
    const waiting = [
      request('none', null, { slots: [] }),
      request('gone', { dueOn: today }, monday('14:00', '16:00')),
      request('some', null, monday('11:00', '16:00')),
      request('archived', null, { slots: [], status: 'archived' }),
    ];
    expect(idsOf(nowhere(waiting, plan))).toEqual(['none', 'gone']);
    expect(dueCount(waiting, today, plan)).toBe(3);
    expect(dueCount(waiting, today, undefined)).toBe(1);
  });
});
