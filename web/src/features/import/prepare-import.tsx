/** Column mapping, what happens to each row, and who already waits: all before anything is written. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { ImportContext } from '@platzwart/domain/import/cells';
import type { ImportField } from '@platzwart/domain/import/row';
import type { WithId } from '@platzwart/domain/request/request';
import type { Tag } from '@platzwart/domain/tags/tag';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Note } from '../../ui/note.tsx';
import { NextStep, RowCounts } from './check-rows.tsx';
import type { ChosenTable } from './choose-file.tsx';
import styles from './import.module.css';
import { type PlannedRow, planned } from './import-plan.ts';
import { MatchColumns, missingFrom } from './match-columns.tsx';
import { isHeader, type Mapping, mappingOf } from './match-headers.ts';
import { PreviewTable } from './preview-table.tsx';
import type { ImportToRun } from './run-import.tsx';
import { texts } from './texts.ts';
import { useRowUpload } from './use-row-upload.ts';
import { useValidatedRows } from './use-validated-rows.ts';
import { alreadyOpen, type OpenRequest } from './validate-rows.ts';

type Props = {
  slug: string;
  chosen: ChosenTable;
  form: FormConfiguration;
  tags: readonly WithId<Tag>[];
  today: IsoDate;
  /** Undefined until all are loaded. */
  open: readonly OpenRequest[] | undefined;
  onStart: (toRun: ImportToRun) => void;
};

const nobody: ReadonlySet<number> = new Set();

export function PrepareImport({ slug, chosen, form, tags, today, open, onStart }: Props) {
  const { table } = chosen;
  const [hasHeader, setHasHeader] = useState(() => isHeader(table.rows[0]));
  const [mapping, setMapping] = useState<Mapping>(() => guessed(chosen, hasHeader));
  const [skipsOpen, setSkipsOpen] = useState(true);
  const rows = useMemo(() => (hasHeader ? table.rows.slice(1) : table.rows), [table, hasHeader]);
  const context = useMemo<ImportContext>(() => ({ form, tags, today }), [form, tags, today]);
  const validated = useValidatedRows(rows, mapping, context);
  const known = useMemo(() => (validated && open ? alreadyOpen(validated, open) : nobody), [validated, open]);
  const check = useRowUpload();
  const { reset } = check;
  // Changed columns need a new check.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the validation input invalidates the answers.
  useEffect(() => reset(), [rows, mapping, context, reset]);

  const plan = useMemo(
    () => validated && planned(validated, { open: known, skipsOpen, results: check.results }),
    [validated, known, skipsOpen, check.results],
  );
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const preview = useRef<HTMLHeadingElement>(null);
  const showFaults = () => {
    setOnlyFaulty(true);
    preview.current?.scrollIntoView?.({ block: 'start' });
    preview.current?.focus({ preventScroll: true });
  };
  const target = { slug, fileName: chosen.name, total: rows.length };
  const missing = missingFrom(mapping);
  const shown = missing.length === 0 ? plan : undefined;
  const faults = useMemo(() => shown && faultsOf(shown), [shown]);

  if (rows.length === 0) return <Note isWarm>{texts.file.onlyHeader}</Note>;
  return (
    <>
      {chosen.leftOut.length > 0 && <p className="hint anywhere">{texts.file.leftOut(chosen.leftOut)}</p>}
      {chosen.suspects.length > 0 && (
        <Note isWarm>
          <p>{texts.file.looksWrong(chosen.suspects)}</p>
        </Note>
      )}
      <MatchColumns
        table={table}
        hasHeader={hasHeader}
        rows={rows}
        mapping={mapping}
        locations={form.selectableLocations.length}
        faults={faults}
        onFaults={showFaults}
        onHeader={(next) => {
          setHasHeader(next);
          setMapping(guessed(chosen, next));
        }}
        onMapping={setMapping}
      />
      {shown && (
        <section className="stack gap-3" aria-labelledby="import-vorschau">
          <PreviewTable
            rows={shown}
            mapping={mapping}
            skipsOpen={skipsOpen}
            onlyFaulty={onlyFaulty}
            onOnlyFaulty={setOnlyFaulty}
            title={
              <h3 ref={preview} id="import-vorschau" tabIndex={-1} className={styles.preview}>
                {texts.preview.title}
              </h3>
            }
          >
            <RowCounts plan={shown} form={form} skipsOpen={skipsOpen} onSkipsOpen={setSkipsOpen} />
          </PreviewTable>
        </section>
      )}
      <NextStep
        missing={missing}
        plan={plan}
        check={check}
        isOpenKnown={open !== undefined}
        onCheck={() => shown && void check.start(sendable(shown), { ...target, importId: newImportId(), dryRun: true })}
        onImport={() => shown && onStart({ ...target, importId: newImportId(), plan: shown, table, hasHeader })}
      />
    </>
  );
}

/** In how many rows each field is wrong. */
function faultsOf(plan: readonly PlannedRow[]): ReadonlyMap<ImportField | undefined, number> {
  const faults = new Map<ImportField | undefined, number>();
  for (const { fate, details } of plan) {
    if (fate !== 'invalid') continue;
    for (const field of new Set(details.map((detail) => detail.field as ImportField))) faults.set(field, (faults.get(field) ?? 0) + 1);
  }
  return faults;
}

function guessed({ table }: ChosenTable, hasHeader: boolean): Mapping {
  const header = hasHeader ? (table.rows[0]?.cells ?? []) : [];
  return mappingOf(Array.from({ length: table.width }, (_, i) => header[i] ?? ''));
}

/** People with an open request are included: the user may still want that row. */
function sendable(plan: readonly PlannedRow[]): PlannedRow[] {
  return plan.filter(({ person, sameAs }) => person !== undefined && sameAs === undefined);
}

/** 128 bit: retried parts carry the same id, so no row is imported twice. */
function newImportId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
