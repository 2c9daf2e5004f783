import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { aList, aTag } from '@platzwart/emulator-data/build-practice';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredRequest } from '../../entities/request/request-handling.tsx';
import ListsNavigation from './lists-navigation.tsx';
import { navigationTexts as texts } from './navigation-texts.ts';

const world = vi.hoisted(() => ({
  lists: [] as unknown[],
  tags: undefined as unknown,
  matching: undefined as unknown,
}));
vi.mock('../../entities/tag/queries.ts', () => ({ useTagsById: () => world.tags }));
vi.mock('../../entities/request/use-matching.ts', () => ({ useMatching: () => world.matching }));
vi.mock('../../entities/list/queries.ts', () => ({
  useLists: () => ({ status: 'loaded', value: world.lists, isCurrent: true, isComplete: true }),
}));

/** Two of everybody, one in the middle. */
const matching = ({ locationId }: RequestFilter) =>
  Array.from({ length: locationId === 'mitte' ? 1 : 2 }) as StoredRequest[];

beforeEach(() => {
  world.matching = matching;
  world.tags = new Map([['kind', aTag({ name: 'Kind' })]]);
  world.lists = [
    { ...aList({ name: 'Kinder', allOf: ['kind'] }), id: 'kinder', isOwn: true },
    { ...aList({ name: 'Kinder Mitte', allOf: ['kind'], locationId: 'mitte' }), id: 'mitte' },
    { ...aList({ name: 'Verwaist', anyOf: ['weg'] }), id: 'verwaist' },
  ];
});

function show(given: Partial<Parameters<typeof ListsNavigation>[0]> = {}) {
  render(
    <MemoryRouter initialEntries={['/a/listen/mitte']}>
      <ListsNavigation slug="praxis" uid="anna" basePath="/a" {...given} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('navigation', { name: texts.label }));
}

const entryOf = (name: RegExp) => screen.getByRole('link', { name }).textContent;

test('every list has an entry with the number of its requests, and the one in sight is marked', () => {
  const line = show();
  expect(entryOf(/^Kinder ?nur/)).toBe('Kinder nur für dich 2 offene Anfragen');
  expect(line.getByRole('link', { name: /^Kinder Mitte/ }).getAttribute('aria-current')).toBe(
    'page',
  );
  expect(line.getByRole('link', { name: texts.label }).getAttribute('aria-current')).toBeNull();
});

test('a list that names a deleted tag says so', () => {
  show();
  expect(entryOf(/^Verwaist/)).toContain(texts.hasWarning);
});

test('no number is shown while requests or tags are still to come: it would be wrong', () => {
  world.matching = undefined;
  show();
  expect(entryOf(/^Kinder Mitte/)).toBe(`Kinder Mitte${texts.counting}`);
});

test('nobody is told of deleted tags while the tags are loading', () => {
  world.tags = undefined;
  show();
  expect(entryOf(/^Verwaist/)).toBe('Verwaist2 offene Anfragen');
});

test('without a list there is no line, whatever is open', () => {
  world.lists = [];
  render(
    <MemoryRouter initialEntries={['/a/listen']}>
      <ListsNavigation slug="praxis" uid="anna" basePath="/a" />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});
