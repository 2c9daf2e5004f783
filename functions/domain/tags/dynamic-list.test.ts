import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deletedTagsOf, fitsList, tagsNamedBy } from './dynamic-list.ts';

const known = new Set(['kind', 'video', 'haus', 'warteliste']);
const all = { anyOf: [], allOf: [], noneOf: [], locationId: '' };
const request = (tags: string[], locationIds = ['mitte']) => ({ tags, locationIds });

describe('a list', () => {
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

    ['of a place holds whoever wants to come there', { locationId: 'mitte' }, [], true],
    ['of another place does not', { locationId: 'nord' }, [], false],
    ['of a place asks for its tags too', { locationId: 'mitte', allOf: ['kind'] }, [], false],
  ])('%s', (_, rule, tags, fits) => {
    expect(fitsList(request(tags), { ...all, ...rule }, known)).toBe(fits);
  });

  test('of a place holds whoever would come there or elsewhere', () => {
    expect(fitsList(request([], ['nord', 'mitte']), { ...all, locationId: 'mitte' }, known)).toBe(
      true,
    );
    expect(fitsList(request([], []), { ...all, locationId: 'mitte' }, known)).toBe(false);
  });
});

// An independent definition by sets: the tags a request really carries, and its locations.
const fewIds = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
const places = fc.constantFrom('', 'mitte', 'nord');

test('holds exactly the requests of which the sets say so', () => {
  const seen = { held: 0, notHeld: 0 };
  fc.assert(
    fc.property(
      fc.record({ anyOf: fewIds, allOf: fewIds, noneOf: fewIds, locationId: places }),
      fewIds,
      fewIds,
      fc.uniqueArray(fc.constantFrom('mitte', 'nord'), { maxLength: 2 }),
      (list, tags, knownIds, locationIds) => {
        const carried = tags.filter((tag) => knownIds.includes(tag));
        const common = (ids: readonly string[]) =>
          new Set(ids).size + new Set(carried).size - new Set([...ids, ...carried]).size;
        const isAny = list.anyOf.length === 0 || common(list.anyOf) > 0;
        const isAll = common(list.allOf) === list.allOf.length;
        const isNone = common(list.noneOf) === 0;
        const isThere = list.locationId === '' || new Set(locationIds).has(list.locationId);
        const expected = isAny && isAll && isNone && isThere;
        seen[expected ? 'held' : 'notHeld'] += 1;
        expect(fitsList({ tags, locationIds }, list, new Set(knownIds))).toBe(expected);
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
