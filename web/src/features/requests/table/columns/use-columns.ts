import { useCallback, useState } from 'react';
import { type ColumnKey, columnsFrom, defaultColumns } from './columns.ts';

/** Stores column keys only, never their contents; a device setting that survives sign-out. */
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
    // Storage is disabled.
    return defaultColumns;
  }
}

function remember(columns: readonly ColumnKey[]): void {
  try {
    const isDefault = columns.join() === defaultColumns.join();
    if (isDefault) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, columns.join());
  } catch {
    // Then they last until the page closes.
  }
}
