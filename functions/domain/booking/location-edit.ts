/**
 * A practice's locations, each with address and weekly plan (spec section 3, "Company" and "Form
 * configuration"; section 9, plan).
 */
import * as z from 'zod/mini';
import type { Billing } from '../billing/billing.ts';
import { plan } from '../billing/pricing.ts';
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
import type { Account } from '../practice/account.ts';
import { Country } from '../practice/country.ts';
import { Practice } from '../practice/practice.ts';
import { addressFields, plain } from '../practice/registration.ts';
import { type FieldEdits, isSameValue } from '../text/field-edits.ts';
import { requiredLine } from '../text/text.ts';
import { LocationId, WeeklyPlan } from '../waiting-list/slot.ts';
import { FormConfiguration, withTimesOf } from './form-configuration.ts';
import { tooManySlotsAsked } from './form-edit.ts';

/** A location as the settings show it: half stored in the practice, half in its form. */
export const LocationSetting = z.strictObject({
  id: LocationId,
  title: requiredLine(
    100,
    'Bitte gib dem Standort einen Namen.',
    'Bitte kürze den Namen des Standorts auf höchstens 100 Zeichen.',
  ).check(plain('den Namen des Standorts')),
  ...addressFields,
  /** Absent: unknown. */
  region: z.optional(Country),
  selectableSlots: WeeklyPlan,
});
export type LocationSetting = z.infer<typeof LocationSetting>;

/** Here, because the other messages are part of every page. */
const locationMessages = {
  changedMeanwhile:
    'Dieser Standort wurde inzwischen geändert. Bitte sieh ihn dir an und ändere ihn dann noch einmal.',
  last: 'Eine Praxis hat mindestens einen Standort. Ändere diesen, statt ihn zu entfernen.',
  tooMany: (allowed: number) =>
    `Im Moment ${allowed === 1 ? 'ist 1 Standort' : `sind ${allowed} Standorte`} möglich. Weitere kannst du im Abo dazunehmen.`,
};

/** Maximum number of locations before the first purchase. */
const trialLocations = 3;

/**
 * Maximum number of locations: three in the trial, then the included one and the paid ones; fewer
 * during a reduction (`billing`, which only functions know).
 */
export function allowedLocations(
  { subscription }: Pick<Account, 'subscription'>,
  billing?: Pick<Billing, 'lowering'>,
  now?: Date,
): number {
  if (!subscription) return trialLocations;
  const paid = plan.includedLocations + subscription.extraLocations;
  const lowering = billing?.lowering;
  return lowering && now && now < lowering.until ? Math.min(paid, lowering.to) : paid;
}

type Stored = { readonly practice: Practice; readonly form: FormConfiguration };

export function locationsOf({
  practice,
  form,
}: {
  practice: Pick<Practice, 'locations'>;
  form: Pick<FormConfiguration, 'selectableLocations'>;
}): LocationSetting[] {
  return practice.locations.map((location) => ({
    ...location,
    selectableSlots:
      form.selectableLocations.find(({ id }) => id === location.id)?.selectableSlots ?? [],
  }));
}

/**
 * Practice and form with these edits of locations; the same objects if they change nothing. By
 * location id: what the editor saw (null for a new one) and the new value (null: removed).
 * `allowed`: see `allowedLocations`; existing locations may stay. Refusals, at `{id}` or
 * `{id}.{field}`: a colleague's change meanwhile, schema errors, too many locations (form),
 * removing the last one (form), more cells than can be counted.
 */
export function editLocations(
  { practice, form }: Stored,
  edits: FieldEdits,
  allowed: number,
): Outcome<Stored> {
  const current = new Map(
    locationsOf({ practice, form }).map((location) => [location.id, location]),
  );
  const wanted = new Map(current);
  const details: Detail[] = [];
  for (const [id, { from, to }] of Object.entries(edits)) {
    const stored = current.get(id);
    if (isSameValue(stored, to)) continue;
    if (!isSameValue(stored, from)) {
      details.push({
        field: id || wholeForm,
        code: 'changedMeanwhile',
        message: locationMessages.changedMeanwhile,
      });
    } else if (to === null) wanted.delete(id);
    else {
      const validated = LocationSetting.safeParse(to);
      if (!validated.success)
        details.push(
          ...detailsOf(validated.error).map((detail) => ({
            ...detail,
            field: fieldOf(id, detail),
          })),
        );
      else if (validated.data.id !== id)
        details.push({ field: id || wholeForm, code: 'invalid', message: messages.checkThis });
      else wanted.set(id, validated.data);
    }
  }
  if (details.length > 0) return refused({ kind: 'invalid', details });
  const locations = [...wanted.values()];
  if (locations.length === 0) return refusedAt(wholeForm, 'lastLocation', locationMessages.last);
  if (locations.length > Math.max(allowed, current.size))
    return refusedAt(wholeForm, 'tooManyLocations', locationMessages.tooMany(allowed));
  return joined({ practice, form }, locations);
}

function joined(stored: Stored, locations: readonly LocationSetting[]): Outcome<Stored> {
  const practice = Practice.parse({
    ...stored.practice,
    locations: locations.map(({ selectableSlots: _plan, ...location }) => location),
  });
  const form = FormConfiguration.safeParse({
    ...stored.form,
    selectableLocations: locations.map(({ id, title, selectableSlots }) => ({
      id,
      title,
      selectableSlots,
    })),
  });
  // The form addresses locations by index.
  if (!form.success) {
    return refused({
      kind: 'invalid',
      details: detailsOf(form.error).map((detail) => ({ ...detail, field: wholeForm })),
    });
  }
  const tooMany = tooManySlotsAsked(stored.form, form.data);
  if (tooMany) return refusedAt(wholeForm, tooMany.code, tooMany.message);
  const told = withTimesOf(practice, form.data);
  return accepted({
    practice: isSameValue(told, stored.practice) ? stored.practice : told,
    form: isSameValue(form.data, stored.form) ? stored.form : form.data,
  });
}

function fieldOf(id: string, { field }: Detail): string {
  return field === wholeForm ? id : `${id}.${field}`;
}
