/**
 * A row of a practice's old list becomes a request. Little is required, since nobody can be asked any more; what stands
 * there must be readable, and what is not is refused at its cell.
 */
import { accepted, type Detail, detailsOf, type Outcome, refused } from './failure.ts';
import { type FormConfiguration, offeredCells } from './form-configuration.ts';
import type { IsoDate } from './german-date.ts';
import type { Actor } from './history.ts';
import type { RawRow } from './import.ts';
import { type ImportContext, importSentences, rowFor, splitName } from './import-cells.ts';
import type { WishedRange } from './import-times.ts';
import { isCallable } from './phone-number.ts';
import { momentOf } from './recording.ts';
import type { TherapyRequest } from './request.ts';
import { begunAt, type Change, definedOnly, untouched } from './request-changes.ts';
import { coveredCells, describeSlots, type LocationId, mergeSlots, type Slot, trimSlots } from './slot.ts';
import { cleanLine } from './text.ts';
import { slotKeysFor } from './waiting-list.ts';

/** What a column may hold, in the order in which people think of it. */
export const importFields = [
  'lastname',
  'firstname',
  'name',
  'contactPerson',
  'phone',
  'phone2',
  'email',
  'birthdate',
  'requestedOn',
  'times',
  'location',
  'reason',
  'note',
  'adminNote',
  'tags',
  'prioritized',
  'houseCall',
  'insurance',
  'addressStreet',
  'addressPostalCode',
  'addressCity',
] as const;
export type ImportField = (typeof importFields)[number];

type Person = Pick<
  TherapyRequest,
  'type' | 'firstname' | 'lastname' | 'contactPersonFirstname' | 'contactPersonLastname' | 'birthdate' | 'email' | 'phone' | 'phone2'
>;
type Wish = Pick<
  TherapyRequest,
  | 'addressStreet'
  | 'addressPostalCode'
  | 'addressCity'
  | 'houseCall'
  | 'insurance'
  | 'reason'
  | 'note'
  | 'timeFlexibility'
  | 'locationIds'
  | 'slots'
  | 'prioritized'
  | 'tags'
  | 'adminNote'
>;

export type ImportedRow = Person &
  Wish & {
    requestedOn: IsoDate;
    /** What somebody should know about a row that is taken over all the same. */
    notices: readonly Detail[];
  };

/** Refusals: details at the fields of the row; a field that no column may hold is one of them. */
export function judgeImportRow(row: RawRow, context: ImportContext): Outcome<ImportedRow> {
  const judged = rowFor(context).safeParse(row);
  const details = judged.success ? [] : detailsOf(judged.error);
  const person = personOfRow(row);
  const missing: Detail[] = [
    ...(person.lastname === ''
      ? [{ field: 'name' in row ? 'name' : 'lastname', code: 'required', message: importSentences.lastname }]
      : []),
    ...(blank(row.phone) && blank(row.email) ? [{ field: 'phone', code: 'required', message: importSentences.contact }] : []),
  ].filter(({ field }) => !details.some((detail) => detail.field === field));
  if (!judged.success || missing.length > 0) return refused({ kind: 'invalid', details: [...details, ...missing] });

  const { name: _name, contactPerson, times, location, note, adminNote, ...said } = judged.data;
  const locationIds = location.length > 0 ? location : context.form.selectableLocations.map(({ id }) => id);
  const { slots, lost } = placed(times.ranges, locationIds, context.form);
  const inNote = lost.length > 0 ? importSentences.timesInNote(times.text) : '';
  return accepted({
    ...said,
    ...person,
    ...contactPerson,
    note,
    locationIds,
    slots,
    ...(times.isFlexible && { timeFlexibility: 'veryFlexible' as const }),
    adminNote: [adminNote, inNote].filter(Boolean).join('\n\n'),
    notices: [
      ...(['phone', 'phone2'] as const).flatMap((field) => uncallable(field, said[field] ?? '')),
      ...(lost.length > 0 ? [{ field: 'times', code: 'notOffered', message: importSentences.timesNotOffered(describeSlots(lost)) }] : []),
    ],
  });
}

/** The request as it is kept, and the line for its history. */
export function importedRequest(
  { requestedOn, notices: _notices, ...said }: ImportedRow,
  { payloadHash, openKey, importId }: { payloadHash: string; openKey: string | null; importId: string },
  form: FormConfiguration,
  /** `startedAt` and `number` keep those of one day in the order of the file. */
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

function personOfRow(row: RawRow): { firstname: string; lastname: string } {
  const split = splitName(row.name ?? '');
  const line = (typed: string | undefined, other: string) => cleanLine(blank(typed) ? other : (typed ?? ''));
  return { firstname: line(row.firstname, split.firstname), lastname: line(row.lastname, split.lastname) };
}

/** Nobody is left behind because an old list says 'keine' or 'siehe Mutter' for a number. */
function uncallable(field: 'phone' | 'phone2', phone: string): Detail[] {
  return phone === '' || isCallable(phone) ? [] : [{ field, code: 'notCallable', message: importSentences.notCallable(phone) }];
}

function blank(text: string | undefined): boolean {
  return (text ?? '').trim() === '';
}

/** The wishes at all of the places, as far as one works then; `lost`: days and hours that somebody named and nobody offers. */
function placed(
  ranges: readonly WishedRange[],
  locationIds: readonly LocationId[],
  form: FormConfiguration,
): { slots: Slot[]; lost: Slot[] } {
  const cells = offeredCells(form, locationIds);
  const at = ({ isNamed: _isNamed, ...range }: WishedRange, locationId: LocationId): Slot => ({ ...range, locationId });
  const wishes = ranges.flatMap((range) => locationIds.map((id) => at(range, id)));
  const lost = ranges
    .filter((range) => range.isNamed && locationIds.every((id) => coveredCells([at(range, id)], cells).length === 0))
    .map((range) => at(range, 'any'));
  return { slots: trimSlots(wishes, cells), lost: mergeSlots(lost) };
}
