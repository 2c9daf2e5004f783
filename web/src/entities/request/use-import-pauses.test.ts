import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { areListsPaused } from '../../firebase/pause-lists.ts';
import { useImportPauses, useImportsUnderWay } from './use-import-pauses.ts';

const { stored } = vi.hoisted(() => ({ stored: { underWay: undefined as unknown } }));
vi.mock('../../firebase/use-live.ts', () => ({
  useLiveQuery: () =>
    stored.underWay === undefined
      ? { status: 'loading' }
      : { status: 'loaded', value: stored.underWay, isCurrent: true, isComplete: true },
}));

beforeEach(() => {
  stored.underWay = undefined;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function show() {
  const { rerender, unmount } = renderHook(() => useImportPauses(useImportsUnderWay('praxis')));
  const tell = (...added: number[]) => {
    stored.underWay = added.map((each) => ({ added: each }));
    rerender();
    return areListsPaused();
  };
  const after = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms));
    return areListsPaused();
  };
  return { tell, after, unmount };
}

test('lists stand still from the first to the last part of an import', () => {
  const { tell, after } = show();
  expect(tell()).toBe(false);
  expect(tell(100)).toBe(true);
  expect(after(59_000)).toBe(true);
  expect(tell(200)).toBe(true);
  expect(after(59_000)).toBe(true);
  expect(tell()).toBe(false);
});

test('they go on when it is left off, and stand still again when it is resumed', () => {
  const { tell, after } = show();
  tell();
  tell(100);
  expect(after(60_000)).toBe(false);
  expect(tell(200)).toBe(true);
});

test('one that was left off earlier holds nothing; a page that is left, neither', () => {
  const { tell, unmount } = show();
  expect(tell(100)).toBe(false);
  expect(tell(200)).toBe(true);
  unmount();
  expect(areListsPaused()).toBe(false);
});
