/** Preview of the rows as they will be imported: errors are shown in their cells. */
import type { ImportContext } from '@platzwart/domain/import/cells';
import type { RawRow } from '@platzwart/domain/import/import';
import type { ImportField } from '@platzwart/domain/import/row';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classes } from '../../ui/class-names.ts';
import { CorrectRow, readOf, swapped } from './correct-row.tsx';
import styles from './import.module.css';
import type { PlannedRow } from './import-plan.ts';
import { columnLabel, type Mapping } from './match-headers.ts';
import { texts } from './texts.ts';
import { nameOfRow } from './validate-rows.ts';

const t = texts.preview;

/** Rows at first, and more by each press: thousands at once would be slow. */
const step = 50;

type Props = {
  rows: readonly PlannedRow[];
  mapping: Mapping;
  context: ImportContext;
  skipsOpen: boolean;
  onlyFaulty: boolean;
  onOnlyFaulty: (onlyFaulty: boolean) => void;
  onCorrect: (number: number, cells: RawRow) => void;
  title: ReactNode;
  children: ReactNode;
};

export function PreviewTable({
  rows,
  mapping,
  context,
  skipsOpen,
  onlyFaulty,
  onOnlyFaulty,
  onCorrect,
  title,
  children,
}: Props) {
  const [corrected, setCorrected] = useState<number | undefined>(undefined);
  const [most, setMost] = useState(step);
  const inHand = rows.find(({ number }) => number === corrected);
  const faulty = rows.filter(
    ({ fate, details }) => fate === 'invalid' || (fate === 'ready' && details.length > 0),
  );
  const wanted = onlyFaulty ? faulty : rows;
  const shown = wanted.slice(0, most);
  const fields = [...new Set(mapping)].filter((field) => field !== undefined);
  return (
    <div className="stack">
      <div className="row between across-4">
        {title}
        <Checkbox
          name="import-nur-fehler"
          label={t.onlyFaulty(faulty.length)}
          checked={onlyFaulty}
          onChange={(event) => onOnlyFaulty(event.target.checked)}
        />
      </div>
      {children}
      {shown.length === 0 ? (
        <p>{t.noneFaulty}</p>
      ) : (
        <section
          className={`rounded positioned edged ${styles.scroll}`}
          aria-label={t.region}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard.
          tabIndex={0}
        >
          <table className={`full small ${styles.table}`}>
            <thead className="heard-narrow">
              <tr>
                <th scope="col">{t.line}</th>
                <th scope="col">{t.state}</th>
                {fields.map((field) => (
                  <th key={field} scope="col">
                    {columnLabel(field, context.form)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.number} data-fate={row.isSent ? undefined : 'skipped'}>
                  <th scope="row" data-label={t.line}>
                    {row.line}
                  </th>
                  <td data-label={t.state}>
                    <span className={classes('block', styles.fate, !row.isSent && 'muted')}>
                      {fateOf(row, skipsOpen)}
                    </span>
                    {row.fate === 'invalid' &&
                      row.details.map(({ field, message }) => (
                        <span
                          key={field}
                          className={classes(
                            fields.includes(field as ImportField) && `only-tablet ${styles.again}`,
                          )}
                        >
                          <Problem message={message} isError />
                        </span>
                      ))}
                    <Button
                      look="plain"
                      className="block flush"
                      aria-label={t.correctNamed(nameOfRow(row) || String(row.line))}
                      onClick={() => setCorrected(row.number)}
                    >
                      {t.correct}
                    </Button>
                  </td>
                  {fields.map((field) => (
                    <Cell
                      key={field}
                      row={row}
                      field={field}
                      label={columnLabel(field, context.form)}
                      onCorrect={onCorrect}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {inHand && (
        <CorrectRow
          key={inHand.number}
          row={inHand}
          mapping={mapping}
          context={context}
          onCancel={() => setCorrected(undefined)}
          onCorrect={(cells) => {
            setCorrected(undefined);
            onCorrect(inHand.number, cells);
          }}
        />
      )}
      {shown.length < wanted.length && (
        <div>
          <Button look="plain" onClick={() => setMost(most + step)}>
            {t.more}
          </Button>
        </div>
      )}
      <p role="status" className="muted">
        {shown.length > 0 && t.shown(shown.length, wanted.length)}
      </p>
    </div>
  );
}

type CellProps = {
  row: PlannedRow;
  field: ImportField;
  /** On phones it stands beside the value. */
  label: string;
  onCorrect: Props['onCorrect'];
};

function Cell({ row, field, label, onCorrect }: CellProps) {
  const { person } = row;
  const typed = row.row[field] ?? '';
  const read = person && (field === 'name' || field === 'times') ? readOf(field, person) : '';
  const found = row.details.find((detail) => detail.field === field);
  return (
    <td
      className={classes(found && row.fate === 'invalid' && styles.faulty)}
      data-label={label}
      data-empty={typed === '' && !found ? '' : undefined}
    >
      <span className={`written clamped short ${styles.cell}`}>{typed}</span>
      {read !== '' && typed !== '' && (
        <span className={`muted ${styles.read}`}>{t.read(read)}</span>
      )}
      {person && field === 'name' && person.firstname !== '' && (
        <Button
          look="plain"
          className="block flush"
          aria-label={t.swapNamed(nameOfRow(row))}
          onClick={() => onCorrect(row.number, { name: swapped(person, typed) })}
        >
          {t.swapShort}
        </Button>
      )}
      {found && <Problem message={found.message} isError={row.fate === 'invalid'} />}
    </td>
  );
}

function Problem({ message, isError }: { message: string; isError: boolean }) {
  return (
    <span className={isError ? styles.problem : styles.notice}>
      <span className="visually-hidden">{isError ? t.error : t.notice} </span>
      {message}
    </span>
  );
}

function fateOf(
  { fate, sameAs, samePersonAs, likelySameAs }: PlannedRow,
  skipsOpen: boolean,
): string {
  const { outcomes } = t;
  switch (fate) {
    case 'ready':
      return outcomes.ready;
    case 'invalid':
      return outcomes.invalid;
    case 'sameRow':
      return outcomes.sameRow(sameAs ?? 0);
    case 'samePerson':
      return outcomes.samePerson(samePersonAs ?? 0);
    case 'samePersonWaits':
      return outcomes.samePersonWaits;
    case 'likelySamePerson':
      return skipsOpen
        ? outcomes.likelySamePersonSkipped(likelySameAs ?? 0)
        : outcomes.likelySamePerson(likelySameAs ?? 0);
    case 'alreadyOpen':
      return skipsOpen ? outcomes.alreadyOpenSkipped : outcomes.alreadyOpen;
  }
}
