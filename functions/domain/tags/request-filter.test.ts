import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DynamicList,
  deletedTagsOf,
  filterOf,
  RequestFilter,
  storedConditions,
  tagsNamedBy,
} from './dynamic-list.ts';
import { fitsTags, isSameFilter, noFilter } from './request-filter.ts';

const known = new Set(['kind', 'video', 'haus', 'warteliste']);
const all = { anyOf: [], allOf: [], noneOf: [] };

describe('a filter by tags', () => {
  test.each<[string, Partial<typeof all> | Record<string, unknown>, string[], boolean]>([
    ['without conditions holds everybody', {}, [], true],
    ['without conditions holds whoever carries something', {}, ['kind'], true],

    ['of any holds whoever carries one', { anyOf: ['kind', 'video'] }, ['video'], true],
    ['of any holds whoever carries several', { anyOf: ['kind', 'video'] }, ['video', 'kind'], true],
    ['of any holds nobody without', { anyOf: ['kind', 'video'] }, ['haus'], false],

    [
      'of all holds whoever carries all, and more',
      { allOf: ['kind', 'video'] },
      ['haus', 'video', 'kind'],
      true,
    ],
    ['of all does not hold whoever lacks one', { allOf: ['kind', 'video'] }, ['kind'], false],

    ['of none holds whoever carries none of them', { noneOf: ['kind', 'video'] }, ['haus'], true],
    [
      'of none does not hold whoever carries one',
      { noneOf: ['kind', 'video'] },
      ['haus', 'video'],
      false,
    ],

    [
      'asks for all its conditions at once',
      { anyOf: ['video', 'haus'], allOf: ['kind'], noneOf: ['warteliste'] },
      ['kind', 'haus'],
      true,
    ],
    [
      'fails with any of them',
      { anyOf: ['video', 'haus'], allOf: ['kind'], noneOf: ['warteliste'] },
      ['kind'],
      false,
    ],
    [
      'keeps out by one tag alone',
      { anyOf: ['video'], noneOf: ['warteliste'] },
      ['video', 'warteliste'],
      false,
    ],
    [
      'that asks for a tag and forbids it holds nobody',
      { allOf: ['kind'], noneOf: ['kind'] },
      ['kind'],
      false,
    ],

    ['of a deleted tag alone holds nobody', { anyOf: ['weg'] }, ['weg'], false],
    [
      'of a deleted tag or another holds whoever carries the other',
      { anyOf: ['weg', 'kind'] },
      ['kind'],
      true,
    ],
    ['of all with a deleted tag holds nobody', { allOf: ['weg', 'kind'] }, ['weg', 'kind'], false],
    ['of none with a deleted tag keeps nobody out', { noneOf: ['weg'] }, ['weg'], true],
  ])('%s', (_, rule, tags, fits) => {
    expect(fitsTags({ tags }, { ...all, ...rule }, known)).toBe(fits);
  });

  test('asks for its tags before their names are loaded', () => {
    expect(fitsTags({ tags: ['kind'] }, { ...all, allOf: ['kind'] }, new Map())).toBe(true);
    expect(fitsTags({ tags: ['haus'] }, { ...all, allOf: ['kind'] }, new Map())).toBe(false);
  });
});

// An independent definition by sets: the tags a request really carries.
const fewIds = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });

test('holds exactly the requests of which the sets say so', () => {
  const seen = { held: 0, notHeld: 0 };
  fc.assert(
    fc.property(
      fc.record({ anyOf: fewIds, allOf: fewIds, noneOf: fewIds }),
      fewIds,
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 5 }),
      (list, tags, knownIds) => {
        const carried = tags.filter((tag) => knownIds.includes(tag));
        const common = (ids: readonly string[]) =>
          new Set(ids).size + new Set(carried).size - new Set([...ids, ...carried]).size;
        const isAny = list.anyOf.length === 0 || common(list.anyOf) > 0;
        const isAll = common(list.allOf) === list.allOf.length;
        const isNone = common(list.noneOf) === 0;
        const expected = isAny && isAll && isNone;
        seen[expected ? 'held' : 'notHeld'] += 1;
        expect(fitsTags({ tags }, list, new Set(knownIds))).toBe(expected);
      },
    ),
    { numRuns: 2000 },
  );
  expect(Math.min(seen.held, seen.notHeld)).toBeGreaterThan(50);
});

describe('the tags a list names', () => {
  const list = { ...all, anyOf: ['kind', 'weg'], allOf: ['weg', 'fort'], noneOf: ['video', 'weg'] };
  test('are each named once', () =>
    expect(tagsNamedBy(list)).toEqual(['kind', 'weg', 'fort', 'video']));
  test('are told apart from those that are gone, whichever condition names them', () => {
    expect(deletedTagsOf(list, known)).toEqual(['weg', 'fort']);
    expect(deletedTagsOf({ ...all, allOf: ['kind'] }, known)).toEqual([]);
  });
});

describe('a stored list', () => {
  const whole: RequestFilter = {
    allOf: ['kind'],
    anyOf: ['haus', 'video'],
    noneOf: ['warteliste'],
    locationId: 'mitte',
    weekday: '2',
    dayPart: 'afternoon',
    insurance: 'ÖGK',
    age: '-17',
    waiting: '6',
    offer: 'never',
    prioritized: true,
    nowhere: true,
    unconfirmed: true,
    noEmail: true,
    unreachable: true,
    unanswered: true,
    prescription: true,
    isNew: true,
  };
  const before = {
    name: 'Kinder',
    allOf: ['kind'],
    anyOf: [],
    noneOf: [],
    locationId: '',
    order: 3,
  };

  test('holds every condition of the filter', () => {
    expect(filterOf(DynamicList.parse({ name: 'Alles', ...whole, order: 0 }))).toEqual(whole);
    expect(new Set(Object.keys(whole))).toEqual(new Set(Object.keys(RequestFilter.shape)));
  });
  test('from before it could is read as it is, and asks nothing else', () => {
    const list = DynamicList.parse(before);
    expect(list).toEqual(before);
    expect(filterOf(list)).toEqual({ ...noFilter, allOf: ['kind'] });
    const { name: _, order: __, ...conditions } = before;
    expect(storedConditions(list)).toEqual(conditions);
  });
  test.each([
    ['what was searched for', { term: 'Huber' }],
    ['another day than there are', { weekday: '8' }],
    ['more than a part of a day', { dayPart: 'night' }],
    ['a word for an age', { age: 'jung' }],
    ['no number of months', { waiting: '0' }],
    ['another state of offers', { offer: 'soon' }],
    ['a text for yes', { prioritized: 'ja' }],
    ['invisible text', { insurance: 'a\u200bb' }],
    ['endless text', { insurance: 'x'.repeat(256) }],
  ])('never holds %s', (_, wrong) =>
    expect(DynamicList.safeParse({ ...before, ...wrong }).success).toBe(false),
  );
});

describe('two filters are the same', () => {
  const same = (one: Partial<RequestFilter>, other: Partial<RequestFilter>) =>
    isSameFilter({ ...noFilter, ...one }, { ...noFilter, ...other });
  test('in whatever order they name tags, and one of one means all of one', () => {
    expect(same({ allOf: ['a', 'b'] }, { allOf: ['b', 'a'] })).toBe(true);
    expect(same({ anyOf: ['a', 'b'] }, { anyOf: ['b', 'a'] })).toBe(true);
    expect(same({ anyOf: ['a'], noneOf: ['b'] }, { allOf: ['a'], noneOf: ['b'] })).toBe(true);
  });
  test('only with every condition', () => {
    expect(same({ allOf: ['a', 'b'] }, { anyOf: ['a', 'b'] })).toBe(false);
    expect(same({ allOf: ['a'] }, { allOf: ['a'], weekday: '2' })).toBe(false);
    expect(same({ noneOf: ['a'] }, {})).toBe(false);
    expect(same({ prioritized: true }, { unanswered: true })).toBe(false);
  });
});
