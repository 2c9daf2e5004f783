/** Texts of the lower half of the booking form, loaded with it. */
import { messages } from '@platzwart/domain/failure';

export const furtherTexts = {
  noLocations: messages.noLocations,
  yesNo: [
    { value: 'yes', label: 'Ja' },
    { value: 'no', label: 'Nein' },
  ],
  locationsHint: 'Sie können mehrere wählen.',
  slotsLead: (min: number) =>
    min > 1
      ? `Wählen Sie alle Zeiten, zu denen Sie regelmäßig kommen können, mindestens ${min} Zeitfenster. Je mehr, desto eher findet sich ein Platz.`
      : 'Wählen Sie alle Zeiten, zu denen Sie regelmäßig kommen können. Je mehr, desto eher findet sich ein Platz.',
  slotsAtLeast: (min: number) => `Bitte wählen Sie mindestens ${min} Zeitfenster.`,
  slotsNeedLocation: 'Wählen Sie zuerst einen Standort aus.',
  noTimes: 'Für diesen Standort sind zurzeit keine Zeiten eingetragen.',
  week: 'Zeiten in der Woche',
  weekAt: (location: string) => `Zeiten in der Woche, ${location}`,
  corner: 'Uhr',
  shortcuts: 'Viele Zeiten auf einmal wählen',
  shortcutsAt: (location: string) => `Viele Zeiten auf einmal wählen, ${location}`,
  morning: 'Vormittags',
  afternoon: 'Nachmittags',
  all: 'Alle',
  reset: 'Zurücksetzen',
  undo: 'Rückgängig',
  view: 'Zeiten zeigen',
  asWeek: 'Als Woche',
  asList: 'Als Liste',
  wholeDayInList: 'Ganzer Tag',
  cellName: (day: string, start: string, end: string) => `${day} ${start} bis ${end} Uhr`,
  notOffered: (name: string) => `${name}, nicht verfügbar`,
  wholeDay: (short: string, long: string) => `${short}, ${long}: alle Zeiten auswählen`,
  wholeHour: (range: string) => `${range} Uhr an allen Tagen auswählen`,
  notChosenHere: (count: number, location: string) =>
    count === 1
      ? `1 Zeitfenster am Standort ${location} ist nicht mehr gewählt. Wählen Sie den Standort wieder, ist es wieder dabei.`
      : `${count} Zeitfenster am Standort ${location} sind nicht mehr gewählt. Wählen Sie den Standort wieder, sind sie wieder dabei.`,
  notOfferedAnyMore: (text: string) => `Die Praxis hat ihre Zeiten geändert. Nicht mehr angeboten und nicht mehr gewählt: ${text}.`,
  locationGone: (location: string) => `Die Praxis hat ihr Formular geändert. Der Standort ${location} steht nicht mehr zur Wahl.`,
  chosen: (count: number, text: string) => (count === 0 ? 'Noch kein Zeitfenster ausgewählt.' : `${count} Zeitfenster ausgewählt: ${text}`),
  chosenAt: (location: string, text: string) => `${location}: ${text}`,
  demand: {
    low: 'wenig gefragt',
    medium: 'mittel gefragt',
    high: 'stark gefragt',
    legend: 'Das bedeuten die Balken',
    meaning: 'Je mehr Menschen gerade auf eine Zeit warten, desto stärker ist sie gefragt. Eine Zusage ist das nicht.',
    advice: {
      morning: 'Mit Zeiten am Vormittag steigen Ihre Chancen.',
      afternoon: 'Mit Zeiten am Nachmittag steigen Ihre Chancen.',
    },
  },
  noteForCallbackHint: 'Wann erreicht die Praxis Sie am besten, und was soll sie sonst noch wissen?',
  check: 'Ihre Anfrage im Überblick',
  checkName: 'Name',
  checkContactPerson: 'Kontaktperson',
  noTimesAt: (place: string) => `${place}: keine Zeiten gewählt`,
  checkTimes: 'Zeiten',
  privacyTitle: 'Datenschutzhinweis',
  privacy: (practice: string) => [
    `Ihre Angaben gehen an ${practice}. Die Praxis verwendet sie, um Ihnen einen Therapieplatz anzubieten und Sie dazu zu erreichen. Platzwart speichert sie in ihrem Auftrag.`,
    'Auch der Wunsch nach einem Therapieplatz ist eine Angabe zu Ihrer Gesundheit. Schreiben Sie nur, was für die Vergabe eines Platzes nötig ist.',
    'Sie möchten Ihre Angaben nicht über das Internet senden? Dann fragen Sie bitte direkt in der Praxis an.',
    'Sie können Ihre Einwilligung jederzeit widerrufen: Eine Nachricht an die Praxis genügt.',
  ],
  termsBefore: 'Ich habe den Datenschutzhinweis gelesen und stimme den ',
  termsLink: 'Nutzungsbedingungen',
  termsAfter: ' zu.',
  healthDataConsent: (practice: string) =>
    `Ich willige ausdrücklich ein, dass ${practice} die Angaben zur Gesundheit in dieser Anfrage für die Vergabe eines Therapieplatzes verarbeitet.`,
  followUpConsent: 'Die Praxis darf mich per E-Mail fragen, ob ich noch einen Platz suche.',
  privacyPractice: 'Verantwortlich für Ihre Anfrage ist die Praxis. So erreichen Sie sie:',
  privacyOperator: 'Die Plattform betreibt im Auftrag der Praxis:',
  privacyContact: 'Fragen zum Datenschutz:',
  privacyPolicy: 'Datenschutzerklärung von Platzwart',
  newTab: '(öffnet in neuem Tab)',
  submit: 'Anfrage absenden',
  didYouMean: (email: string) => `Meinten Sie ${email}?`,
  takeOver: 'Übernehmen',
} as const;
