import { describe, expect, test } from 'vitest';
import {
  cursorFrom,
  cursorText,
  firstPlace,
  lastPlace,
  type Place,
  pageShape,
  rangeOf,
  readPage,
} from './archive-page.ts';

/** 60 archived requests; number 0 is the most recent. */
const archive = Array.from({ length: 60 }, (_, i) => ({
  id: `r${String(i).padStart(2, '0')}`,
  archivedAt: new Date(1e12 - i * 1000),
}));
const size = 25;

/** Answers a query shape like the database. */
function ask(
  place: Place,
  rows: readonly { id: string; archivedAt: Date }[] = archive,
  total: number | undefined = rows.length,
) {
  const shape = pageShape({ place, size, reason: '', total });
  const ordered = shape.orderBy[0]?.[1] === 'asc' ? [...rows].reverse() : rows;
  const sign = shape.orderBy[0]?.[1] === 'asc' ? 1 : -1;
  const [moment] = (shape.startAt ?? []) as [Date?];
  const from = moment
    ? ordered.findIndex((row) => sign * (row.archivedAt.getTime() - moment.getTime()) >= 0)
    : 0;
  const found = from < 0 ? [] : ordered.slice(from, from + (shape.limit ?? 0));
  return readPage(found, { place, size });
}

const numbers = (rows: readonly { id: string }[]) => rows.map(({ id }) => Number(id.slice(1)));

describe('walking through the archive', () => {
  test('every request is seen once on the way down, and the same pages on the way up', () => {
    const first = ask(firstPlace);
    const second = ask(first.next as Place);
    const third = ask(second.next as Place);
    expect([...numbers(first.rows), ...numbers(second.rows), ...numbers(third.rows)]).toEqual(
      archive.map((_, i) => i),
    );
    expect(third.next).toBeUndefined();
    const back = ask(third.previous as Place);
    expect(numbers(back.rows)).toEqual(numbers(second.rows));
    expect(back.previous).toEqual(firstPlace);
    // Forward again from a page read backwards.
    expect(numbers(ask(back.next as Place).rows)).toEqual(numbers(third.rows));
  });

  test('the last page holds what remains, and leads back without a gap', () => {
    const last = ask(lastPlace(size, archive.length) as Place);
    expect(numbers(last.rows)).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 59]);
    expect(last.next).toBeUndefined();
    expect(numbers(ask(last.previous as Place).rows).at(-1)).toBe(49);
    expect(last.previous?.page).toBe(2);
  });

  test('a page read backwards loses no row when the one it was asked from has been reactivated meanwhile', () => {
    const third = ask({ page: 3, from: archive[50] });
    const without = archive.filter((_, i) => i !== 50);
    expect(numbers(ask(third.previous as Place, without).rows)).toEqual(
      archive.slice(25, 50).map((_, i) => i + 25),
    );
  });

  test('new ones at the front do not move the page one reads', () => {
    const second = ask(firstPlace).next as Place;
    const grown = [{ id: 'new', archivedAt: new Date(2e12) }, ...archive];
    expect(numbers(ask(second, grown).rows)).toEqual(numbers(ask(second).rows));
  });
});

describe("'x - y von z'", () => {
  const page = ask(firstPlace);

  test('takes z from the counter, which knows more than the page', () => {
    expect(rangeOf(page, { place: firstPlace, size, total: 20_000 })).toEqual({
      first: 1,
      last: 25,
      total: 20_000,
    });
  });

  test('says nothing about z where nobody has counted and there is more', () => {
    expect(rangeOf(page, { place: firstPlace, size, total: undefined }).total).toBeUndefined();
  });

  test('knows z at the end, also without a counter', () => {
    const last = { page: 3, from: archive[50] };
    expect(rangeOf(ask(last), { place: last, size, total: undefined })).toEqual({
      first: 51,
      last: 60,
      total: 60,
    });
  });

  test('never names a smaller z than what is in sight, however late the counter is', () => {
    expect(rangeOf(page, { place: firstPlace, size, total: 24 }).total).toBe(25);
  });
});

test('an address that somebody has shortened or made up leads to no place', () => {
  expect(cursorFrom(cursorText({ archivedAt: new Date(5), id: 'a' }))).toEqual({
    archivedAt: new Date(5),
    id: 'a',
  });
  for (const text of [null, '', '12', '12_', 'x_a', '12_../a', '1e5_a'])
    expect(cursorFrom(text)).toBeUndefined();
});
