import type { Behind, Caution, Mismatch } from '@platzwart/domain/vacancies/candidates';
import type { OfferMode } from '@platzwart/domain/vacancies/vacancy';
import { texts as shared } from '../texts.ts';
import type { Warning } from './offer-plan.ts';

const persons = (n: number) => (n === 1 ? '1 Person' : `${n} Personen`);

const modes: Record<OfferMode, { label: string; hint: string }> = {
  inTurn: {
    label: 'Der Reihe nach',
    hint: 'Eine Person nach der anderen: Sagt jemand ab oder antwortet nicht, ist die nächste an der Reihe.',
  },
  together: {
    label: 'Mehrere zugleich, die Reihenfolge entscheidet',
    hint: 'Den Platz bekommt, wer zusagt und auf eurer Liste vorne steht.',
  },
  firstWins: {
    label: 'Mehrere zugleich, wer zuerst zusagt',
    hint: 'Nur für Termine, bei denen es eilt.',
  },
};

const leftOut: Record<Mismatch, string> = {
  paused: 'macht Pause',
  otherOffer: 'hat gerade ein Angebot',
  declinedTime: 'hat zu dieser Zeit abgesagt',
  houseCall: 'Hausbesuch passt nicht',
  video: 'möchte keine Therapie per Video',
  group: 'möchte keine Gruppe',
  age: 'Alter passt nicht',
  tags: 'Schlagwort passt nicht',
};

const behind: Record<Behind, string> = {
  ...leftOut,
  steppedBack: 'hat zuletzt nicht zugesagt und rückt nach hinten',
  silent: 'antwortet nicht auf Angebote',
  holdsPlace: 'hat schon einen Platz',
  nearly: 'kann nur fast zu dieser Zeit',
};

const warnings: Record<Warning, string> = {
  startOver: 'Für diesen ersten Tag ist es zu spät. Bitte wähle einen späteren.',
  tooLate:
    'Bis zum ersten Termin bleibt keine Zeit mehr für eine Antwort. Bitte wähle einen späteren.',
  sameTime: 'Für diese Zeit ist schon ein freier Platz eingetragen.',
  holiday: 'Der erste Tag ist ein Feiertag.',
  closed: 'Am ersten Tag habt ihr geschlossen.',
  nobodyFits:
    'Zu dieser Zeit passt gerade niemand. Du kannst den Platz nur eintragen oder jemanden von Hand dazunehmen.',
  phoneOnly: 'Alle Ausgewählten sind nur telefonisch erreichbar: Ihr müsst sie selbst anrufen.',
  prescriptionOver:
    'Nicht jede Verordnung gilt bis zum Beginn. Wer zusagt, braucht dann eine neue.',
  notAllInFull:
    'Bis zum Beginn bleibt nicht für alle die ganze Frist. Frag mehrere zugleich, dann geht es schneller.',
};

/** The day of a place that was noted is entered elsewhere. */
const whenNoted: Partial<Record<Warning, string>> = {
  startOver: 'Der erste Tag ist zu nah oder vorbei. Ändere zuerst den Tag des Platzes.',
  tooLate:
    'Bis zum ersten Termin bleibt keine Zeit mehr für eine Antwort. Ändere zuerst den Tag des Platzes.',
};

const cautions: {
  [Kind in Exclude<Caution['kind'], 'steppedBack' | 'holdsPlace' | 'prescriptionOver'>]: string;
} = {
  silent: 'antwortet nicht auf Angebote',
  phoneOnly: 'nur per Telefon',
  emailFailed: 'E-Mail kam zurück',
  emailUnconfirmed: 'E-Mail nicht bestätigt',
};

export const texts = {
  title: 'Platz anbieten',
  loading: 'Wird geladen …',
  loadFailed: 'Der Dialog lässt sich gerade nicht öffnen.',
  others: (names: string) =>
    `Dieser Platz ist gerade auch bei ${names} offen. Bitte sprecht euch ab.`,
  openAt: (names: string) => `gerade offen bei ${names}`,
  steps: { place: 'Platz', people: 'Personen', send: 'Senden' },
  step: (n: number, of: number, name: string) => `Schritt ${n} von ${of}: ${name}`,
  changePlace: 'Ändern',
  next: 'Weiter',
  back: 'Zurück',
  send: 'Angebot senden',
  sending: 'Wird gesendet …',
  note: 'Nur eintragen',
  noting: 'Wird eingetragen …',
  cancel: 'Abbrechen',
  wouldBeLost: 'Dieses Angebot ist noch nicht gesendet.',
  notSent: 'Das Angebot wurde nicht gesendet.',
  notNoted: 'Der Platz wurde nicht eingetragen.',
  asked: (n: number) =>
    n === 0
      ? 'Niemand ausgewählt'
      : n === 1
        ? 'Gefragt wird 1 Person'
        : `Gefragt werden ${n} Personen, in dieser Reihenfolge`,
  noLocation: 'Bitte wähle einen Standort.',
  nothingSaid: 'Gib Tag und Zeit an, dann siehst du, wer passt.',
  nobodyChosen: 'Wähle mindestens eine Person aus, oder trage den Platz nur ein.',
  further: 'Weitere Vorschläge',
  showMore: (n: number) => `${persons(n)} mehr zeigen`,
  up: (name: string) => `${name} nach oben`,
  down: (name: string) => `${name} nach unten`,
  movedTo: (name: string, n: number) => `${name} steht jetzt an Stelle ${n}.`,
  nearly: 'passt nur fast',
  byHand: 'von Hand dazugenommen',
  passedOver: (n: number) =>
    `Übergangen: ${persons(n)}, die vorher an der Reihe ${n === 1 ? 'wäre' : 'wären'}`,
  passedOverHint: 'Ein Grund ist freiwillig. Er bleibt beim Platz gespeichert.',
  passedOverWhy: (name: string) => `Warum ${name} übergangen wird`,
  passedOverReasons: shared.passedOverReasons,
  leftOut: (n: number) => `Nicht dabei (${n})`,
  leftOutBecause: leftOut,
  behindBecause: behind,
  ahead: (name: string, told: readonly string[], more: number) =>
    `Vor ${name} auf der Liste: ${told.join('; ')}${more > 0 ? `; und ${persons(more)} mehr` : ''}.`,
  age: (years: number) => (years === 1 ? '1 Jahr' : `${years} Jahre`),
  addAnyway: (name: string) => `${name} trotzdem fragen`,
  add: 'Trotzdem fragen',
  someoneElse: 'Jemand anderen dazunehmen',
  someoneElseHint: 'Tippe einen Namen: alle offenen Anfragen, auch zu anderen Zeiten.',
  noneFound: 'Niemand gefunden.',
  askDifferently: 'Anders fragen',
  mode: 'Wie fragen?',
  modes,
  patience: 'Zeit zum Antworten',
  days: (n: number) => (n === 1 ? '1 Werktag' : `${n} Werktage`),
  hours: (n: number) => (n === 1 ? '1 Stunde' : `${n} Stunden`),
  warnings,
  whenNoted,
  tooOften: (names: string) => `Erst vor Kurzem gab es schon zwei Angebote für ${names}.`,
  askAnyway: 'Trotzdem fragen',
  leaveOut: 'Nicht fragen',
  askedAgain: 'Noch einmal fragen?',
  position: (n: number, time: string) => `Stelle ${n} für ${time}`,
  prioritized: 'priorisiert',
  flexibility: {
    somewhatFlexible: 'etwas flexibel, nur fast passend',
    veryFlexible: 'sehr flexibel, nur fast passend',
  },
  onlyTime: 'nur diese eine Zeit',
  steppedBack: (asked: string, outcome: 'declined' | 'expired', until: string) =>
    `am ${asked} gefragt, ${outcome === 'declined' ? 'abgesagt' : 'keine Antwort'}: rückt bis ${until} nach hinten`,
  prescriptionOver: (last: string) => `Verordnung läuft am ${last} ab, vor dem Beginn`,
  holdsPlace: (time: string) => `hat schon ${time}`,
  cautions,
  gone: 'gelöschte Anfrage',
  otherWeek: (from: string) => `Auch die andere Woche anlegen, ab ${from}`,
  otherWeekHint: 'Als zweiter Platz, noch nicht angeboten: Anbieten könnt ihr ihn danach.',
  otherWeekNoted: (from: string) => `Die andere Woche ist eingetragen, ab ${from}`,
  otherWeekFailed: 'Die andere Woche wurde nicht angelegt',
  offered: (names: string, until: string) => `${names} angeboten – Antwort bis ${until}`,
  sent: 'Die Nachricht geht in wenigen Minuten hinaus.',
  sentLater: (when: string) => `Die Nachricht geht am ${when} hinaus.`,
  toCall: (names: string) => `Bitte ruft ${names} an.`,
  noted: (place: string) => `${place} eingetragen`,
  callBack: 'Zurückholen',
  calledBack: (names: string) => `Angebot an ${names} zurückgeholt`,
  notCalledBack: 'Das Angebot ließ sich nicht zurückholen.',
} as const;
