/** A practice's settings about free places: `private/account.offering`; and its working days. */
import * as z from 'zod/mini';
import { cleanText } from '../text/text.ts';

/** Maximum characters of the practice's own words in an offer or a confirmation. */
export const maxOfferText = 1000;
const ownText = z._default(
  z
    .string()
    .check(
      z.overwrite(cleanText),
      z.maxLength(maxOfferText, 'Bitte kürze diesen Text auf höchstens 1.000 Zeichen.'),
    ),
  '',
);

const choice = 'Bitte wähle einen der Werte.';
const isoDate = z.iso.date('Bitte gib den Tag als TT.MM.JJJJ ein.');

/** Days on which the practice is closed, both included. */
export const ClosedDays = z.strictObject({ from: isoDate, to: isoDate }).check(
  z.refine(({ from, to }) => from <= to, {
    error: 'Der letzte Tag muss nach dem ersten liegen.',
    path: ['to'],
  }),
);
export type ClosedDays = z.infer<typeof ClosedDays>;

/** Periods on which the practice is closed. */
export const maxClosedDays = 30;

export const OfferingSettings = z.strictObject({
  /** Default deadline in working days. */
  patienceDays: z._default(
    z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(5)], { error: choice }),
    2,
  ),
  /** How many people are ticked at first. */
  planLength: z._default(z.int({ error: choice }).check(z.gte(1, choice), z.lte(20, choice)), 5),
  /** Days for which somebody who declined or did not answer steps back in suggestions. */
  stepBackDays: z._default(z.int({ error: choice }).check(z.gte(0, choice), z.lte(60, choice)), 14),
  firstWinsAllowed: z._default(z.boolean(), true),
  selfPayerPlaces: z._default(z.boolean(), false),
  /** Whether patients read the therapist's name behind their link. */
  showTherapist: z._default(z.boolean(), true),
  /** Whether the practice's page and form tell how long people waited. */
  waitShown: z._default(z.boolean(), false),
  /** Whether patients get a certificate of waiting behind their link. */
  certificates: z._default(z.boolean(), false),
  /** Which also says that no place is expected before that day; '' or a past day: it does not. */
  noPlaceBefore: z._default(
    z.union([z.literal(''), isoDate], { error: 'Bitte gib den Tag als TT.MM.JJJJ ein.' }),
    '',
  ),
  offerText: ownText,
  givenText: ownText,
  closedDays: z._default(
    z.array(ClosedDays).check(z.maxLength(maxClosedDays, `Höchstens ${maxClosedDays} Zeiträume.`)),
    [],
  ),
});
export type OfferingSettings = z.infer<typeof OfferingSettings>;

export const defaultOffering: OfferingSettings = OfferingSettings.parse({});
