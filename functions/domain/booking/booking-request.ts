/**
 * What a patient, or somebody acting for one, sends (spec section 3, payload of addWaitingRequest; rules of section 5). The practice's form
 * configuration decides which fields exist and which are required, so the schema is a function of it. Browser and server share it.
 */
import * as z from 'zod/mini';
import { isCallable } from '../contact/phone-number.ts';
import { type IsoDate, parseGermanDate } from '../dates/german-date.ts';
import { accepted, detailsOf, messages, type Outcome, refused, refusedAt, wholeForm } from '../failure.ts';
import { whyNoTimes } from '../practice/intake.ts';
import type { Practice } from '../practice/practice.ts';
import { optionalEmail, optionalLine, optionalText, requiredEmail, requiredLine, requiredText } from '../text/text.ts';
import { coveredCells, LocationId, Slot, trimSlots } from '../waiting-list/slot.ts';
import { consentVersion, isConsentVersion } from './consent.ts';
import { type FormConfiguration, offeredCells, offersTimes } from './form-configuration.ts';

export const RequesterType = z.enum(['self', 'other']);
export const DoctorsOrder = z.enum(['available', 'requested', 'none']);
export const TherapyPreference = z.enum(['yes', 'possible', 'no']);
export const TimeFlexibility = z.enum(['notFlexible', 'somewhatFlexible', 'veryFlexible']);
export type RequesterType = z.infer<typeof RequesterType>;
export type DoctorsOrder = z.infer<typeof DoctorsOrder>;
export type TherapyPreference = z.infer<typeof TherapyPreference>;
export type TimeFlexibility = z.infer<typeof TimeFlexibility>;

/** 128 bits from the browser; a form reuses its request id for every retry. */
export const RandomId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
export type RandomId = z.infer<typeof RandomId>;

export const limits = {
  name: 255,
  unseen: 5000,
  postalCode: 8,
  phone: 50,
  reason: 5000,
  note: 5000,
  slots: 500,
  locations: 50,
  fillSeconds: 3,
} as const;

const pleaseChoose = 'Bitte wählen Sie eine Möglichkeit aus.';

/** A summary lists these messages one below the other, so each names its field. */
const shorten = (what: string, max: number) => `Bitte kürzen Sie ${what} auf höchstens ${max} Zeichen.`;

/** '' passes: absence is not this rule's concern. */
const callable = (as: string) =>
  z.refine<string>((phone) => phone === '' || isCallable(phone), {
    error: `Bitte geben Sie ${as} nur eine Nummer ein, mit Vorwahl und ohne Wörter, zum Beispiel 0664 1234567.`,
    params: { code: 'notCallable' },
  });

/** A known argument that this practice does not ask for: accepted (a page may be older than a switch), never stored. */
const notAsked = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((): undefined => undefined),
  );

/** Validation mode: a patient's form requires an e-mail address, a manual entry does not. */
export type Asking = { readonly emailRequired: boolean };

/**
 * The questions about person, therapy and times, each with its rules, for a practice with this form on this day. Drops fields that the form
 * does not ask for.
 */
export function askedFields(form: FormConfiguration, today: IsoDate, { emailRequired }: Asking) {
  const asked = <T extends z.ZodMiniType>(enabled: boolean, schema: T): T | ReturnType<typeof notAsked> => (enabled ? schema : notAsked());
  const malformed = 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.at.';

  return {
    locationIds: z
      .array(LocationId, {
        error: form.selectableLocations.length === 0 ? messages.noLocations : 'Bitte wählen Sie einen Standort aus.',
      })
      .check(
        z.maxLength(limits.locations),
        z.overwrite((ids) => [...new Set(ids)]),
        z.check(({ value, issues }) => {
          const unknown = value.filter((id) => !form.selectableLocations.some((place) => place.id === id));
          if (form.selectableLocations.length === 0) {
            issues.push(problem(value, [], 'noLocations', messages.noLocations));
          } else if (value.length === 0) {
            issues.push(problem(value, [], 'required', 'Bitte wählen Sie einen Standort aus.'));
          } else if (unknown.length > 0) {
            issues.push(
              problem(value, [], 'unknownLocation', 'Dieser Standort steht nicht mehr zur Wahl. Bitte wählen Sie einen anderen.'),
            );
          }
        }),
      ),
    type: z.enum(RequesterType.def.entries, { error: 'Bitte wählen Sie aus, für wen der Therapieplatz ist.' }),
    firstname: requiredLine(limits.name, 'Bitte geben Sie den Vornamen ein.', shorten('den Vornamen', limits.name)),
    lastname: requiredLine(limits.name, 'Bitte geben Sie den Nachnamen ein.', shorten('den Nachnamen', limits.name)),
    birthdate: asked(form.birthdateEnabled, birthdate(today)),
    // `dependentProblems` checks their length, for type other only: a hidden field must not block the form.
    contactPersonFirstname: optionalLine(limits.unseen),
    contactPersonLastname: optionalLine(limits.unseen),
    contactPersonRelationship: optionalLine(limits.unseen),
    email: emailRequired ? requiredEmail(254, 'Bitte geben Sie eine E-Mail-Adresse ein.', malformed) : optionalEmail(254, malformed),
    phone: requiredLine(limits.phone, 'Bitte geben Sie eine Telefonnummer ein.', shorten('die Telefonnummer', limits.phone)).check(
      callable('als Telefonnummer'),
    ),
    phone2: asked(
      form.phone2Enabled,
      optionalLine(limits.phone, shorten('die weitere Telefonnummer', limits.phone)).check(callable('als weitere Telefonnummer')),
    ),
    addressStreet: asked(
      form.addressEnabled,
      requiredLine(limits.name, 'Bitte geben Sie Straße und Hausnummer ein.', shorten('Straße und Hausnummer', limits.name)),
    ),
    addressPostalCode: asked(
      form.addressEnabled,
      requiredLine(limits.postalCode, 'Bitte geben Sie die Postleitzahl ein.', shorten('die Postleitzahl', limits.postalCode)),
    ),
    addressCity: asked(form.addressEnabled, requiredLine(limits.name, 'Bitte geben Sie den Ort ein.', shorten('den Ort', limits.name))),
    houseCall: asked(form.houseCallEnabled, z.boolean({ error: 'Bitte wählen Sie aus, ob Sie einen Hausbesuch brauchen.' })),
    doctorsOrder: asked(
      form.doctorsOrderEnabled,
      z.enum(DoctorsOrder.def.entries, { error: 'Bitte wählen Sie aus, ob eine ärztliche Verordnung vorliegt.' }),
    ),
    doctorsOrderName: asked(
      form.doctorsOrderNameEnabled,
      optionalLine(limits.name, shorten('den Namen der Ärztin oder des Arztes', limits.name)),
    ),
    insurance: asked(
      form.insuranceEnabled,
      requiredLine(
        limits.name,
        'Bitte geben Sie die Krankenkasse oder Versicherung ein.',
        shorten('die Krankenkasse oder Versicherung', limits.name),
      ),
    ),
    teletherapy: asked(
      form.teletherapyEnabled,
      z.enum(TherapyPreference.def.entries, { error: 'Bitte wählen Sie aus, ob Therapie per Video für Sie in Frage kommt.' }),
    ),
    groupTherapy: asked(
      form.groupTherapyEnabled,
      z.enum(TherapyPreference.def.entries, { error: 'Bitte wählen Sie aus, ob Therapie in der Gruppe für Sie in Frage kommt.' }),
    ),
    reason: form.reasonRequired
      ? requiredText(limits.reason, 'Bitte beschreiben Sie kurz, worum es geht.', shorten('den Grund der Anfrage', limits.reason))
      : optionalText(limits.reason, shorten('den Grund der Anfrage', limits.reason)),
    slots: z
      .array(Slot, { error: messages.slotsTooFew(form.minSlots) })
      .check(z.maxLength(limits.slots, 'Das sind zu viele einzelne Zeiten.')),
    timeFlexibility: asked(
      form.timeFlexibilityEnabled,
      z.enum(TimeFlexibility.def.entries, { error: 'Bitte wählen Sie aus, wie flexibel Sie bei den Zeiten sind.' }),
    ),
    callbackWish: asked(form.callbackWishEnabled, z._default(z.boolean({ error: pleaseChoose }), false)),
    note: optionalText(limits.note, shorten('die Anmerkungen', limits.note)),
  };
}

/**
 * The schema of a booking for a practice with this form, on this day. Refuses unknown arguments, drops fields that the form does not ask
 * for, trims slots to offered cells of the chosen locations and merges them. Messages are German and name their field; all fields are
 * validated together.
 */
export function bookingRequestFor(form: FormConfiguration, today: IsoDate) {
  return z
    .strictObject({
      requestId: RandomId,
      companySlug: z.string().check(z.maxLength(80)),
      ...askedFields(form, today, { emailRequired: true }),
      followUpConsent: z._default(z.boolean({ error: pleaseChoose }), false),
      /** The version of the consent text shown: an open page may be older than a release. */
      consentVersion: z._default(z.string().check(z.refine(isConsentVersion)), consentVersion),
      termsOfUseAccepted: z.literal(true, { error: messages.consentNeeded }),
      /** Explicit consent to data about health (Art. 9 GDPR). The specification's payload has none: absence is accepted and recorded. */
      healthDataConsent: z.optional(z.literal(true, { error: messages.consentNeeded })),
      homepage: honeypot(),
      fillSeconds: fillTime(),
    })
    .check(
      // Runs together with the fields, not after them: the form shows all errors at once.
      z.check(
        ({ value, issues }) => {
          issues.push(...dependentProblems(value, form));
        },
        { when: () => true },
      ),
      z.overwrite((booking) => ({ ...booking, slots: trimSlots(booking.slots, offeredCells(form, booking.locationIds)) })),
    );
}

/** A validated booking. */
export type BookingRequest = z.infer<ReturnType<typeof bookingRequestFor>>;

/** A booking as sent, before validation. */
export type BookingInput = z.input<ReturnType<typeof bookingRequestFor>>;

/**
 * Validates a booking against the practice's current state. Refusals: a practice that is unknown, locked, paused or offers no times, and
 * every schema error, as details with German messages.
 */
export function validateBooking(
  input: unknown,
  practice: Practice | undefined,
  form: FormConfiguration | undefined,
  today: IsoDate,
): Outcome<BookingRequest> {
  if (!practice || !form) return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
  if (practice.locked) return refusedAt(wholeForm, 'practiceLocked', messages.practiceLocked);
  if (!practice.bookingEnabled) return refusedAt(wholeForm, 'intakePaused', messages.intakePaused);
  if (!offersTimes(form)) {
    const isNowhere = form.selectableLocations.length === 0;
    return refusedAt(isNowhere ? 'locationIds' : 'slots', isNowhere ? 'noLocations' : 'noTimes', whyNoTimes(form));
  }
  const validated = bookingRequestFor(form, today).safeParse(input);
  return validated.success ? accepted(validated.data) : refused({ kind: 'invalid', details: detailsOf(validated.error) });
}

/** A hidden field: only bots fill it, or browsers that autofill. Never stored. */
function honeypot() {
  return z.pipe(
    z.optional(z.string({ error: messages.honeypotFilled }).check(z.maxLength(0, messages.honeypotFilled))),
    z.transform((): undefined => undefined),
  );
}

/** Whole seconds since the form was shown. Absent: an older page or another program, which App Check validates. Never stored. */
function fillTime() {
  return z.pipe(
    z.optional(z.number({ error: messages.filledTooFast }).check(z.gte(limits.fillSeconds, messages.filledTooFast))),
    z.transform((): undefined => undefined),
  );
}

function birthdate(today: IsoDate) {
  const missing = 'Bitte geben Sie das Geburtsdatum ein, zum Beispiel 01.02.1990.';
  const messagesFor = {
    empty: missing,
    notADate: 'Bitte geben Sie das Geburtsdatum als TT.MM.JJJJ ein, zum Beispiel 01.02.1990.',
    noSuchDay: 'Das ist kein Tag im Kalender. Bitte prüfen Sie das Geburtsdatum.',
    tooLongAgo: 'Bitte geben Sie ein Geburtsdatum nach 1900 ein.',
    inFuture: 'Das Geburtsdatum darf nicht in der Zukunft liegen.',
  };
  const codes = { empty: 'required', notADate: 'invalid', noSuchDay: 'invalid', tooLongAgo: 'invalid', inFuture: 'inFuture' };
  return z.string({ error: missing }).check(
    z.check(({ value, issues }) => {
      const parsed = parseGermanDate(value, today);
      if (!parsed.ok) issues.push(problem(value, [], codes[parsed.reason], messagesFor[parsed.reason]));
    }),
    z.overwrite((text) => {
      const parsed = parseGermanDate(text, today);
      return parsed.ok ? parsed.date : text;
    }),
  );
}

/** Rules across two fields. `value` is untrusted: its own fields may have been refused. */
export function dependentProblems(value: unknown, form: FormConfiguration) {
  if (typeof value !== 'object' || value === null) return [];
  const booking = value as Record<string, unknown>;
  const isEmpty = (field: string) => booking[field] === undefined || booking[field] === '';
  const problems: ReturnType<typeof problem>[] = [];

  if (booking.type === 'other') {
    const asked = {
      contactPersonFirstname: ['Ihren Vornamen', 'Bitte geben Sie Ihren Vornamen ein.'],
      contactPersonLastname: ['Ihren Nachnamen', 'Bitte geben Sie Ihren Nachnamen ein.'],
      contactPersonRelationship: [
        'Ihre Beziehung zur Person',
        'Bitte geben Sie an, in welcher Beziehung Sie zu der Person stehen, zum Beispiel Mutter.',
      ],
    } as const;
    for (const [field, [what, missing]] of Object.entries(asked)) {
      const typed = booking[field];
      if (isEmpty(field)) problems.push(problem(value, [field], 'required', missing));
      else if (typeof typed === 'string' && typed.length > limits.name) {
        problems.push(problem(value, [field], 'maxLength', shorten(what, limits.name)));
      }
    }
  }

  if (form.callbackWishEnabled && booking.callbackWish === true && isEmpty('note')) {
    problems.push(problem(value, ['note'], 'required', 'Bitte schreiben Sie dazu, wann die Praxis Sie am besten erreicht.'));
  }

  const isShort = Array.isArray(booking.slots) && booking.slots.length <= limits.slots;
  const slots = z.array(Slot).safeParse(isShort ? booking.slots : undefined);
  const locationIds = z.array(LocationId).safeParse(booking.locationIds);
  if (slots.success && locationIds.success) {
    const chosen = coveredCells(slots.data, offeredCells(form, locationIds.data));
    if (chosen.length < form.minSlots) problems.push(problem(value, ['slots'], 'slotsTooFew', messages.slotsTooFew(form.minSlots)));
  }
  return problems;
}

function problem(input: unknown, path: string[], code: string, message: string) {
  return { code: 'custom' as const, input, path, message, params: { code } };
}
