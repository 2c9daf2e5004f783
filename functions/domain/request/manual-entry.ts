/**
 * A request that staff enter, mostly by phone: the booking form's questions, of which few must be
 * answered, besides a note, tags and a date that may lie in the past. No terms of use.
 */
import * as z from 'zod/mini';
import type { FormConfiguration } from '../booking/form-configuration.ts';
import { askedFields, dependentProblems, withoutUnasked } from '../booking/question-rules.ts';
import { momentInBerlin } from '../dates/berlin-days.ts';
import { berlinDate, type IsoDate } from '../dates/german-date.ts';
import { parseGermanDate } from '../dates/parse-date.ts';
import {
  accepted,
  detailsOf,
  messages,
  type Outcome,
  refused,
  refusedAt,
  wholeForm,
} from '../failure.ts';
import type { Practice } from '../practice/practice.ts';
import { maxTags, TagId } from '../tags/tag.ts';
import { RandomId } from '../text/random-id.ts';
import { cleanLine, optionalText } from '../text/text.ts';
import { offeredCells } from '../waiting-list/offered-times.ts';
import { slotKeysFor } from '../waiting-list/queue.ts';
import { trimSlots } from '../waiting-list/slot.ts';
import { begunAt, type Change, definedOnly, untouched } from './changes.ts';
import type { Actor } from './history.ts';
import { missingAnswers } from './missing-answers.ts';
import { maxAdminNote, type TherapyRequest } from './request.ts';
import { assumedTime } from './requested-when.ts';
import { askingStaff, lacksContact, messagesToStaff } from './staff-asking.ts';

/** Older lists are certainly obsolete. */
export const firstDay: IsoDate = '2000-01-01';

export const manualEntryMessages = {
  notADate: 'Bitte gib das Datum als TT.MM.JJJJ ein, zum Beispiel 01.02.2026.',
  noSuchDay: 'Diesen Tag gibt es im Kalender nicht. Bitte prüfe das Datum.',
  inFuture: 'Das Datum liegt in der Zukunft. Bitte prüfe es.',
  tooLongAgo: 'Das Datum liegt vor dem Jahr 2000. Bitte prüfe es.',
  noteTooLong: `Bitte kürze die Notiz auf höchstens ${maxAdminNote} Zeichen.`,
  tooManyTags: `Mehr als ${maxTags} Schlagwörter trägt keine Anfrage.`,
  idTaken: 'Diese Anfrage ist schon aufgenommen. Öffne sie in der Tabelle, um etwas zu ändern.',
} as const;

/**
 * A member's input for a practice with this form, on this day. Trims and merges slots; without a
 * location it is for all of them.
 */
export function manualEntryFor(form: FormConfiguration, today: IsoDate) {
  const asking = askingStaff(form, 'phone');
  const everywhere = form.selectableLocations.map(({ id }) => id);
  return z
    .strictObject({
      requestId: RandomId,
      companySlug: z.string().check(z.maxLength(80)),
      ...askedFields(form, today, asking),
      requestedOn: requestDay(today),
      /** The caller agreed to follow-up e-mails. */
      followUpConsent: z._default(z.boolean(), false),
      adminNote: optionalText(maxAdminNote, manualEntryMessages.noteTooLong),
      tags: z._default(
        z.array(TagId).check(
          z.overwrite((ids) => [...new Set(ids)]),
          z.maxLength(maxTags, manualEntryMessages.tooManyTags),
        ),
        [],
      ),
      prioritized: z._default(z.boolean(), false),
    })
    .check(
      z.check(
        ({ value, issues }) => {
          issues.push(...dependentProblems(value, form, asking));
          const contact = contactProblem(value);
          if (contact) issues.push(contact);
        },
        { when: () => true },
      ),
      z.overwrite((entry) => {
        const locationIds = entry.locationIds.length > 0 ? entry.locationIds : everywhere;
        return {
          ...entry,
          locationIds,
          slots: trimSlots(entry.slots, offeredCells(form, locationIds)),
        };
      }),
    );
}

/** At the number, which comes first. */
function contactProblem(value: unknown) {
  if (typeof value !== 'object' || value === null || !lacksContact(value)) return undefined;
  return {
    code: 'custom' as const,
    input: value,
    path: ['phone'],
    message: messagesToStaff.noContact,
    params: { code: 'required' },
  };
}

export type ManualEntry = z.infer<ReturnType<typeof manualEntryFor>>;

/**
 * Validates a member's input against the practice's current state; ignores a pause of intake, which
 * concerns patients only. Refusals: an unknown practice (field companySlug), a locked one (field
 * form), and details at the fields.
 */
export function validateManualEntry(
  input: unknown,
  practice: Pick<Practice, 'locked'> | undefined,
  form: FormConfiguration | undefined,
  today: IsoDate,
): Outcome<ManualEntry> {
  if (!practice || !form)
    return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
  if (practice.locked) return refusedAt(wholeForm, 'practiceLocked', messages.practiceReadOnly);
  const validated = manualEntryFor(form, today).safeParse(input);
  return validated.success
    ? accepted(validated.data)
    : refused({ kind: 'invalid', details: detailsOf(validated.error) });
}

/** The stored request and its history line. The key is null for people who cannot be told apart. */
export function enterManually(
  { requestId: _id, companySlug: _slug, requestedOn, ...said }: ManualEntry,
  { payloadHash, openKey }: { payloadHash: string; openKey: string | null },
  form: FormConfiguration,
  { by, now }: { by: Actor; now: Date },
): Exclude<Change, 'unchanged'> {
  const after: TherapyRequest = {
    ...untouched,
    ...begunAt(now, momentOf(requestedOn, now)),
    source: 'phone',
    payloadHash,
    openKey,
    consentVersion: '',
    ...definedOnly(withoutUnasked(said)),
    prioritizedAt: said.prioritized ? now : null,
    slotKeys: slotKeysFor(said, form),
  };
  if (missingAnswers(after, form).length > 0)
    after.nextStep = { kind: 'addDetails', dueOn: null, since: now };
  return { after, history: { at: now, by, what: 'enteredManually' } };
}

/**
 * Two people of the same name are two people, unless other data match. Without e-mail and date of
 * birth nothing can: such a request has no open key and appears as a possible duplicate instead.
 */
export function isRecognisable({
  email,
  birthdate,
}: {
  email: string;
  birthdate?: string | undefined;
}): boolean {
  return email !== '' || (birthdate ?? '') !== '';
}

/** The moment a request counts from: now if dated today, else noon in Berlin on its day. */
export function momentOf(day: IsoDate, now: Date): Date {
  return day === berlinDate(now) ? now : momentInBerlin(day, assumedTime);
}

/** The noted day of a request; '' is today. Returns an ISO date. */
function requestDay(today: IsoDate) {
  return z._default(
    z.string({ error: manualEntryMessages.notADate }).check(
      z.overwrite(cleanLine),
      z.check(({ value, issues }) => {
        const problem = value === '' ? undefined : problemOf(value, today);
        if (problem)
          issues.push({
            code: 'custom',
            input: value,
            path: [],
            message: problem,
            params: { code: 'invalid' },
          });
      }),
      z.overwrite((text) => {
        const parsed = parseGermanDate(text, today, 'nearest');
        return text === '' ? today : parsed.ok ? parsed.date : text;
      }),
    ),
    today,
  );
}

function problemOf(text: string, today: IsoDate): string | undefined {
  const parsed = parseGermanDate(text, today, 'nearest');
  if (parsed.ok) return parsed.date < firstDay ? manualEntryMessages.tooLongAgo : undefined;
  return parsed.reason === 'empty' ? undefined : manualEntryMessages[parsed.reason];
}
