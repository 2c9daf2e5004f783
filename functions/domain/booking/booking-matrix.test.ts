/** Every combination of form switches, checked against the specification's table. */
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  fieldsRequired,
  fieldsShown,
  type Situation,
  type Switch,
  switches,
} from '../../../tests/support/booking-table.ts';
import { longOr } from '../../../tests/support/long-run.ts';
import { detailsOf } from '../failure.ts';
import { bookingRequestFor } from './booking-request.ts';
import { defaultFormConfiguration, type FormConfiguration } from './form-configuration.ts';
import { shownFields } from './questions.ts';

const today = '2026-11-21';
const template = defaultFormConfiguration({ id: 'a', title: 'A' });
const places = [
  ...template.selectableLocations,
  ...template.selectableLocations.map((place) => ({ ...place, id: 'b', title: 'B' })),
];

/** All 2^12 positions of the switches. */
const positions = Array.from(
  { length: 2 ** switches.length },
  (_, bits) => new Set(switches.filter((_switch, i) => (bits >> i) & 1)),
);

/**
 * The short run pairs each combination with one number of locations; any ten switches still meet
 * every number in every combination.
 */
const positionsAt = (locations: number) =>
  positions.filter((_on, bits) => longOr(bits % 3 === locations, true));

function formOf(on: ReadonlySet<Switch>, locations: number): FormConfiguration {
  const values = Object.fromEntries(switches.map((name) => [name, on.has(name)])) as Record<
    Switch,
    boolean
  >;
  return { ...template, ...values, selectableLocations: places.slice(0, locations) };
}

const byName = (a: string, b: string) => (a < b ? -1 : 1);

function nameOf({ on, type, locations, callbackWish }: Situation): string {
  return `${type}, ${locations} locations${callbackWish ? ', callback requested' : ''}, on: ${[...on].join(' ') || 'nothing'}`;
}

/** A booking with only the type and, where there is a choice, the location filled in. */
function almostEmpty({ type, locations, callbackWish }: Situation) {
  return {
    requestId: '0'.repeat(32),
    companySlug: 'praxis-graz',
    type,
    locationIds: places.slice(0, locations).map((place) => place.id),
    ...(callbackWish ? { callbackWish } : {}),
  };
}

/** Wording that the specification fixes (sections 5 and 8). */
const fixed: Readonly<Record<string, string>> = {
  slots: 'Bitte wählen Sie mindestens 1 Zeitfenster aus.',
  termsOfUseAccepted: 'Zustimmung notwendig.',
};
const noLocations =
  'Keine Standorte verfügbar. Bitte kontaktieren Sie die Praxis über einen anderen Weg.';

beforeAll(() => {
  // zod compiles a schema on first use, which does not pay for 12,288 schemas that validate four
  // forms each.
  z.config({ jitless: true });
  return () => z.config({ jitless: false });
});

/** Every form at that many locations, for both types, with and without a callback. */
function everySituation(
  locations: number,
  validate: (situation: Situation, form: FormConfiguration) => void,
) {
  for (const on of positionsAt(locations)) {
    const form = formOf(on, locations);
    for (const type of ['self', 'other'] as const)
      for (const callbackWish of [false, true])
        validate({ on, type, locations, callbackWish }, form);
  }
}

describe.each([
  ['no location', 0],
  ['one location', 1],
  ['two locations', 2],
])('at %s', (_name, locations) => {
  test('each form shows its fields in the order of the specification, for both types', () => {
    everySituation(locations, (situation, form) => {
      const shown = shownFields(form, { type: situation.type });
      if (String(shown) !== String(fieldsShown(situation)))
        expect(shown, nameOf(situation)).toEqual(fieldsShown(situation));
    });
  });

  test('each form, sent almost empty, is refused at exactly the required fields', () => {
    let schema: ReturnType<typeof bookingRequestFor> | undefined;
    let of: FormConfiguration | undefined;
    everySituation(locations, (situation, form) => {
      if (of !== form || !schema) [of, schema] = [form, bookingRequestFor(form, today)];
      const validated = schema.safeParse(almostEmpty(situation));
      const details = validated.success ? [] : detailsOf(validated.error);
      const refused = details.map(({ field }) => field).sort(byName);
      // Already chosen: the type, and the location if the practice has any.
      const demanded = fieldsRequired(situation)
        .filter((field) => field !== 'type' && (field !== 'locationIds' || locations === 0))
        .sort(byName);
      if (String(refused) !== String(demanded))
        expect(refused, nameOf(situation)).toEqual(demanded);
      for (const { field, code, message } of details) {
        const isFine =
          field === 'locationIds'
            ? message === noLocations
            : (code === 'required' || (field === 'slots' && code === 'slotsTooFew')) &&
              (fixed[field] === undefined
                ? message.startsWith('Bitte ')
                : message === fixed[field]);
        if (!isFine) expect.fail(`${nameOf(situation)}: ${field} says '${message}' (${code})`);
      }
    });
  });
});

test('nothing chosen at all: for whom and where are demanded too', () => {
  for (const locations of [1, 2]) {
    const validated = bookingRequestFor(formOf(new Set(), locations), today).safeParse({
      requestId: '0'.repeat(32),
      companySlug: 'praxis-graz',
      locationIds: [],
    });
    const fields = validated.success ? [] : detailsOf(validated.error).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['type', 'locationIds', 'slots']));
  }
});
