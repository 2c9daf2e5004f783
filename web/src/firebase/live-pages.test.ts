import { describe, expect, test } from 'vitest';
import { listenToPages } from './live-pages.ts';
import { pauseLists } from './pause-lists.ts';

type Row = { readonly id: string; readonly at: number };
const compare = (a: Row, b: Row) => a.at - b.at;
const length = 500;

/** A list whose listeners answer on the test's command, each with at most `length` rows from its start. */
function listOf(rows: readonly Row[]) {
  let all = [...rows];
  const listeners: { from: Row | undefined; value: readonly Row[]; answer: (isCurrent?: boolean) => void; fail: () => void }[] = [];
  const stopped: unknown[] = [];
  const told: { rows: readonly Row[]; isCurrent: boolean; isComplete: boolean }[] = [];
  const ends: string[] = [];
  const part = (from: Row | undefined) => all.filter((row) => !from || row.at >= from.at).slice(0, length);
  const stop = listenToPages<Row>(
    {
      length,
      compare,
      listen: (from, page) => {
        const listener = {
          from,
          value: [] as readonly Row[],
          answer: (isCurrent = true) => {
            const now = part(from);
            const isSame = now.length === listener.value.length && now.every((row, i) => row === listener.value[i]);
            if (!isSame) listener.value = now;
            page.onValue(listener.value, isCurrent, now.length);
          },
          fail: () => page.onEnd('refused'),
        };
        listeners.push(listener);
        return () => stopped.push(listener);
      },
    },
    {
      onValue: (value, isCurrent, isComplete) => told.push({ rows: value, isCurrent, isComplete }),
      onEnd: (reason) => ends.push(reason),
    },
  );
  /** Answers every listener, including those started as a result, until there is no new one. */
  const answerAll = () => {
    for (let i = 0; i < listeners.length; i++) listeners[i]?.answer();
  };
  const change = (next: (rows: Row[]) => Row[]) => {
    all = next(all).sort(compare);
    answerAll();
  };
  return { listeners, stopped, told, ends, stop, answerAll, change, now: () => told.at(-1), all: () => all };
}

const numbers = (count: number, first = 0): Row[] => Array.from({ length: count }, (_, i) => ({ id: `r${first + i}`, at: first + i }));
const ids = (rows: readonly Row[] | undefined) => rows?.map(({ id }) => id);

describe('a long list in pages', () => {
  test('a short one is one page, complete with the first answer', () => {
    const list = listOf(numbers(30));
    list.answerAll();
    expect(list.listeners).toHaveLength(1);
    expect(list.now()).toMatchObject({ isComplete: true, isCurrent: true });
    expect(list.now()?.rows).toBe(list.listeners[0]?.value);
  });

  test('shows the first page at once and says that more is to come', () => {
    const list = listOf(numbers(1700));
    list.listeners[0]?.answer();
    expect(list.now()?.rows).toHaveLength(500);
    expect(list.now()?.isComplete).toBe(false);
    list.answerAll();
    expect(list.now()?.isComplete).toBe(true);
    expect(ids(list.now()?.rows)).toEqual(ids(list.all()));
  });

  test('what the cache knows of a page is no page: only the server tells whether it is full', () => {
    const list = listOf(numbers(700));
    list.listeners[0]?.answer(false);
    expect(list.listeners).toHaveLength(1);
    expect(list.now()).toMatchObject({ isComplete: false, isCurrent: false });
  });

  test('a row that is pushed over the end of a page is not lost', () => {
    const list = listOf(numbers(1200));
    list.answerAll();
    const listeners = list.listeners.length;
    list.change((rows) => [...rows, { id: 'early', at: -1 }]);
    expect(list.listeners).toHaveLength(listeners);
    expect(ids(list.now()?.rows)).toEqual(ids(list.all()));
  });

  test('a further page begins where so many came that the overlap is used up, and nothing was missing meanwhile', () => {
    const list = listOf(numbers(1200));
    list.answerAll();
    const before = list.listeners.length;
    list.change((rows) => [...rows, ...numbers(60, -100)]);
    expect(list.listeners.length).toBeGreaterThan(before);
    expect(list.now()?.isComplete).toBe(true);
    expect(ids(list.now()?.rows)).toEqual(ids(list.all()));
  });

  test('new ones at the end appear, also where they begin a page', () => {
    const list = listOf(numbers(499));
    list.answerAll();
    expect(list.listeners).toHaveLength(1);
    list.change((rows) => [...rows, ...numbers(3, 900)]);
    expect(list.listeners).toHaveLength(2);
    expect(ids(list.now()?.rows)).toEqual(ids(list.all()));
    expect(list.now()?.isComplete).toBe(true);
  });

  test('rows keep their identity, so that only what changed is redrawn', () => {
    const list = listOf(numbers(1200));
    list.answerAll();
    const before = list.now()?.rows;
    list.change((rows) => rows.filter(({ id }) => id !== 'r700'));
    expect(list.now()?.rows).toHaveLength(1199);
    expect(before?.filter((row) => row.id !== 'r700')).toEqual(list.now()?.rows);
    expect(list.now()?.rows.every((row) => before?.includes(row))).toBe(true);
  });

  test('a connection that goes and comes back is told once each, not once per page', () => {
    const list = listOf(numbers(1700));
    list.answerAll();
    const before = list.told.length;
    for (const listener of [...list.listeners]) listener.answer(false);
    for (const listener of [...list.listeners]) listener.answer(true);
    expect(list.told.slice(before).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  test('a page of rows that cannot be read does not end the list', () => {
    const told: { isComplete: boolean; rows: readonly Row[] }[] = [];
    const begun: (Row | undefined)[] = [];
    listenToPages<Row>(
      {
        length,
        compare,
        listen: (from, page) => {
          begun.push(from);
          // One of each 500 documents is unreadable; the second page is the last.
          const first = from?.at ?? 0;
          page.onValue(numbers(from ? 100 : 499, first), true, from ? 100 : 500);
          return () => {};
        },
      },
      { onValue: (rows, _, isComplete) => told.push({ rows, isComplete }), onEnd: () => {} },
    );
    expect(begun).toHaveLength(2);
    expect(told.at(-1)?.isComplete).toBe(true);
  });

  test('where one page is refused, all are over, and nothing is told any more', () => {
    const list = listOf(numbers(1200));
    list.answerAll();
    const before = list.told.length;
    list.listeners[1]?.fail();
    list.listeners[0]?.answer(false);
    expect(list.ends).toEqual(['refused']);
    expect(new Set(list.stopped).size).toBe(list.listeners.length);
    expect(list.told).toHaveLength(before);
  });

  test('a pause ends every listener; after it the rows from before stay until all are there again', () => {
    const list = listOf(numbers(1200));
    list.answerAll();
    const [told, begun] = [list.told.length, list.listeners.length];
    const goOn = pauseLists();
    expect(new Set(list.stopped).size).toBe(begun);
    list.change((rows) => [...rows, ...numbers(900, 5000)]);
    expect(list.told).toHaveLength(told);

    goOn();
    list.listeners[begun]?.answer();
    expect(list.told).toHaveLength(told);
    list.answerAll();
    expect(ids(list.told[told]?.rows)).toEqual(ids(list.all()));
    expect(list.told[told]?.isComplete).toBe(true);
    list.stop();
  });

  test('a list that is stopped in a pause stays so', () => {
    const list = listOf(numbers(30));
    list.answerAll();
    const goOn = pauseLists();
    list.stop();
    goOn();
    expect(list.listeners).toHaveLength(1);
  });
});
