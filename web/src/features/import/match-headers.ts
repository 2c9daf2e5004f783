/** Maps columns to fields by their headings. Unrecognized ones are left to the user. */

import { type ImportField, importFields } from '@platzwart/domain/import/row';
import { type ImportedName, staffQuestionOf } from '@platzwart/domain/request/staff-questions';
import { folded } from '@platzwart/domain/text/folding';
import type { Table, TableRow } from './read-table.ts';
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

/** Of programs that speak English. */
const english: Partial<Record<ImportField, string>> = {
  name: 'full name, patient name, client, client name',
  firstname: 'first name, firstname, given name, forename',
  lastname: 'last name, lastname, surname, family name',
  phone: 'phone, phone number, telephone, mobile, mobile phone, cell, cell phone',
  email: 'email address, e mail address',
  birthdate: 'date of birth, birth date, birthdate, birthday, dob',
  requestedOn: 'requested on, request date, date requested, date added, waiting since, created, created at',
  times: 'times, availability, available times, preferred times',
  location: 'location, site',
  insurance: 'insurance, health insurance',
  addressStreet: 'street, address',
  addressPostalCode: 'zip, zip code, postal code, postcode',
  addressCity: 'city, town',
  contactPerson: 'contact, contact person, parent, guardian',
  reason: 'reason, diagnosis',
  adminNote: 'notes, internal notes',
  tags: 'labels, categories',
  prioritized: 'priority, urgent',
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
    `${headingsOf(field)}, ${english[field] ?? ''}`
      .split(', ')
      .filter(Boolean)
      .map((heading) => [heading, field] as const),
  ),
);

/** Say of whom or of what kind, not what. */
const fillers =
  /\b(?:des|der|die|das|vom?|fuer|kind(?:es)?|patient(?:en|in)?|klient(?:en|in)?|eltern|privat|tagsueber|ggf|evtl|bitte|falls|vorhanden|nr|nummer)\b/g;

/** The field that a heading names, whole or without what stands around it. */
function headed(cell: string): ImportField | undefined {
  const heading = plain(cell);
  return fieldOf.get(heading) ?? fieldOf.get(heading.replace(fillers, ' ').replace(/ +/g, ' ').trim());
}

/** The same, or by its only word that is a heading: 'Handy (Mutter, ab 14 Uhr)'. */
function fieldNamed(cell: string): ImportField | undefined {
  const words = new Set(
    plain(cell)
      .split(' ')
      .flatMap((word) => fieldOf.get(word) ?? []),
  );
  // 'Vor-Name' is none.
  words.delete('name');
  const [only, ...others] = words;
  return headed(cell) ?? (others.length === 0 ? only : undefined);
}

const headingsIn = (row: TableRow | undefined) => row?.cells.filter((cell) => headed(cell) !== undefined).length ?? 0;

/** Whether the row contains headings instead of people. */
export function isHeader(row: TableRow | undefined): boolean {
  return headingsIn(row) > 0;
}

/** Rows among which the headings are looked for. */
const beginning = 10;

const sums = /^(?:summe|gesamt|gesamtsumme|insgesamt|anzahl|total|sum)\b/;

/**
 * The table without what is nobody: titles above the headings, headings repeated on each page, and lines of sums. The lines left out are
 * told, with what they say.
 */
export function withoutTitles(table: Table): { table: Table; leftOut: readonly { line: number; text: string }[] } {
  const heads = table.rows.slice(0, beginning).map(headingsIn);
  const most = Math.max(0, ...heads);
  // One heading alone may be a person's word; in the first row nobody stands above it.
  const from = most >= 2 ? heads.indexOf(most) : 0;
  const header = headingsIn(table.rows[from]) > 0 ? JSON.stringify(table.rows[from]?.cells) : undefined;
  const isNobody = ({ cells }: TableRow, i: number) => {
    const said = cells.filter((cell) => cell !== '');
    return (
      i < from ||
      (i > from && JSON.stringify(cells) === header) ||
      (said.length <= 3 && sums.test(plain(said[0] ?? '')) && said.slice(1).every((cell) => /^[\d.,]+$/.test(cell)))
    );
  };
  const leftOut = table.rows.filter(isNobody).map(({ line, cells }) => ({ line, text: cells.filter(Boolean).join(' ') }));
  return { table: leftOut.length === 0 ? table : { ...table, rows: table.rows.filter((row, i) => !isNobody(row, i)) }, leftOut };
}

/** Each field once, at the first matching column; a second phone column becomes the second number. */
export function mappingOf(header: readonly string[]): Mapping {
  const taken = new Set<ImportField>();
  const mapping = header.map((cell): ImportField | undefined => {
    const field = fieldNamed(cell);
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
  // Parted at the end of a line.
  return folded(cell.replace(/-\s*\n\s*/g, ''))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
