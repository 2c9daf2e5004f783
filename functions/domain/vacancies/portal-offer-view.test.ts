import { anOffer, aPlannedPerson, aVacancy } from '@platzwart/emulator-data/build-vacancy';
import { describe, expect, test } from 'vitest';
import type { Offer } from './offer.ts';
import { portalOfferOf } from './portal-offer-view.ts';
import type { PlannedPerson, Vacancy } from './vacancy.ts';

const now = new Date('2026-11-23T09:00:00Z');
const me = 'a'.repeat(32);
const other = 'b'.repeat(32);
const later = new Date('2026-11-24T17:00:00Z');
const earlier = new Date('2026-11-22T17:00:00Z');

const planned = (
  state: PlannedPerson['state'],
  until: Date | null = later,
  more: Partial<PlannedPerson> = {},
) => aPlannedPerson({ requestId: me, state, until, ...more });
const won: Partial<Vacancy> = { winners: [{ requestId: other, at: now }], state: 'accepted' };
const noted: Partial<Vacancy> = { late: [{ requestId: me, at: now }] };
const given = {
  at: earlier,
  startsOn: '2026-12-09',
  therapist: 'Jonas Hofer',
  waitsOn: true,
  droppedSlots: [],
};

type Case = {
  entry?: PlannedPerson;
  vacancy?: Partial<Vacancy>;
  offer?: Partial<Offer>;
  isLocked?: boolean;
  request?: Parameters<typeof portalOfferOf>[0]['request'];
  at?: Date;
};

function shown({
  entry = planned('offered'),
  vacancy = {},
  offer = {},
  isLocked = false,
  request,
  at = now,
}: Case = {}) {
  return portalOfferOf(
    {
      vacancy: aVacancy({ state: 'offering', plan: [entry], therapist: 'Anna Berger', ...vacancy }),
      offer: anOffer({
        requestId: me,
        state: entry.state ?? 'offered',
        until: entry.until,
        ...offer,
      }),
      request: request ?? { status: 'open', offer: null },
      isLocked,
      settings: { showTherapist: true },
    },
    at,
  );
}

describe('where an offer stands for its patient', () => {
  test.each<[string, Case]>([
    ['open', {}],
    ['expired', { entry: planned('offered', earlier) }],
    ['expired', { entry: planned('expired', earlier) }],
    ['open', { entry: planned('offered', null, { channel: 'phone' }) }],
    ['frozen', { isLocked: true }],
    ['frozen', { vacancy: { frozenSince: earlier } }],
    ['frozen', { entry: planned('expired', earlier), isLocked: true }],
    ['lost', { vacancy: won }],
    ['lost', { entry: planned('pledged'), vacancy: won }],
    ['missed', { entry: planned('expired', earlier), vacancy: won }],
    ['lost', { entry: planned('expired', earlier), vacancy: { ...won, ...noted } }],
    ['lateNoted', { entry: planned('expired', earlier), vacancy: noted }],
    ['lateNoted', { entry: planned('declined'), vacancy: noted }],
    ['declined', { entry: planned('declined'), vacancy: { ...won, ...noted } }],
    ['withdrawn', { vacancy: { state: 'closed' } }],
    ['withdrawn', { entry: planned('expired', earlier), vacancy: { state: 'closed' } }],
    ['withdrawn', { entry: planned('withdrawn') }],
    ['pledged', { entry: planned('pledged') }],
    [
      'accepted',
      {
        entry: planned('accepted'),
        vacancy: { winners: [{ requestId: me, at: now }], state: 'accepted' },
      },
    ],
    [
      'given',
      {
        entry: planned('taken'),
        offer: { given },
        vacancy: { winners: [{ requestId: me, at: now }], state: 'filled' },
      },
    ],
  ])('%s %#', (standing, given) => {
    expect(shown(given)?.standing).toBe(standing);
  });

  test('follows the plan, which decides, before its own document does', () => {
    expect(shown({ entry: planned('withdrawn'), offer: { state: 'offered' } })?.standing).toBe(
      'withdrawn',
    );
  });

  test.each(['void', 'skipped'] as const)(
    'is nothing if it is %s: there is nothing to tell',
    (state) => {
      expect(shown({ entry: planned(state) })).toBeNull();
    },
  );

  test.each(['declined', 'lost', 'withdrawn', 'accepted'] as const)(
    'is nothing to somebody who waits no longer if it is %s',
    (state) => {
      expect(
        shown({ entry: planned(state), request: { status: 'archived', offer: null } }),
      ).toBeNull();
    },
  );

  test('is forgotten thirty days after its end, and never while it can be answered', () => {
    const month = new Date('2026-12-24T17:00:00Z');
    expect(shown({ entry: planned('declined'), at: new Date(month.getTime() - 1) })?.standing).toBe(
      'declined',
    );
    expect(shown({ entry: planned('declined'), at: month })).toBeNull();
    expect(shown({ entry: planned('accepted'), at: month })?.standing).toBe('accepted');
  });
});

describe('somebody who said yes where rank decides learns', () => {
  const ahead = (...people: Partial<PlannedPerson>[]) => ({
    entry: planned('pledged', null),
    vacancy: {
      mode: 'together' as const,
      plan: [
        ...people.map((one, n) =>
          aPlannedPerson({ requestId: `${n}`.repeat(32), state: 'offered', until: later, ...one }),
        ),
        planned('pledged', null),
        aPlannedPerson({
          requestId: 'f'.repeat(32),
          state: 'offered',
          until: new Date('2026-11-30T17:00:00Z'),
        }),
      ],
    },
  });
  const sooner = new Date('2026-11-24T09:00:00Z');
  test('when the last one ranked higher has to have answered', () => {
    expect(shown(ahead({}, { until: sooner }, { state: 'declined', until: null }))?.until).toBe(
      later.toISOString(),
    );
  });
  test('no moment while somebody has to be called first, or time stands still', () => {
    expect(shown(ahead({}, { channel: 'phone' }))?.until).toBeNull();
    expect(shown({ ...ahead({}), isLocked: true })?.until).toBeNull();
  });
});

describe('an answer can be taken back', () => {
  const no = planned('declined');
  test.each<[boolean, string, Case]>([
    [true, 'a no, while the place is free', { entry: no }],
    [
      false,
      'not after two yeses were taken back: the answer would be refused',
      { entry: no, offer: { takenBack: 2 } },
    ],
    [false, 'not once somebody else has it', { entry: no, vacancy: won }],
    [
      false,
      'not with another offer',
      { entry: no, request: { status: 'open', offer: { vacancyId: 'c'.repeat(32), until: null } } },
    ],
    [false, 'not while the practice is locked', { entry: planned('accepted'), isLocked: true }],
    [true, 'a yes', { entry: planned('accepted') }],
    [true, 'a yes that was noted', { entry: planned('expired', earlier), vacancy: noted }],
    [
      true,
      'a place for two weeks',
      { entry: planned('taken'), offer: { given }, request: { status: 'archived', offer: null } },
    ],
    [
      false,
      'and not later',
      { entry: planned('taken'), offer: { given }, at: new Date('2026-12-06T17:00:00Z') },
    ],
  ])('%s: %s', (can, _what, given) => {
    expect(shown(given)?.canTakeBack).toBe(can);
  });
});

test('a place that was given is shown as it was given', () => {
  expect(shown({ entry: planned('taken'), offer: { given } })).toMatchObject({
    startsOn: '2026-12-09',
    therapist: 'Jonas Hofer',
    waitsOn: true,
  });
});
