/**
 * Staff edit a patient's request (spec section 1, "Editing a request afterwards"): the booking
 * form's fields and rules, validated field by field.
 */
import type * as z from 'zod/mini';
import type { FormConfiguration } from '../booking/form-configuration.ts';
import {
  type Asking,
  askedFields,
  dependentProblems,
  type Words,
  withoutUnasked,
} from '../booking/question-rules.ts';
import {
  contactPersonNames,
  type QuestionName,
  questionOf,
  shownFields,
} from '../booking/questions.ts';
import type { IsoDate } from '../dates/german-date.ts';
import {
  accepted,
  type Detail,
  detailsOf,
  messages,
  type Outcome,
  refused,
  refusedAt,
  wholeForm,
} from '../failure.ts';
import { type FieldEdits, isSameValue } from '../text/field-edits.ts';
import { offeredCells } from '../waiting-list/offered-times.ts';
import { slotKeysFor } from '../waiting-list/queue.ts';
import { mergeSlots, type Slot, trimSlots, uncoveredParts } from '../waiting-list/slot.ts';
import { type Change, changedFields, definedOnly, knownOfAddress } from './changes.ts';
import type { Actor } from './history.ts';
import { missingAnswers } from './missing-answers.ts';
import type { TherapyRequest } from './request.ts';
import { withoutDeclined } from './request-offer.ts';
import { askingStaff, lacksContact } from './staff-asking.ts';

/**
 * The fields that staff may edit in a practice with this form: its questions, except those only the
 * sender can answer.
 */
export function editableFields(form: FormConfiguration): QuestionName[] {
  const fields = shownFields(form, { type: 'other' }).filter(
    (field) => questionOf(field).kind !== 'consent' && field !== 'locationIds',
  );
  return [...fields, 'locationIds'];
}

/**
 * The request with these edits, and its history line. `words`: of the refusals, by default those
 * for staff. Refusals, all at their fields: a request that is gone or archived (field requestId),
 * an unknown field, a field that a colleague changed meanwhile (code changedMeanwhile), and the
 * booking form's errors. Preferred times that the practice no longer offers stay, at the locations
 * still chosen.
 */
export function edit(
  current: TherapyRequest | undefined,
  edits: FieldEdits,
  {
    form,
    today,
    by,
    now,
    words,
  }: { form: FormConfiguration; today: IsoDate; by: Actor; now: Date; words?: Words },
): Outcome<Change> {
  if (!current) return refusedAt('requestId', 'requestGone', messages.requestGone);
  if (current.status !== 'open')
    return refusedAt('requestId', 'requestArchived', messages.requestArchived);
  const asking = askingStaff(form, current.source, words);
  const { values, details } = validateFields(
    current,
    edits,
    form,
    askedFields(form, today, asking),
  );
  const merged = withDependents({ ...current, ...values }, current, edits, form);
  // All at once: a second wave after the first is put right would look like a new fault.
  const wrong = new Set(details.map(({ field }) => field));
  const problems = [
    ...details,
    ...dependentDetails(merged, edits, form, asking).filter(({ field }) => !wrong.has(field)),
  ];
  if (problems.length > 0) return refused({ kind: 'invalid', details: problems });

  const after = definedOnly<TherapyRequest>({
    ...merged,
    ...knownOfAddress(current, merged.email),
    slotKeys: slotKeysFor(merged, form),
    // Whoever chooses a time anew is suggested for it again; a time they merely kept stays
    // declined.
    lastOffer: withoutDeclined(current.lastOffer, uncoveredParts(merged.slots, current.slots)),
  });
  const changes = changedFields(current, after) ?? [];
  if (changes.length === 0) return accepted('unchanged');
  return accepted({
    after: { ...after, nextStep: stepAfter(current, after, form, now) },
    history: { at: now, by, what: 'edited', changes },
  });
}

/**
 * Adding the last missing detail settles the step; taking one away, as undoing does, opens it
 * again.
 */
function stepAfter(
  before: TherapyRequest,
  after: TherapyRequest,
  form: FormConfiguration,
  now: Date,
): TherapyRequest['nextStep'] {
  const [lacked, lacks] = [before, after].map(
    (request) => missingAnswers(request, form).length > 0,
  );
  if (!lacks) return after.nextStep?.kind === 'addDetails' ? null : after.nextStep;
  return lacked
    ? after.nextStep
    : (after.nextStep ?? { kind: 'addDetails', dueOn: null, since: now });
}

/** Each edited field by its own rules: what may be stored, and what is wrong with the others. */
function validateFields(
  current: TherapyRequest,
  edits: FieldEdits,
  form: FormConfiguration,
  asked: Readonly<Record<string, z.ZodMiniType>>,
): { values: Partial<TherapyRequest>; details: Detail[] } {
  const rules = new Map<string, z.ZodMiniType>(Object.entries(asked));
  const editable: ReadonlySet<string> = new Set(editableFields(form));
  const values: Record<string, unknown> = {};
  const details: Detail[] = [];
  for (const [field, { from, to }] of Object.entries(edits)) {
    const rule = editable.has(field) ? rules.get(field) : undefined;
    if (!rule) {
      details.push({
        field: field || wholeForm,
        code: 'unknown',
        message: messages.unknownArgument,
      });
      continue;
    }
    const stored = current[field as keyof TherapyRequest];
    const parsed = rule.safeParse(to);
    if (!parsed.success)
      details.push(
        ...detailsOf(parsed.error).map((detail) => ({
          ...detail,
          field: within(field, detail.field),
        })),
      );
    else if (!isSameValue(stored, from) && !isSameValue(stored, parsed.data)) {
      details.push({ field, code: 'changedMeanwhile', message: messages.changedMeanwhile });
    } else values[field] = parsed.data;
  }
  return { values: values as Partial<TherapyRequest>, details };
}

/**
 * Consequences of an edit: no contact person for type self, no newly chosen times outside the
 * offer; who names a day of issue has a prescription, and without one there is no such day.
 */
function withDependents(
  merged: TherapyRequest,
  current: TherapyRequest,
  edits: FieldEdits,
  form: FormConfiguration,
): TherapyRequest {
  const isIssued =
    'prescription' in edits && !('doctorsOrder' in edits) && merged.prescription !== undefined;
  const person = withoutUnasked(
    isIssued ? { ...merged, doctorsOrder: 'available' as const } : merged,
  );
  if (!('slots' in edits) && !('locationIds' in edits)) return person;
  const atPlaces = (slots: readonly Slot[]) =>
    slots.filter(({ locationId }) => merged.locationIds.includes(locationId));
  const offered = trimSlots(merged.slots, offeredCells(form, merged.locationIds));
  const noLongerOffered = atPlaces(uncoveredParts(current.slots, offeredCells(form)));
  return { ...person, slots: mergeSlots([...offered, ...noLongerOffered]) };
}

/**
 * Rules across two fields apply only if an edit touched one of them: an old gap must not block a
 * new phone number.
 */
const causes: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(contactPersonNames.map((name) => [name, ['type', ...contactPersonNames]])),
  note: ['note', 'callbackWish'],
  slots: ['slots', 'locationIds'],
};

function dependentDetails(
  merged: TherapyRequest,
  edits: FieldEdits,
  form: FormConfiguration,
  asking: Asking,
): Detail[] {
  const isUnreachable = lacksContact(merged) && ('phone' in edits || 'email' in edits);
  const contact = {
    field: 'phone' in edits ? 'phone' : 'email',
    code: 'required',
    message: asking.words.noContact,
  };
  const problems = dependentProblems(merged, form, asking)
    .map(({ path, params, message }) => ({ field: path.join('.'), code: params.code, message }))
    .filter(({ field }) => causes[field]?.some((cause) => cause in edits));
  return isUnreachable ? [contact, ...problems] : problems;
}

function within(field: string, inner: string): string {
  return inner === wholeForm ? field : `${field}.${inner}`;
}
