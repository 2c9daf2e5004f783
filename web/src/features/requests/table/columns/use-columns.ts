import { useCallback, useMemo } from 'react';
import { setDeviceSetting } from '../../../../ui/device-setting.ts';
import { useDeviceSetting } from '../../../../ui/use-device-setting.ts';
import { columnsFrom, defaultColumns } from './choose-columns.ts';
import type { ColumnKey } from './columns.tsx';

/** Stores column keys only, never their contents. */
const key = 'platzwart-spalten';

export function useColumns(): [
  columns: readonly ColumnKey[],
  setColumns: (columns: readonly ColumnKey[]) => void,
] {
  const stored = useDeviceSetting(key);
  return [
    useMemo(() => columnsFrom(stored), [stored]),
    useCallback(
      (next) => setDeviceSetting(key, next.join() === defaultColumns.join() ? '' : next.join()),
      [],
    ),
  ];
}
