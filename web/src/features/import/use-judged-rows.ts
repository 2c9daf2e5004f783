/** The rows, judged anew whenever something they are judged by has changed; a file of thousands does not hold the page up. */
import type { ImportContext } from '@platzwart/domain/import-cells';
import { useEffect, useState } from 'react';
import { type JudgedRow, judgeRows } from './judge-rows.ts';
import type { Mapping } from './match-headers.ts';
import type { TableRow } from './read-table.ts';

/** Undefined while they are being judged. */
export function useJudgedRows(rows: readonly TableRow[], mapping: Mapping, context: ImportContext): readonly JudgedRow[] | undefined {
  const [judged, setJudged] = useState<{ of: readonly unknown[]; rows: readonly JudgedRow[] }>({ of: [], rows: [] });
  useEffect(() => {
    let isOver = false;
    judgeRows(rows, mapping, context, () => isOver).then(
      (done) => done && setJudged({ of: [rows, mapping, context], rows: done }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [rows, mapping, context]);
  const of = [rows, mapping, context];
  const isCurrent = judged.of.length > 0 && judged.of.every((each, i) => each === of[i]);
  return isCurrent ? judged.rows : undefined;
}
