import { aList, aTag } from '@platzwart/emulator-data/build-practice';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListsNavigation } from './lists-navigation.tsx';
import { navigationTexts as texts } from './navigation-texts.ts';

const world = vi.hoisted(() => ({ lists: [] as unknown[], tags: undefined as unknown }));
vi.mock('../../entities/tag/queries.ts', () => ({ useTagsById: () => world.tags }));
vi.mock('./queries.ts', () => ({
  useLists: () => ({ status: 'loaded', value: world.lists, isCurrent: true, isComplete: true }),
}));

const requests = [
  { tags: ['kind', 'weg'], locationIds: ['mitte'] },
  { tags: ['kind'], locationIds: ['nord'] },
];

beforeEach(() => {
  world.tags = new Map([['kind', aTag({ name: 'Kind' })]]);
  world.lists = [
    { ...aList({ name: 'Kinder', allOf: ['kind'] }), id: 'kinder' },
    { ...aList({ name: 'Kinder Mitte', allOf: ['kind'], locationId: 'mitte' }), id: 'mitte' },
    { ...aList({ name: 'Verwaist', anyOf: ['weg'] }), id: 'verwaist' },
  ];
});

function show(given: Partial<Parameters<typeof ListsNavigation>[0]> = {}) {
  render(
    <MemoryRouter initialEntries={['/a/listen/mitte']}>
      <ListsNavigation slug="praxis" basePath="/a" mayChange requests={requests} {...given} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('navigation', { name: texts.label }));
}

const entryOf = (name: RegExp) => screen.getByRole('link', { name }).textContent;

test('every list has an entry with the number of its requests, and the one in sight is marked', () => {
  const line = show();
  expect(entryOf(/^Kinder 2|^Kinder\s*2/)).toContain(texts.open(2));
  expect(line.getByRole('link', { name: /^Kinder Mitte/ }).getAttribute('aria-current')).toBe(
    'page',
  );
  expect(line.getByRole('link', { name: texts.label }).getAttribute('aria-current')).toBeNull();
});

test('a list that names a deleted tag says so, and holds nobody though a request still carries it', () => {
  show();
  expect(entryOf(/^Verwaist/)).toContain(texts.hasWarning);
  expect(entryOf(/^Verwaist/)).toContain('0');
});

test('no number is shown while requests or tags are still to come: it would be wrong', () => {
  show({ requests: undefined });
  expect(entryOf(/^Kinder Mitte/)).toBe(`Kinder Mitte${texts.counting}`);
});

test('nobody is told of deleted tags while the tags are loading', () => {
  world.tags = undefined;
  show();
  expect(entryOf(/^Verwaist/)).toBe(`Verwaist${texts.counting}`);
});

test('who may only read is not offered a new list', () => {
  const line = show({ mayChange: false });
  expect(line.queryByRole('link', { name: texts.create })).toBeNull();
});
