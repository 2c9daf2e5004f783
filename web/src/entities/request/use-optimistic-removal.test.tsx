import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Live } from '../../firebase/use-live.ts';
import { useOptimisticRemoval, withoutRemoved } from './use-optimistic-removal.ts';

type Row = { id: string };
const listOf = (...ids: string[]): Live<readonly Row[]> => ({
  status: 'loaded',
  value: ids.map((id) => ({ id })),
  isCurrent: true,
  isComplete: true,
});

function show(first: Live<readonly Row[]>) {
  const view = renderHook(
    ({ live }) => {
      const hook = useOptimisticRemoval(live);
      const shown = withoutRemoved(live, hook.removals);
      return { ...hook, ids: shown.status === 'loaded' ? shown.value.map(({ id }) => id) : [] };
    },
    { initialProps: { live: first } },
  );
  return {
    ids: () => view.result.current.ids,
    do: (what: 'startRemoval' | 'cancelRemoval' | 'answered', id: string) =>
      act(() => view.result.current[what](id)),
    become: (live: Live<readonly Row[]>) => view.rerender({ live }),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a row that is on its way out', () => {
  test('goes at once and does not flash back between the answer and the live list', async () => {
    const table = show(listOf('a', 'b'));
    await table.do('startRemoval', 'a');
    expect(table.ids()).toEqual(['b']);
    await table.do('answered', 'a');
    expect(table.ids()).toEqual(['b']);
    table.become(listOf('b'));
    expect(table.ids()).toEqual(['b']);
  });

  test('is shown again when somebody else brings it back', async () => {
    const table = show(listOf('a', 'b'));
    await table.do('startRemoval', 'a');
    await table.do('answered', 'a');
    table.become(listOf('b'));
    table.become(listOf('a', 'b'));
    expect(table.ids()).toEqual(['a', 'b']);
  });

  test('is shown again by somebody else also if the live list was faster than the answer', async () => {
    const table = show(listOf('a', 'b'));
    await table.do('startRemoval', 'a');
    table.become(listOf('b'));
    await table.do('answered', 'a');
    table.become(listOf('a', 'b'));
    expect(table.ids()).toEqual(['a', 'b']);
  });

  test('is shown again if its leaving and its return reached the live list as one', async () => {
    vi.useFakeTimers();
    const table = show(listOf('a', 'b'));
    await table.do('startRemoval', 'a');
    await table.do('answered', 'a');
    table.become(listOf('a', 'b'));
    expect(table.ids()).toEqual(['b']);
    await act(() => vi.advanceTimersByTime(5000));
    expect(table.ids()).toEqual(['a', 'b']);
  });

  test('stays away while the list is not live: what was held without a connection is answered before the list follows', async () => {
    vi.useFakeTimers();
    const old: Live<readonly Row[]> = { ...listOf('a', 'b'), isCurrent: false } as Live<
      readonly Row[]
    >;
    const table = show(old);
    await table.do('startRemoval', 'a');
    await table.do('answered', 'a');
    await act(() => vi.advanceTimersByTime(20_000));
    expect(table.ids()).toEqual(['b']);
    table.become(listOf('a', 'b'));
    await act(() => vi.advanceTimersByTime(5000));
    expect(table.ids()).toEqual(['a', 'b']);
  });

  test('comes back when the command was refused', async () => {
    const table = show(listOf('a', 'b'));
    await table.do('startRemoval', 'a');
    await table.do('cancelRemoval', 'a');
    expect(table.ids()).toEqual(['a', 'b']);
  });

  test('stays in sight when it was undone before the answer', async () => {
    const table = show(listOf('a', 'b'));
    await table.do('startRemoval', 'a');
    await table.do('cancelRemoval', 'a');
    await table.do('answered', 'a');
    expect(table.ids()).toEqual(['a', 'b']);
  });
});
