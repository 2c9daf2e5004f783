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
  lead: 'Wen ihr anruft und was ihr entscheidet, das Dringende zuerst.',
  due: (n: number) => `${number.format(n)} zu tun`,
  dueWord: 'zu tun',
  round: {
    start: (n: number) => (n === 1 ? 'Anrufrunde starten: 1 Person' : `Anrufrunde starten: ${number.format(n)} Personen`),
    these: 'Nacheinander anrufen',
    theseNamed: (section: string) => `Nacheinander anrufen: ${section}`,
  },
  loading: 'Was zu tun ist, wird geladen …',
  incomplete: 'Es werden noch Anfragen geladen; es können noch Schritte dazukommen.',
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
    addDetails: 'Telefonisch aufgenommen; euer Formular fragt nach mehr. Was fehlt, steht in der Anfrage.',
    callbackRequested: 'In der Anfrage steht der Wunsch nach einem Rückruf; noch niemand hat sich gemeldet.',
  },
  nowhere: {
    hint: 'Ohne Zeiten, oder keine der Zeiten wird noch angeboten. Öffne die Anfrage und trage Zeiten ein, die es gibt.',
    open: 'Ansehen',
    openNamed: (name: string) => `Ansehen: ${name}`,
  },
  more: (n: number) => (n === 1 ? '1 weitere zeigen' : `${number.format(n)} weitere zeigen`),
  since: (day: string) => `seit ${day}`,
  askedOn: (day: string) => `angefragt am ${day}`,
  outcomes,
  steps,
  last: (outcome: string, day: string, by: string | undefined) => `Zuletzt: ${outcome}, ${day}${by ? ` (${by})` : ''}`,
  remarkOf: (remark: string) => `„${remark}“`,
  call: (name: string, phone: string) => `${name} anrufen: ${phone}`,
  rowActions: (name: string) => `Was kam heraus: ${name}`,
  menu: { open: 'Mehr', openNamed: (name: string) => `Mehr: ${name}`, heading: 'Nächster Schritt' },
  log: {
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
    undone: (name: string) => `${name}: zurückgenommen`,
    held: 'Wird gespeichert, sobald die Verbindung wieder da ist.',
    failed: (name: string) => `Der Kontakt mit ${name} wurde nicht gespeichert`,
  },
  undo: 'Rückgängig',
} as const;
