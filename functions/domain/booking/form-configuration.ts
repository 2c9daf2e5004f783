/** A practice's questions and working hours (spec section 3, "Form configuration"): `practices/{slug}/public/form`. */
import * as z from 'zod/mini';
import type { Practice } from '../practice/practice.ts';
import { cleanText } from '../text/text.ts';
import { cellsOf, LocationId, MinSlotSize, maxCellsPerLocation, type Slot, WeeklyPlan } from '../waiting-list/slot.ts';

/** Maximum characters of the practice's own texts. */
export const formTextLimits = { hint: 1000, text: 5000, profileText: 20_000 } as const;

const limited = (max: number) => {
  const number = new Intl.NumberFormat('de-DE').format(max);
  return z.string().check(z.overwrite(cleanText), z.maxLength(max, `Bitte kürze diesen Text auf höchstens ${number} Zeichen.`));
};
const hint = limited(formTextLimits.hint);
const text = limited(formTextLimits.text);

/** A location that patients can choose, with its weekly plan of working hours. */
export const SelectableLocation = z.strictObject({
  id: LocationId,
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  selectableSlots: WeeklyPlan,
});
export type SelectableLocation = z.infer<typeof SelectableLocation>;

export const FormConfiguration = z
  .strictObject({
    companyNoteEnabled: z.boolean(),
    companyNote: text,
    profileText: limited(formTextLimits.profileText),
    bookingSuccessMessage: text,
    bookingInfoMessage: text,
    selectableLocations: z.array(SelectableLocation).check(z.maxLength(50)),
    /** Minutes of a cell of the week picker. */
    minSlotSize: MinSlotSize,
    /** Minimum number of cells per request. */
    minSlots: z.int().check(z.gte(1), z.lte(40)),
    birthdateEnabled: z.boolean(),
    addressEnabled: z.boolean(),
    phone2Enabled: z.boolean(),
    houseCallEnabled: z.boolean(),
    doctorsOrderEnabled: z.boolean(),
    doctorsOrderNameEnabled: z.boolean(),
    insuranceEnabled: z.boolean(),
    teletherapyEnabled: z.boolean(),
    groupTherapyEnabled: z.boolean(),
    timeFlexibilityEnabled: z.boolean(),
    callbackWishEnabled: z.boolean(),
    /** Required by default; a practice may make it optional, since it is a health detail. */
    reasonRequired: z.boolean(),
    /** Whether the form shows the demand for each time. */
    demandShown: z._default(z.boolean(), true),
    houseCallHint: hint,
    doctorsOrderHint: hint,
    insuranceHint: hint,
    teletherapyHint: hint,
    groupTherapyHint: hint,
    reasonHint: hint,
    /** Markdown. */
    slotsHint: text,
    timeFlexibilityHint: hint,
    noteHint: hint,
  })
  .check(
    z.refine((form) => form.selectableLocations.every((place) => cellsOf(place, form.minSlotSize).length <= maxCellsPerLocation), {
      error: `Höchstens ${maxCellsPerLocation} Zeitfenster je Standort.`,
      path: ['selectableLocations'],
    }),
    z.refine((form) => new Set(form.selectableLocations.map((place) => place.id)).size === form.selectableLocations.length, {
      error: 'Jeder Standort darf nur einmal vorkommen.',
      path: ['selectableLocations'],
    }),
  );
export type FormConfiguration = z.infer<typeof FormConfiguration>;

/** The form of a newly registered practice (Monday to Friday 8–18, the usual questions, the rest off). */
export function defaultFormConfiguration(location: { id: LocationId; title: string }): FormConfiguration {
  return {
    companyNoteEnabled: false,
    companyNote: '',
    profileText: '',
    bookingSuccessMessage: 'Wir melden uns bei Ihnen, sobald ein Platz frei wird, der zu Ihren Zeiten passt, und Sie an der Reihe sind.',
    bookingInfoMessage: '',
    selectableLocations: [
      { ...location, selectableSlots: ([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, start: '08:00', end: '18:00' })) },
    ],
    minSlotSize: 60,
    minSlots: 1,
    birthdateEnabled: true,
    addressEnabled: false,
    phone2Enabled: false,
    houseCallEnabled: false,
    doctorsOrderEnabled: false,
    doctorsOrderNameEnabled: false,
    insuranceEnabled: false,
    teletherapyEnabled: false,
    groupTherapyEnabled: false,
    timeFlexibilityEnabled: true,
    callbackWishEnabled: true,
    reasonRequired: true,
    demandShown: true,
    houseCallHint: '',
    doctorsOrderHint: '',
    insuranceHint: '',
    teletherapyHint: '',
    groupTherapyHint: '',
    reasonHint: '',
    slotsHint: '',
    timeFlexibilityHint: '',
    noteHint: '',
  };
}

/** Whether the form offers any times. */
export function offersTimes({ selectableLocations, minSlotSize }: Pick<FormConfiguration, 'selectableLocations' | 'minSlotSize'>): boolean {
  return selectableLocations.some((place) => cellsOf(place, minSlotSize).length > 0);
}

/** The practice with `hasNoTimes` updated; the same object if that changes nothing. */
export function withTimesOf(practice: Practice, form: FormConfiguration): Practice {
  const hasNoTimes = !offersTimes(form);
  return hasNoTimes === (practice.hasNoTimes ?? false) ? practice : { ...practice, hasNoTimes };
}

/** Every offered cell, at all locations or at the chosen ones. */
export function offeredCells(form: FormConfiguration, locationIds?: readonly LocationId[]): Slot[] {
  return form.selectableLocations
    .filter((place) => locationIds === undefined || locationIds.includes(place.id))
    .flatMap((place) => cellsOf(place, form.minSlotSize));
}
