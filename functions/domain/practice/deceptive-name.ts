/** Names that pretend to be us, or to be a part of every website. Only functions load this. */
import type { Detail } from '../failure.ts';
import { skeleton, spellingCount } from '../text/skeleton.ts';
import type { Practice, PracticeLocation } from './practice.ts';
import { slugFrom } from './slug.ts';

const each = (words: string) =>
  new Set(
    Array.from({ length: spellingCount }, (_, spelling) =>
      words.split(' ').map((word) => skeleton(word, spelling)),
    ).flat(),
  );

const ours = skeleton('Platzwart');

/** What people expect behind a link of ours. */
const ofEveryWebsite = each(
  'anmelden anmeldung abmelden abmeldung einloggen ausloggen login logout signin signup signon registrieren registrierung passwort passwörter password kennwort konto account benutzerkonto profil dashboard kontakt contact kundendienst kundenservice datenschutz privacy impressum imprint agb nutzungsbedingungen cookie cookies sicherheit security admin administrator administration verwaltung moderator support hilfe help helpdesk hotline rechnung rechnungen zahlung zahlungen bezahlung mahnung inkasso bank index favicon robots sitemap startseite home status service services server system systeme mailer postmaster webmaster hostmaster root noreply newsletter warnung achtung hinweis alarm fehler error update verifizierung verifizieren verifikation verification bestätigung bestätigen authentifizierung freischaltung sperrung gesperrt einladung api media assets',
);
/** What such words come with. */
const besides = each(
  'ihr ihre dein deine euer eure mein meine unser der die das zum zur und für von bei am im an in team center zentrale abteilung online seite neu neue jetzt hier bitte wichtig wichtige prüfen ändern zurücksetzen vergessen nötig erforderlich gmbh og kg ug no reply www http https',
);

/** Digits and signs in place of characters. */
const instead: Readonly<Record<string, string>> = {
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '+': 't',
};
const withoutDigits = (text: string) =>
  text.replace(/[2-9@$€!+]/g, (sign) => instead[sign] ?? sign);

/** Where small characters meet a capital, words meet too: 'PlatzWart'. */
const spaced = (text: string) => text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/**
 * Whether a name that strangers read claims to be us, or is nothing but a word of every website:
 * 'Pl4tz-wart Support', 'P a s s w o r t'. 'Praxis für Sicherheit im Sprechen' and 'Am Sportplatz
 * Wartberg' are neither.
 */
export function isDeceptive(name: string): boolean {
  return claimsToBeUs(name) || readings(name).some(isWordOfEveryWebsite);
}

/** Whether it has our name in it, however written. */
export function claimsToBeUs(name: string): boolean {
  return [...readings(name), ...readings(spaced(name))].some(
    (words) => words.some((word) => word.includes(ours)) || isOurs(words),
  );
}

/** Whether our name, written in parts, ends with a word. */
function isOurs(words: readonly string[]): boolean {
  let before = '';
  return words.some((word) => {
    before = (before + word).slice(-ours.length);
    return before === ours;
  });
}

function isWordOfEveryWebsite(words: readonly string[]): boolean {
  if (ofEveryWebsite.has(words.join(''))) return true;
  const telling = words.filter((word) => !besides.has(word));
  return telling.length > 0 && telling.every((word) => ofEveryWebsite.has(word));
}

/** Its words in each spelling, as written and with digits read as characters. */
function readings(name: string): string[][] {
  return Array.from({ length: spellingCount }, (_, spelling) => skeleton(name, spelling)).flatMap(
    (text) =>
      [text, withoutDigits(text)].map((one) =>
        one.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''),
      ),
  );
}

/** What nobody asks for but who wants to steal. */
const secrets = [
  ...each('passwort passwörter password kennwort zugangsdaten geheimzahl kreditkarte'),
];
const shortSecrets = each('pin tan iban cvv cvc');

/** What is wrong with the words of a question that patients read, at this field. */
export function deceptiveQuestion(field: string, text: string): Detail[] {
  const asksForSecret = readings(text).some((words) =>
    words.some((word, i) => {
      // 'P a s s w o r t'
      const spelled = words
        .slice(i, i + 20)
        .join('')
        .slice(0, 20);
      const isSpelled = word.length === 1 && secrets.some((secret) => spelled.startsWith(secret));
      return isSpelled || shortSecrets.has(word) || secrets.some((secret) => word.includes(secret));
    }),
  );
  const message = asksForSecret
    ? deceptiveTexts.secret
    : claimsToBeUs(text)
      ? deceptiveTexts.inQuestion
      : undefined;
  return message === undefined ? [] : [{ field, code: 'deceptive', message }];
}

type Names = Partial<
  Pick<Practice, 'title' | 'subtitle' | 'contactPerson'> &
    Pick<PracticeLocation, 'address1' | 'address2' | 'address3'>
>;

/** What is wrong with the names of a practice, at their fields. */
export function deceptiveDetails({
  title,
  subtitle,
  contactPerson,
  address1,
  address2,
  address3,
}: Names): Detail[] {
  const asTitle = title !== undefined && (isDeceptive(title) || isDeceptive(slugFrom(title) ?? ''));
  return [
    ...(asTitle ? [detailAt('title', title)] : []),
    ...Object.entries({ subtitle, contactPerson, address1, address2, address3 }).flatMap(
      ([field, name]) => (name !== undefined && claimsToBeUs(name) ? [detailAt(field, name)] : []),
    ),
  ];
}

/** What is wrong with the names of a location, at `{id}.{field}`. */
export function deceptiveLocation({
  id,
  title,
  address1,
  address2,
  address3,
}: PracticeLocation): Detail[] {
  return Object.entries({ title, address1, address2, address3 }).flatMap(([field, name]) =>
    claimsToBeUs(name) ? [detailAt(`${id}.${field}`, name)] : [],
  );
}

function detailAt(field: string, name: string): Detail {
  return {
    field,
    code: 'deceptive',
    message: claimsToBeUs(name) ? deceptiveTexts.ours : deceptiveTexts.ofEveryWebsite,
  };
}

export const deceptiveTexts = {
  ours: 'So heißen nur wir. Bitte nimm einen Namen ohne „Platzwart“, damit niemand euch mit uns verwechselt.',
  yours: 'So heißen nur wir. Bitte gib deinen eigenen Namen ein, ohne „Platzwart“.',
  secret: 'Passwörter, PINs und Kontodaten dürft ihr in eurem Formular nicht erfragen.',
  inQuestion: 'Bitte frag ohne „Platzwart“: Die Frage stellt eure Praxis, nicht wir.',
  ofEveryWebsite:
    'Unter diesem Namen erwarten Leute eine Seite von uns. Bitte gib den ganzen Namen der Praxis ein, zum Beispiel „Logopädie am Markt“.',
} as const;
