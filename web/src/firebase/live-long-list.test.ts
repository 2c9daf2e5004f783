import { describe, expect, test, vi } from 'vitest';
import { listenToLongList } from './live-long-list.ts';
import { pauseLists } from './pause-lists.ts';

type Row = { readonly id: string; readonly at: number };
const compare = (a: Row, b: Row) => a.at - b.at;
const length = 500;

/**
 * A list whose listeners answer on the test's command: its first `length` rows, and three parts by
 * the row's number.
 */
function listOf(rows: readonly Row[], unreadable = 0) {
  let all = [...rows];
  const listeners: {
    value: readonly Row[];
    isOver: boolean;
    answer: (isCurrent?: boolean) => void;
    fail: () => void;
  }[] = [];
  const told: { rows: readonly Row[]; isCurrent: boolean; isComplete: boolean }[] = [];
  const ends: string[] = [];
  const listenTo =
    (
      read: () => readonly Row[],
      hidden: number,
    ): Parameters<typeof listenToLongList<Row>>[0]['start'] =>
    (part) => {
      const listener = {
        value: [] as readonly Row[],
        isOver: false,
        answer: (isCurrent = true) => {
          const now = read();
          const isSame =
            now.length === listener.value.length &&
            now.every((row, i) => row === listener.value[i]);
          if (!isSame) listener.value = now;
          part.onValue(listener.value, isCurrent, now.length + hidden);
        },
        fail: () => part.onEnd('refused'),
      };
      listeners.push(listener);
      return () => {
        listener.isOver = true;
      };
    };
  const stop = listenToLongList<Row>(
    {
      length,
      compare,
      start: listenTo(() => all.slice(0, length - unreadable), unreadable),
      // Not in the order of the list, as ids are not.
      parts: [2, 0, 1].map((n) =>
        listenTo(() => all.filter(({ at }) => Math.abs(at) % 3 === n), 0),
      ),
    },
    {
      onValue: (value, isCurrent, isComplete) => told.push({ rows: value, isCurrent, isComplete }),
      onEnd: (reason) => ends.push(reason),
    },
  );
  const listening = () => listeners.filter(({ isOver }) => !isOver);
  /** Answers every listener, including those started as a result. */
  const answerAll = () => {
    for (let i = 0; i < listeners.length; i++) if (!listeners[i]?.isOver) listeners[i]?.answer();
  };
  const change = (next: (rows: Row[]) => Row[]) => {
    all = next(all).sort(compare);
    answerAll();
  };
  return {
    listeners,
    listening,
    told,
    ends,
    stop,
    answerAll,
    change,
    now: () => told.at(-1),
    all: () => all,
  };
}

const numbers = (count: number, first = 0): Row[] =>
  Array.from({ length: count }, (_, i) => ({ id: `r${first + i}`, at: first + i }));
const ids = (rows: readonly Row[] | undefined) => rows?.map(({ id }) => id);

describe('a long list', () => {
  test('if it is short, it is read once and complete with the first answer', () => {
    const list = listOf(numbers(30));
    list.answerAll();
    expect(list.listeners).toHaveLength(1);
    expect(list.now()).toMatchObject({ isComplete: true, isCurrent: true });
    expect(list.now()?.rows).toBe(list.listeners[0]?.value);
  });

  test('shows its start at once and says that more is to come; with the last part it is whole, in order, and the start is over', () => {
    const list = listOf(numbers(1700));
    list.listeners[0]?.answer();
    expect(list.now()).toMatchObject({ isComplete: false, isCurrent: true });
    expect(list.now()?.rows).toHaveLength(500);
    list.listeners[1]?.answer();
    list.listeners[2]?.answer();
    expect(list.told).toHaveLength(1);
    list.listeners[3]?.answer();
    expect(list.told).toHaveLength(2);
    expect(list.now()).toMatchObject({ isComplete: true, isCurrent: true });
    expect(ids(list.now()?.rows)).toEqual(ids(list.all()));
    expect(list.listening()).toHaveLength(3);
  });

  test('what the cache knows of the start says nothing: only the server tells whether it is full', () => {
    const list = listOf(numbers(700));
    list.listeners[0]?.answer(false);
    expect(list.listeners).toHaveLength(1);
    expect(list.now()).toMatchObject({ isComplete: false, isCurrent: false });
  });

  test('rows that come and go change their part alone', () => {
    const list = listOf(numbers(1200));
    list.answerAll();
    const before = list.listeners.length;
    list.change((rows) => [...rows, ...numbers(90, -90)]);
    expect(ids(list.now()?.rows)).toEqual(ids(list.all()));
    list.change((rows) => rows.filter(({ at }) => at > 90));
    expect(ids(list.now()?.rows)).toEqual(ids(list.all()));
    expect(list.now()?.isComplete).toBe(true);
    expect(list.listeners).toHaveLength(before);
  });

  test('a start that has become full gives way to the parts', () => {
    const list = listOf(numbers(499));
    list.answerAll();
    expect(list.listeners).toHaveLength(1);
    list.change((rows) => [...rows, ...numbers(3, 900)]);
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

  test('a connection that goes and comes back is told once each, not once per part', () => {
    const list = listOf(numbers(1700));
    list.answerAll();
    const before = list.told.length;
    for (const listener of list.listening()) listener.answer(false);
    for (const listener of list.listening()) listener.answer(true);
    expect(list.told.slice(before).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  test('rows that cannot be read count towards a full start', () => {
    const list = listOf(numbers(600), 1);
    list.answerAll();
    expect(list.listening()).toHaveLength(3);
    expect(list.now()?.isComplete).toBe(true);
    expect(list.now()?.rows).toHaveLength(600);
  });

  test('where one part is refused, all are over, and nothing is told any more', () => {
    const list = listOf(numbers(1200));
    list.answerAll();
    const before = list.told.length;
    list.listeners[1]?.fail();
    list.listeners[2]?.answer(false);
    expect(list.ends).toEqual(['refused']);
    expect(list.listening()).toEqual([]);
    expect(list.told).toHaveLength(before);
  });

  test('a pause ends every listener; after it the rows from before stay until all are there again', () => {
    const list = listOf(numbers(1200));
    list.answerAll();
    const [told, begun] = [list.told.length, list.listeners.length];
    vi.useFakeTimers();
    const goOn = pauseLists();
    // A press may come between any two of the parts.
    expect(list.listening()).toHaveLength(3);
    expect(vi.getTimerCount()).toBeGreaterThanOrEqual(3);
    list.answerAll();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(list.listening()).toEqual([]);
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
