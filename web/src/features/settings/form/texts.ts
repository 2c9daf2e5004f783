/** Texts of the form settings, for staff; texts for patients are in the presets. */
import type { FormSettings, PresetKind } from '@platzwart/domain/booking/form-presets';
import type { OwnQuestion, QuestionSetting } from '@platzwart/domain/booking/questions';
import type { PlanImpact } from '@platzwart/domain/waiting-list/plan-impact';

const number = new Intl.NumberFormat('de-DE');
const shown = (n: number) => number.format(n);
const requests = (n: number) => (n === 1 ? '1 offene Anfrage' : `${shown(n)} offene Anfragen`);

export const texts = {
  title: 'Formular',
  lead: (on: number, all: number, minutes: number) =>
    `${on} von ${all} Fragen sind an, in dieser Reihenfolge. Ausfüllen dauert etwa ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`}.`,
  addHint: 'Hinweis hinzufügen',
  addText: 'Text hinzufügen',
  noText: 'Hier steht noch kein Text.',
  sections: {
    opening: 'Vor der ersten Frage',
    person: 'Person und Kontakt',
    therapy: 'Zur Therapie',
    reason: 'Worum geht es?',
    own: 'Eigene Fragen',
    times: 'Zeiten',
    closing: 'Zum Schluss',
    sent: 'Nach dem Absenden',
    practicePage: 'Auf eurer Praxisseite',
  },
  alwaysAsked: 'Immer gefragt: Vorname, Nachname, E-Mail-Adresse, Telefonnummer.',
  /** Settings that belong to no question. */
  labels: {
    companyNoteEnabled: 'Hinweis auf der Praxisseite',
    companyNote: 'Hinweis auf der Praxisseite',
    bookingSuccessMessage: 'Text nach dem Absenden',
    bookingInfoMessage: 'Begrüßung im Formular',
    minSlotSize: 'Länge eines Zeitfensters',
    minSlots: 'Mindestens zu wählen',
    issueLaterAdvised: 'Rat: Verordnung erst bei einer Zusage',
  } satisfies Record<Exclude<keyof FormSettings, QuestionSetting> | 'issueLaterAdvised', string>,
  about: {
    companyNoteEnabled:
      'Steht unter dem Knopf „Anfrage erstellen“, zum Beispiel, wie lange es zurzeit dauert.',
    bookingInfoMessage: 'Steht über der ersten Frage.',
  } satisfies Partial<Record<keyof FormSettings, string>> as Partial<
    Record<keyof FormSettings, string>
  >,
  own: {
    lead: 'Bis zu drei, im Formular unter „Weitere Fragen“. Fragt nur, was ihr wissen müsst, um einen Platz zu vergeben: keine Diagnosen, nichts zu Religion oder Herkunft, und nichts, was bis zum ersten Termin Zeit hat.',
    none: 'Ihr fragt noch nichts Eigenes.',
    add: 'Eigene Frage hinzufügen',
    full: 'Mehr als drei eigene Fragen gehen nicht.',
    label: 'Frage',
    labelHint: (max: number) => `So steht sie im Formular, höchstens ${max} Zeichen.`,
    reworded: 'Wer schon geantwortet hat, behält die frühere Frage mit der Antwort darauf.',
    kind: 'Antwort',
    kinds: [
      { value: 'text', label: 'In eigenen Worten' },
      { value: 'choice', label: 'Eine Möglichkeit zur Wahl' },
    ],
    options: 'Möglichkeiten',
    optionsHint: (count: number, max: number) =>
      `Jede in einer Zeile: zwei bis ${count}, jede höchstens ${max} Zeichen.`,
    required: 'Muss beantwortet werden',
    remove: 'Frage entfernen',
    describe: ({ options, required }: OwnQuestion) =>
      `${options.length > 0 ? options.join(', ') : 'in eigenen Worten'}; ${required ? 'muss beantwortet werden' : 'freiwillig'}`,
    notAsked: 'nicht gefragt',
  },
  issueLater: (advice: string) =>
    `Im Formular, nach dem Absenden und in der E-Mail steht dann: „${advice}“`,
  asInCountry: 'wie in eurem Land üblich',
  minutes: (n: number) => `${n} Minuten`,
  slots: (n: number) => (n === 1 ? '1 Zeitfenster' : `${n} Zeitfenster`),
  tooManyCells: (minutes: number) =>
    `Mit ${minutes} Minuten wären es an einem Standort mehr als 240 Zeitfenster. Bitte wähle eine größere Länge oder kürze die Arbeitszeiten.`,
  fewAt: (place: string, n: number) =>
    `Am Standort ${place} ${n === 1 ? 'steht nur 1 Zeitfenster' : `stehen nur ${n} Zeitfenster`} zur Wahl. Wer nur dorthin möchte, kann keine Anfrage absenden.`,
  impact: {
    counting: 'Einen Moment: Es wird gezählt, wie viele offene Anfragen das betrifft …',
    none: 'Keine offene Anfrage kommt dadurch in andere Wartelisten.',
    title: ({ moved }: PlanImpact<unknown>) =>
      `${requests(moved)} ${moved === 1 ? 'kommt' : 'kommen'} beim Speichern in andere Wartelisten.`,
    losing: ({ losing }: PlanImpact<unknown>) =>
      `Bei ${losing.length} davon passen gewünschte Zeiten nicht mehr ganz in die neuen Zeitfenster. Verloren geht nichts: Was nicht mehr passt, bleibt in der Anfrage stehen, ist dort als „nicht mehr angeboten“ gekennzeichnet und zählt nirgends mit.`,
    leftOut: ({ leftOut }: PlanImpact<unknown>) =>
      `${leftOut.length} davon ${leftOut.length === 1 ? 'stünde' : 'stünden'} dann in keiner Warteliste mehr.`,
    gaining: ({ gaining }: PlanImpact<unknown>) =>
      `Bei ${gaining} davon zählen Wünsche wieder mit, die zurzeit nicht angeboten werden.`,
    stays: 'Alle gewünschten Zeiten zählen weiter mit.',
  },
  presets: {
    title: 'Vorlage verwenden oder zurücksetzen',
    lead: 'Eine Vorlage stellt übliche Fragen ein und schreibt Hinweise dazu. Standorte, Arbeitszeiten und die Länge der Zeitfenster bleiben.',
    names: {
      speech: 'Logopädie',
      occupational: 'Ergotherapie',
      physio: 'Physiotherapie',
      psychotherapy: 'Psychotherapie',
    } satisfies Record<PresetKind, string>,
    reset: 'Auf Standard zurücksetzen',
    question: (name: string) => `Vorlage ${name} übernehmen?`,
    resetQuestion: 'Alles auf den Standard zurücksetzen?',
    draftOnly: 'Gespeichert wird erst, wenn du unten auf „Speichern“ drückst.',
    nothing: 'Das Formular ist schon genau so eingestellt. Es würde sich nichts ändern.',
    take: 'Übernehmen',
    resetNow: 'Zurücksetzen',
    close: 'Schließen',
    nowOn: 'Neu eingeschaltet',
    nowOff: 'Ausgeschaltet',
    values: 'Anders eingestellt',
    newTexts: 'Neue Texte',
    emptied: 'Diese Texte würden leer',
    custom: 'Selbst geschrieben',
    customStays: (labels: string) =>
      `Diese Texte hat die Praxis selbst geschrieben. Sie bleiben, wie sie sind: ${labels}.`,
    customReplaced: (labels: string) =>
      `Diese Texte hat die Praxis selbst geschrieben. Sie werden ersetzt: ${labels}.`,
    replaceCustom: 'Auch die selbst geschriebenen Texte ersetzen',
    onlyCustom: 'Anders wären nur selbst geschriebene Texte.',
    optionalReason: 'Der Grund der Anfrage ist freiwillig',
    requiredReason: 'Der Grund der Anfrage muss angegeben werden',
    taken: (name: string) =>
      `Die Vorlage ${name} steht im Entwurf. Sieh sie dir an und speichere dann.`,
    wasReset: 'Der Standard steht im Entwurf. Sieh ihn dir an und speichere dann.',
    undo: 'Rückgängig',
    undone: 'Rückgängig gemacht.',
  },
  preview: {
    title: 'Vorschau',
    open: 'Vorschau',
    close: 'Vorschau schließen',
    note: 'So sehen es Patientinnen und Patienten. Nur eine Vorschau.',
    views: 'Was die Vorschau zeigt',
    view: { form: 'Formular', sent: 'Danach', practice: 'Praxisseite' },
    frame: 'Vorschau, wie auf einem Handy',
  },
} as const;
