/**
 * Column mapping, what happens to each row, and who already waits: all before anything is written.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { ImportContext } from '@platzwart/domain/import/cells';
import type { RawRow } from '@platzwart/domain/import/import';
import type { ImportField } from '@platzwart/domain/import/row';
import type { Region } from '@platzwart/domain/practice/region';
import type { WithId } from '@platzwart/domain/request/request';
import type { Tag } from '@platzwart/domain/tags/tag';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Note } from '../../ui/note.tsx';
import { NextStep, RowCounts } from './check-rows.tsx';
import { EmailConsent, missingConsent } from './email-consent.tsx';
import { headerFor } from './guess-columns.ts';
import styles from './import.module.css';
import { type PlannedRow, planned } from './import-plan.ts';
import { type Faults, MatchColumns, missingFrom } from './match-columns.tsx';
import { isHeader, type Mapping } from './match-headers.ts';
import { PreviewTable } from './preview-table.tsx';
import type { ReadTable } from './read-choice.ts';
import type { TableRow } from './read-table.ts';
import type { ImportToRun } from './run-import.tsx';
import { openQuestionOf } from './source-choices.tsx';
import { texts } from './texts.ts';
import { useRowUpload } from './use-row-upload.ts';
import {
  type Corrections,
  type LikelyDuplicates,
  likelyDuplicates,
  type OpenRequest,
  type Reading,
  type ValidatedRow,
  validateRows,
} from './validate-rows.ts';

type Props = {
  slug: string;
  chosen: ReadTable;
  form: FormConfiguration;
  region: Region;
  tags: readonly WithId<Tag>[];
  today: IsoDate;
  /** Undefined until all are loaded. */
  open: readonly OpenRequest[] | undefined;
  /** An import is being undone: until its people are gone, they count as waiting. */
  isUndoing: boolean;
  onStart: (toRun: ImportToRun) => void;
};

const noDuplicates: LikelyDuplicates = { open: new Set(), inFile: new Map() };

export function PrepareImport({
  slug,
  chosen,
  form,
  region,
  tags,
  today,
  open,
  isUndoing,
  onStart,
}: Props) {
  const { table } = chosen;
  const context = useMemo<ImportContext>(() => ({ form, tags, today }), [form, tags, today]);
  const [hasHeader, setHasHeader] = useState(() => isHeader(table.rows[0]));
  const [mapping, setMapping] = useState<Mapping>(() => guessed(chosen, hasHeader));
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  const [skipsOpen, setSkipsOpen] = useState(true);
  const [isDatedToday, setDatedToday] = useState(false);
  const [consent, setConsent] = useState<string | undefined>(undefined);
  const rows = useMemo(() => (hasHeader ? table.rows.slice(1) : table.rows), [table, hasHeader]);
  const header = useMemo(
    () => headerFor(hasHeader ? table.rows[0]?.cells : undefined, rows, mapping),
    [hasHeader, table, rows, mapping],
  );
  const reading = useMemo(
    () => ({ mapping, header, corrections, context, region }),
    [mapping, header, corrections, context, region],
  );
  const validated = useValidatedRows(rows, reading);
  const likely = useMemo(
    () => (validated ? likelyDuplicates(validated, open ?? []) : noDuplicates),
    [validated, open],
  );
  const check = useRowUpload();
  const { reset, forget } = check;
  // Changed columns need a new check.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the validation input invalidates the answers.
  useEffect(() => reset(), [rows, mapping, context, reset]);

  const plan = useMemo(
    () => validated && planned(validated, { likely, skipsOpen, results: check.results }),
    [validated, likely, skipsOpen, check.results],
  );
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const preview = useRef<HTMLHeadingElement>(null);
  const showFaults = () => {
    setOnlyFaulty(true);
    preview.current?.scrollIntoView?.({ block: 'start' });
    preview.current?.focus({ preventScroll: true });
  };
  const correct = (number: number, cells: RawRow) => {
    setCorrections((before) => new Map(before).set(number, { ...before.get(number), ...cells }));
    forget(number);
  };
  const target = {
    slug,
    fileName: chosen.name,
    total: rows.length,
    emailConsent: consent?.trim() || null,
  };
  const unmapped = missingFrom(mapping);
  const shown = unmapped.length === 0 ? plan : undefined;
  const lacksDate = !mapping.includes('requestedOn');
  const missing = [
    openQuestionOf(chosen),
    ...unmapped,
    lacksDate && !isDatedToday ? texts.columns.askDate.missing : undefined,
    missingConsent(consent),
    isUndoing ? texts.check.stillUndoing : undefined,
  ].filter((message) => message !== undefined);
  const faults = useMemo(() => shown && faultsOf(shown), [shown]);
  const withEmail = useMemo(
    () => shown?.filter(({ isSent, person }) => isSent && person?.email).length ?? 0,
    [shown],
  );

  if (rows.length === 0) return <Note isWarm>{texts.file.onlyHeader}</Note>;
  return (
    <>
      {chosen.leftOut.length > 0 && (
        <p className="hint anywhere">{texts.file.leftOut(chosen.leftOut)}</p>
      )}
      {chosen.sections.length > 0 && (
        <p className="hint anywhere">{texts.file.sections(chosen.sections)}</p>
      )}
      {chosen.joined.length > 0 && (
        <p className="hint anywhere">{texts.file.joined(chosen.joined)}</p>
      )}
      <MatchColumns
        table={table}
        hasHeader={hasHeader}
        rows={rows}
        mapping={mapping}
        form={form}
        faults={faults}
        onFaults={showFaults}
        onHeader={(next) => {
          setHasHeader(next);
          setMapping(guessed(chosen, next));
        }}
        onMapping={setMapping}
      />
      {lacksDate && <AskDate isAccepted={isDatedToday} onAccepted={setDatedToday} />}
      {shown && (
        <section className="stack gap-3" aria-labelledby="import-vorschau">
          <PreviewTable
            rows={shown}
            mapping={mapping}
            context={context}
            skipsOpen={skipsOpen}
            onlyFaulty={onlyFaulty}
            onOnlyFaulty={setOnlyFaulty}
            onCorrect={correct}
            title={
              <h3 ref={preview} id="import-vorschau" tabIndex={-1} className={styles.preview}>
                {texts.preview.title}
              </h3>
            }
          >
            <RowCounts
              plan={shown}
              hasDates={!lacksDate}
              skipsOpen={skipsOpen}
              onSkipsOpen={setSkipsOpen}
            />
          </PreviewTable>
          <EmailConsent count={withEmail} text={consent} onText={setConsent} />
        </section>
      )}
      <NextStep
        missing={missing}
        plan={plan}
        check={check}
        isOpenKnown={open !== undefined}
        onCheck={() =>
          shown &&
          void check.start(sendable(shown), { ...target, importId: newImportId(), dryRun: true })
        }
        onImport={() =>
          shown && onStart({ ...target, importId: newImportId(), plan: shown, table, hasHeader })
        }
      />
    </>
  );
}

/** The one column whose absence changes the order of everybody. */
function AskDate({
  isAccepted,
  onAccepted,
}: {
  isAccepted: boolean;
  onAccepted: (isAccepted: boolean) => void;
}) {
  const t = texts.columns.askDate;
  return (
    <Note isWarm>
      <div className="stack gap-2">
        <p className="strong">{t.title}</p>
        <p>{t.text}</p>
        <Checkbox
          name="import-seit-heute"
          label={t.accept}
          checked={isAccepted}
          onChange={({ target }) => onAccepted(target.checked)}
        />
      </div>
    </Note>
  );
}

/** In how many rows each field is wrong, or has a remark. */
function faultsOf(plan: readonly PlannedRow[]): ReadonlyMap<ImportField | undefined, Faults> {
  const faults = new Map<ImportField | undefined, Faults>();
  for (const { fate, details } of plan) {
    for (const field of new Set(details.map((detail) => detail.field as ImportField))) {
      const { errors, notices } = faults.get(field) ?? { errors: 0, notices: 0 };
      faults.set(
        field,
        fate === 'invalid' ? { errors: errors + 1, notices } : { errors, notices: notices + 1 },
      );
    }
  }
  return faults;
}

const guessed = ({ guesses }: ReadTable, hasHeader: boolean) =>
  hasHeader ? guesses.withHeader : guesses.withoutHeader;

/** People with an open request are included: the user may still want that row. */
function sendable(plan: readonly PlannedRow[]): PlannedRow[] {
  return plan.filter(({ person, sameAs }) => person !== undefined && sameAs === undefined);
}

/** 128 bit: retried parts carry the same id, so no row is imported twice. */
function newImportId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * In parts, so that thousands of rows do not block the page. Undefined while validating, but for a
 * corrected cell: what stood there stays until it is read.
 */
function useValidatedRows(
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
