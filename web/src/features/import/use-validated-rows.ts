/** Revalidates the rows whenever the validation input changes; thousands of rows do not block the page. */
import type { ImportContext } from '@platzwart/domain/import/cells';
import { useEffect, useState } from 'react';
import type { Mapping } from './match-headers.ts';
import type { TableRow } from './read-table.ts';
import { type ValidatedRow, validateRows } from './validate-rows.ts';

/** Undefined while validating. */
export function useValidatedRows(rows: readonly TableRow[], mapping: Mapping, context: ImportContext): readonly ValidatedRow[] | undefined {
  const [validated, setValidated] = useState<{ of: readonly unknown[]; rows: readonly ValidatedRow[] }>({ of: [], rows: [] });
  useEffect(() => {
    let isOver = false;
    validateRows(rows, mapping, context, () => isOver).then(
      (done) => done && setValidated({ of: [rows, mapping, context], rows: done }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [rows, mapping, context]);
  const of = [rows, mapping, context];
  const isCurrent = validated.of.length > 0 && validated.of.every((each, i) => each === of[i]);
  return isCurrent ? validated.rows : undefined;
}
