import type { ContactOutcome, NextStepKind } from '@platzwart/domain/request/next-step';
import { unansweredToCall } from '@platzwart/domain/vacancies/request-offer';

const number = new Intl.NumberFormat('de-DE');

const outcomes: Record<ContactOutcome, string> = {
  reached: 'Erreicht',
  notReached: 'Nicht erreicht',
  callBack: 'Rückruf vereinbart',
  unsure: 'Unsicher',
};

/** `day` as in 'heute' or 'am Di, 24.11.'; undefined means any time. */
const steps: Record<NextStepKind, (day: string | undefined) => string> = {
  callBack: (day) => (day ? `Rückruf ${day}` : 'Rückruf'),
  notReached: (day) => (day ? `Nicht erreicht, wieder ${day}` : 'Nicht erreicht'),
  unsure: (day) => (day ? `Unsicher, nachfragen ${day}` : 'Unsicher'),
  followUpCall: (day) => (day ? `Nach Interesse fragen ${day}` : 'Nach Interesse fragen'),
  addDetails: () => 'Angaben ergänzen',
};

export const texts = {
  title: 'Zu tun',
  lead: 'Anrufe und Entscheidungen, das Dringende zuerst.',
  due: (n: number) => `${number.format(n)} zu tun`,
  dueSoFar: (n: number) => `bisher ${number.format(n)} zu tun`,
  dueOf: (n: number, all: number) => `${number.format(n)} von ${number.format(all)} zu tun`,
  calledToday: (n: number) => ` heute schon ${n === 1 ? '1 Anruf' : `${number.format(n)} Anrufe`}`,
  dueWord: 'zu tun',
  number: number.format,
  round: {
    start: 'Anrufrunde starten',
    people: (n: number) => (n === 1 ? ': 1 Person' : `: ${number.format(n)} Personen`),
    next: (n: number) => `: die nächsten ${n}`,
    these: 'Nacheinander anrufen',
    theseNamed: (section: string) => `Nacheinander anrufen: ${section}`,
  },
  loading: 'Was zu tun ist, wird geladen …',
  incomplete: 'Es werden noch Anfragen geladen; es können noch Schritte dazukommen.',
  searchFor: 'Wen suchst du?',
  notFound: 'Für diese Suche ist nichts zu tun.',
  kinds: {
    label: 'Was zu tun ist, nach Art',
    places: 'Freie Plätze',
    count: (n: number, isPartial: boolean) => `${number.format(n)}${isPartial ? '+' : ''}`,
  },
  empty: {
    title: 'Nichts offen',
    text: 'Wenn du in einer Anfrage einen Rückruf planst oder jemanden nicht erreichst, steht das hier.',
    action: 'Zu den Anfragen',
  },
  sections: {
    overdue: 'Überfällig',
    today: 'Heute',
    later: 'Später',
    notReached: 'Nicht erreicht',
    unsure: 'Unsicher',
    callbackRequested: 'Rückruf gewünscht',
    followUpCall: 'Nach Interesse fragen',
    addDetails: 'Angaben ergänzen',
    unresponsive: 'Antwortet nicht auf Angebote',
  },
  hints: {
    unresponsive: `${unansweredToCall} Angebote oder mehr ohne Antwort: bitte anrufen.`,
    overdue: '',
    today: '',
    later: '',
    notReached: 'Noch einmal versuchen.',
    unsure: 'Nachfragen, ob ein Platz gewünscht ist.',
    followUpCall: 'Ohne E-Mail oder ohne Einwilligung: bitte anrufen und fragen, ob noch Interesse besteht.',
    addDetails:
      'Euer Formular fragt nach mehr, als am Telefon gesagt wurde, oder eine importierte Liste war nicht ganz lesbar. Was fehlt, steht in der Anfrage; was nicht lesbar war, in der Notiz.',
    callbackRequested: 'In der Anfrage steht der Wunsch nach einem Rückruf; noch niemand hat sich gemeldet.',
  },
  nowhere: {
    hint: 'Ohne Zeiten, oder keine der Zeiten wird noch angeboten. Öffne die Anfrage und trage Zeiten ein, die es gibt.',
  },
  open: 'Ansehen',
  openNamed: (name: string) => `Ansehen: ${name}`,
  more: (n: number) => (n === 1 ? '1 weitere zeigen' : `${number.format(n)} weitere zeigen`),
  since: (day: string) => `seit ${day}`,
  waits: (span: string) => `wartet ${span}`,
  outcomes,
  steps,
  last: (outcome: string, day: string, by: string | undefined) => `Zuletzt: ${outcome}, ${day}${by ? ` (${by})` : ''}`,
  remarkOf: (remark: string) => `„${remark}“`,
  rowActions: (name: string) => `Was kam heraus: ${name}`,
  menu: { open: 'Mehr', openNamed: (name: string) => `Mehr: ${name}`, heading: 'Nächster Schritt' },
  log: {
    wouldBeLost: 'Deine Bemerkung zum Kontakt ist noch nicht gespeichert.',
    heading: 'Kontakt festhalten',
    wished: 'Rückruf gewünscht',
    remark: 'Bemerkung zum Anruf',
    optional: '(optional)',
    remarkLong: (max: number) => `Bitte kürze die Bemerkung auf höchstens ${number.format(max)} Zeichen.`,
    question: 'Was kam heraus?',
    callBack: 'Rückruf …',
    callBackOn: 'Rückruf',
    day: 'Anderer Tag',
    dayHint: 'TT.MM.JJJJ',
    dayMissing: 'Bitte gib den Tag als TT.MM.JJJJ ein.',
    dayPast: 'Bitte wähle heute oder einen späteren Tag.',
    plan: 'Eintragen',
    next: 'Nächster Schritt:',
    done: 'Erledigt',
    doneNamed: (step: string) => `Erledigt: ${step}`,
    none: 'Kein nächster Schritt.',
  },
  days: {
    today: 'heute',
    tomorrow: 'morgen',
    nextWeek: 'nächste Woche',
    on: (day: string) => `am ${day}`,
    /** Button for a day with its own name. */
    named: (name: string, day: string) => `${name}, ${day}`,
  },
  logged: {
    reached: (name: string) => `${name}: erreicht`,
    notReached: (name: string) => `${name}: nicht erreicht`,
    unsure: (name: string) => `${name}: unsicher`,
    step: (name: string, step: string) => `${name}: ${step}`,
    done: (name: string) => `${name}: erledigt`,
    undone: (name: string) => `${name}: Ergebnis zurückgenommen, der Anruf bleibt im Verlauf`,
    held: 'Wird gespeichert, sobald die Verbindung wieder da ist.',
    failed: (name: string) => `Der Kontakt mit ${name} wurde nicht gespeichert`,
  },
  undo: 'Rückgängig',
} as const;
