/**
 * Corrects the cells of one row, with the fields that the team knows from a request, beside what
 * the list says.
 */

import { type OwnName, questionOf } from '@platzwart/domain/booking/questions';
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { Detail } from '@platzwart/domain/failure';
import type { ImportContext } from '@platzwart/domain/import/cells';
import { maxCell, type RawRow } from '@platzwart/domain/import/import';
import {
  type ImportField,
  importFields,
  merelyTold,
  validateImportRow,
} from '@platzwart/domain/import/row';
import {
  type ImportedName,
  importedNames,
  staffOptionsOf,
} from '@platzwart/domain/request/staff-questions';
import { describeSlots } from '@platzwart/domain/waiting-list/slot';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import type { PlannedRow } from './import-plan.ts';
import { columnLabel, type Mapping } from './match-headers.ts';
import { texts } from './texts.ts';
import { nameOfRow } from './validate-rows.ts';

const t = texts.preview;

type Props = {
  row: PlannedRow;
  mapping: Mapping;
  context: ImportContext;
  onCorrect: (cells: RawRow) => void;
  onCancel: () => void;
};

export function CorrectRow({ row, mapping, context, onCorrect, onCancel }: Props) {
  const [cells, setCells] = useState<RawRow>({});
  const isChanged = Object.entries(cells).some(
    ([field, text]) => text !== (row.row[field as ImportField] ?? ''),
  );
  const unsaved = useUnsavedInput(isChanged, { text: t.wouldBeLost });
  const cancel = () => void unsaved.mayLeave().then((may) => may && onCancel());
  const outcome = validateImportRow({ ...row.row, ...cells }, context);
  const details = outcome.ok
    ? outcome.value.notices
    : outcome.failure.kind === 'invalid'
      ? outcome.failure.details
      : [];
  const person = outcome.ok ? outcome.value : undefined;
  const change = (field: ImportField, text: string) =>
    setCells((before) => ({ ...before, [field]: text.slice(0, maxCell) }));
  const first = useRef<HTMLFormElement>(null);
  const formId = useId();
  // The part that scrolls would take it.
  useEffect(
    () => first.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
    [],
  );
  const finish = () => (Object.keys(cells).length === 0 ? onCancel() : onCorrect(cells));

  return (
    <Modal
      title={t.correctTitle(nameOfRow(row), row.line)}
      onCancel={cancel}
      isWide
      actions={
        <>
          <Button onClick={cancel}>{t.keep}</Button>
          <Button look="filled" type="submit" form={formId}>
            {t.apply}
          </Button>
        </>
      }
    >
      <form
        ref={first}
        id={formId}
        className="stack gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        {fieldsOf(row, mapping).map((field) => (
          <CellField
            key={field}
            field={field}
            typed={row.row[field] ?? ''}
            value={cells[field] ?? row.row[field] ?? ''}
            read={person && readOf(field, person)}
            detail={details.find((detail) => detail.field === field)}
            context={context}
            onChange={(text) => change(field, text)}
          />
        ))}
      </form>
      {person && person.firstname !== '' && mapping.includes('name') && (
        <div>
          <Button look="plain" onClick={() => change('name', swapped(person, row.row.name ?? ''))}>
            {t.swap}
          </Button>
        </div>
      )}
    </Modal>
  );
}

/** What needs a look first, then the other columns, and a way to reach the person. */
function fieldsOf({ details }: PlannedRow, mapping: Mapping): ImportField[] {
  const known = (field: string | undefined): field is ImportField =>
    importFields.some((each) => each === field);
  const faulty = details.map(({ field }) => field).filter(known);
  return [...new Set([...faulty, ...mapping.filter(known), 'phone' as const, 'email' as const])];
}

/** The name with its parts exchanged; what else the cell says stays in brackets. */
export function swapped(
  { firstname, lastname }: Pick<Person, 'firstname' | 'lastname'>,
  typed: string,
): string {
  const rest = `${firstname} ${lastname}`
    .split(/\s+/)
    .reduce((text, word) => text.replace(word, ' '), typed);
  const isMore = /[\p{L}\d]/u.test(rest);
  return `${firstname}, ${lastname}${isMore ? ` (${typed.replace(/[()[\]{}]/g, ' ')})` : ''}`;
}

type Person = NonNullable<ReturnType<typeof validateImportRow> & { ok: true }>['value'];

/** How a cell is understood, where that is not what is typed. */
export function readOf(
  field: ImportField,
  person: Pick<Person, 'firstname' | 'lastname' | 'slots' | 'requestedOn' | 'birthdate'>,
): string {
  switch (field) {
    case 'name':
      return [person.firstname, person.lastname].filter(Boolean).join(' · ');
    case 'times':
      return describeSlots(person.slots);
    case 'requestedOn':
      return formatGermanDate(person.requestedOn);
    case 'birthdate':
      return person.birthdate ? formatGermanDate(person.birthdate) : '';
    default:
      return '';
  }
}

type CellProps = {
  field: ImportField;
  /** In the list. */
  typed: string;
  value: string;
  read: string | undefined;
  detail: Detail | undefined;
  context: ImportContext;
  onChange: (text: string) => void;
};

function CellField({ field, typed, value, read, detail, context, onChange }: CellProps) {
  const isTold = detail !== undefined && merelyTold.has(detail.code);
  const problem = isTold ? undefined : detail?.message;
  const hint =
    [value !== typed && t.asTyped(typed), read && t.read(read), isTold && detail.message]
      .filter(Boolean)
      .join(' ') || undefined;
  const name = `import-zelle-${field}`;
  const frame = {
    name,
    label: columnLabel(field, context.form),
    ...(hint !== undefined && { hint }),
    ...(problem !== undefined && { error: problem }),
  };
  const text = {
    ...frame,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const kind = kindOf(field);
  if (kind === 'day')
    return <DateField {...frame} hint={hint ?? ''} value={value} onChange={onChange} />;
  if (kind === 'text') return <TextArea {...text} rows={2} />;
  const options = optionsOf(field, context);
  if (options) {
    const chosen = options.some((option) => option === value) || value === '' ? [] : [value];
    return (
      <SelectField
        {...frame}
        placeholder=""
        options={[...options, ...chosen].map((option) => ({ value: option, label: option }))}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <TextField
      {...text}
      type={kind === 'phone' ? 'tel' : 'text'}
      inputMode={kind === 'email' ? 'email' : undefined}
      autoComplete="off"
    />
  );
}

const isQuestion = (field: ImportField): field is ImportedName =>
  importedNames.some((name) => name === field);

function kindOf(field: ImportField): string {
  if (field === 'requestedOn') return 'day';
  // Lines of a cell of times are statements.
  if (field === 'adminNote' || field === 'times') return 'text';
  if (!isQuestion(field)) return 'line';
  const { kind } = questionOf(field);
  return kind === 'birthdate' || kind === 'prescription' ? 'day' : kind;
}

/** The answers of a question that has a few. */
function optionsOf(
  field: ImportField,
  { form, tags }: ImportContext,
): readonly string[] | undefined {
  if (field === 'location') return form.selectableLocations.map(({ title }) => title);
  if (field === 'tags') return tags.map(({ name }) => name);
  if (field === 'prioritized') return ['ja', 'nein'];
  if (!isQuestion(field)) return undefined;
  const { kind } = questionOf(field);
  if (kind === 'own') {
    const options = form[field as OwnName]?.options ?? [];
    return options.length > 0 ? options : undefined;
  }
  if (kind === 'choice') return Object.values(staffOptionsOf(field));
  return ['line', 'phone', 'text', 'email', 'birthdate', 'prescription'].includes(kind)
    ? undefined
    : ['ja', 'nein'];
}
