/**
 * The booking form in the specification's words: the order of section 2, "Booking screen", the
 * rules of section 5. Written by hand, without product code, so that tests can compare the product
 * with it.
 */

/**
 * A form's switches. `reasonRequired` is ours: a reason is health data, so a practice may make it
 * optional.
 */
export const switches = [
  'birthdateEnabled',
  'addressEnabled',
  'phone2Enabled',
  'houseCallEnabled',
  'doctorsOrderEnabled',
  'doctorsOrderNameEnabled',
  'insuranceEnabled',
  'teletherapyEnabled',
  'groupTherapyEnabled',
  'timeFlexibilityEnabled',
  'callbackWishEnabled',
  'reasonRequired',
] as const;
export type Switch = (typeof switches)[number];

type When = 'always' | 'never' | Switch | 'other' | 'severalLocations' | 'callbackRequested';

type Row = {
  /** The number in the specification's list; 0 for our additions. */
  readonly section: number;
  readonly field: string;
  readonly shown: When;
  /** When an empty value is refused. */
  readonly required: When;
};

export const bookingTable: readonly Row[] = [
  { section: 1, field: 'type', shown: 'always', required: 'always' },
  { section: 2, field: 'firstname', shown: 'always', required: 'always' },
  { section: 2, field: 'lastname', shown: 'always', required: 'always' },
  { section: 3, field: 'birthdate', shown: 'birthdateEnabled', required: 'birthdateEnabled' },
  { section: 4, field: 'contactPersonFirstname', shown: 'other', required: 'other' },
  { section: 4, field: 'contactPersonLastname', shown: 'other', required: 'other' },
  { section: 4, field: 'contactPersonRelationship', shown: 'other', required: 'other' },
  { section: 5, field: 'email', shown: 'always', required: 'always' },
  { section: 5, field: 'phone', shown: 'always', required: 'always' },
  { section: 5, field: 'phone2', shown: 'phone2Enabled', required: 'never' },
  { section: 6, field: 'addressStreet', shown: 'addressEnabled', required: 'addressEnabled' },
  { section: 6, field: 'addressPostalCode', shown: 'addressEnabled', required: 'addressEnabled' },
  { section: 6, field: 'addressCity', shown: 'addressEnabled', required: 'addressEnabled' },
  { section: 7, field: 'houseCall', shown: 'houseCallEnabled', required: 'houseCallEnabled' },
  {
    section: 8,
    field: 'doctorsOrder',
    shown: 'doctorsOrderEnabled',
    required: 'doctorsOrderEnabled',
  },
  { section: 9, field: 'doctorsOrderName', shown: 'doctorsOrderNameEnabled', required: 'never' },
  { section: 10, field: 'insurance', shown: 'insuranceEnabled', required: 'insuranceEnabled' },
  {
    section: 11,
    field: 'teletherapy',
    shown: 'teletherapyEnabled',
    required: 'teletherapyEnabled',
  },
  {
    section: 12,
    field: 'groupTherapy',
    shown: 'groupTherapyEnabled',
    required: 'groupTherapyEnabled',
  },
  { section: 13, field: 'reason', shown: 'always', required: 'reasonRequired' },
  { section: 14, field: 'locationIds', shown: 'severalLocations', required: 'always' },
  { section: 15, field: 'slots', shown: 'always', required: 'always' },
  {
    section: 16,
    field: 'timeFlexibility',
    shown: 'timeFlexibilityEnabled',
    required: 'timeFlexibilityEnabled',
  },
  { section: 17, field: 'callbackWish', shown: 'callbackWishEnabled', required: 'never' },
  { section: 18, field: 'note', shown: 'always', required: 'callbackRequested' },
  { section: 20, field: 'termsOfUseAccepted', shown: 'always', required: 'always' },
  { section: 0, field: 'healthDataConsent', shown: 'always', required: 'never' },
  { section: 0, field: 'followUpConsent', shown: 'always', required: 'never' },
];

/** A practice's form, and a person's choices so far. */
export type Situation = {
  readonly on: ReadonlySet<Switch>;
  readonly type: 'self' | 'other';
  readonly locations: number;
  readonly callbackWish: boolean;
};

function holds(when: When, { on, type, locations, callbackWish }: Situation): boolean {
  switch (when) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'other':
      return type === 'other';
    case 'severalLocations':
      return locations > 1;
    case 'callbackRequested':
      return callbackWish && on.has('callbackWishEnabled');
    default:
      return on.has(when);
  }
}

/** The visible fields in page order. */
export function fieldsShown(situation: Situation): string[] {
  return bookingTable.filter(({ shown }) => holds(shown, situation)).map(({ field }) => field);
}

/** Unordered: the fields refused when nothing is filled in. */
export function fieldsRequired(situation: Situation): string[] {
  return bookingTable
    .filter(({ required }) => holds(required, situation))
    .map(({ field }) => field);
}
