/** Texts of the lower half of the booking form, loaded with it. */
import { healthDataConsentText } from '@platzwart/domain/booking/consent-text';
import type { QuestionName } from '@platzwart/domain/booking/questions';
import { messages } from '@platzwart/domain/failure';
import { maxRetentionMonths } from '@platzwart/domain/practice/retention-months';

export const furtherTexts = {
  restored: 'Ihre Angaben von eben sind noch da, nur Grund, Anmerkungen und Einwilligungen nicht.',
  restoredButTexts:
    'Ihre Angaben von eben sind noch da, nur Grund, Anmerkungen, Antworten in eigenen Worten und Einwilligungen nicht.',
  noAnswer: 'Keine Angabe',
  questionReplaced:
    'Die Praxis hat diese Frage geändert. Ihre Antwort auf die frühere Frage wird nicht gesendet.',
  formerAnswer: (question: string, answer: string) =>
    `Bisher steht hier die Antwort auf eine frühere Frage: „${question}“ – „${answer}“. Eine neue Antwort ersetzt sie; im Verlauf bleibt sie stehen.`,
  discardRestored: 'Angaben verwerfen',
  serverError: messages.serverError,
  stillThere: 'Ihre Angaben sind noch da. Beim nächsten Versuch wird nichts doppelt angelegt.',
  noLocations: messages.noLocations,
  yesNo: [
    { value: 'yes', label: 'Ja' },
    { value: 'no', label: 'Nein' },
  ],
  urgent: '„Dringlicher Behandlungsbedarf“ ist angekreuzt',
  issuedOn: (day: string, isUrgent: boolean) => (isUrgent ? `${day}, dringend` : day),
  locationsHint: 'Sie können mehrere wählen.',
  slotsLead: (min: number) =>
    min > 1
      ? `Wählen Sie alle Zeiten, zu denen Sie in der Regel kommen können, mindestens ${min} Zeitfenster. Je mehr, desto eher findet sich ein Platz.`
      : 'Wählen Sie alle Zeiten, zu denen Sie in der Regel kommen können. Je mehr, desto eher findet sich ein Platz.',
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
  notOfferedAnyMore: (text: string) =>
    `Die Praxis hat ihre Zeiten geändert. Nicht mehr angeboten und nicht mehr gewählt: ${text}.`,
  locationGone: (location: string) =>
    `Die Praxis hat ihr Formular geändert. Der Standort ${location} steht nicht mehr zur Wahl.`,
  chosen: (count: number, text: string) =>
    count === 0 ? 'Noch kein Zeitfenster ausgewählt.' : `${count} Zeitfenster ausgewählt: ${text}`,
  chosenAt: (location: string, text: string) => `${location}: ${text}`,
  full: {
    mark: 'zurzeit keine Aufnahme',
    chosen: (times: string) => `Zu diesen Zeiten nimmt die Praxis zurzeit niemanden auf: ${times}.`,
    remove: 'Diese Zeiten entfernen',
  },
  demand: {
    low: 'wenig gefragt',
    meaning:
      'Auf diese Zeiten warten gerade wenige, Ihre Chancen sind dort besser. Eine Zusage ist das nicht.',
    examples: (times: string) => `Wenig gefragt: zum Beispiel ${times}.`,
    advice: {
      morning: 'Mit Zeiten am Vormittag steigen Ihre Chancen.',
      afternoon: 'Mit Zeiten am Nachmittag steigen Ihre Chancen.',
    },
  },
  noteForCallbackHint:
    'Wann erreicht die Praxis Sie am besten, und was soll sie sonst noch wissen?',
  check: 'Ihre Anfrage im Überblick',
  checkLead: 'Stimmt alles? Bis zum Absenden können Sie jede Angabe noch ändern.',
  change: 'Ändern',
  missing: 'fehlt noch',
  withAge: (day: string, age: number) => `${day} (${age} ${age === 1 ? 'Jahr' : 'Jahre'})`,
  checkEmail:
    'Sie bekommen gleich eine E-Mail mit einem Knopf. Bitte öffnen Sie sie und bestätigen Sie Ihre Adresse.',
  noTimesAt: (place: string) => `${place}: keine Zeiten gewählt`,
  flexibility: (answer: string) => `Bei den Zeiten ${answer}`,
  parts: {
    requester: 'Für wen',
    person: 'Person',
    contactPerson: 'Kontaktperson',
    contact: 'Erreichbarkeit',
    address: 'Adresse',
    therapy: 'Zur Therapie',
    reason: 'Anliegen',
    own: 'Weitere Fragen',
    times: 'Zeiten',
    closing: 'Noch etwas',
    consent: 'Prüfen und absenden',
  },
  progress: (n: number, all: number, part: string) => `${n} von ${all} · ${part}`,
  errorCount: (count: number) => `${count} Angaben fehlen noch oder sind zu prüfen.`,
  ownQuestions: (count: number) =>
    count === 1 ? 'eine Frage der Praxis' : `${count} Fragen der Praxis`,
  /** Of questions, beside the name of their part, where their label is not enough or too much. */
  names: {
    type: 'für Sie selbst oder eine andere Person',
    contactPersonFirstname: 'Vorname',
    contactPersonLastname: 'Nachname',
    contactPersonRelationship: 'Beziehung zur Person',
    locationIds: 'Standort',
    slots: 'Zeitfenster',
    timeFlexibility: 'Flexibilität',
    termsOfUseAccepted: 'Nutzungsbedingungen',
    healthDataConsent: 'Angaben zur Gesundheit',
  } as Readonly<Partial<Record<QuestionName, string>>>,
  privacyTitle: 'Datenschutzhinweis',
  privacy: (practice: string, asksOwn: boolean) => [
    `Ihre Angaben gehen an ${practice}. Die Praxis verwendet sie, um Ihnen einen Therapieplatz anzubieten und Sie dazu zu erreichen. Platzwart speichert sie in ihrem Auftrag in Frankfurt am Main.`,
    'Auch der Wunsch nach einem Therapieplatz ist eine Angabe zu Ihrer Gesundheit. Schreiben Sie nur, was für die Vergabe eines Platzes nötig ist.',
    ...(asksOwn
      ? ['Unter „Weitere Fragen“ stehen Fragen, die die Praxis selbst formuliert hat.']
      : []),
    'Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a und Art. 9 Abs. 2 lit. a DSGVO). Sie ist freiwillig. Sie möchten Ihre Angaben nicht über das Internet senden? Dann fragen Sie bitte direkt in der Praxis an.',
    `Gelöscht werden Ihre Angaben spätestens, wenn ${maxRetentionMonths} Monate lang weder Sie noch die Praxis etwas für die Anfrage getan haben. Die Praxis kann eine kürzere Frist wählen.`,
    'Sie können Ihre Einwilligung jederzeit widerrufen und Ihre Daten löschen lassen: auf der Seite, deren Link Sie per E-Mail bekommen, oder mit einer Nachricht an die Praxis. Für die Zeit davor ändert sich nichts.',
    'Sie haben auch das Recht auf Auskunft, Berichtigung, Einschränkung und Übertragung Ihrer Daten. Beschweren können Sie sich bei der Datenschutzbehörde an Ihrem Wohnort oder am Ort der Praxis.',
  ],
  termsBefore: 'Ich stimme den ',
  termsLink: 'Nutzungsbedingungen',
  termsAfter: ' zu.',
  healthDataConsent: healthDataConsentText,
  followUpConsent: 'Die Praxis darf mich per E-Mail fragen, ob ich noch einen Platz suche.',
  privacyPractice: 'Verantwortlich für Ihre Anfrage ist die Praxis. So erreichen Sie sie:',
  privacyOperator: 'Die Plattform betreibt im Auftrag der Praxis:',
  privacyContact: 'Fragen zum Datenschutz:',
  privacyPolicy: 'Datenschutzerklärung von Platzwart',
  newTab: '(öffnet in neuem Tab)',
  submit: 'Anfrage absenden',
  afterSending: 'Gleich danach bekommen Sie eine E-Mail, in der Sie Ihre Adresse bestätigen.',
  didYouMean: (email: string) => `Meinten Sie ${email}?`,
  takeOver: 'Übernehmen',
} as const;
