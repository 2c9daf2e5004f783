/**
 * Registering a practice (spec section 3, registration payload; section 5, registration form).
 * Messages address practices as 'du'.
 */
import * as z from 'zod/mini';
import { phoneUrl } from '../contact/phone-number.ts';
import { websiteUrl } from '../contact/website.ts';
import { messages } from '../failure.ts';
import { problemOfPlain } from '../text/plain-name.ts';
import { holdsInvisible, mixedWord } from '../text/scripts.ts';
import { optionalLine, requiredEmail, requiredLine } from '../text/text.ts';
import { slugFrom } from './slug.ts';

const max = 100;
/** A summary lists these messages one below the other, so each names its field. */
const shorten = (what: string) => `Bitte kürze ${what} auf höchstens ${max} Zeichen.`;

/**
 * Strangers read this in e-mails, where mail programs turn web addresses into links, and take it
 * for what it looks like.
 */
export const plain = (what: string) =>
  z.check<string>(({ value, issues }) => {
    const problem = problemOfName(value, what);
    if (problem !== undefined) issues.push({ code: 'custom', input: value, message: problem });
  });

function problemOfName(name: string, what: string): string | undefined {
  const problem = problemOfPlain(name, what);
  if (problem !== undefined) return problem;
  if (holdsInvisible(name))
    return `Bitte tippe ${what} neu ein: Darin steckt ein unsichtbares Zeichen, vielleicht aus einer Kopie.`;
  const mixed = mixedWord(name);
  return mixed === undefined
    ? undefined
    : `Bitte tippe ${what} neu ein: In „${mixed}“ sind Buchstaben aus verschiedenen Schriften gemischt, die gleich aussehen.`;
}

/** Fields that registration and profile share. */
export const practiceFields = {
  title: requiredLine(
    max,
    'Bitte gib den Namen der Praxis ein.',
    shorten('den Namen der Praxis'),
  ).check(
    z.refine((title) => title === '' || slugFrom(title) !== undefined, {
      error:
        'Bitte verwende im Namen auch Buchstaben oder Ziffern, damit wir daraus euren Link bilden können.',
    }),
    plain('den Namen der Praxis'),
  ),
  subtitle: requiredLine(
    max,
    'Bitte gib einen Untertitel ein, zum Beispiel „Logopädie in Musterstadt“.',
    shorten('den Untertitel'),
  ).check(plain('den Untertitel')),
  email: requiredEmail(
    max,
    'Bitte gib eine E-Mail-Adresse ein.',
    'Bitte gib eine vollständige E-Mail-Adresse ein, zum Beispiel praxis@example.com.',
    shorten('die E-Mail-Adresse'),
  ),
  contactPerson: requiredLine(
    max,
    'Bitte gib eine Kontaktperson ein.',
    shorten('die Kontaktperson'),
  ).check(plain('die Kontaktperson')),
  website: optionalLine(max, shorten('die Adresse der Website')).check(
    z.refine((website) => website === '' || websiteUrl(website) !== undefined, {
      error:
        'Bitte gib die Adresse der Website an, zum Beispiel www.example.com, oder lass das Feld leer.',
    }),
  ),
  phone: optionalLine(max, shorten('die Telefonnummer')).check(
    z.refine((phone) => phone === '' || phoneUrl(phone) !== undefined, {
      error: 'Bitte gib eine einzige Telefonnummer mit Vorwahl an, oder lass das Feld leer.',
    }),
  ),
};

/** The lines of a location's address. */
export const addressFields = {
  address1: requiredLine(
    max,
    'Bitte gib die Adresse mit Hausnummer ein.',
    shorten('die Adresse mit Hausnummer'),
  ).check(plain('die Adresse mit Hausnummer')),
  address2: requiredLine(
    max,
    'Bitte gib Postleitzahl und Ort ein.',
    shorten('Postleitzahl und Ort'),
  ).check(plain('Postleitzahl und Ort')),
  address3: optionalLine(max, shorten('den Adresszusatz')).check(plain('den Adresszusatz')),
};

const { title, subtitle, email, website, contactPerson, phone } = practiceFields;

export const Registration = z.strictObject({
  title,
  subtitle,
  ...addressFields,
  email,
  website,
  contactPerson,
  phone,
  listed: z._default(
    z.boolean({ error: 'Bitte wähle aus, ob deine Praxis öffentlich gelistet wird.' }),
    true,
  ),
  legalTermsAccepted: z.literal(true, { error: messages.consentNeeded }),
});
export type Registration = z.infer<typeof Registration>;

/** Bytes. */
export const maxFileSize = 4 * 1024 * 1024;

/** Response of `POST /api/companies`. */
export const RegistrationAnswer = z.object({ slug: z.string() });
export type RegistrationAnswer = z.infer<typeof RegistrationAnswer>;
