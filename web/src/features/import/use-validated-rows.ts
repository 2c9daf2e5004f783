/**
 * Revalidates the rows whenever the validation input changes; thousands of rows do not block the
 * page.
 */
import { useEffect, useState } from 'react';
import type { TableRow } from './read-table.ts';
import { type Reading, type ValidatedRow, validateRows } from './validate-rows.ts';

/**
 * Undefined while validating, but for a corrected cell: what stood there stays until it is read.
 */
export function useValidatedRows(
  rows: readonly TableRow[],
  reading: Reading,
): readonly ValidatedRow[] | undefined {
  const [validated, setValidated] = useState<{
    of: readonly unknown[];
    rows: readonly ValidatedRow[];
  }>({ of: [], rows: [] });
  useEffect(() => {
    let isOver = false;
    validateRows(rows, reading, () => isOver).then(
      (done) =>
        done &&
        setValidated({ of: [rows, reading.mapping, reading.header, reading.context], rows: done }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [rows, reading]);
  const of = [rows, reading.mapping, reading.header, reading.context];
  const isCurrent = validated.of.length > 0 && validated.of.every((each, i) => each === of[i]);
  return isCurrent ? validated.rows : undefined;
}
