import type { SkipReason } from '@platzwart/domain/vacancies/offer';
import type { CloseReason, OfferMode, StalledBecause } from '@platzwart/domain/vacancies/vacancy';
import { declinedTexts, noReason } from '../../../entities/vacancy/declined.ts';
import { offerAnswerTexts } from '../../../entities/vacancy/offer-answers.ts';
import { texts as shared } from '../texts.ts';
import type { OfferAction } from './offer-actions.ts';

const number = new Intl.NumberFormat('de-DE');
const list = new Intl.ListFormat('de-DE', { type: 'conjunction' });

const offers = (n: number) => (n === 1 ? 'Angebot' : 'Angebote');

const actions: Record<OfferAction, string> = {
  give: 'Platz vergeben …',
  ...offerAnswerTexts,
  answerQuestion: 'Frage beantwortet',
  extend: 'Frist verlängern',
  callBack: 'Zurückholen',
  withdraw: 'Zurückziehen',
  takeBack: 'Doch abgesagt',
  undoGive: 'Rückgängig',
  giveBack: 'Kann den Platz doch nicht nehmen',
  offerAgain: 'Noch einmal anbieten',
  remove: 'Von der Liste nehmen',
};

const done: Record<Exclude<OfferAction, 'give'>, (name: string) => string> = {
  yes: (name) => `${name}: Zusage eingetragen`,
  no: (name) => `${name}: Absage eingetragen`,
  notReached: (name) => `${name}: nicht erreicht`,
  answerQuestion: (name) => `${name}: Frage beantwortet`,
  extend: (name) => `${name}: Frist verlängert`,
  callBack: (name) => `${name}: Angebot zurückgeholt`,
  withdraw: (name) => `${name}: Angebot zurückgezogen`,
  takeBack: (name) => `${name}: Zusage zurückgenommen`,
  undoGive: (name) => `${name} hat zugesagt, der Platz ist noch nicht vergeben`,
  giveBack: (name) => `${name}: Platz zurückgegeben`,
  offerAgain: (name) => `${name}: noch einmal angeboten`,
  remove: (name) => `${name}: nicht mehr auf der Liste`,
};

const skipped: Record<SkipReason, string> = {
  paused: 'macht Pause',
  otherOffer: 'hatte ein anderes Angebot',
  archived: 'nicht mehr auf der Warteliste',
  notFitting: 'Zeiten passten nicht mehr',
};

const modes: Record<OfferMode, string> = {
  inTurn:
    'Der Reihe nach: Erst wenn jemand absagt oder nicht antwortet, ist die nächste Person dran.',
  together: 'Mehrere zugleich: Unter denen, die zusagen, entscheidet die Reihenfolge der Liste.',
  firstWins: 'Mehrere zugleich: Den Platz bekommt, wer zuerst zusagt.',
};

/** Why it stopped, and what to do next. */
const stalled: Record<StalledBecause, { title: string; text: string }> = {
  planAtEnd: {
    title: shared.stalled.planAtEnd,
    text: 'Niemand mehr auf der Liste kann zusagen. Fügt Personen hinzu oder schließt den Platz.',
  },
  callDue: {
    title: 'Ein Anruf ist fällig',
    text: 'Es wurde noch niemand weiter gefragt. Bitte ruft an und tragt unten ein, was herauskam.',
  },
  question: {
    title: 'Jemand hat eine Frage zum Angebot',
    text: 'Bitte ruft an. Die Frist läuft weiter; ihr könnt sie verlängern.',
  },
  emailFailed: {
    title: 'Eine Nachricht kam nicht an',
    text: 'Bitte ruft an. Bis dahin steht die Zeit still.',
  },
  givenBack: {
    title: 'Der Platz wurde zurückgegeben',
    text: 'Fragt die nächste Person, fügt Personen hinzu oder schließt den Platz.',
  },
  held: {
    title: shared.stalled.held,
    text: 'Wer schon gefragt ist, kann noch antworten; niemand Neues wird gefragt.',
  },
  startPassed: {
    title: shared.stalled.startPassed,
    text: 'Tragt einen neuen ersten Tag ein, dann geht es weiter.',
  },
};

export const texts = {
  wordsWouldBeLost: 'Deine Nachricht ist noch nicht gesendet.',
  close: 'Schließen',
  loading: 'Der Platz wird geladen …',
  notFound: 'Platz nicht gefunden',
  gone: 'Diesen freien Platz gibt es nicht mehr.',
  loadFailed: 'Der Platz lässt sich gerade nicht laden.',
  accessEnded: 'Dein Zugang wurde beendet',
  notDone: 'Das wurde nicht gespeichert',
  editors: (names: string) => `Dieser Platz ist gerade auch bei ${names} offen.`,
  actions,
  done,
  undo: 'Rückgängig',
  cancel: 'Abbrechen',
  busy: 'Einen Moment …',
  more: 'Mehr',
  rowActions: (name: string) => `Was ist mit ${name}?`,
  people: 'Wer gefragt wird',
  modes,
  nobody: 'Noch niemand. Fügt Personen hinzu oder bietet den Platz an.',
  byHand: 'von Hand',
  nearly: 'passt nur fast',
  byPhone: 'per Telefon',
  byEmail: 'per\u00a0E\u2011Mail',
  until: (until: string) => `Antwort bis ${until}`,
  endedAt: (until: string) => `Frist war ${until}`,
  timeStands: 'die Zeit steht still',
  called: 'nicht erreicht',
  times: (n: number) => `${number.format(n)}-mal angeboten`,
  notSent: (when: string) => `Nachricht geht ${when} hinaus`,
  soon: 'gleich',
  lateYes: 'hat doch noch zugesagt: bekommt den Platz zuerst, falls er wieder frei wird',
  timeGone: 'Zeit inzwischen gestrichen',
  question: (text: string) => (text ? `Frage: „${text}“` : 'Möchte angerufen werden.'),
  declined: declinedTexts,
  skipped,
  declineTitle: (name: string) => `Warum passt der Platz für ${name} nicht?`,
  declineReason: 'Grund',
  noReason,
  declineConfirm: 'Absage eintragen',
  extendTitle: (name: string) => `Bis wann soll ${name} antworten können?`,
  extendLabel: 'Neue Frist',
  extendConfirm: 'Frist verlängern',
  extendTooLate: (name: string) =>
    `Länger geht nicht: Der erste Termin ist zu nah. Bitte ruft ${name} an, oder tragt beim Platz einen späteren ersten Tag ein.`,
  withdrawTitle: (name: string) => `Das Angebot an ${name} zurückziehen?`,
  withdrawText:
    'Die Person bekommt eine freundliche Nachricht und wartet an derselben Stelle weiter.',
  thenNext: (name: string) => `Danach wird gleich ${name} gefragt.`,
  withdrawTextPhone: 'Die Person bekommt keine E-Mail. Bitte sagt es ihr am Telefon.',
  words: 'Ein Satz in der Nachricht',
  optional: '(optional)',
  giveBackTitle: (name: string) => `Kann ${name} den Platz doch nicht nehmen?`,
  giveBackText:
    'Die Anfrage kommt an ihre alte Stelle zurück, und ihr entscheidet, wem ihr den Platz anbietet.',
  giveBackConfirm: 'Platz ist wieder frei',
  passedOver: 'Übergangen',
  passedOverHint: 'Standen weiter vorn und wurden nicht gefragt.',
  passedOverReasons: shared.passedOverReasons,
  terms: 'Der Platz',
  edit: 'Bearbeiten',
  first: {
    stalled,
    heldAlone: 'Auf der Liste ist niemand mehr. Fügt Personen hinzu, dann kann es weitergehen.',
    accepted: (name: string) => `${name} hat zugesagt`,
    acceptedHint: 'Der Platz ist reserviert. Vergebt ihn, dann ist die Anfrage erledigt.',
    frozen: {
      title: 'Die Praxis ist gesperrt',
      text: 'Alle Fristen stehen still, bis ihr wieder freigeschaltet seid.',
    },
    open: { title: 'Eingetragen', text: 'Noch niemand ist gefragt.' },
    offer: 'Platz anbieten …',
    filled: 'Vergeben',
    closed: (reason: string) => `Geschlossen: ${reason}`,
    closedHint: 'Niemand kann mehr zusagen. Ihr könnt den Platz wieder öffnen.',
    notInPlan: 'Diese Zeit steht nicht mehr im Wochenplan. Am Angebot ändert das nichts.',
    holiday: (day: string) => `Der erste Tag, ${day}, ist ein Feiertag.`,
    closedDay: (day: string) => `Am ersten Tag, ${day}, habt ihr geschlossen.`,
    newStart: (day: string) => `Neuer Beginn: ${day}`,
  },
  steering: {
    label: 'Dieses Angebot',
    pause: 'Anhalten',
    goOn: 'Weiter',
    askNext: 'Nächste Person jetzt fragen',
    add: 'Personen hinzufügen',
    close: 'Platz schließen …',
    reopen: 'Wieder öffnen',
    paused: 'Angehalten: Niemand wird gefragt',
    wentOn: 'Es geht weiter',
    asked: 'Nächste Person gefragt',
    closed: 'Platz geschlossen',
    reopened: 'Wieder geöffnet und angehalten',
    closeTitle: 'Diesen Platz schließen?',
    closeText:
      'Wer gerade gefragt ist oder zugesagt hat, bekommt eine freundliche Nachricht und wartet an derselben Stelle weiter.',
    closeReason: 'Warum?',
    closeReasons: {
      notFree: 'Der Platz ist doch nicht frei',
      filledElsewhere: 'Wir haben ihn anders vergeben',
      noneFits: 'Niemand passt',
      mistake: 'Irrtümlich eingetragen',
    } satisfies Record<CloseReason, string>,
    closeConfirm: 'Platz schließen',
  },
  add: {
    title: 'Wen fragen, wenn sonst niemand zusagt?',
    search: 'Name suchen',
    suggested: 'Vorschläge',
    found: 'Gefunden',
    chosen: 'Gewählt',
    often: (names: readonly string[]) => `Schon oft gefragt: ${list.format(names)}`,
    oftenText: 'Diese Woche gab es schon zwei Angebote. Ein weiteres könnte zu viel sein.',
    again: 'Trotzdem hinzufügen',
    none: 'Niemand gefunden.',
    noSuggestion: 'Niemand sonst hat diese Zeit gewählt. Such nach einem Namen.',
    confirm: (n: number) =>
      n === 0
        ? 'Hinzufügen'
        : n === 1
          ? '1 Person hinzufügen'
          : `${number.format(n)} Personen hinzufügen`,
    done: (n: number) =>
      n === 1 ? '1 Person hinzugefügt' : `${number.format(n)} Personen hinzugefügt`,
  },
  give: {
    title: (name: string) => `Platz an ${name} vergeben`,
    startsOn: 'Beginn',
    therapist: 'Therapeut:in',
    afterwards: 'Und die Anfrage?',
    archive: 'Abschließen (Platz erhalten)',
    waitOn: 'Wartet weiter auf einen zweiten Platz',
    dropDay: (weekday: string) => `${weekday} aus den Zeiten streichen`,
    tell: 'Bestätigung senden',
    tellHint: 'Sie geht nach einer Minute hinaus. So lange kannst du es zurücknehmen.',
    confirm: 'Platz vergeben',
    wouldBeLost: 'Der Platz ist noch nicht vergeben.',
    invalid: 'Bitte sieh dir diese Angaben noch einmal an.',
    failed: 'Der Platz wurde nicht vergeben',
    done: (name: string) => `Platz vergeben an ${name}`,
    undoneText:
      'Eine Bestätigung, die schon hinausgegangen ist, lässt sich nicht zurückholen. Bitte sag das der Person.',
    dayMissing: 'Bitte gib den Tag als TT.MM.JJJJ ein.',
  },
  edits: {
    wouldBeLost: 'Was du an diesem Platz geändert hast, ist noch nicht gespeichert.',
    save: 'Speichern',
    discard: 'Verwerfen',
    saved: 'Gespeichert',
    told: 'Jemand hat den Platz so angeboten bekommen. Änderst du Zeit, Ort, Beginn oder wer zahlt, wird jedes Angebot zurückgezogen; wir fragen dich vorher.',
    given:
      'Ein Platz davon ist schon vergeben: Zeit, Ort, Beginn und wer zahlt bleiben deshalb, wie sie sind. Nimm das zuerst zurück, oder trag für die übrigen einen neuen freien Platz ein.',
    withdrawTitle: (n: number) => `${offers(n)} zurückziehen und den Platz ändern?`,
    withdrawText: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} bekommt eine freundliche Nachricht und wartet an derselben Stelle weiter.`
        : `${list.format(names)} bekommen eine freundliche Nachricht und warten an derselben Stelle weiter.`,
    withdrawTextPhone: (names: readonly string[]) =>
      `${list.format(names)} ${names.length === 1 ? 'bekommt' : 'bekommen'} keine E-Mail. Bitte sag es am Telefon.`,
    withdrawConfirm: 'Zurückziehen und ändern',
    withdrawn: (n: number) => `${offers(n)} zurückgezogen, Platz geändert`,
    withdrawnText: (hasNext: boolean) =>
      `Jetzt ist niemand gefragt. Drückt bei einer Person „Noch einmal anbieten“, oder ${hasNext ? '„Weiter“ für die nächste' : 'fügt Personen hinzu'}.`,
    invalid: 'Bitte sieh dir diese Angaben noch einmal an.',
    failed: 'Die Änderungen wurden nicht gespeichert',
    conflict: {
      title: 'Inzwischen wurde hier etwas geändert. Was soll gelten?',
      now: 'Jetzt steht dort:',
      take: 'Übernehmen',
      keep: 'Meines behalten',
      takeNamed: (label: string) => `Übernehmen: ${label}`,
      keepNamed: (label: string) => `Meines behalten: ${label}`,
    },
    nothing: 'nichts',
  },
  history: {
    title: 'Verlauf',
    created: 'Eingetragen',
    offered: (name: string) => `${name} gefragt`,
    reminded: (name: string) => `${name} erinnert`,
    asked: (name: string) => `${name} hat eine Frage`,
    wantsCall: (name: string) => `${name} möchte angerufen werden`,
    questionSettled: (name: string) => `Frage beantwortet: ${name}`,
    notReached: (name: string) => `${name} nicht erreicht`,
    lateYes: (name: string) => `${name} hat nach der Frist zugesagt`,
    ended: (name: string, state: string) => `${name}: ${state}`,
    because: (what: string, reason: string) => `${what} (${reason})`,
    given: (name: string) => `Platz vergeben an ${name}`,
    closed: (reason: string) => `Geschlossen: ${reason}`,
    byPatient: 'durch die Person',
    byMember: (name: string) => `durch ${name}`,
    formerMember: 'ein früheres Mitglied',
  },
} as const;
