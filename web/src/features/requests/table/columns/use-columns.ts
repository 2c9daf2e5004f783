import { useCallback, useState } from 'react';
import { type ColumnKey, columnsFrom, defaultColumns } from './columns.ts';

/** Names of columns only, never what stands in them; kept when somebody signs out, like the device itself. */
const storageKey = 'platzwart-spalten';

export function useColumns(): [columns: readonly ColumnKey[], setColumns: (columns: readonly ColumnKey[]) => void] {
  const [columns, setColumns] = useState(remembered);
  return [
    columns,
    useCallback((next) => {
      setColumns(next);
      remember(next);
    }, []),
  ];
}

function remembered(): readonly ColumnKey[] {
  try {
    return columnsFrom(localStorage.getItem(storageKey));
  } catch {
    // Storage is switched off here.
    return defaultColumns;
  }
}

function remember(columns: readonly ColumnKey[]): void {
  try {
    const isDefault = columns.join() === defaultColumns.join();
    if (isDefault) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, columns.join());
  } catch {
    // Then they last as long as the page.
  }
}
