/** Texts of the import: what to do next, and what happened to each row. */
import { maxRows } from '@platzwart/domain/import/import';
import { type FileProblem, maxBytes } from './read-file.ts';

const megabytes = maxBytes / 1024 / 1024;
const number = new Intl.NumberFormat('de-DE');
const rows = (n: number) => (n === 1 ? '1 Zeile' : `${number.format(n)} Zeilen`);
const requests = (n: number) => (n === 1 ? '1 Anfrage' : `${number.format(n)} Anfragen`);

export const texts = {
  leave: {
    title: 'Import verlassen?',
    text: 'Was du hier zugeordnet hast, geht verloren. Übernommen ist noch nichts.',
    discard: 'Verlassen',
  },
  title: 'Liste importieren',
  lead: 'Übernimm deine bisherige Warteliste aus einer Tabelle. Du siehst vorher jede Zeile, niemand bekommt eine Nachricht, und der ganze Import lässt sich rückgängig machen.',
  loading: 'Einen Moment …',
  problems: { offline: 'Keine Verbindung. Mach weiter, sobald die Verbindung wieder da ist.' },

  file: {
    title: '1. Tabelle wählen',
    label: 'Datei mit der Warteliste',
    hint: `CSV- oder Textdatei, eine Zeile je Anfrage, höchstens ${megabytes} MB.`,
    choose: 'Datei wählen',
    change: 'Andere Datei',
    remove: 'Entfernen',
    nothing: 'Datei mit der Warteliste wählen',
    drop: 'Datei hierher ziehen oder wählen',
    sample: 'Beispieldatei herunterladen',
    sampleTitle: 'So kann eine Zeile aussehen',
    sampleHint: 'Diese Überschriften und viele ähnliche erkennen wir von selbst, die anderen ordnest du im nächsten Schritt zu.',
    sampleFile: 'warteliste-beispiel.csv',
    step: (name: string) => `1. ${name}`,
    paste: 'Oder Zeilen aus der Tabelle einfügen',
    pasteLabel: 'Eingefügte Zeilen',
    pasteHint: 'Markiere die Zeilen in Excel, kopiere sie und füge sie hier ein.',
    usePasted: 'Eingefügte Zeilen verwenden',
    pasted: 'eingefügte Zeilen',
    problems: {
      tooLarge: `Die Datei ist größer als ${megabytes} MB. Eine Warteliste ist viel kleiner: Bitte prüfe, ob es die richtige Datei ist.`,
      workbook:
        'Das ist eine Arbeitsmappe. Speichere sie in deinem Tabellenprogramm mit „Speichern unter“ als „CSV UTF-8“ (oder „CSV“) und wähle dann diese Datei.',
      empty: 'Darin steht nichts. Bitte wähle eine andere Datei.',
      notText: 'Das ist keine Tabelle aus Text. Speichere sie in deinem Tabellenprogramm als „CSV“ und wähle dann diese Datei.',
      unreadable: 'Die Datei lässt sich nicht lesen. Vielleicht ist sie noch in einem anderen Programm geöffnet.',
    } satisfies Record<FileProblem, string>,
    tooManyRows: `Die Datei hat mehr als ${number.format(maxRows)} Zeilen. Bitte teile sie auf.`,
    onlyHeader: 'In der Datei steht nur eine Zeile mit Überschriften.',
    read: (name: string, n: number) => `${name}: ${rows(n)} gelesen.`,
    leftOut: (lines: readonly { line: number; text: string }[]) =>
      `Keine Personen, deshalb nicht übernommen: ${lines
        .slice(0, 5)
        .map(({ line, text }) => `Zeile ${line} („${text.slice(0, 60)}“)`)
        .join(', ')}${lines.length > 5 ? ` und ${lines.length - 5} weitere` : ''}.`,
    looksWrong: (words: readonly string[]) =>
      `Manche Buchstaben sehen falsch aus: ${words.map((word) => `„${word}“`).join(', ')}. Speichere die Liste in deinem Tabellenprogramm als „CSV UTF-8“ und wähle sie dann noch einmal.`,
    brokenQuotes: (line: number) =>
      `Ab Zeile ${line} stimmen die Anführungszeichen nicht. Jede Zeile wurde deshalb für sich gelesen: Bitte sieh dir die Vorschau genau an.`,
  },

  columns: {
    title: '2. Spalten zuordnen',
    heads: { column: 'Spalte in der Datei', samples: 'Zum Beispiel', field: 'Wird bei uns zu', content: 'Inhalt' },
    content: (empty: number, of: number) => (empty === 0 ? 'in jeder Zeile' : `in ${number.format(of - empty)} von ${rows(of)}`),
    faults: (n: number) => (n === 1 ? '1 Fehler zeigen' : `${number.format(n)} Fehler zeigen`),
    header: 'Die erste Zeile enthält Überschriften',
    column: (n: number) => `Spalte ${n}`,
    unused: 'Nicht übernehmen',
    samples: (values: readonly string[]) => (values.length === 0 ? 'Diese Spalte ist leer.' : values.join(' · ')),
    needName: 'Ordne eine Spalte dem Nachnamen oder dem ganzen Namen zu.',
    needContact: 'Ordne eine Spalte der Telefonnummer oder der E-Mail-Adresse zu.',
    location: (n: number) =>
      n > 1 ? 'Wo kein Standort steht, gilt die Anfrage für alle Standorte.' : 'Alle Anfragen gelten für euren Standort.',
    date: 'Wo kein Anfragedatum steht, gilt heute.',
  },

  /** Columns that are no question of the form. */
  fields: {
    name: 'Ganzer Name',
    contactPerson: 'Kontaktperson, ganzer Name',
    requestedOn: 'Angefragt am',
    times: 'Gewünschte Zeiten',
    location: 'Standort',
    adminNote: 'Notiz der Praxis',
    tags: 'Schlagwörter',
    prioritized: 'Priorisiert',
  },

  preview: {
    title: '3. Zeilen prüfen',
    reading: (done: number, of: number) => `${number.format(done)} von ${number.format(of)} Zeilen geprüft …`,
    region: 'Vorschau der Zeilen',
    line: 'Zeile',
    state: 'Was geschieht',
    onlyFaulty: (n: number) => `Nur Zeilen mit Fehlern oder Hinweisen (${number.format(n)})`,
    shown: (shown: number, of: number) =>
      shown < of ? `Die ersten ${number.format(shown)} von ${number.format(of)} Zeilen.` : `${rows(of)}.`,
    noneFaulty: 'Keine Zeile hat Fehler.',
    error: 'Fehler:',
    notice: 'Hinweis:',
    outcomes: {
      ready: 'wird übernommen',
      invalid: 'Fehler, wird ausgelassen',
      sameRow: (line: number) => `gleich wie Zeile ${line}, wird ausgelassen`,
      samePerson: (line: number) => `dieselbe Person wie in Zeile ${line}, wird ausgelassen`,
      samePersonWaits: 'wartet schon, wird ausgelassen',
      alreadyOpen: 'hat wohl schon eine offene Anfrage',
      alreadyOpenSkipped: 'hat wohl schon eine offene Anfrage, wird ausgelassen',
    },
  },

  check: {
    coming: (n: number, of: number) => `${number.format(n)} von ${rows(of)} ${n === 1 ? 'kommt' : 'kommen'} herein`,
    leftOut: (n: number) => `${number.format(n)} ${n === 1 ? 'wird' : 'werden'} ausgelassen`,
    checking: (done: number, of: number) => `Doppelte werden gesucht: ${number.format(done)} von ${number.format(of)} Zeilen …`,
    counts: {
      sameRow: (n: number) =>
        `${rows(n)} ${n === 1 ? 'steht' : 'stehen'} doppelt in der Datei und ${n === 1 ? 'wird' : 'werden'} ausgelassen.`,
      samePerson: (n: number) =>
        `${rows(n)} ${n === 1 ? 'nennt eine Person, die' : 'nennen Personen, die'} schon weiter oben in der Datei ${n === 1 ? 'steht, und wird' : 'stehen, und werden'} ausgelassen.`,
      samePersonWaits: (n: number) =>
        `${rows(n)}: Diese ${n === 1 ? 'Person wartet' : 'Personen warten'} schon und ${n === 1 ? 'wird' : 'werden'} ausgelassen.`,
      nowhere: (n: number) =>
        n === 1
          ? '1 Zeile nennt keine Zeit, die ihr anbietet: Die Anfrage steht dann in keiner Warteliste.'
          : `${number.format(n)} Zeilen nennen keine Zeit, die ihr anbietet: Die Anfragen stehen dann in keiner Warteliste.`,
      alreadyOpen: (n: number) =>
        `${rows(n)}: Name und Telefonnummer, Geburtsdatum oder E-Mail-Adresse stimmen mit einer offenen Anfrage überein.`,
    },
    skipOpen: 'Diese Zeilen auslassen',
    stillComing: 'Eure offenen Anfragen werden noch geladen. Danach lässt sich sagen, wer schon wartet.',
    check: 'Weiter: Doppelte suchen',
    retry: 'Noch einmal nach Doppelten suchen',
    import: (n: number) => `${requests(n)} übernehmen`,
    nothing: 'Keine Zeile lässt sich übernehmen. Prüfe die Zuordnung der Spalten oder ändere die Datei.',
    noEmails: 'Niemand bekommt eine Nachricht.',
  },

  run: {
    title: 'Anfragen werden übernommen',
    progress: (done: number, of: number) => `${number.format(done)} von ${number.format(of)} Zeilen übernommen …`,
    stop: 'Anhalten',
    stopping: 'Wird angehalten …',
    stopped: 'Der Import ist angehalten.',
    goOn: 'Weitermachen',
    leave: {
      title: 'Import verlassen?',
      text: 'Der Import ist noch nicht fertig. Was schon übernommen ist, bleibt.',
      discard: 'Verlassen',
    },
    keepOpen: 'Lass diese Seite offen, bis alles übernommen ist.',
  },

  result: {
    title: (n: number) => (n === 0 ? 'Keine Anfrage übernommen' : `${requests(n)} übernommen`),
    nowhere: (n: number) =>
      n === 1
        ? '1 Anfrage hat keine Zeiten, die ihr anbietet, und steht in keiner Warteliste.'
        : `${number.format(n)} Anfragen haben keine Zeiten, die ihr anbietet, und stehen in keiner Warteliste.`,
    showNowhere: 'Ansehen',
    toRequests: 'Zu den Anfragen',
    skippedTitle: (n: number) => `${rows(n)} ausgelassen`,
    reasons: {
      invalid: 'Fehler',
      sameRow: (line: number) => `gleich wie Zeile ${line}`,
      samePerson: (line: number) => `dieselbe Person wie in Zeile ${line}`,
      samePersonWaits: 'wartet schon',
      alreadyOpen: 'hat wohl schon eine offene Anfrage',
      notSent: 'nicht mehr übernommen',
    },
    line: (n: number) => `Zeile ${number.format(n)}:`,
    more: (n: number) => `und ${number.format(n)} weitere`,
    save: 'Ausgelassene Zeilen speichern (CSV)',
    saveHint: 'Korrigiere sie in deinem Tabellenprogramm und importiere diese Datei dann.',
    fileName: 'nicht-uebernommen.csv',
    reasonColumn: 'Warum ausgelassen',
    again: 'Weitere Tabelle importieren',
  },

  past: {
    title: 'Bisherige Importe',
    failed: 'Die bisherigen Importe lassen sich gerade nicht laden.',
    by: (name: string) => `von ${name}`,
    someone: 'jemandem aus dem Team',
    added: (added: number, total: number) => `${requests(added)} aus ${rows(total)}`,
    left: (n: number) => (n === 0 ? 'alle Anfragen entfernt' : `${requests(n)} geblieben`),
    states: {
      running: 'nicht abgeschlossen',
      done: 'übernommen',
      undoing: 'wird rückgängig gemacht',
      undone: 'rückgängig gemacht',
    },
  },

  undo: {
    open: 'Import rückgängig machen',
    openNamed: (name: string) => `Import rückgängig machen: ${name}`,
    goOn: 'Weiter rückgängig machen',
    title: 'Diesen Import rückgängig machen?',
    text: 'Alle Anfragen aus diesem Import werden entfernt. Was ihr seither bearbeitet, archiviert oder mit einer Notiz versehen habt, bleibt.',
    confirm: 'Rückgängig machen',
    cancel: 'Abbrechen',
    busy: (n: number) => (n === 0 ? 'Wird rückgängig gemacht …' : `${number.format(n)} entfernt …`),
    done: ({ removed, skipped }: { removed: number; skipped: number }) =>
      skipped === 0
        ? `${requests(removed)} entfernt`
        : `${requests(removed)} entfernt, ${number.format(skipped)} geblieben, weil ihr sie seither bearbeitet habt`,
  },
} as const;
