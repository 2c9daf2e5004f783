/** The result of an import: counts, omitted rows with reasons, and undo. */
import type { ImportResult } from '@platzwart/domain/import/import';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { saveTable } from '../../ui/csv.ts';
import { Note } from '../../ui/note.tsx';
import type { PlannedRow } from './import-plan.ts';
import type { ImportToRun } from './run-import.tsx';
import { texts } from './texts.ts';
import { UndoImport } from './undo-import.tsx';
import { nameOfRow } from './validate-rows.ts';

const t = texts.result;

/** People whom a sentence names. */
const maxNamed = 10;

/** The rest is in the downloadable file. */
const maxShown = 20;

type Props = {
  toRun: ImportToRun;
  results: ReadonlyMap<number, ImportResult>;
  basePath: string;
  onAgain: () => void;
};

export function ImportOutcome({ toRun, results, basePath, onAgain }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isAdded = ({ number }: PlannedRow) => results.get(number)?.outcome === 'added';
  const added = toRun.plan.filter(isAdded);
  const left = toRun.plan.filter((row) => !isAdded(row));
  const nowhere = added.filter(({ isNowhere }) => isNowhere).length;
  const toRead = added.filter(({ details }) => details.length > 0);
  const reasons = left.map((row) => ({ row, reason: reasonOf(row, results.get(row.number)) }));

  const save = () => {
    const { table, hasHeader } = toRun;
    const padded = (cells: readonly string[] = []) =>
      Array.from({ length: table.width }, (_, i) => cells[i] ?? '');
    const header = hasHeader ? [[...padded(table.rows[0]?.cells), t.reasonColumn]] : [];
    saveTable(t.fileName, [
      ...header,
      ...reasons.map(({ row, reason }) => [
        ...padded(table.rows[row.number - (hasHeader ? 0 : 1)]?.cells),
        reason,
      ]),
    ]);
  };

  return (
    <section className="stack gap-4" aria-labelledby="import-ergebnis">
      <h3 ref={title} id="import-ergebnis" tabIndex={-1}>
        {t.title(added.length)}
      </h3>
      {nowhere > 0 && (
        <Note isWarm>
          <p>
            {t.nowhere(nowhere)}{' '}
            <Link to={`${basePath}/${screenPaths.noWaitingList}`}>{t.showNowhere}</Link>
          </p>
        </Note>
      )}
      {toRead.length > 0 && (
        <p className="anywhere">
          {t.toRead(toRead.length, toRead.slice(0, maxNamed).map(nameOfRow))}{' '}
          <Link to={`${basePath}/${screenPaths.steps}`}>{t.showNowhere}</Link>
        </p>
      )}
      {left.length > 0 && (
        <div className="stack">
          <h4>{t.skippedTitle(left.length)}</h4>
          <ul role="list" className="stack gap-1">
            {reasons.slice(0, maxShown).map(({ row, reason }) => (
              <li key={row.number}>
                <strong>{t.line(row.line, nameOfRow(row))}</strong> {reason}
              </li>
            ))}
            {left.length > maxShown && <li>{t.more(left.length - maxShown)}</li>}
          </ul>
          <div className="row across-3">
            <Button onClick={save}>{t.save}</Button>
            {left.some((row) => mayComeIn(row, results.get(row.number))) && (
              <span className="muted">{t.saveHint}</span>
            )}
          </div>
        </div>
      )}
      <div className="row across-3">
        <ButtonLink look="filled" to={`${basePath}/${screenPaths.requests}`}>
          {t.toRequests}
        </ButtonLink>
        <Button onClick={onAgain}>{t.again}</Button>
      </div>
      {added.length > 0 && (
        <div>
          <UndoImport
            slug={toRun.slug}
            importId={toRun.importId}
            name={toRun.fileName}
            onDone={onAgain}
          />
        </div>
      )}
    </section>
  );
}

/** Once corrected, or sent at all; not somebody who is on the list already. */
function mayComeIn({ fate }: PlannedRow, result: ImportResult | undefined): boolean {
  return fate === 'invalid' || (fate === 'ready' && result?.outcome !== 'samePersonWaits');
}

function reasonOf(row: PlannedRow, result: ImportResult | undefined): string {
  const said = (result?.details ?? row.details).map(({ message }) => message).join(' ');
  if (result?.outcome === 'invalid' || row.fate === 'invalid')
    return `${t.reasons.invalid}: ${said}`;
  if (row.fate === 'samePerson') return t.reasons.samePerson(row.samePersonAs ?? 0);
  if (result?.outcome === 'samePersonWaits' || row.fate === 'samePersonWaits')
    return t.reasons.samePersonWaits;
  if (row.fate === 'sameRow') return t.reasons.sameRow(row.sameAs ?? 0);
  if (row.fate === 'likelySamePerson') return t.reasons.likelySamePerson(row.likelySameAs ?? 0);
  return row.fate === 'alreadyOpen' ? t.reasons.alreadyOpen : t.reasons.notSent;
}
