/** Maps columns to fields by their headings. Unrecognized ones are left to the user. */

import { type ImportField, importFields } from '@platzwart/domain/import/row';
import { type ImportedName, staffQuestionOf } from '@platzwart/domain/request/staff-questions';
import { folded } from '@platzwart/domain/text/folding';
import type { TableRow } from './read-table.ts';
import { texts } from './texts.ts';

export type Mapping = readonly (ImportField | undefined)[];

/** Folded, without punctuation. Questions are known by their label, too. */
const headings: Readonly<Record<Exclude<ImportField, ImportedName>, string>> = {
  name: 'name, patient, patientin, klient, klientin, kind, name patient, name kind, name des kindes, vollstaendiger name, nachname vorname, name vorname, vorname nachname, vor und nachname',
  contactPerson:
    'kontaktperson, ansprechperson, ansprechpartner, ansprechpartnerin, eltern, elternteil, mutter, vater, angehoerige, erziehungsberechtigte, anfrage von',
  requestedOn:
    'anfragedatum, angefragt am, angefragt, anfrage, anfrage am, datum der anfrage, eingang, eingangsdatum, eingegangen, eingegangen am, datum, anmeldedatum, anmeldung, angemeldet am, warteliste seit, auf warteliste seit, wartet seit, seit',
  times:
    'zeiten, zeit, wunschzeiten, wunschzeit, gewuenschte zeiten, moegliche zeiten, zeitfenster, termine, terminwunsch, terminwuensche, verfuegbarkeit, wann',
  location: 'standort, standorte, praxisstandort, filiale, ordination',
  adminNote: 'notiz, notizen, interne notiz, notiz intern, notiz der praxis, intern',
  tags: 'schlagwoerter, schlagwort, tags, tag, merkmale, merkmal, kategorie, kategorien',
  prioritized: 'prioritaet, prio, priorisiert, dringend, dringlich, dringlichkeit',
};

const isQuestion = (field: ImportField): field is ImportedName => !Object.hasOwn(headings, field);

/** What a column is called. */
export function columnLabel(field: ImportField): string {
  return isQuestion(field) ? staffQuestionOf(field).label : texts.fields[field];
}

function headingsOf(field: ImportField): string {
  return isQuestion(field) ? `${plain(columnLabel(field))}, ${staffQuestionOf(field).import?.heads}` : headings[field];
}

const fieldOf = new Map(
  importFields.flatMap((field) =>
    headingsOf(field)
      .split(', ')
      .map((heading) => [heading, field] as const),
  ),
);

/** Whether the row contains headings instead of people. */
export function isHeader(row: TableRow | undefined): boolean {
  return row?.cells.some((cell) => fieldOf.has(plain(cell))) ?? false;
}

/** Each field once, at the first matching column; a second phone column becomes the second number. */
export function mappingOf(header: readonly string[]): Mapping {
  const taken = new Set<ImportField>();
  const mapping = header.map((cell): ImportField | undefined => {
    const field = fieldOf.get(plain(cell));
    const free = field === 'phone' && taken.has('phone') ? 'phone2' : field;
    if (free === undefined || taken.has(free)) return undefined;
    taken.add(free);
    return free;
  });
  // Next to 'Vorname', 'Name' means the last name.
  const isLastname = taken.has('firstname') && !taken.has('lastname');
  return mapping.map((field) => (field === 'name' && isLastname ? 'lastname' : field));
}

/** A field belongs to one column: assigning it to another removes it from the first. */
export function mapped(mapping: Mapping, column: number, field: ImportField | undefined): Mapping {
  return mapping.map((before, i) => (i === column ? field : before === field ? undefined : before));
}

function plain(cell: string): string {
  return folded(cell)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
