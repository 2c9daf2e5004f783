/**
 * Turns a row of a practice's old list into a request. Few fields are required, since nobody can be asked again; what is present must be
 * readable, or its cell is refused.
 */

import type { FormConfiguration } from '../booking/form-configuration.ts';
import { isCallable } from '../contact/phone-number.ts';
import type { IsoDate } from '../dates/german-date.ts';
import { accepted, type Detail, detailsOf, type Outcome, refused } from '../failure.ts';
import { begunAt, type Change, definedOnly, untouched } from '../request/changes.ts';
import type { Actor } from '../request/history.ts';
import { momentOf } from '../request/manual-entry.ts';
import type { TherapyRequest } from '../request/request.ts';
import { type ImportedName, importedNames } from '../request/staff-questions.ts';
import { cleanLine } from '../text/text.ts';
import { slotKeysFor } from '../waiting-list/queue.ts';
import { describeSlots } from '../waiting-list/slot.ts';
import { type ImportContext, importMessages, rowFor } from './cells.ts';
import type { RawRow } from './import.ts';
import { placeTimes } from './place-times.ts';
import { splitName } from './split-name.ts';

/** Columns that are no question of the form. */
type OwnColumn = 'name' | 'contactPerson' | 'requestedOn' | 'times' | 'location' | 'adminNote' | 'tags' | 'prioritized';
export type ImportField = ImportedName | OwnColumn;

/** Lists usually begin with these. */
const familiar: readonly ImportField[] = [
  ...(['lastname', 'firstname', 'name', 'type', 'contactPerson'] as const),
  ...(['contactPersonFirstname', 'contactPersonLastname', 'contactPersonRelationship'] as const),
  ...(['phone', 'phone2', 'email', 'birthdate', 'requestedOn', 'times', 'location', 'reason', 'note'] as const),
  ...(['adminNote', 'tags', 'prioritized'] as const),
];

/** Possible columns. */
export const importFields: readonly ImportField[] = [...familiar, ...importedNames.filter((name) => !familiar.includes(name))];

export type ImportedRow = Pick<TherapyRequest, ImportedName | 'locationIds' | 'slots' | 'prioritized' | 'tags' | 'adminNote'> & {
  requestedOn: IsoDate;
  /** Warnings about an accepted row. */
  notices: readonly Detail[];
};

/** Refusals: details at the row's fields, unknown fields included. */
export function validateImportRow(row: RawRow, context: ImportContext): Outcome<ImportedRow> {
  const validated = rowFor(context).safeParse(row);
  const details = validated.success ? [] : detailsOf(validated.error);
  const person = personOfRow(row);
  const missing: Detail[] = [
    ...(person.lastname === '' ? [{ field: 'name' in row ? 'name' : 'lastname', code: 'required', message: importMessages.lastname }] : []),
    ...(blank(row.phone) && blank(row.email) ? [{ field: 'phone', code: 'required', message: importMessages.contact }] : []),
  ].filter(({ field }) => !details.some((detail) => detail.field === field));
  if (!validated.success || missing.length > 0) return refused({ kind: 'invalid', details: [...details, ...missing] });

  const { name: _name, type, contactPerson, times, location, note, adminNote, timeFlexibility, ...rest } = validated.data;
  const { contactPersonFirstname, contactPersonLastname, contactPersonRelationship, ...said } = rest;
  const locationIds = location.length > 0 ? location : context.form.selectableLocations.map(({ id }) => id);
  const { slots, lost } = placeTimes(times.ranges, locationIds, context.form);
  const inNote = lost.length > 0 ? importMessages.timesInNote(times.text) : '';
  return accepted({
    ...said,
    // Who names its day has one.
    ...(said.prescription && { doctorsOrder: 'available' as const }),
    ...person,
    ...contactPersonFrom({ type, contactPerson, contactPersonFirstname, contactPersonLastname, contactPersonRelationship }),
    note,
    locationIds,
    slots,
    timeFlexibility: timeFlexibility ?? (times.isFlexible ? 'veryFlexible' : undefined),
    adminNote: [adminNote, inNote].filter(Boolean).join('\n\n'),
    notices: [
      ...(['phone', 'phone2'] as const).flatMap((field) => uncallable(field, said[field] ?? '')),
      ...(lost.length > 0 ? [{ field: 'times', code: 'notOffered', message: importMessages.timesNotOffered(describeSlots(lost)) }] : []),
    ],
  });
}

/** The stored request and its history line. */
export function importedRequest(
  { requestedOn, notices: _notices, ...said }: ImportedRow,
  { payloadHash, openKey, importId }: { payloadHash: string; openKey: string | null; importId: string },
  form: FormConfiguration,
  /** `startedAt` and `number` preserve the file's order among requests of one day. */
  { by, now, startedAt, number }: { by: Actor; now: Date; startedAt: Date; number: number },
): Exclude<Change, 'unchanged'> {
  const after: TherapyRequest = {
    ...untouched,
    ...begunAt(now, new Date(momentOf(requestedOn, startedAt).getTime() + number)),
    source: 'import',
    payloadHash,
    openKey,
    importId,
    followUpConsent: false,
    consentVersion: '',
    ...definedOnly(said),
    prioritizedAt: said.prioritized ? now : null,
    slotKeys: slotKeysFor(said, form),
  };
  return { after, history: { at: now, by, what: 'imported' } };
}

type ContactCells = Readonly<
  Record<'contactPerson' | 'contactPersonFirstname' | 'contactPersonLastname' | 'contactPersonRelationship', string>
>;

/** A contact person implies type other, whatever the type column says. */
function contactPersonFrom({
  type,
  ...cells
}: ContactCells & { type: TherapyRequest['type'] | undefined }): Partial<ContactCells> & Pick<TherapyRequest, 'type'> {
  const split = splitName(cells.contactPerson);
  const named = {
    contactPersonFirstname: cells.contactPersonFirstname || split.firstname,
    contactPersonLastname: cells.contactPersonLastname || split.lastname,
    contactPersonRelationship: cells.contactPersonRelationship,
  };
  const filled = Object.fromEntries(Object.entries(named).filter(([, text]) => text !== ''));
  return Object.keys(filled).length === 0 ? { type: type ?? 'self' } : { type: 'other', ...filled };
}

function personOfRow(row: RawRow): { firstname: string; lastname: string } {
  const split = splitName(row.name ?? '');
  const line = (typed: string | undefined, other: string) => cleanLine(blank(typed) ? other : (typed ?? ''));
  return { firstname: line(row.firstname, split.firstname), lastname: line(row.lastname, split.lastname) };
}

/** Text such as 'keine' or 'siehe Mutter' instead of a number is a warning, not an error. */
function uncallable(field: 'phone' | 'phone2', phone: string): Detail[] {
  return phone === '' || isCallable(phone) ? [] : [{ field, code: 'notCallable', message: importMessages.notCallable(phone) }];
}

function blank(text: string | undefined): boolean {
  return (text ?? '').trim() === '';
}
