import { requiredEmail } from '../text/text.ts';

/** An address that we send an e-mail to. */
export const TypedEmail = requiredEmail(
  100,
  'Bitte gib eine E-Mail-Adresse ein.',
  'Bitte gib eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  'Bitte kürze die E-Mail-Adresse auf höchstens 100 Zeichen.',
);
