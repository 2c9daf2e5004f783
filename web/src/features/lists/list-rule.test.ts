import { aTag } from '@platzwart/emulator-data/build-practice';
import { describe, expect, test } from 'vitest';
import { contradictionsOf, ruleText, warningsOf } from './list-rule.ts';
import { texts } from './texts.ts';

const tags = new Map(
  Object.entries({
    kind: 'Kind',
    haus: 'Hausbesuch',
    video: 'Video',
    b: 'Warteliste B',
    c: 'Warteliste C',
  }).map(([id, name]) => [id, aTag({ name })]),
);
const locations = [{ id: 'mitte', title: 'Mitte' }];
const all = { anyOf: [], allOf: [], noneOf: [], locationId: '' };

test.each<[Partial<Record<keyof typeof all, string[] | string>>, string]>([
  [{}, 'Alle offenen Anfragen'],
  [{ allOf: ['kind'] }, 'Alle mit Kind'],
  [
    { allOf: ['kind', 'haus'], noneOf: ['b'], locationId: 'mitte' },
    'Alle mit Kind und Hausbesuch, ohne Warteliste B, am Standort Mitte',
  ],
  [{ allOf: ['kind', 'haus', 'video'] }, 'Alle mit Kind, Hausbesuch und Video'],
  [{ anyOf: ['kind', 'haus', 'video'] }, 'Alle mit Kind, Hausbesuch oder Video'],
  // One of one means all of one, and is never listed twice.
  [{ anyOf: ['kind'] }, 'Alle mit Kind'],
  [{ anyOf: ['kind'], allOf: ['kind', 'haus'] }, 'Alle mit Kind und Hausbesuch'],
  [{ anyOf: ['haus', 'video'], allOf: ['kind'] }, 'Alle mit Kind, dazu Hausbesuch oder Video'],
  // 'ohne B und C' could be read as: without both combined.
  [{ noneOf: ['b', 'c'] }, 'Alle ohne Warteliste B und ohne Warteliste C'],
  [{ locationId: 'mitte' }, 'Alle am Standort Mitte'],
  [
    { allOf: ['kind', 'weg'], locationId: 'nord' },
    'Alle mit Kind und gelöschtes Schlagwort, am Standort (gelöscht)',
  ],
])('a rule is a sentence: %o', (rule, description) => {
  expect(ruleText({ ...all, ...rule } as typeof all, tags, locations)).toBe(description);
});

describe('what is wrong with a rule', () => {
  const warnings = (rule: object) => warningsOf({ ...all, ...rule }, tags, locations);
  test('is nothing while all it names is there', () =>
    expect(warnings({ anyOf: ['kind'], locationId: 'mitte' })).toEqual([]));
  test('is a deleted tag, and that the list is empty where it is asked for', () => {
    expect(warnings({ noneOf: ['weg'] })).toEqual([texts.rule.namesDeleted(1, false)]);
    expect(warnings({ anyOf: ['kind', 'weg'] })).toEqual([texts.rule.namesDeleted(1, false)]);
    expect(warnings({ anyOf: ['weg', 'fort'] })).toEqual([texts.rule.namesDeleted(2, true)]);
    expect(warnings({ allOf: ['kind', 'weg'] })).toEqual([texts.rule.namesDeleted(1, true)]);
  });
  test('is a place that is gone, but not one that is still loading', () => {
    expect(warnings({ locationId: 'nord' })).toEqual([texts.rule.placeGone]);
    expect(warningsOf({ ...all, locationId: 'nord' }, tags, undefined)).toEqual([]);
  });
});

describe('a rule contradicts itself', () => {
  test('by what it needs and forbids', () =>
    expect(contradictionsOf({ ...all, allOf: ['kind', 'haus'], noneOf: ['haus'] })).toEqual([
      'haus',
    ]));
  test('by forbidding each of those of which it needs one, not by forbidding some', () => {
    expect(contradictionsOf({ ...all, anyOf: ['kind', 'haus'], noneOf: ['haus'] })).toEqual([]);
    expect(contradictionsOf({ ...all, anyOf: ['kind', 'haus'], noneOf: ['haus', 'kind'] })).toEqual(
      ['kind', 'haus'],
    );
  });
});
