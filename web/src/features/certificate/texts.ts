/** Texts of the page that verifies a certificate of waiting, for whoever was handed one. */
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import { certificateMonths } from '@platzwart/domain/request/deadlines';

export const texts = {
  title: 'Wartebestätigung prüfen',
  lead: (practice: string) =>
    `Ob ${practice} eine Bestätigung ausgestellt hat, sehen Sie an ihrer Nummer.`,
  number: 'Nummer der Bestätigung',
  hint: 'Sieben Gruppen zu vier Zeichen, zum Beispiel 7K3M-…',
  missing: 'Bitte geben Sie die Nummer ein.',
  mistyped:
    'Diese Nummer hat einen Tippfehler oder ist nicht vollständig. Bitte vergleichen Sie sie mit dem Blatt.',
  birthdate: 'Geburtsdatum',
  optional: '(freiwillig)',
  birthdateHint: 'Wie auf dem Blatt. Dann prüfen wir auch, ob es zu der Nummer gehört.',
  press: 'Prüfen',
  pressing: 'Wird geprüft …',
  issued: (issuedOn: string) => `Von dieser Praxis ausgestellt am ${formatGermanDate(issuedOn)}`,
  practice: 'Praxis',
  address: 'Adresse',
  since: 'Bei Platzwart seit',
  identity: 'Identität der Praxis',
  identityChecked: (on: string, what: string) =>
    `von uns geprüft am ${formatGermanDate(on)}${what === '' ? '' : `: ${what}`}`,
  identityUnknown: 'von uns nicht bestätigt',
  identityWarning:
    'Ob diese Praxis die ist, für die sie sich ausgibt, bestätigen wir zurzeit nicht. Bitte fragen Sie bei ihr nach, unter einer Nummer, die nicht von dem Blatt stammt.',
  /** Beside the day of asking. */
  entered: (day: string) => `${day}, von uns nicht bestätigt`,
  /** The field may be narrower than the number. */
  numberShown: 'Nummer',
  waitsSince: 'Auf der Warteliste seit',
  noOffer: 'Kein Platz angeboten bis',
  notBefore: 'Platz nicht zu erwarten vor',
  paused: 'Zeitweise pausiert',
  yes: 'ja',
  birthdateIs: {
    notAsked: 'nicht geprüft',
    matches: 'gehört zu dieser Nummer',
    tooMany: 'nicht geprüft: zu viele Versuche. Bitte fragen Sie die Praxis',
  },
  compare:
    'Bitte vergleichen Sie Praxis, Adresse und Tage mit dem Blatt. Den Namen können wir nicht prüfen: Er steht nur auf dem Blatt, so wie die wartende Person ihn der Praxis angegeben hat. Was nach dem Tag der Ausstellung geschah, steht hier nicht.',
  differs: 'Das Geburtsdatum stimmt nicht',
  differsText:
    'Die Nummer kennen wir, aber sie wurde für ein anderes Geburtsdatum ausgestellt oder ohne eines. Bitte vergleichen Sie Ihre Eingabe mit dem Blatt. Steht es dort genauso, wurde das Blatt verändert, oder die Nummer gehört zu einem anderen.',
  unknown: 'Unbekannt',
  unknownText: `Zu dieser Nummer kennen wir keine Bestätigung dieser Praxis. Vielleicht gehört sie zu einer anderen Praxis, ist älter als ${certificateMonths} Monate, oder die Anfrage wurde inzwischen gelöscht. Im Zweifel fragen Sie bitte die wartende Person oder die Praxis.`,
} as const;
