/** What the pages of a practice say, to patients. */
import { sentences } from '@platzwart/domain/failure';

const number = new Intl.NumberFormat('de-DE');
const practices = (count: number) => (count === 1 ? 'Praxis' : 'Praxen');

export const texts = {
  descriptionOf: (title: string, subtitle: string) =>
    `${title}, ${subtitle}: Therapieplatz anfragen und passende Zeitfenster wählen, ohne Konto.`,
  loadingTitle: '...',
  loadingHeading: '…',
  unknownTitle: '???',
  unknownHeading: 'Praxis nicht gefunden',
  loading: 'Die Praxis wird geladen …',
  unknown: sentences.practiceUnknown,
  formerHeading: 'Diese Praxis ist nicht mehr hier',
  former: 'Unter dieser Adresse stand eine Praxis, die nicht mehr bei Platzwart ist. Anfragen an sie sind hier nicht mehr möglich.',
  failedTitle: 'Fehler',
  failed: 'Diese Seite lässt sich gerade nicht laden.',
  failedText: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  toHome: 'Zur Startseite',
  request: 'Therapieplatz Anfrage',
  requestLead:
    'Sagen Sie der Praxis, wann es Ihnen passt. Sie kommen auf die Warteliste für genau diese Zeiten. Ein Konto brauchen Sie nicht.',
  createRequest: 'Anfrage erstellen',
  impossible: sentences.bookingImpossible,
  resumesOn: sentences.resumesOn,
  toAdministration: 'Zur Administration',
  about: 'Über die Praxis',
  locations: (count: number) => (count === 1 ? 'Standort' : 'Standorte'),
  contactPerson: (name: string) => name && `Kontakt: ${name}`,
  newTab: '(öffnet in neuem Tab)',
  listed: 'Voll im Einsatz',
  details: 'Details',
  detailsOf: (title: string) => `Details: ${title}`,
  createRequestAt: (title: string) => `Anfrage erstellen: ${title}`,
  practiceError: 'Da ist etwas schiefgegangen',
  practiceErrorText: 'Bitte versuchen Sie es später noch einmal oder wenden Sie sich direkt an die Praxis.',
  toPractice: 'Zur Seite der Praxis',
  choose: {
    title: 'Therapieplatz anfragen',
    lead: 'Wählen Sie eine Praxis und sagen Sie ihr, wann es Ihnen passt. Ein Konto brauchen Sie nicht.',
    search: 'Praxis suchen',
    searchHint: 'Name, Fachrichtung oder Ort',
    loading: 'Die Praxen werden geladen …',
    count: (all: number) => `${number.format(all)} ${practices(all)} ${all === 1 ? 'nimmt' : 'nehmen'} zurzeit Anfragen an`,
    found: (some: number, all: number) => `${number.format(some)} von ${number.format(all)} ${practices(all)}`,
    list: 'Praxen, die Anfragen annehmen',
    morePlaces: (count: number) => (count === 1 ? 'und 1 weiterer Standort' : `und ${number.format(count)} weitere Standorte`),
    more: 'Weitere anzeigen',
    shown: (some: number, all: number) => `Sie sehen ${number.format(some)} von ${number.format(all)} ${practices(all)}.`,
    none: 'Zurzeit nimmt keine Praxis Anfragen an',
    noneText:
      'Bitte schauen Sie in einigen Tagen wieder vorbei. Nicht jede Praxis steht in dieser Liste: Haben Sie von Ihrer Praxis einen Link bekommen, führt er Sie direkt zu ihr.',
    noMatch: 'Keine Praxis gefunden',
    noMatchText: 'Bitte suchen Sie mit weniger oder anderen Wörtern, zum Beispiel nur nach dem Ort.',
    reset: 'Suche zurücksetzen',
    failed: 'Die Praxen lassen sich gerade nicht laden.',
    offline: 'Keine Verbindung',
    offlineText: 'Die Praxen erscheinen von selbst, sobald die Verbindung wieder da ist.',
    offlineNote: 'Keine Verbindung. Sie sehen den letzten Stand.',
  },
} as const;
