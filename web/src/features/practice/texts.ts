/** Texts of a practice's pages, for patients. */
import { messages } from '@platzwart/domain/failure';

const number = new Intl.NumberFormat('de-DE');

export const texts = {
  loadingTitle: '...',
  loadingHeading: '…',
  unknownTitle: '???',
  unknownHeading: 'Praxis nicht gefunden',
  loading: 'Die Praxis wird geladen …',
  unknown: messages.practiceUnknown,
  formerHeading: 'Diese Praxis ist nicht mehr hier',
  former:
    'Unter dieser Adresse stand eine Praxis, die nicht mehr bei Platzwart ist. Anfragen an sie sind hier nicht mehr möglich.',
  failedTitle: 'Fehler',
  failed: 'Diese Seite lässt sich gerade nicht laden.',
  failedText: 'Bitte versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  toHome: 'Zur Startseite',
  request: 'Therapieplatz Anfrage',
  requestLead:
    'Sagen Sie der Praxis, wann es Ihnen passt. Sie kommen auf die Warteliste für genau diese Zeiten. Ein Konto brauchen Sie nicht.',
  createRequest: 'Anfrage erstellen',
  pausedNow: 'Die Praxis nimmt zurzeit keine neuen Anfragen an.',
  impossible: messages.bookingImpossible,
  resumesOn: messages.resumesOn,
  toAdministration: 'Zur Administration',
  about: 'Über die Praxis',
  locations: (count: number) => (count === 1 ? 'Standort' : 'Standorte'),
  nextSteps: 'So geht es weiter',
  steps: [
    ['Zeiten wählen', 'Sie sagen, wann Sie in der Regel kommen können.'],
    ['E-Mail bestätigen', 'Über den Knopf in der E-Mail bestätigen Sie Ihre Adresse.'],
    [
      'Platz bekommen',
      'Wird zu Ihren Zeiten etwas frei und sind Sie an der Reihe, meldet sich die Praxis.',
    ],
  ],
  contactPerson: (name: string) => name && `Kontakt: ${name}`,
  newTab: '(öffnet in neuem Tab)',
  listed: 'Voll im Einsatz',
  noRequests: 'Zurzeit keine neuen Anfragen',
  all: (count: number) => `Alle ${number.format(count)} Praxen zeigen`,
  details: 'Details',
  moreLocations: (n: number) =>
    n === 1 ? 'und ein weiterer Standort' : `und ${n} weitere Standorte`,
  detailsOf: (title: string) => `Details: ${title}`,
  createRequestAt: (title: string) => `Anfrage erstellen: ${title}`,
  practiceError: 'Da ist etwas schiefgegangen',
  practiceErrorText:
    'Bitte versuchen Sie es später noch einmal oder wenden Sie sich direkt an die Praxis.',
  toPractice: 'Zur Seite der Praxis',
} as const;
