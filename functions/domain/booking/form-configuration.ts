/**
 * A practice's questions and working hours (spec section 3, "Form configuration"):
 * `practices/{slug}/public/form`.
 */
import * as z from 'zod/mini';
import type { Practice } from '../practice/practice.ts';
import { weekOf } from '../practice/week.ts';
import { cleanLine, cleanText } from '../text/text.ts';
import {
  cellsOf,
  LocationId,
  MinSlotSize,
  maxCellsPerLocation,
  WeeklyPlan,
} from '../waiting-list/slot.ts';
import {
  ownNames,
  type QuestionHint,
  type QuestionSwitch,
  questionNames,
  questionOf,
  type RequiredSwitch,
} from './questions.ts';

/** Maximum characters of the practice's own texts. */
export const formTextLimits = { hint: 1000, text: 5000, profileText: 20_000 } as const;

/** Characters of a question of one's own, of each of its options, and how many of those. */
export const ownLimits = { label: 120, option: 60, options: 8 } as const;

const limited = (max: number, clean = cleanText) => {
  const number = new Intl.NumberFormat('de-DE').format(max);
  return z
    .string()
    .check(
      z.overwrite(clean),
      z.maxLength(max, `Bitte kürze diesen Text auf höchstens ${number} Zeichen.`),
    );
};
const ownQuestion = z.strictObject({
  label: limited(ownLimits.label, cleanLine),
  options: z.array(limited(ownLimits.option, cleanLine)).check(
    z.overwrite((options) => options.filter(Boolean)),
    z.maxLength(ownLimits.options),
  ),
  required: z.boolean(),
});
const hint = limited(formTextLimits.hint);
const text = limited(formTextLimits.text);

const partsOf = <Part extends string>(part: 'switch' | 'requiredBy' | 'hint') =>
  [...new Set(questionNames.flatMap((name) => questionOf(name)[part] ?? []))] as Part[];
/** Which questions the form asks, in page order; several may share one. */
const questionSwitches = partsOf<QuestionSwitch>('switch');
/** Required by default; a practice may make the answer optional, since it is a health detail. */
const requiredSwitches = partsOf<RequiredSwitch>('requiredBy');
/** The practice's own hints. */
const questionHints = partsOf<QuestionHint>('hint');

function each<Name extends string, Value>(
  names: readonly Name[],
  value: Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
}

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
    // A form stored before the question existed lacks them.
    ...each(questionSwitches, z._default(z.boolean(), false)),
    ...each(requiredSwitches, z._default(z.boolean(), true)),
    ...each(questionHints, z._default(hint, '')),
    ...each(ownNames, z._default(z.nullable(ownQuestion), null)),
    /** Markdown. */
    slotsHint: z._default(text, ''),
    /**
     * Whether patients are advised to have a prescription issued only for a promised place; null:
     * as is usual in its country.
     */
    issueLaterAdvised: z._default(z.nullable(z.boolean()), null),
    /** Whether the form shows the demand for each time. */
    demandShown: z._default(z.boolean(), true),
  })
  .check(
    z.refine(
      (form) =>
        form.selectableLocations.every(
          (place) => cellsOf(place, form.minSlotSize).length <= maxCellsPerLocation,
        ),
      {
        error: `Höchstens ${maxCellsPerLocation} Zeitfenster je Standort.`,
        path: ['selectableLocations'],
      },
    ),
    z.refine(
      (form) =>
        new Set(form.selectableLocations.map((place) => place.id)).size ===
        form.selectableLocations.length,
      {
        error: 'Jeder Standort darf nur einmal vorkommen.',
        path: ['selectableLocations'],
      },
    ),
  );
export type FormConfiguration = z.infer<typeof FormConfiguration>;

/** No question of ours that a practice may leave out, and no hint. */
export const nothingAsked = { ...each(questionSwitches, false), ...each(questionHints, '') };

/**
 * The form of a newly registered practice (Monday to Friday 8–18, the usual questions, the rest
 * off).
 */
export function defaultFormConfiguration(location: {
  id: LocationId;
  title: string;
}): FormConfiguration {
  return {
    companyNoteEnabled: false,
    companyNote: '',
    profileText: '',
    bookingSuccessMessage:
      'Wir melden uns bei Ihnen, sobald ein Platz frei wird, der zu Ihren Zeiten passt, und Sie an der Reihe sind.',
    bookingInfoMessage: '',
    selectableLocations: [
      {
        ...location,
        selectableSlots: ([1, 2, 3, 4, 5] as const).map((weekday) => ({
          weekday,
          start: '08:00',
          end: '18:00',
        })),
      },
    ],
    minSlotSize: 60,
    minSlots: 1,
    ...nothingAsked,
    birthdateEnabled: true,
    timeFlexibilityEnabled: true,
    callbackWishEnabled: true,
    ...each(requiredSwitches, true),
    ...each(ownNames, null),
    issueLaterAdvised: null,
    demandShown: true,
  };
}

/** What decides which times it offers. */
type Offer = Pick<FormConfiguration, 'selectableLocations' | 'minSlotSize'>;

/** Whether the form offers any times. */
export function offersTimes({ selectableLocations, minSlotSize }: Offer): boolean {
  return selectableLocations.some((place) => cellsOf(place, minSlotSize).length > 0);
}

/**
 * The practice with what it shows of the form's times updated; the same object if that changes
 * nothing.
 */
export function withTimesOf(practice: Practice, form: FormConfiguration): Practice {
  const [hasNoTimes, week] = [!offersTimes(form), weekOf(form.selectableLocations)];
  const isAsBefore =
    hasNoTimes === (practice.hasNoTimes ?? false) && week === (practice.week ?? '');
  return isAsBefore ? practice : { ...practice, hasNoTimes, week };
}
