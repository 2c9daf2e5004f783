import type { Practice } from '@platzwart/domain/practice/practice';
import type { QueryShape } from '@platzwart/domain/queries';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeComplaints } from '../../test-setup.ts';
import { readEveryListedPractice } from './read-every-practice.ts';

/** The database's contents, in order; undefined is a document that does not parse. */
let stored: ({ slug: string; title: string } | undefined)[] = [];
const asked: QueryShape[] = [];

vi.mock('../../firebase/public-documents.ts', () => ({
  publicDocuments: async (
    shape: QueryShape,
    _schema: unknown,
    onUnreadable: (problem: unknown) => void,
  ) => {
    asked.push(shape);
    const [, , from] = shape.where[2] ?? [];
    const begin =
      from === undefined
        ? 0
        : stored.findIndex((practice) => practice !== undefined && practice.title >= String(from));
    const page = stored.slice(begin, begin + (shape.limit ?? 0));
    for (const practice of page) if (!practice) onUnreadable(new TypeError());
    return page.filter((practice) => practice !== undefined) as Practice[];
  },
}));

const titled = (title: string, slug = title) => ({ slug, title });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => titled(`praxis-${String(i).padStart(4, '0')}`));
const slugs = (practices: readonly { slug: string }[]) => practices.map(({ slug }) => slug);

beforeEach(() => {
  asked.length = 0;
});

it('asks once while everything fits', async () => {
  stored = numbered(299);
  expect(await readEveryListedPractice()).toHaveLength(299);
  expect(asked).toHaveLength(1);
});

it('moves on to the last page, never asking for more than the rules answer, and has each once', async () => {
  stored = numbered(700);
  expect(slugs(await readEveryListedPractice())).toEqual(stored.map((practice) => practice?.slug));
  expect(asked.map(({ limit }) => limit)).toEqual([300, 300, 300]);
  expect(asked[2]?.where.at(-1)).toEqual(['title', '>=', 'praxis-0598']);
});

it('loses nobody of the same name at the edge of a page', async () => {
  stored = [
    ...numbered(299),
    titled('praxis-zwilling', 'a'),
    titled('praxis-zwilling', 'b'),
    titled('zuletzt'),
  ];
  expect(slugs(await readEveryListedPractice())).toEqual(stored.map((practice) => practice?.slug));
});

it('does not take an unreadable document for the end', async () => {
  stored = [undefined, ...numbered(400)];
  expect(await readEveryListedPractice()).toHaveLength(400);
  expect(takeComplaints()).toHaveLength(1);
});

it('ends where a whole page brings nobody new', async () => {
  stored = Array.from({ length: 400 }, (_, i) => titled('gleich', `gleich-${i}`));
  expect(await readEveryListedPractice()).toHaveLength(300);
  expect(asked).toHaveLength(2);
});
