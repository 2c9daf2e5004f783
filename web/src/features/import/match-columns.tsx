/** Maps columns to fields: guessed from the heading, changed by the user, with sample values alongside. */
import { type ImportField, importFields } from '@platzwart/domain/import/row';
import { useEffect, useRef } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Note } from '../../ui/note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { columnLabel, type Mapping, mapped } from './match-headers.ts';
import type { Table, TableRow } from './read-table.ts';
import { texts } from './texts.ts';

const t = texts.columns;

type Props = {
  table: Table;
  hasHeader: boolean;
  /** Without the headings. */
  rows: readonly TableRow[];
  mapping: Mapping;
  locations: number;
  onHeader: (hasHeader: boolean) => void;
  onMapping: (mapping: Mapping) => void;
};

const options = importFields.map((field) => ({ value: field, label: columnLabel(field) }));

export function MatchColumns({ table, hasHeader, rows, mapping, locations, onHeader, onMapping }: Props) {
  const header = hasHeader ? table.rows[0] : undefined;
  const missing = missingFrom(mapping);
  const title = useRef<HTMLHeadingElement>(null);
  // The button for pasted rows has gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <section className="stack gap-4" aria-labelledby="import-spalten">
      <h3 ref={title} id="import-spalten" tabIndex={-1}>
        {t.title}
      </h3>
      <p className="muted">{t.lead}</p>
      {table.brokenQuotesAt !== undefined && (
        <Note isWarm>
          <p>{texts.file.brokenQuotes(table.brokenQuotesAt)}</p>
        </Note>
      )}
      <Checkbox name="import-ueberschriften" label={t.header} checked={hasHeader} onChange={(event) => onHeader(event.target.checked)} />
      <div className="columns gap-4 top">
        {mapping.map((field, column) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position.
            key={column}
            name={`import-spalte-${column + 1}`}
            label={header?.cells[column] || t.column(column + 1)}
            hint={t.samples(samplesOf(rows, column))}
            placeholder={t.unused}
            options={options}
            value={field ?? ''}
            onChange={({ target }) => onMapping(mapped(mapping, column, (target.value || undefined) as ImportField | undefined))}
          />
        ))}
      </div>
      <div role="status">
        {missing.length > 0 && (
          <Note isWarm>
            {missing.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Note>
        )}
      </div>
      <ul className="stack gap-1 hint bullets">
        <li>{t.location(locations)}</li>
        {!mapping.includes('requestedOn') && <li>{t.date}</li>}
      </ul>
    </section>
  );
}

/** Fields every row needs. */
export function missingFrom(mapping: Mapping): string[] {
  const has = (...fields: ImportField[]) => fields.some((field) => mapping.includes(field));
  return [...(has('lastname', 'name') ? [] : [t.needName]), ...(has('phone', 'email') ? [] : [t.needContact])];
}

function samplesOf(rows: readonly TableRow[], column: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const cell = cells[column] ?? '';
    if (cell === '' || samples.includes(cell)) continue;
    samples.push(cell.length > 40 ? `${cell.slice(0, 39)}…` : cell);
    if (samples.length === 3) break;
  }
  return samples;
}
