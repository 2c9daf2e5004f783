import { aRequest } from '@platzwart/emulator-data/build-request';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLeavingRequests, useWithoutUndone } from './undone-imports.ts';

type UnderWay = Parameters<typeof useWithoutUndone>[1];

const { stored } = vi.hoisted(() => ({ stored: { underWay: undefined as unknown } }));
vi.mock('./use-import-pauses.ts', () => ({ useImportsUnderWay: () => stored.underWay }));

const anImport = {
  id: 'alt',
  at: new Date('2026-11-28T08:00:00Z'),
  by: 'anna',
  fileName: 'liste.csv',
  total: 3,
  emailConsent: null,
  added: 3,
  status: 'running' as const,
};
const undoing = {
  ...anImport,
  status: 'undoing' as const,
  undo: { removed: 2, skipped: 1, left: 2 },
};

test('an undone import’s requests are out of sight at once and stay so; others and those let go stay', () => {
  const rows = [{ id: 'a', importId: 'alt' }, { id: 'b', importId: 'neu' }, { id: 'c' }];
  const live = {
    status: 'loaded' as const,
    value: rows.map((row) => ({ ...aRequest(), ...row })),
    isCurrent: true,
    isComplete: true,
  };
  const { result, rerender } = renderHook(
    ({ underWay }: { underWay: UnderWay }) => useWithoutUndone(live, underWay),
    { initialProps: { underWay: [anImport, { ...anImport, id: 'neu' }] as UnderWay } },
  );
  expect(result.current).toBe(live);
  const ids = () => result.current.status === 'loaded' && result.current.value.map(({ id }) => id);
  rerender({ underWay: [undoing] });
  expect(ids()).toEqual(['b', 'c']);
  // Its end comes before the list loads again.
  rerender({ underWay: [] });
  expect(ids()).toEqual(['b', 'c']);
});

test('what the counters still hold of undone imports is not counted', () => {
  const leaving = (underWay: UnderWay) => {
    stored.underWay = underWay;
    return renderHook(() => useLeavingRequests('praxis')).result.current;
  };
  expect(leaving(undefined)).toBe(0);
  expect(leaving([anImport])).toBe(0);
  expect(leaving([anImport, undoing, undoing])).toBe(4);
  expect(leaving([{ ...undoing, undo: { removed: 2, skipped: 1, left: -1 } }])).toBe(0);
});
