import { operator } from '@platzwart/domain/legal/operator';

export const texts = {
  title: 'Hilfe',
  lead: 'Kurze Antworten, mit Filmen, wo es etwas zu sehen gibt.',
  search: 'Wobei können wir helfen?',
  found: (n: number) => (n === 1 ? '1 Antwort' : `${n} Antworten`),
  none: (term: string) =>
    `Zu „${term}“ haben wir keine Antwort. ${operator.phone ? 'Ruft an oder schreibt' : 'Schreibt'} uns, dann finden wir eine.`,
  all: 'Alle Antworten zeigen',
  goTo: (label: string) => `Zu „${label}“`,
  films: {
    title: 'Alle Filme',
    text: 'Acht kurze Filme ohne Ton, mit Untertiteln.',
    open: 'Filme ansehen',
  },
  contact: {
    title: 'Mit uns sprechen',
    phone: 'Telefon',
    email: 'E-Mail',
    reply: `Wir antworten innerhalb von ${operator.supportHours} Stunden an Werktagen.`,
    noPatients: 'Bitte nennt uns dabei keine Namen von Patientinnen und Patienten.',
  },
} as const;
