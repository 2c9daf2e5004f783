/**
 * Maps columns to fields: guessed from the heading, changed by the user, with sample values
 * alongside.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type ImportField, importFields } from '@platzwart/domain/import/row';
import { ArrowRight } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classes } from '../../ui/class-names.ts';
import { Note } from '../../ui/note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './import.module.css';
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
  form: FormConfiguration;
  /** In how many rows a field is wrong. */
  faults: ReadonlyMap<ImportField | undefined, Faults> | undefined;
  /** Shows the rows with errors. */
  onFaults: () => void;
  onHeader: (hasHeader: boolean) => void;
  onMapping: (mapping: Mapping) => void;
};

/** The two fields for remarks say who reads them. */
const readBy: Partial<Record<ImportField, string>> = {
  adminNote: t.readBy.own,
  note: t.readBy.person,
};
function optionsOf(form: FormConfiguration) {
  return importFields
    .filter((field) => (form as Partial<Record<ImportField, unknown>>)[field] !== null)
    .map((field) => ({ value: field, label: readBy[field] ?? columnLabel(field, form) }));
}

export function MatchColumns({
  table,
  hasHeader,
  rows,
  mapping,
  form,
  faults,
  onFaults,
  onHeader,
  onMapping,
}: Props) {
  const header = hasHeader ? table.rows[0] : undefined;
  const options = useMemo(() => optionsOf(form), [form]);
  const title = useRef<HTMLHeadingElement>(null);
  // The button for pasted rows has gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <section className="stack gap-3" aria-labelledby="import-spalten">
      <div className="row between across-4">
        <h3 ref={title} id="import-spalten" tabIndex={-1}>
          {t.title}
        </h3>
        <Checkbox
          name="import-ueberschriften"
          label={t.header}
          checked={hasHeader}
          onChange={(event) => onHeader(event.target.checked)}
        />
      </div>
      {table.longer && (
        <Note isWarm>
          <p>{texts.file.longer(table.longer)}</p>
        </Note>
      )}
      {table.lists !== undefined && (
        <Note isWarm>
          <p>{texts.file.lists(table.lists)}</p>
        </Note>
      )}
      {table.brokenQuotesAt !== undefined && (
        <Note isWarm>
          <p>{texts.file.brokenQuotes(table.brokenQuotesAt)}</p>
        </Note>
      )}
      <div className={styles.columns}>
        <p className={`hint off-narrow ${styles.heads}`} aria-hidden="true">
          <span>{t.heads.column}</span>
          <span>{t.heads.samples}</span>
          <span />
          <span>{t.heads.field}</span>
          <span>{t.heads.content}</span>
        </p>
        <ul role="list">
          {mapping.map((field, column) => (
            <ColumnRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position.
              key={column}
              name={`import-spalte-${column + 1}`}
              head={header?.cells[column] || t.column(column + 1)}
              rows={rows}
              column={column}
              field={field}
              options={options}
              faults={faults?.get(field)}
              onFaults={onFaults}
              onField={(next) => onMapping(mapped(mapping, column, next))}
            />
          ))}
        </ul>
      </div>
      <p className="hint">
        {t.location(form.selectableLocations.length)} {mapping.includes('requestedOn') && t.date}
      </p>
    </section>
  );
}

/** Rows that stay out because of a column, and those that come in with a remark. */
export type Faults = { errors: number; notices: number };

type RowProps = {
  name: string;
  head: string;
  rows: readonly TableRow[];
  column: number;
  field: ImportField | undefined;
  options: ReturnType<typeof optionsOf>;
  /** In how many rows its value is wrong; undefined for none, or while nobody knows. */
  faults: Faults | undefined;
  onFaults: () => void;
  onField: (field: ImportField | undefined) => void;
};

function ColumnRow({
  name,
  head,
  rows,
  column,
  field,
  options,
  faults,
  onFaults,
  onField,
}: RowProps) {
  const samples = useMemo(() => samplesOf(rows, column), [rows, column]);
  const empty = useMemo(
    () => rows.filter(({ cells }) => (cells[column] ?? '') === '').length,
    [rows, column],
  );
  return (
    <li data-unused={field === undefined ? '' : undefined}>
      <label className="strong anywhere" htmlFor={name}>
        {head}
      </label>
      <span className="hint one-line">{t.samples(samples)}</span>
      <ArrowRight size={16} aria-hidden="true" className="off-narrow" />
      <SelectField
        name={name}
        label=""
        placeholder={t.unused}
        options={options}
        value={field ?? ''}
        onChange={({ target }) => onField((target.value || undefined) as ImportField | undefined)}
      />
      <span className="hint">
        {field !== undefined && t.content(empty, rows.length)}
        {faults !== undefined && (
          <>
            {' '}
            <button
              type="button"
              className={classes('bare', styles.fault, faults.errors > 0 && 'problem')}
              onClick={onFaults}
            >
              {t.faults(faults)}
            </button>
          </>
        )}
      </span>
    </li>
  );
}

/** Fields every row needs. */
export function missingFrom(mapping: Mapping): string[] {
  const has = (...fields: ImportField[]) => fields.some((field) => mapping.includes(field));
  return [
    ...(has('lastname', 'name') ? [] : [t.needName]),
    ...(has('phone', 'email') ? [] : [t.needContact]),
  ];
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
