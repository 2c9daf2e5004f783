/**
 * Turns a row of a practice's old list into a request. Few fields are required, since nobody can be
 * asked again; what is present must be readable, or its cell is refused.
 */

import type { FormConfiguration } from '../booking/form-configuration.ts';
import { questions } from '../booking/questions.ts';
import { minDigits, readPhones } from '../contact/read-phones.ts';
import { suggestEmail } from '../contact/suggest-email.ts';
import { daysLater } from '../dates/berlin-days.ts';
import { dayAmong } from '../dates/day-among.ts';
import type { DayPrecision } from '../dates/day-precision.ts';
import type { IsoDate } from '../dates/german-date.ts';
import { accepted, type Detail, detailsOf, type Outcome, refused } from '../failure.ts';
import { followUpQuietDays } from '../follow-up/follow-up.ts';
import { begunAt, type Change, definedOnly, untouched } from '../request/changes.ts';
import type { Actor } from '../request/history.ts';
import { momentOf } from '../request/manual-entry.ts';
import { maxAdminNote, type TherapyRequest } from '../request/request.ts';
import { type ImportedName, importedNames, staffLabelOf } from '../request/staff-questions.ts';
import { cleanLine, pastedAddress } from '../text/text.ts';
import { describeAsk } from '../times/describe-ask.ts';
import { readTimes, wordsForNote } from '../times/read-times.ts';
import { slotKeysFor } from '../waiting-list/queue.ts';
import { withoutBroken } from './broken-cells.ts';
import { type ImportContext, importMessages, rowFor } from './cells.ts';
import {
  contactPersonAmong,
  contactPersonAt,
  contactPersonOf,
  isRelationship,
  type NameCell,
  type NamedContact,
  patientOf,
  readNameCell,
} from './contact-person.ts';
import { maxCell, type RawRow } from './import.ts';
import { areGone, goneIn, remarkIn, urgentSection } from './remarks.ts';
import { namesTwo, splitName, withoutTitles } from './split-name.ts';

/** Columns that are no question of the form. */
type OwnColumn =
  | 'name'
  | 'contactPerson'
  | 'requestedOn'
  | 'times'
  | 'location'
  | 'adminNote'
  | 'tags'
  | 'prioritized';
export type ImportField = ImportedName | OwnColumn;

/** Lists usually begin with these. */
const familiar: readonly ImportField[] = [
  ...(['lastname', 'firstname', 'name', 'type', 'contactPerson'] as const),
  ...(['contactPersonFirstname', 'contactPersonLastname', 'contactPersonRelationship'] as const),
  ...([
    'phone',
    'phone2',
    'email',
    'birthdate',
    'requestedOn',
    'times',
    'location',
    'reason',
    'note',
  ] as const),
  ...(['adminNote', 'tags', 'prioritized'] as const),
];

/** Possible columns. */
export const importFields: readonly ImportField[] = [
  ...familiar,
  ...importedNames.filter((name) => !familiar.includes(name)),
];

export type ImportedRow = Pick<
  TherapyRequest,
  ImportedName | 'locationIds' | 'slots' | 'prioritized' | 'tags' | 'adminNote'
> & {
  requestedOn: IsoDate;
  requestedPrecision?: DayPrecision | undefined;
  /** Warnings about an accepted row. */
  notices: readonly Detail[];
};

/**
 * Whom a cell names, and the team's own words: without the one nobody is known, and there is
 * nowhere to keep the other.
 */
const indispensable: ReadonlySet<string> = new Set([
  'lastname',
  'firstname',
  'name',
  'adminNote',
] satisfies ImportField[]);
const isForNote = (field: string) =>
  importFields.some((known) => known === field) && !indispensable.has(field);

/**
 * One row, as it would be stored. A cell that cannot be read does not keep anybody out: its text
 * goes into the note, and a notice says so. Refusals: no name, no contact, a name or note that is
 * too long, unknown fields.
 */
export function validateImportRow(cells: RawRow, context: ImportContext): Outcome<ImportedRow> {
  const { row: whole, broken, clocks } = withoutBroken(cells);
  const row = withContactParts(whole);
  const asTyped = rowFor(context).safeParse(row);
  const unread = asTyped.success
    ? []
    : detailsOf(asTyped.error).filter(({ field }) => isForNote(field));
  const aside = [...new Set(unread.map(({ field }) => field as ImportField))];
  const validated =
    aside.length === 0
      ? asTyped
      : rowFor(context).safeParse({
          ...row,
          ...Object.fromEntries(aside.map((field) => [field, ''])),
        });
  const details = validated.success ? [] : detailsOf(validated.error);
  const { besides, cell: nameCell, isDoubtful, isTurned, ...person } = personOfRow(row);
  const missing: Detail[] = [
    ...(person.lastname === ''
      ? [
          {
            field: 'name' in row ? 'name' : 'lastname',
            code: 'required',
            message: importMessages.lastname,
          },
        ]
      : []),
    // A number that a tabular program lost keeps nobody out.
    ...(blank(row.phone) &&
    blank(row.email) &&
    !broken.some(({ field }) => /^(?:phone|email)/.test(field))
      ? [{ field: 'phone', code: 'required', message: importMessages.contact }]
      : []),
  ].filter(({ field }) => !details.some((detail) => detail.field === field));
  if (!validated.success || missing.length > 0)
    return refused({ kind: 'invalid', details: [...details, ...missing] });

  const {
    name: _name,
    type,
    contactPerson,
    times,
    location,
    note,
    adminNote,
    timeFlexibility,
    requestedOn,
    ...rest
  } = validated.data;
  const { contactPersonFirstname, contactPersonLastname, contactPersonRelationship, ...said } =
    rest;
  const locationIds =
    location.length > 0 ? location : context.form.selectableLocations.map(({ id }) => id);
  const read = readTimes(times, context.form, locationIds);
  const timesInNote = wordsForNote(times, read);
  const phones = phonesFrom(said, said.email !== '');
  const meant = suggestEmail(said.email || pastedAddress(row.email ?? ''));
  const asking = contactPersonFrom(
    {
      type,
      contactPerson,
      contactPersonFirstname,
      contactPersonLastname,
      contactPersonRelationship,
    },
    person,
    isOwn(row)
      ? undefined
      : (nameCell.contact ??
          contactPersonAmong(besides, person) ??
          contactPersonAmong(said.phone, person) ??
          contactPersonAt(said.phone) ??
          contactPersonAmong(adminNote, person)),
  );
  // A list without such a column says it of everybody.
  const lacksFirstname =
    person.firstname === '' &&
    !isOwn(row) &&
    (!blank(row.name) || 'firstname' in row) &&
    !broken.some(({ field }) => field === 'firstname');
  const inNote = [
    ...broken.flatMap(({ field, text, stays }) =>
      stays
        ? []
        : importMessages.cellInNote(columnOf(field as ImportField, context.form), cleanLine(text)),
    ),
    ...aside.map((field) =>
      importMessages.cellInNote(columnOf(field, context.form), cleanLine(row[field] ?? '')),
    ),
    ...(['birthdate', 'prescription'] as const).map(
      (field) =>
        !aside.includes(field) &&
        saysMore(row[field]) &&
        importMessages.cellInNote(columnOf(field, context.form), cleanLine(row[field] ?? '')),
    ),
    !aside.includes('requestedOn') &&
      (requestedOn.isAsked ||
        requestedOn.isMore ||
        /\b(?:anf(?:ang)?|mitte|e(?:nde)?|ca|circa|etwa)\b/i.test(row.requestedOn ?? '')) &&
      importMessages.cellInNote(columnOf('requestedOn'), cleanLine(row.requestedOn ?? '')),
    timesInNote !== '' && importMessages.timesInNote(timesInNote),
    (besides !== '' || nameCell.contact || nameCell.isMore) &&
      importMessages.nameInNote(
        cleanLine(row.name || `${row.firstname ?? ''} ${row.lastname ?? ''}`),
      ),
    asking.isMore && importMessages.contactPersonInNote(contactPerson),
    phones.isMore &&
      importMessages.phoneInNote([said.phone, said.phone2].filter(Boolean).join('; ')),
  ];
  const fullNote = [adminNote, ...inNote].filter(Boolean).join('\n\n');
  const urgent = blank(row.prioritized) ? urgentSection(adminNote) : undefined;
  return accepted({
    ...said,
    // Who names its day has one.
    ...(said.prescription && { doctorsOrder: 'available' as const }),
    ...person,
    ...phones.fields,
    ...asking.fields,
    note,
    requestedOn: requestedOn.day,
    ...(requestedOn.precision !== undefined && { requestedPrecision: requestedOn.precision }),
    locationIds,
    slots: read.slots,
    prioritized: said.prioritized || urgent !== undefined,
    timeFlexibility: timeFlexibility ?? (read.isAnyTime ? 'veryFlexible' : undefined),
    adminNote: fullNote.slice(0, maxAdminNote),
    notices: [
      ...(fullNote.length > maxAdminNote
        ? [{ field: 'adminNote', code: 'cut', message: importMessages.noteCut }]
        : []),
      ...broken.map(({ field, text, stays }) => ({
        field,
        code: 'broken',
        message: stays
          ? importMessages.broken(text)
          : importMessages.stored(importMessages.broken(text)),
      })),
      ...clocks.map(({ text, time }) => ({
        field: 'times',
        code: 'clock',
        message: importMessages.clock(text, time),
      })),
      ...(urgent
        ? [{ field: 'adminNote', code: 'urgent', message: importMessages.urgent(urgent) }]
        : []),
      ...(nameCell.isContactOnly
        ? [{ field: 'name', code: 'contactOnly', message: importMessages.contactOnly }]
        : []),
      ...(isDoubtful || isTurned
        ? [
            {
              field: 'name',
              code: isDoubtful ? 'doubtful' : 'turned',
              message: importMessages[isDoubtful ? 'doubtfulName' : 'turnedName'](person),
            },
          ]
        : []),
      ...(lacksFirstname && !isDoubtful && !nameCell.isContactOnly
        ? [
            {
              field: blank(row.name) ? 'firstname' : 'name',
              code: 'noFirstname',
              message: importMessages.noFirstname,
            },
          ]
        : []),
      ...aboutAge(said.birthdate, context.today),
      ...unread.map((detail) => ({ ...detail, message: importMessages.stored(detail.message) })),
      ...(meant === undefined
        ? []
        : [{ field: 'email', code: 'likely', message: importMessages.likelyEmail(meant) }]),
      ...(['phone', 'phone2'] as const).flatMap((field) =>
        aboutPhone(field, said[field] ?? '', phones.inNote),
      ),
      ...aboutDay(requestedOn),
      ...aboutRemarks(cells, isOwn(row) ? '' : adminNote, aside),
      ...read.asks.map((ask) => ({
        field: 'times',
        code: ask.kind,
        message: importMessages.stored(describeAsk(ask)),
      })),
    ],
  });
}

/** No name is as long: what is longer is refused, and taking it apart would cost much. */
const maxName = 1000;

/** '9.3.2018 (8 J.)': the day is taken, the words are for the note. */
const saysMore = (cell = '') =>
  (dayAmong(cell.replace(/dringend/i, ' '))?.words ?? '')
    .replace(/\d{1,2}:\d{2}\S*|uhr/g, '')
    .trim() !== '';

const ownColumns: Partial<Record<ImportField, string>> = {
  contactPerson: 'Kontaktperson',
  requestedOn: 'Angefragt am',
  prescription: 'Verordnung',
  times: 'Zeiten',
  location: 'Standort',
  tags: 'Schlagwörter',
  prioritized: 'Priorität',
};

function columnOf(field: ImportField, form?: FormConfiguration): string {
  return ownColumns[field] ?? staffLabelOf(field as ImportedName, form);
}

/** Notices that ask nothing of anybody. */
export const merelyTold: ReadonlySet<string> = new Set([
  'restored',
  'zeroMissing',
  'vagueDay',
  'turned',
  'urgent',
  'clock',
  'noFirstname',
  'faxInNote',
]);

/** The stored request and its history line. */
export function importedRequest(
  { requestedOn, notices, ...said }: ImportedRow,
  {
    payloadHash,
    openKey,
    importId,
  }: { payloadHash: string; openKey: string | null; importId: string },
  form: FormConfiguration,
  /** `startedAt` and `number` preserve the file's order among requests of one day. */
  { by, now, startedAt, number, hasEmailConsent }: ImportedWhen,
): Exclude<Change, 'unchanged'> {
  const requestedAt = new Date(momentOf(requestedOn, startedAt).getTime() + number);
  const after: TherapyRequest = {
    ...untouched,
    ...begunAt(now, requestedAt),
    followUp: { state: 'idle', at: unheardSince(requestedAt, now) },
    source: 'import',
    payloadHash,
    openKey,
    importId,
    consentVersion: '',
    ...definedOnly(said),
    followUpConsent: hasEmailConsent && said.email !== '',
    prioritizedAt: said.prioritized ? now : null,
    slotKeys: slotKeysFor(said, form),
    // Somebody reads what could not be read, and asks what words of times mean: until then no time
    // is lost, and none is made up.
    nextStep: notices.some(({ code }) => !merelyTold.has(code))
      ? { kind: 'addDetails', dueOn: null, since: now }
      : null,
  };
  return { after, history: { at: now, by, what: 'imported' } };
}

/** Says that there is none. */
const noPhone =
  /^(?:keine?s?|kein (?:tel\w*|handy)|nicht (?:vorhanden|bekannt)|unbekannt|k\. ?a\.|n\/a|[-–—?]+)$/i;

const address =
  /(?:mailto:)?(?<![^\s@<>,;:()])[^\s@<>,;:()]{1,64}@[^\s@<>,;:()]{1,190}\.[^\s@<>,;:()]{1,63}/;

/**
 * One cell often holds every way to reach somebody, or only the remark does: each goes to its own
 * field, if that is empty.
 */
function withContactParts(cells: RawRow): RawRow {
  const row = { ...cells };
  // 'Huber Lena geb. 3.3.2018', 'Lena Huber *3.3.18'.
  const [, born = ''] = blank(row.birthdate)
    ? (/(?:\*|\bgeb(?:oren)?\b)\.? ?(?:am )?(\d{1,2}\. ?\d{1,2}\. ?(?:\d{4}|\d\d))(?!\d)/i.exec(
        row.name?.slice(0, maxName) ?? '',
      ) ?? [])
    : [];
  if (born !== '') row.birthdate = born;
  for (const field of ['phone', 'email'] as const)
    if (row[field] !== undefined) row[field] = withSigns(row[field]);
  const [found] = address.exec(row.phone ?? '') ?? [];
  if (found !== undefined && blank(row.email)) {
    row.email = found;
    row.phone = (row.phone ?? '')
      .replace(`<${found}>`, ' ')
      .replace(found, ' ')
      .replace(/^[\s,;/|]+|(?<![\s,;/|])[\s,;/|]+$/g, '');
    // 'Maria <maria@example.org>': whose address it is.
    if (/^\D*\p{L}\D*$/u.test(row.phone)) addToNote(row, cells.phone ?? '', 'phone');
  }
  // '8010 Graz' below 'PLZ/Ort', or below any other part of an address.
  for (const field of ['addressPostalCode', 'addressCity', 'addressStreet'] as const) {
    const [, street = '', postalCode = '', city = ''] =
      /^(?:([^\n,]*\p{L}[^\n,]*)[,\n] ?)?(?:(?:A|D|CH)[- ])?(\d{4,5}),? +(\p{L}[^\d\n]*)$/u.exec(
        row[field]?.trim().slice(0, 300) ?? '',
      ) ?? [];
    const isFree = ['addressPostalCode', 'addressCity', 'addressStreet'].every(
      (other) =>
        other === field || (other === 'addressStreet' && street === '') || blank(row[other]),
    );
    if (postalCode === '' || !isFree) continue;
    row[field] = '';
    Object.assign(row, {
      addressPostalCode: postalCode,
      addressCity: city.trim(),
      ...(street !== '' && { addressStreet: street.trim() }),
    });
  }
  // 'anna@example.org; max@example.org': the first is written to, the others stay in the note.
  const typed = (row.email ?? '').slice(0, 1000).replace(/ ?@ ?/g, '@');
  const addresses = typed.match(new RegExp(address, 'g')) ?? [];
  // 'Lea Huber lea@example.org', 'lea@example.org (Mutter)'; one that is no longer used is asked.
  const beside = typed.replace(addresses[0] ?? '', ' ');
  // 'anna huber@example.org': who writes to the end of an address writes to a stranger.
  const isCut =
    /(?:^|\s)(?!(?:e-?mail|mail|adresse|privat|oder|und|von|an|bitte|neu|nur|per|ist|mama|mutter|papa|vater)\s*$)[\p{Ll}\d._-]+ *$/u.test(
      typed.slice(0, typed.indexOf(addresses[0] ?? '')),
    );
  const isMore =
    !isCut &&
    addresses.length === 1 &&
    pastedAddress(typed) !== pastedAddress(addresses[0] ?? '') &&
    /[\p{L}\d]/u.test(beside) &&
    !/nicht|kein|alt\b|falsch|ung(?:ü|ue)ltig|zustellbar|\?/i.test(beside);
  if (addresses.length > 1 || isMore) {
    addToNote(row, row.email ?? '', 'email');
    row.email = addresses[0] ?? '';
  }
  // 'Tel. Mutter' is empty, 'Tel. Vater' is not.
  if (hasNone(row.phone) && !hasNone(row.phone2)) [row.phone, row.phone2] = [row.phone2 ?? '', ''];
  if (!hasNumber(row.phone) && !hasNumber(row.phone2) && blank(row.email)) {
    const remark = `${row.adminNote ?? ''} ${row.note ?? ''} ${row.name ?? ''}`;
    const [number] = readPhones(remark).numbers.filter(
      ({ national }) => national.length >= minDigits,
    );
    const [mail] = address.exec(remark) ?? [];
    // 'siehe Notiz', and the number there.
    if (number) row[hasNone(row.phone) ? 'phone' : 'phone2'] = number.written;
    else if (mail !== undefined) row.email = mail;
  }
  // 'Eva Huber 0660 1234567 (Mutter)' is 'Mutter: Eva Huber 0660 1234567'.
  for (const field of ['phone', 'phone2'] as const) {
    const [, who, number, behind = ''] =
      /^(\p{Lu}[^\d:;,()\n]{1,60}),? ?([+\d][\d /.-]{5,30}) \((\p{L}{3,20})\)$/u.exec(
        row[field] ?? '',
      ) ?? [];
    if (isRelationship(behind)) row[field] = `${behind}: ${who} ${number}`;
  }
  const from = hasNumber(row.phone) || !hasNumber(row.phone2) ? 'phone' : 'phone2';
  const [asking] = /^[^\d\n:]+:[^\d\n]+/.exec(row[from] ?? '') ?? [];
  if (
    asking !== undefined &&
    blank(row.contactPerson) &&
    contactPersonOf(asking, { lastname: '' }).relationship !== ''
  ) {
    const number = (row[from] ?? '').replace(asking, '').trim();
    // Whoever cannot be reached in any other way is not left out because of it.
    if (number !== '' || !blank(row.email)) {
      row.contactPerson = asking.trim();
      row[from] = number;
    }
  }
  // Too long for its field because of the words: its numbers are not.
  const { numbers } = readPhones(withoutWrong(row.phone?.slice(0, maxCell) ?? ''));
  const [one, two] = numbers;
  if (one && (row.phone ?? '').length > questions.phone.max) {
    addToNote(row, row.phone ?? '', 'phone');
    row.phone = one.written;
    if (two && blank(row.phone2)) row.phone2 = two.written;
  }
  if (row.phone2 !== undefined && hasNone(row.phone2) && !hasNone(row.phone)) row.phone2 = '';
  // Without any other way nobody is left out because of it.
  if (hasNone(row.phone) && !blank(row.email)) row.phone = '';
  return row;
}

const hasNumber = (phone: string | undefined) => /\d\D?\d\D?\d/.test(phone ?? '');
const hasNone = (phone: string | undefined) => blank(phone) || noPhone.test(phone?.trim() ?? '');

/** 'anna(at)example.org', 'anna[at]example[dot]org'. */
function withSigns(text: string): string {
  return text
    .slice(0, maxCell)
    .replace(/ ?[([{] ?(?:at|ät) ?[)\]}] ?|＠/gi, '@')
    .replace(/(?<=@\S{1,100}) ?[([{] ?(?:dot|punkt) ?[)\]}] ?/gi, '.');
}

function addToNote(row: RawRow, words: string, field: 'phone' | 'email'): void {
  row.adminNote = [row.adminNote, importMessages.cellInNote(columnOf(field), cleanLine(words))]
    .filter(Boolean)
    .join('\n\n');
  if (field === 'phone') row.phone = '';
}

type ImportedWhen = {
  by: Actor;
  now: Date;
  startedAt: Date;
  number: number;
  /** The team says that whoever has an address agreed to be asked by e-mail. */
  hasEmailConsent: boolean;
};

/**
 * An import is no contact: whoever asked long ago may be asked at once whether they still wait. The
 * schedule of follow-ups still begins with the import, or everybody would be asked in the first
 * night.
 */
function unheardSince(requestedAt: Date, now: Date): Date {
  const quiet = daysLater(now, -followUpQuietDays - 1);
  return requestedAt > quiet ? requestedAt : quiet;
}

/** Our own files have a column for each part: what stands in one comes back as it is. */
const isOwn = (row: RawRow) => 'contactPersonLastname' in row && 'contactPersonRelationship' in row;

type ContactCells = Readonly<
  Record<
    | 'contactPerson'
    | 'contactPersonFirstname'
    | 'contactPersonLastname'
    | 'contactPersonRelationship',
    string
  >
>;

/**
 * A contact person implies type other, whatever the type column says. `named`: in another cell, if
 * no column names one.
 */
function contactPersonFrom(
  { type, ...cells }: ContactCells & { type: TherapyRequest['type'] | undefined },
  patient: { lastname: string },
  named: NamedContact | undefined,
): {
  fields: Partial<ContactCells> & Pick<TherapyRequest, 'type'>;
  /** Whether the cell says more than fields hold. */
  isMore: boolean;
} {
  const { isMore, ...own } = contactPersonOf(cells.contactPerson, patient);
  const hasOwn = [...Object.values(own), ...Object.values(cells)].some((text) => text !== '');
  const contact = hasOwn ? own : named;
  const said = {
    contactPersonFirstname: cells.contactPersonFirstname || contact?.firstname,
    contactPersonLastname: cells.contactPersonLastname || contact?.lastname,
    contactPersonRelationship: cells.contactPersonRelationship || contact?.relationship,
  };
  const filled = Object.fromEntries(Object.entries(said).filter(([, text]) => text));
  return {
    fields:
      Object.keys(filled).length === 0 ? { type: type ?? 'self' } : { type: 'other', ...filled },
    isMore,
  };
}

function personOfRow(row: RawRow): {
  firstname: string;
  lastname: string;
  besides: string;
  cell: NameCell;
  isDoubtful: boolean;
  isTurned: boolean;
} {
  const [name = '', first = ''] = [row.name, row.firstname].map((text) => text?.slice(0, maxName));
  // 'Max Busch' above 'Lena Maier'.
  const cell = readNameCell(name.replace(/^(\p{Lu}\S+ \S+)\n(?=\p{Lu}\S+ \p{Lu})/u, '$1 / '));
  const split = patientOf(cell.name);
  const typed = cleanLine(first);
  const own = isOwn(row) ? { firstname: typed, besides: '' } : withoutTitles(typed);
  const last = cleanLine(row.lastname?.slice(0, maxName) ?? '');
  // 'Dr. Huber', 'Huber geb. Maier' in a column of last names.
  const isTyped = isOwn(row) || last === '' || /\d/.test(last);
  const alone = isTyped ? undefined : splitName(`${last}, Name`);
  const isAlone = alone?.lastname && alone.firstname === 'Name';
  return {
    firstname: own.firstname || split.firstname,
    lastname: last === '' ? split.lastname : isAlone ? alone.lastname : last,
    besides: [split.besides, own.besides, isAlone && alone.besides].filter(Boolean).join(', '),
    cell,
    isDoubtful:
      cell.isDoubtful === true ||
      split.isDoubtful === true ||
      (!isOwn(row) && namesTwo(typed, last)),
    isTurned: split.isTurned === true,
  };
}

/**
 * Two numbers in one cell become two fields; what else stands there is for the note, and so are
 * words alone, if there is any other way to answer. A cell of other digits stays as it is.
 */
function phonesFrom(
  { phone, phone2 = '' }: Pick<ImportedRow, 'phone' | 'phone2'>,
  hasEmail: boolean,
): {
  fields: Pick<ImportedRow, 'phone' | 'phone2'>;
  isMore: boolean;
  /** Cells of words alone. */
  inNote: readonly string[];
} {
  const cells = [phone, phone2].map((cell) => ({ cell, ...readPhones(withoutWrong(cell)) }));
  const hasOther = hasEmail || cells.some(({ numbers }) => numbers.length > 0);
  const inNote = cells.flatMap(({ cell, numbers }) =>
    hasOther && numbers.length === 0 && /\p{L}/u.test(cell) && !/\d{3}/.test(cell) ? [cell] : [],
  );
  const found = cells.flatMap(({ cell, numbers, words }) =>
    numbers.length === 0
      ? cell === '' || inNote.includes(cell)
        ? []
        : [cell]
      : numbers.length === 1 &&
          words === '' &&
          cell === withoutWrong(cell) &&
          !isCountryRestored(numbers[0])
        ? [cell]
        : numbers.map((number) =>
            isZeroMissing(number) ? number.written.slice(1) : number.written,
          ),
  );
  const [first = '', second, ...others] = new Set(found);
  const isMore =
    others.length > 0 ||
    inNote.length > 0 ||
    cells.some(
      ({ cell, numbers, words }) =>
        cell !== withoutWrong(cell) ||
        (numbers.length > 0 && !/^(?:oder|und|bzw\.?)?$/i.test(words)),
    );
  return {
    fields: { phone: first, ...((second ?? phone2) !== '' && { phone2: second }) },
    isMore,
    inNote,
  };
}

const anyNumber = '[+0][\\d /().-]{5,25}\\d';
const wrongBehind = new RegExp(
  `${anyNumber}(?=[ ,]{0,2}\\(?(?:ist )?(?:falsch|alte? |alt\\b|veraltet|ungültig|stimmt nicht|nicht mehr))`,
  'i',
);
const wrongBefore = new RegExp(`(?<=(?:falsch|alte? nr\\.?|alte? nummer|alt): ?)${anyNumber}`, 'i');

/** '0664 1112223 (falsch!), neu: 0664 4445556': nobody dials the first, if there is another. */
function withoutWrong(cell: string): string {
  const rest = cell.replace(wrongBehind, '').replace(wrongBefore, '');
  return rest !== cell && readPhones(rest).numbers.length > 0 ? rest : cell;
}

type PhoneRead = ReturnType<typeof readPhones>['numbers'][number];

/**
 * '436601234567' can be nothing but a number with its country code; whether a zero was lost, only
 * its column tells (`restoredZeros`).
 */
const isCountryRestored = (number: PhoneRead | undefined) =>
  number?.isRestored === true && number.written.startsWith('+');
const isZeroMissing = (number: PhoneRead) => number.isRestored && !number.written.startsWith('+');

/**
 * Text such as 'keine' or 'siehe Mutter' instead of a number is a warning, not an error; so is what
 * was missing at the beginning.
 */
function aboutPhone(field: 'phone' | 'phone2', phone: string, inNote: readonly string[]): Detail[] {
  if (phone === '') return [];
  if (inNote.includes(phone))
    return [
      { field, code: 'notCallable', message: importMessages.notCallableInNote(cleanLine(phone)) },
    ];
  const { numbers } = readPhones(phone);
  if (numbers.length === 0) {
    const message = /^[\d\s/().-]{11,}$/.test(phone)
      ? importMessages.beginningMissing(phone)
      : importMessages.notCallable(phone);
    return [{ field, code: 'notCallable', message }];
  }
  return numbers.flatMap((number) => {
    if (number.isDoubtful)
      return [{ field, code: 'doubtful', message: importMessages.doubtfulNumber(number.dialled) }];
    if (isCountryRestored(number))
      return [{ field, code: 'restored', message: importMessages.restoredNumber(number.written) }];
    if (isZeroMissing(number))
      return [{ field, code: 'zeroMissing', message: importMessages.zeroMissing(number.written) }];
    const { dialled } = number;
    if (number.isRespelled)
      return [{ field, code: 'respelled', message: importMessages.respelledNumber(dialled) }];
    return isShort(number)
      ? [{ field, code: 'short', message: importMessages.shortNumber(dialled) }]
      : [];
  });
}

/** Without an area code, or with fewer digits than a line has; Swiss ones have nine. */
const isShort = ({ dialled, national }: PhoneRead) =>
  !/^[+0]/.test(dialled) ||
  national.length < minDigits ||
  (dialled.startsWith('+41') && national.length !== 9);

/** Older people are rarer than slips of the pen. */
const oldest = 110;

function aboutAge(birthdate: IsoDate | undefined, today: IsoDate): Detail[] {
  const age = Number(today.slice(0, 4)) - Number((birthdate ?? today).slice(0, 4));
  return age > oldest
    ? [
        {
          field: 'birthdate',
          code: 'veryOld',
          message: importMessages.birthdateVeryOld(age),
        },
      ]
    : [];
}

function aboutDay({
  day,
  precision,
  isAsked,
}: {
  day: IsoDate;
  precision?: DayPrecision | undefined;
  isAsked?: boolean;
}): Detail[] {
  const field = 'requestedOn';
  if (isAsked)
    return [
      { field, code: 'whichDay', message: importMessages.stored(importMessages.whichDay(day)) },
    ];
  return precision === undefined
    ? []
    : [{ field, code: 'vagueDay', message: importMessages.vagueDay(day) }];
}

/** Where a remark may change what the cell says. */
const remarked: readonly ImportField[] = [
  'name',
  'firstname',
  'lastname',
  'phone',
  'phone2',
  'email',
  'addressStreet',
  'addressPostalCode',
  'addressCity',
  'birthdate',
  'prescription',
  'requestedOn',
];

/** What says there that somebody waits no longer is not said of the cell. */
const ofWaiting: ReadonlySet<string> = new Set(['name', 'firstname', 'lastname', 'requestedOn']);

/** Cells that were not read are asked about as it is. */
function aboutRemarks(cells: RawRow, note: string, aside: readonly ImportField[]): Detail[] {
  const found = remarked
    .filter((field) => !aside.includes(field))
    .flatMap((field) => {
      const words = remarkIn(field, cells[field] ?? '');
      if (words === undefined) return [];
      return { field, words: cleanLine(words), isOver: ofWaiting.has(field) && areGone(words) };
    });
  const line = goneIn(note);
  // Said twice, it is asked once.
  const over =
    found.find(({ isOver }) => isOver) ??
    (line === undefined ? undefined : { field: 'adminNote', words: cleanLine(line) });
  return [
    ...found.flatMap(({ field, words, isOver }) =>
      isOver ? [] : { field, code: 'remark', message: importMessages.remark(words) },
    ),
    ...(over
      ? [{ field: over.field, code: 'remark', message: importMessages.over(over.words) }]
      : []),
    // 'Tel. 0316 842217, Fax 0316 842218'.
    ...(['phone', 'phone2'] as const).flatMap((field) => {
      const cell = cells[field] ?? '';
      return /fax\D{0,6}\d{3}/i.test(cell) && readPhones(cell).numbers.length > 0
        ? [{ field, code: 'faxInNote', message: importMessages.faxInNote }]
        : [];
    }),
  ];
}

function blank(text: string | undefined): boolean {
  return (text ?? '').trim() === '';
}
