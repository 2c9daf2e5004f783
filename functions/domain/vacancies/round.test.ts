import { aRequest, aSlot } from '@platzwart/emulator-data/build-request';
import { aPlannedPerson, aVacancy } from '@platzwart/emulator-data/build-vacancy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canBeDistributed, distribute, roundCandidates, suggestRound } from './round.ts';

/**
 * Every way to seat people: the best by the order of the list, and the largest number. Without
 * product code.
 */
function bruteForce(
  people: number,
  places: number,
  fits: (person: number, place: number) => boolean,
) {
  let best: boolean[] = [];
  let most = 0;
  const isBetter = (one: boolean[], other: boolean[]) => {
    for (let i = 0; i < people; i++) if (one[i] !== other[i]) return one[i] === true;
    return false;
  };
  const seated = new Array<boolean>(people).fill(false);
  const go = (place: number) => {
    if (place === places) {
      most = Math.max(most, seated.filter(Boolean).length);
      if (best.length === 0 || isBetter(seated, best)) best = [...seated];
      return;
    }
    go(place + 1);
    for (let person = 0; person < people; person++) {
      if (seated[person] || !fits(person, place)) continue;
      seated[person] = true;
      go(place + 1);
      seated[person] = false;
    }
  };
  go(0);
  return { best, most };
}

const instance = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 4 }))
  .chain(([people, places]) =>
    fc.record({
      people: fc.constant(people),
      places: fc.constant(places),
      fits: fc.array(fc.array(fc.boolean(), { minLength: places, maxLength: places }), {
        minLength: people,
        maxLength: people,
      }),
    }),
  );

test('distributing seats the best set by the order of the list, which is also the largest, and only where it fits', () => {
  fc.assert(
    fc.property(instance, ({ people, places, fits }) => {
      const suits = (person: number, place: number) => fits[person]?.[place] === true;
      const numbers = Array.from({ length: people }, (_, i) => i);
      const given = distribute(numbers, [...Array(places).keys()], suits);
      const { best, most } = bruteForce(people, places, suits);
      const seated = given.filter((person) => person !== null);
      expect(new Set(seated).size).toBe(seated.length);
      expect(seated.length).toBe(most);
      expect(numbers.map((person) => seated.includes(person))).toEqual(best);
      for (const [place, person] of given.entries())
        if (person !== null) expect(suits(person, place)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

const now = new Date('2026-11-23T09:00:00Z');
const context = { now, today: '2026-11-23', settings: { stepBackDays: 14 } };
const at = (weekday: 1 | 2 | 3 | 4 | 5) => aSlot({ weekday, start: '15:00', end: '16:00' });
const place = (
  id: string,
  weekday: 1 | 2 | 3 | 4 | 5,
  more: Parameters<typeof aVacancy>[0] = {},
) => ({
  ...aVacancy({ slot: at(weekday), startsOn: `2026-12-0${weekday + 6}`, ...more }),
  id,
});
/** In waiting order. */
const person = (
  id: string,
  month: number,
  weekdays: (1 | 2 | 3 | 4 | 5)[],
  more: Parameters<typeof aRequest>[0] = {},
) => ({
  ...aRequest({
    firstname: id,
    slots: weekdays.map(at),
    requestedAt: new Date(Date.UTC(2026, month, 1)),
    ...more,
  }),
  id,
});
function round(
  vacancies: ReturnType<typeof place>[],
  requests: ReturnType<typeof person>[],
  chosen: ReadonlyMap<string, string | null> = new Map(),
) {
  const { rows, plans } = suggestRound(
    vacancies,
    roundCandidates(vacancies, requests, context),
    chosen,
  );
  return {
    said: rows.map(({ key, person: who, reason }) => [key, who?.id, reason?.kind]),
    rows,
    plans,
  };
}

describe('a round', () => {
  const [monday, tuesday] = [place('mo', 1), place('di', 2)];
  const ada = person('ada', 0, [1, 2]);
  const bea = person('bea', 1, [1]);

  test('gives the first one another place, so that the second gets one too', () => {
    const { said, rows } = round([monday, tuesday], [bea, ada]);
    expect(said).toEqual([
      ['mo_0', 'bea', 'others'],
      ['di_0', 'ada', 'alone'],
    ]);
    expect(rows[0]?.reason).toEqual({ kind: 'others', count: 1 });
  });

  test('says for whom somebody takes a place at which others are before them', () => {
    const people = [person('zoe', 0, [3]), ada, bea, person('cem', 2, [2, 3])];
    const { said, rows } = round(
      [monday, tuesday, place('mi', 3)],
      [...people, person('eva', 0, [2, 3], { requestedAt: new Date('2025-12-01') })],
    );
    expect(said).toEqual([
      ['mo_0', 'ada', 'alone'],
      ['di_0', 'eva', 'alone'],
      ['mi_0', 'zoe', 'others'],
    ]);
    expect(rows.map(({ person: who }) => who?.id)).not.toContain('bea');
  });

  test('a person who could have another place leaves it to somebody behind them', () => {
    const first = person('uli', 0, [2]);
    const { rows } = round(
      [tuesday, monday],
      [first, person('ada', 1, [1, 2]), person('bea', 2, [1])].map((each) => each),
    );
    // Ada could only take Monday: nobody gives way.
    expect(rows.map(({ person: who, reason }) => [who?.id, reason?.kind])).toEqual([
      ['uli', 'alone'],
      ['ada', 'alone'],
    ]);
    const third = place('mi', 3);
    const people = [person('kim', 0, [3]), person('ada', 1, [1, 3]), person('bea', 2, [1])];
    const moved = round([monday, third, place('mi2', 3)], people).rows;
    expect(moved.find(({ person: who }) => who?.id === 'ada')?.reason).toMatchObject({
      kind: 'soThat',
      other: { id: 'bea' },
    });
  });

  test('what is said of a place is true: who is before them gets another place, and whom they leave one for would get none', () => {
    const days = fc.uniqueArray(fc.constantFrom<1 | 2 | 3 | 4>(1, 2, 3, 4), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.array(days, { minLength: 1, maxLength: 7 }), (wishes) => {
        const people = wishes.map((weekdays, i) => person(`p${i}`, i, weekdays));
        const places = [1, 2, 3, 4].map((weekday) =>
          place(`d${weekday}`, weekday as 1 | 2 | 3 | 4),
        );
        const { rows } = round(places, people);
        const seated = new Set(rows.flatMap(({ person: who }) => who?.id ?? []));
        for (const { person: who, reason, vacancy } of rows) {
          if (!who || reason === null) continue;
          const here = people.filter(({ slots }) =>
            slots.some(({ weekday }) => weekday === vacancy.slot.weekday),
          );
          const before = here.slice(0, here.indexOf(who));
          expect(before.every(({ id }) => seated.has(id))).toBe(true);
          expect(reason.kind === 'alone').toBe(before.length === 0);
          if (reason.kind === 'others') expect(reason.count).toBe(before.length);
          if (reason.kind !== 'soThat') continue;
          const { other } = reason;
          const elsewhere = rows.find(({ person: held }) => held === other);
          const without = round(places, people, new Map([[elsewhere?.key ?? '', who.id]]));
          expect(without.rows.map(({ person: held }) => held?.id)).not.toContain(other.id);
        }
      }),
    );
  });

  test('a member chooses otherwise: the rest is distributed around it, and nobody has two places', () => {
    expect(round([monday, tuesday], [ada, bea], new Map([['mo_0', 'ada']])).said).toEqual([
      ['mo_0', 'ada', 'chosen'],
      ['di_0', undefined, undefined],
    ]);
    expect(round([monday, tuesday], [ada, bea], new Map([['di_0', null]])).said).toEqual([
      ['mo_0', 'ada', 'alone'],
      ['di_0', undefined, 'chosen'],
    ]);
  });

  test('each place is offered to its person, then to its own next three, who are nobody’s first', () => {
    const many = ['p', 'q', 'r', 's', 't'].map((id, i) => person(id, 2 + i, [1, 2]));
    const { plans } = round([monday, tuesday], [ada, bea, ...many]);
    expect(plans.map(({ vacancyId, people }) => [vacancyId, people.map(({ id }) => id)])).toEqual([
      ['mo', ['bea', 'p', 'q', 'r']],
      ['di', ['ada', 'p', 'q', 'r']],
    ]);
    expect(plans.flatMap(({ passedOver }) => passedOver)).toEqual([]);
  });

  test('a choice records whom it passes over, but not who gets another place', () => {
    const { plans } = round(
      [monday],
      [ada, bea, person('cem', 2, [1])],
      new Map([['mo_0', 'cem']]),
    );
    expect(plans[0]?.people.map(({ id }) => id)).toEqual(['cem', 'ada', 'bea']);
    expect(plans[0]?.passedOver).toEqual([]);
  });

  test('a group has a row for each free seat; who was asked before is not asked again', () => {
    const group = place('mo', 1, { seats: 3, winners: [{ requestId: 'x', at: now }] });
    expect(round([group], [ada, bea]).said).toEqual([
      ['mo_0', 'ada', 'alone'],
      ['mo_1', 'bea', 'alone'],
    ]);
    const asked = place('mo', 1, {
      state: 'stalled',
      stalledBecause: 'planAtEnd',
      plan: [aPlannedPerson({ requestId: 'ada', state: 'declined' })],
    });
    expect(round([asked], [ada, bea]).said).toEqual([['mo_0', 'bea', 'alone']]);
  });

  test('who fits only nearly is never suggested', () => {
    const near = person('ada', 0, [], {
      slots: [aSlot({ weekday: 1, start: '14:00', end: '15:30' })],
      timeFlexibility: 'veryFlexible',
    });
    const { said, plans } = round([monday], [near]);
    expect(said).toEqual([['mo_0', undefined, undefined]]);
    expect(plans).toEqual([]);
    expect(
      round([monday], [near], new Map([['mo_0', 'ada']])).plans[0]?.people.map(({ id }) => id),
    ).toEqual(['ada']);
  });
});

test('only places that nobody can answer now are distributed', () => {
  const of = (
    state: ReturnType<typeof aVacancy>['state'],
    stalledBecause: ReturnType<typeof aVacancy>['stalledBecause'] = null,
  ) => canBeDistributed({ state, stalledBecause });
  expect([
    of('open'),
    of('stalled', 'planAtEnd'),
    of('stalled', 'callDue'),
    of('offering'),
    of('accepted'),
    of('filled'),
  ]).toEqual([true, true, false, false, false, false]);
});
