/** Validates edits with the same decision function as the server, against what the editor saw. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { type Detail, messages } from '@platzwart/domain/failure';
import { edit } from '@platzwart/domain/request/edit';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import type { BookingValues } from './booking-values.ts';
import { compareSides, type EditedField, editedFields, valuesOf } from './edit-values.ts';

export type Edited = {
  /** Only changed fields. */
  edits: FieldEdits;
  /** The request after the edit. */
  after: TherapyRequest;
  /** The inverse edit, as far as possible: a previously missing answer cannot be removed again. */
  undo: FieldEdits;
};

type ValidatedEdits =
  | { ok: true; edited: Edited | undefined }
  | { ok: false; problems: readonly Detail[] };

/**
 * `seen`: the request as the editor saw it; `request`: its current state. No changes is valid and
 * sends nothing.
 */
export function validateEdits(
  mine: BookingValues,
  {
    seen,
    request,
    form,
    today,
  }: { seen: TherapyRequest; request: TherapyRequest; form: FormConfiguration; today: IsoDate },
): ValidatedEdits {
  const fields = editedFields(form, mine.type);
  const differences = compareSides(fields, {
    mine,
    seen: valuesOf(seen, form),
    live: valuesOf(request, form),
  });
  const edits = editsOf(differences.changed, mine, seen);
  const conflicts = differences.conflicts.map(changedMeanwhile);
  const context = { form, today, by: { kind: 'platform' }, now: new Date() } as const;
  const validated = edit({ ...request, ...pick(seen, Object.keys(edits)) }, edits, context);

  if (!validated.ok || conflicts.length > 0) {
    const problems =
      validated.ok || validated.failure.kind !== 'invalid' ? [] : validated.failure.details;
    return {
      ok: false,
      problems: [
        ...conflicts,
        ...problems.filter(({ field }) => !conflicts.some((conflict) => conflict.field === field)),
      ],
    };
  }
  if (validated.value === 'unchanged') return { ok: true, edited: undefined };
  const { after, history } = validated.value;
  const reverse = Object.fromEntries(
    (history.changes ?? []).map(({ field, from, to }) => [field, { from: to, to: from ?? '' }]),
  );
  return {
    ok: true,
    edited: { edits, after, undo: possible(reverse, (some) => edit(after, some, context)) },
  };
}

export function changedMeanwhile(field: EditedField): Detail {
  return { field, code: 'changedMeanwhile', message: messages.changedMeanwhile };
}

function editsOf(
  fields: readonly EditedField[],
  mine: BookingValues,
  seen: TherapyRequest,
): FieldEdits {
  return Object.fromEntries(
    fields.map((field) => [field, { from: seen[field] ?? null, to: mine[field] }]),
  );
}

/** Without the refused edits. */
function possible(
  edits: FieldEdits,
  validate: (edits: FieldEdits) => ReturnType<typeof edit>,
): FieldEdits {
  const validated = validate(edits);
  if (validated.ok) return edits;
  const refusals = validated.failure.kind === 'invalid' ? validated.failure.details : [];
  const left = Object.entries(edits).filter(
    ([name]) => !refusals.some(({ field }) => field === name || field.startsWith(`${name}.`)),
  );
  if (left.length === Object.keys(edits).length) return {};
  return possible(Object.fromEntries(left), validate);
}

function pick(request: TherapyRequest, fields: readonly string[]): Partial<TherapyRequest> {
  return Object.fromEntries(fields.map((field) => [field, request[field as keyof TherapyRequest]]));
}
