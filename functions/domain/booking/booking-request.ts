/**
 * What a patient, or somebody acting for one, sends (spec section 3, payload of addWaitingRequest;
 * rules of section 5). The practice's form configuration decides which fields exist and which are
 * required, so the schema is a function of it. Browser and server share it.
 */
import * as z from 'zod/mini';
import type { IsoDate } from '../dates/german-date.ts';
import {
  accepted,
  detailsOf,
  messages,
  type Outcome,
  refused,
  refusedAt,
  wholeForm,
} from '../failure.ts';
import { whyNoTimes } from '../practice/intake.ts';
import type { Practice } from '../practice/practice.ts';
import { RandomId } from '../text/random-id.ts';
import { offeredCells } from '../waiting-list/offered-times.ts';
import { trimSlots } from '../waiting-list/slot.ts';
import { consentVersion, isConsentVersion } from './consent.ts';
import { type FormConfiguration, offersTimes } from './form-configuration.ts';
import {
  type Answers,
  askedFields,
  askingPatients,
  dependentProblems,
  pleaseChoose,
} from './question-rules.ts';

/** Seconds that a person needs at least. */
const minFillSeconds = 3;

/**
 * The schema of a booking for a practice with this form, on this day. Refuses unknown arguments,
 * drops fields that the form does not ask for, trims slots to offered cells of the chosen locations
 * and merges them. Messages are German and name their field; all fields are validated together.
 */
export function bookingRequestFor(form: FormConfiguration, today: IsoDate) {
  const asking = askingPatients(form);
  return z
    .strictObject({
      requestId: RandomId,
      companySlug: z.string().check(z.maxLength(80)),
      ...askedFields(form, today, asking),
      followUpConsent: z._default(z.boolean({ error: pleaseChoose }), false),
      /** The version of the consent text shown: an open page may be older than a release. */
      consentVersion: z._default(z.string().check(z.refine(isConsentVersion)), consentVersion),
      termsOfUseAccepted: z.literal(true, { error: messages.consentNeeded }),
      /**
       * Explicit consent to data about health (Art. 9 GDPR). The specification's payload has none:
       * absence is accepted and recorded.
       */
      healthDataConsent: z.optional(z.literal(true, { error: messages.consentNeeded })),
      homepage: honeypot(),
      fillSeconds: fillTime(),
    })
    .check(
      // Runs together with the fields, not after them: the form shows all errors at once.
      z.check(
        ({ value, issues }) => {
          issues.push(...dependentProblems(value, form, asking));
        },
        { when: () => true },
      ),
      z.overwrite((booking) => ({
        ...booking,
        slots: trimSlots(booking.slots, offeredCells(form, booking.locationIds)),
      })),
    );
}

/** A validated booking. */
export type BookingRequest = z.infer<ReturnType<typeof bookingRequestFor>>;

/** A booking as sent, before validation. */
export type BookingInput = Omit<z.input<ReturnType<typeof bookingRequestFor>>, keyof Answers> &
  Answers;

/**
 * Validates a booking against the practice's current state. Refusals: a practice that is unknown,
 * locked, paused or offers no times, and every schema error, as details with German messages.
 */
export function validateBooking(
  input: unknown,
  practice: Practice | undefined,
  form: FormConfiguration | undefined,
  today: IsoDate,
): Outcome<BookingRequest> {
  if (!practice || !form)
    return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
  if (practice.locked) return refusedAt(wholeForm, 'practiceLocked', messages.practiceLocked);
  if (!practice.bookingEnabled) return refusedAt(wholeForm, 'intakePaused', messages.intakePaused);
  if (!offersTimes(form)) {
    const isNowhere = form.selectableLocations.length === 0;
    return refusedAt(
      isNowhere ? 'locationIds' : 'slots',
      isNowhere ? 'noLocations' : 'noTimes',
      whyNoTimes(form),
    );
  }
  const validated = bookingRequestFor(form, today).safeParse(input);
  return validated.success
    ? accepted(validated.data)
    : refused({ kind: 'invalid', details: detailsOf(validated.error) });
}

/** A hidden field: only bots fill it, or browsers that autofill. Never stored. */
function honeypot() {
  return z.pipe(
    z.optional(
      z.string({ error: messages.honeypotFilled }).check(z.maxLength(0, messages.honeypotFilled)),
    ),
    z.transform((): undefined => undefined),
  );
}

/**
 * Whole seconds since the form was shown. Absent: an older page or another program. Never
 * stored.
 */
function fillTime() {
  return z.pipe(
    z.optional(
      z
        .number({ error: messages.filledTooFast })
        .check(z.gte(minFillSeconds, messages.filledTooFast)),
    ),
    z.transform((): undefined => undefined),
  );
}
