/** Texts of the landing page's hero: the only ones that load first. */
import { plan } from '@platzwart/domain/billing/pricing';
import { grossByCountry } from '@platzwart/domain/billing/vat';

export const texts = {
  forWhom: 'Für Logopädie, Ergotherapie, Physiotherapie, Psychotherapie und Osteopathie',
  title: 'Schluss mit der Zettel-Warteliste.',
  lead: 'Wird ein Platz frei, siehst du sofort, wem er passt und wer am längsten wartet.',
  toDemo: 'Demo ohne Anmeldung',
  toProduct: 'Zum Produkt',
  price: `${plan.monthly}\u00a0€ im Monat netto, mit USt. ${grossByCountry(plan.monthly)}. Alle Funktionen.`,
  trying: 'Zum Ausprobieren',
  toTry: 'Zum Ausprobieren: Wähl eine Zeit, und du siehst, wer dafür an der Reihe ist.',
  samples: 'Erfundene Personen',
  patients: 'Sie suchen einen Therapieplatz?',
  toBooking: 'Praxis finden und anfragen',
} as const;
