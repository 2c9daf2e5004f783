import { maxFileSize } from '@platzwart/domain/practice/registration';

/**
 * Field texts that registration and profile share; texts that address the reader differ and are
 * separate.
 */
export const practiceFieldTexts = {
  subtitle: { label: 'Untertitel', hint: 'Was und wo, zum Beispiel „Logopädie in Musterstadt“.' },
  region: {
    label: 'Land und Bundesland oder Kanton',
    required: 'Bitte wähle, wo eure Praxis liegt.',
    reading: 'wird aus der Adresse gelesen …',
    offline: 'wird aus der Adresse gelesen, sobald du wieder online bist.',
  },
  website: { label: 'Website', hint: 'Zum Beispiel www.example.com.' },
  phone: {
    label: 'Telefonnummer',
    hint: 'Die Nummer steht auf eurer Seite, für alle, die nicht online anfragen möchten.',
  },
  contactPerson: {
    label: 'Kontaktperson',
    hint: 'An diese Person wenden sich Patientinnen und Patienten.',
  },
  listed: {
    label: 'Praxis auf der Startseite zeigen',
    hint: 'Und in der Suche: So finden euch auch Personen, die euren Link nicht haben.',
  },
} as const;

export const logoTexts = {
  label: 'Logo',
  hint: `Ein Bild als PNG, JPEG, WebP oder GIF, höchstens ${maxFileSize / 1024 / 1024} MB.`,
  choose: 'Bild auswählen',
  change: 'Anderes Bild',
  remove: 'Entfernen',
  nothing: 'Noch kein Bild. Zieh eines hierher oder wähle es aus.',
} as const;
