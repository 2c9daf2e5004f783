import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alikeIn,
  type Comparable,
  inOrder,
  mayBeSamePerson,
  possibleDuplicates,
} from './duplicates.ts';

let count = 0;
function person(overrides: Partial<Comparable> = {}): Comparable {
  count += 1;
  return {
    id: `r${String(count).padStart(4, '0')}`,
    requestedAt: new Date(Date.UTC(2026, 0, 1) + count * 60_000),
    firstname: 'Anna',
    lastname: 'Müller',
    birthdate: '1990-02-01',
    email: 'anna@post.example',
    phone: '0316 1234567',
    notSameAs: [],
    ...overrides,
  };
}
const nobodyElse = { email: '', phone: '' } as const;

describe('two requests may be about one person', () => {
  test('with the same name and one more thing, however the name is spelt and in whatever order', () => {
    const first = person({ ...nobodyElse });
    expect(
      mayBeSamePerson(first, person({ ...nobodyElse, firstname: 'ANNA', lastname: 'Mueller' })),
    ).toBe(true);
    expect(
      mayBeSamePerson(first, person({ ...nobodyElse, firstname: 'Müller', lastname: 'Anna' })),
    ).toBe(true);
    expect(mayBeSamePerson(first, person({ ...nobodyElse, birthdate: '1991-02-01' }))).toBe(false);
    const unborn = { birthdate: undefined };
    expect(
      mayBeSamePerson(
        person({ ...unborn, phone: '' }),
        person({ ...unborn, phone: '', email: 'Anna@post.example' }),
      ),
    ).toBe(true);
    expect(
      mayBeSamePerson(
        person({ ...unborn, email: '' }),
        person({ ...unborn, email: '', phone: '+43 316 123 45 67' }),
      ),
    ).toBe(true);
    expect(
      mayBeSamePerson(person({ ...unborn, ...nobodyElse }), person({ ...unborn, ...nobodyElse })),
    ).toBe(false);
  });

  test('with the same day of birth and number, whatever the name: people marry and mistype', () => {
    expect(mayBeSamePerson(person(), person({ firstname: 'Ana', lastname: 'Gruber' }))).toBe(true);
    expect(
      mayBeSamePerson(
        person(),
        person({
          firstname: 'Ana',
          lastname: 'Gruber',
          phone: '0316 7654321',
          phone2: '0316 1234567',
        }),
      ),
    ).toBe(true);
    expect(
      mayBeSamePerson(
        person(),
        person({ firstname: 'Ana', lastname: 'Gruber', phone: '0316 7654321' }),
      ),
    ).toBe(false);
  });

  test('but not brothers and sisters, who share telephone and last name', () => {
    const ben = { firstname: 'Ben', birthdate: '2019-05-05' };
    expect(mayBeSamePerson(person(), person(ben))).toBe(false);
    expect(mayBeSamePerson(person(), person({ ...ben, birthdate: undefined }))).toBe(true);
    expect(mayBeSamePerson(person(), person({ ...ben, firstname: 'Anna' }))).toBe(true);
  });

  test('and never again once somebody has said that they are two, on either side', () => {
    const first = person();
    expect(mayBeSamePerson(first, person({ notSameAs: [first.id] }))).toBe(false);
    const second = person();
    expect(mayBeSamePerson(person({ notSameAs: [second.id] }), second)).toBe(false);
  });

  test('an absent name is like no other absent name', () => {
    expect(
      mayBeSamePerson(
        person({ firstname: '-', lastname: '?', birthdate: undefined }),
        person({ firstname: '.', lastname: '', birthdate: undefined }),
      ),
    ).toBe(false);
  });
});

test('what two have in common is told, the last name only where the whole name is not the same', () => {
  expect(alikeIn(person(), person())).toEqual(['name', 'birthdate', 'phone', 'email']);
  expect(alikeIn(person(), person({ firstname: 'Ben', email: 'b@post.example' }))).toEqual([
    'lastname',
    'birthdate',
    'phone',
  ]);
  expect(
    alikeIn(
      person({ ...nobodyElse, birthdate: undefined }),
      person({ ...nobodyElse, birthdate: undefined, lastname: 'Huber' }),
    ),
  ).toEqual([]);
});

describe('the pairs among many', () => {
  const some = <T>(...values: T[]) => fc.constantFrom(...values);
  const drawn: fc.Arbitrary<Comparable> = fc.record({
    id: some('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'),
    requestedAt: fc.integer({ min: 0, max: 4 }).map((minute) => new Date(minute * 60_000)),
    firstname: some('Anna', 'Ben', 'Huber', 'anna', '-'),
    lastname: some('Huber', 'Anna', 'Gruber', 'HUBER', ''),
    birthdate: some('1990-02-01', '2019-05-05', undefined),
    email: some('', 'a@post.example', 'A@post.example', 'b@post.example'),
    phone: some('', '0316 1234567', '+43 316 1234567', '1234567', '0650 1234567', '123'),
    phone2: some(undefined, '', '0316 1234567'),
    notSameAs: fc.subarray(['a', 'b', 'c', 'd']),
  });

  test('are those that comparing everybody with everybody finds, each once, the earlier one first', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(drawn, { selector: (one) => one.id, maxLength: 12 }),
        (requests) => {
          const slow = requests.flatMap((one, at) =>
            requests.slice(at + 1).flatMap((other) =>
              mayBeSamePerson(one, other)
                ? [
                    inOrder(one, other)
                      .map(({ id }) => id)
                      .join(' '),
                  ]
                : [],
            ),
          );
          const fast = possibleDuplicates(requests).map(
            ({ first, second }) => `${first.id} ${second.id}`,
          );
          expect([...fast].sort()).toEqual([...slow].sort());
        },
      ),
      { numRuns: 500 },
    );
  });

  test('are in the order of the older request, whatever order they are read in', () => {
    const [late, early] = [person(), person({ requestedAt: new Date(0) })];
    const [other, again] = [
      person({ lastname: 'Gruber', phone: '' }),
      person({ lastname: 'Gruber', phone: '' }),
    ];
    const ids = possibleDuplicates([again, late, other, early]).map(({ first, second }) => [
      first.id,
      second.id,
    ]);
    expect(ids).toEqual([
      [early.id, late.id],
      [other.id, again.id],
    ]);
  });

  test('are few among 5,000 who share one number: neighbours in a bucket are compared, not everybody with everybody', () => {
    const name = (n: number) => `${String.fromCharCode(97 + (n % 26))}${n}`;
    const requests = Array.from({ length: 5000 }, (_, n) =>
      person({
        firstname: name(n),
        lastname: name(n % 40),
        birthdate: undefined,
        email: `${n}@post.example`,
        phone: '0316 1234567',
      }),
    );
    const pairs = possibleDuplicates(requests);
    // Comparing all with all would give 300,000 pairs.
    expect(pairs.length).toBeLessThan(6000);
    expect(pairs.length).toBeGreaterThan(4000);
  });
});
