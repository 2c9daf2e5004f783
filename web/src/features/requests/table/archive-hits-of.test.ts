import { aRequest } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import { archiveHitsOf, archiveLimit } from './archive-hits-of.ts';

const found = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ id: `${i}`, ...aRequest({ lastname: 'Huber' }) }));
const live = (value: ReturnType<typeof found>, isCurrent = true) =>
  ({ status: 'loaded', value, isCurrent, isComplete: true }) as const;

test('what a cache holds of the archive is no answer', () => {
  expect(archiveHitsOf({ status: 'loading' }, 'huber')).toBeUndefined();
  expect(archiveHitsOf(live(found(1), false), 'huber')).toBeUndefined();
});

test('some are named, and more than are named or read is said', () => {
  const name = 'Erika Huber';
  expect(archiveHitsOf(live([]), 'huber')?.isEmpty).toBe(true);
  expect(archiveHitsOf(live(found(3)), 'huber')).toEqual({
    isEmpty: false,
    label: 'Im Archiv: 3 Treffer',
    names: [name, name, name].join(', '),
  });
  expect(archiveHitsOf(live(found(4)), 'huber')?.names).toBe(`${[name, name, name].join(', ')} …`);
  const many = archiveHitsOf(live(found(archiveLimit)), 'huber');
  expect(many?.label).toBe('Im Archiv: mehr als 20 Treffer');
  expect(archiveHitsOf(live(found(archiveLimit)), 'anders')).toEqual({
    isEmpty: false,
    label: 'Im Archiv weitersuchen',
    names: '',
  });
});
