/** Texts of the import: what to do next, and what happened to each row. */
import { maxRows } from '@platzwart/domain/import/import';
import type { SaidLine } from './match-headers.ts';
import { type FileProblem, maxBytes } from './read-file.ts';

const megabytes = maxBytes / 1024 / 1024;
const number = new Intl.NumberFormat('de-DE');
const rows = (n: number) => (n === 1 ? '1 Zeile' : `${number.format(n)} Zeilen`);
const requests = (n: number) => (n === 1 ? '1 Anfrage' : `${number.format(n)} Anfragen`);
const quoted = (lines: readonly SaidLine[]) =>
  `${lines
    .slice(0, 5)
    .map(({ line, text }) => `Zeile ${line} („${text.slice(0, 60)}“)`)
    .join(', ')}${lines.length > 5 ? ` und ${lines.length - 5} weitere` : ''}`;

export const texts = {
  leave: {
    title: 'Import verlassen?',
    text: 'Was du hier zugeordnet hast, geht verloren. Übernommen ist noch nichts.',
    discard: 'Verlassen',
  },
  title: 'Liste importieren',
  lead: 'Übernehmt eure bisherige Warteliste aus einer Tabelle. Ihr seht vorher jede Zeile, niemand bekommt eine Nachricht, und der ganze Import lässt sich rückgängig machen.',
  loading: 'Einen Moment …',

  file: {
    title: '1. Tabelle wählen',
    label: 'Datei mit der Warteliste',
    hint: `Excel (.xlsx), LibreOffice (.ods), CSV oder Text, eine Zeile je Anfrage, höchstens ${megabytes} MB.`,
    choose: 'Datei wählen',
    change: 'Andere Datei',
    remove: 'Entfernen',
    nothing: 'Datei mit der Warteliste wählen',
    drop: 'Datei hierher ziehen oder wählen',
    sample: 'Beispieldatei herunterladen',
    sampleTitle: 'So kann eine Zeile aussehen',
    sampleHint:
      'Diese Überschriften und viele ähnliche erkennen wir von selbst, die anderen ordnest du im nächsten Schritt zu.',
    sampleFile: 'warteliste-beispiel.csv',
    step: (name: string) => `1. ${name}`,
    paste: 'Oder Zeilen aus der Tabelle einfügen',
    pasteLabel: 'Eingefügte Zeilen',
    pasteHint: 'Markiere die Zeilen in Excel, kopiere sie und füge sie hier ein.',
    usePasted: 'Eingefügte Zeilen verwenden',
    pasted: 'Eingefügte Zeilen',
    problems: {
      tooLarge: `Die Datei ist größer als ${megabytes} MB. Eine Warteliste ist viel kleiner: Bitte prüfe, ob es die richtige Datei ist.`,
      password:
        'Diese Datei ist mit einem Passwort geschützt. Öffne sie in deinem Tabellenprogramm, entferne das Passwort (Datei, Informationen, Arbeitsmappe schützen), speichere sie und wähle sie dann noch einmal.',
      oldWorkbook:
        'Das ist eine Datei in einem alten Format (.xls). Öffne sie in Excel oder LibreOffice, speichere sie mit „Speichern unter“ als „Excel-Arbeitsmappe (.xlsx)“ und wähle dann diese Datei.',
      otherProgram:
        'Diese Datei lässt sich nicht als Tabelle lesen. Speichere die Liste als „Excel (.xlsx)“ oder „CSV“ und wähle dann diese Datei.',
      noSheets: 'In dieser Datei ist kein Tabellenblatt. Bitte wähle eine andere Datei.',
      tooLargeInside:
        'In dieser Datei steckt viel mehr, als eine Warteliste braucht. Kopiere nur die Zeilen mit den Wartenden in eine neue Datei und wähle dann diese.',
      damaged:
        'Diese Datei ist beschädigt oder nicht vollständig. Öffne sie in deinem Tabellenprogramm, speichere sie neu und wähle sie dann noch einmal.',
      empty: 'Darin steht nichts. Bitte wähle eine andere Datei.',
      notText:
        'Das ist keine Tabelle. Speichere die Liste als „Excel (.xlsx)“ oder „CSV“ und wähle dann diese Datei.',
      unreadable:
        'Die Datei lässt sich nicht lesen. Vielleicht ist sie noch in einem anderen Programm geöffnet.',
      tooManyRows: `Die Datei hat mehr als ${number.format(maxRows)} Zeilen. Bitte teile sie auf.`,
    } satisfies Record<FileProblem, string>,
    onlyHeader: 'In der Datei steht nur eine Zeile mit Überschriften.',
    read: (name: string, n: number) => `${name}: ${rows(n)} gelesen.`,
    leftOut: (lines: readonly SaidLine[]) =>
      `Keine Personen, deshalb nicht übernommen: ${quoted(lines)}.`,
    sections: (lines: readonly SaidLine[]) =>
      `Überschriften zwischen den Personen, als eigene Spalte „Abschnitt“ gelesen: ${quoted(lines)}.`,
    joined: (lines: readonly SaidLine[]) =>
      `Kontaktpersonen in eigenen Zeilen, zur Person darüber gelesen: ${quoted(lines)}.`,
    lists: (n: number) =>
      `Hier stehen ${n} Listen nebeneinander, mit denselben Überschriften. Sie werden untereinander gelesen: Bitte sieh in der Vorschau nach, ob alle Personen da sind.`,
    longer: (lines: readonly number[]) =>
      `Mehr Felder als andere ${lines.length === 1 ? 'hat' : 'haben'} Zeile ${lines.slice(0, 10).join(', ')}${lines.length > 10 ? ` und ${lines.length - 10} weitere` : ''}. Was zu viel ist, steht dort bei den Zeiten oder in der Notiz: Bitte sieh dir diese Zeilen in der Vorschau an.`,
    brokenQuotes: (line: number) =>
      `In Zeile ${line} stimmen die Anführungszeichen nicht. Solche Zeilen wurden für sich gelesen: Bitte sieh sie dir in der Vorschau genau an.`,
  },

  source: {
    sheet: 'Tabellenblatt',
    sheetNamed: (name: string, isHidden: boolean) => (isHidden ? `${name} (ausgeblendet)` : name),
    hidden: (hiddenRows: number, columns: number) => {
      const parts = [
        ...(hiddenRows > 0
          ? [
              hiddenRows === 1
                ? '1 ausgeblendete Zeile'
                : `${number.format(hiddenRows)} ausgeblendete Zeilen`,
            ]
          : []),
        ...(columns > 0
          ? [
              columns === 1
                ? '1 ausgeblendete Spalte'
                : `${number.format(columns)} ausgeblendete Spalten`,
            ]
          : []),
      ];
      return `Auf diesem Blatt gibt es ${parts.join(' und ')}. Gehört das zur Warteliste?`;
    },
    takeHidden: 'Ja, auch das übernehmen',
    leaveHidden: 'Nein, nur übernehmen, was sichtbar ist',
    sayHidden: 'Sag oben zuerst, ob Ausgeblendetes zur Warteliste gehört.',
    encoding: 'Welche Wörter sehen richtig aus?',
    looksGuessed: 'Umlaute sehen falsch aus?',
    looksWrong: (words: readonly string[], hasChoice: boolean) =>
      `Manche Buchstaben sehen falsch aus: ${words.map((word) => `„${word}“`).join(', ')}. ${
        hasChoice
          ? 'Wähle, was richtig aussieht. Passt nichts davon, speichere die Liste als „Excel (.xlsx)“ und wähle sie noch einmal.'
          : 'Sie sind schon in der Datei verloren. Speichere die Liste aus deinem Programm als „Excel (.xlsx)“ und wähle sie noch einmal.'
      }`,
  },

  columns: {
    title: '2. Spalten zuordnen',
    heads: {
      column: 'Spalte in der Datei',
      samples: 'Zum Beispiel',
      field: 'Wird bei uns zu',
      content: 'Inhalt',
    },
    content: (empty: number, of: number) =>
      empty === 0 ? 'in jeder Zeile' : `in ${number.format(of - empty)} von ${rows(of)}`,
    faults: ({ errors, notices }: { errors: number; notices: number }) =>
      `${[
        errors > 0 && `${number.format(errors)} Fehler`,
        notices > 0 && (notices === 1 ? '1 Hinweis' : `${number.format(notices)} Hinweise`),
      ]
        .filter(Boolean)
        .join(', ')} zeigen`,
    header: 'Die erste Zeile enthält Überschriften',
    column: (n: number) => `Spalte ${n}`,
    unused: 'Nicht übernehmen',
    samples: (values: readonly string[]) =>
      values.length === 0 ? 'Diese Spalte ist leer.' : values.join(' · '),
    needName: 'Ordne eine Spalte dem Nachnamen oder dem ganzen Namen zu.',
    needContact: 'Ordne eine Spalte der Telefonnummer oder der E-Mail-Adresse zu.',
    location: (n: number) =>
      n > 1
        ? 'Wo kein Standort steht, gilt die Anfrage für alle Standorte.'
        : 'Alle Anfragen gelten für euren Standort.',
    date: 'Wo kein Anfragedatum steht, gilt heute.',
    askDate: {
      title: 'Seit wann warten die Personen?',
      text: 'Keine Spalte sagt es. Davon hängt ab, wer zuerst an der Reihe ist. Ordne oben eine Spalte „Angefragt am“ zu, wenn es eine gibt.',
      accept: 'Es gibt keine: Alle warten dann seit heute',
      missing: 'Sag zuerst, seit wann die Personen warten.',
    },
    readBy: { own: 'Notiz (nur fürs Team)', person: 'Anmerkung (Person liest mit)' },
  },

  consent: {
    check: (n: number) =>
      n === 1
        ? 'Die Person mit E-Mail-Adresse hat zugestimmt, per E-Mail gefragt zu werden, ob sie noch wartet'
        : `Die ${number.format(n)} Personen mit E-Mail-Adresse haben zugestimmt, per E-Mail gefragt zu werden, ob sie noch warten`,
    hint: 'Ohne Zustimmung fragt ihr sie am Telefon.',
    words: 'Wie haben sie zugestimmt?',
    wordsHint:
      'Zum Beispiel: auf dem Anmeldebogen angekreuzt. Das wird mit deinem Namen bei diesem Import gespeichert.',
    missing: 'Schreib, wie die Personen zugestimmt haben.',
    tooLong: (max: number) => `Bitte höchstens ${number.format(max)} Zeichen.`,
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
    reading: (done: number, of: number) =>
      `${number.format(done)} von ${number.format(of)} Zeilen geprüft …`,
    region: 'Vorschau der Zeilen',
    line: 'Zeile',
    state: 'Was geschieht',
    correct: 'Korrigieren',
    correctNamed: (name: string) => `Korrigieren: ${name}`,
    correctTitle: (name: string, line: number) =>
      `${name || 'Zeile'} (Zeile ${number.format(line)}) korrigieren`,
    asTyped: (text: string) =>
      text === '' ? 'In der Liste steht hier nichts.' : `In der Liste: „${text}“`,
    read: (text: string) => `Gelesen: ${text}`,
    apply: 'Fertig',
    keep: 'Abbrechen',
    wouldBeLost: 'Was du in dieser Zeile berichtigt hast, ist noch nicht übernommen.',
    swap: 'Vor- und Nachname tauschen',
    swapShort: 'Tauschen',
    swapNamed: (name: string) => `Vor- und Nachname tauschen: ${name}`,
    more: 'Weitere Zeilen zeigen',
    onlyFaulty: (n: number) => `Nur Zeilen mit Fehlern oder Hinweisen (${number.format(n)})`,
    shown: (shown: number, of: number) =>
      shown < of
        ? `Die ersten ${number.format(shown)} von ${number.format(of)} Zeilen.`
        : `${rows(of)}.`,
    noneFaulty: 'Keine Zeile hat Fehler.',
    error: 'Fehler:',
    notice: 'Hinweis:',
    outcomes: {
      ready: 'wird übernommen',
      invalid: 'Fehler, wird ausgelassen',
      sameRow: (line: number) => `gleich wie Zeile ${line}, wird ausgelassen`,
      samePerson: (line: number) => `dieselbe Person wie in Zeile ${line}, wird ausgelassen`,
      samePersonWaits: 'wartet schon, wird ausgelassen',
      likelySamePerson: (line: number) => `wohl dieselbe Person wie in Zeile ${line}`,
      likelySamePersonSkipped: (line: number) =>
        `wohl dieselbe Person wie in Zeile ${line}, wird ausgelassen`,
      alreadyOpen: 'hat wohl schon eine offene Anfrage',
      alreadyOpenSkipped: 'hat wohl schon eine offene Anfrage, wird ausgelassen',
    },
  },

  check: {
    coming: (n: number, of: number) =>
      `${number.format(n)} von ${rows(of)} ${n === 1 ? 'kommt' : 'kommen'} herein`,
    leftOut: (n: number) => `${number.format(n)} ${n === 1 ? 'wird' : 'werden'} ausgelassen`,
    checking: (done: number, of: number) =>
      `Doppelte werden gesucht: ${number.format(done)} von ${number.format(of)} Zeilen …`,
    counts: {
      sameRow: (n: number) =>
        `${rows(n)} ${n === 1 ? 'steht' : 'stehen'} doppelt in der Datei und ${n === 1 ? 'wird' : 'werden'} ausgelassen.`,
      samePerson: (n: number) =>
        `${rows(n)} ${n === 1 ? 'nennt eine Person, die' : 'nennen Personen, die'} schon weiter oben in der Datei ${n === 1 ? 'steht, und wird' : 'stehen, und werden'} ausgelassen.`,
      samePersonWaits: (n: number) =>
        `${rows(n)}: Diese ${n === 1 ? 'Person wartet' : 'Personen warten'} schon und ${n === 1 ? 'wird' : 'werden'} ausgelassen.`,
      likelySamePerson: (n: number) =>
        `${rows(n)}: Name und Telefonnummer, Geburtsdatum oder E-Mail-Adresse stehen so schon weiter oben in der Datei.`,
      today: (n: number) =>
        n === 1
          ? '1 Zeile ohne lesbares Datum: Diese Person wartet dann seit heute.'
          : `${number.format(n)} Zeilen ohne lesbares Datum: Diese Personen warten dann seit heute.`,
      vague: (n: number) =>
        n === 1
          ? '1 Datum ist nur ungefähr, wie „März 2025“: Es zählt der letzte mögliche Tag. So kommt niemand zu früh an die Reihe.'
          : `${number.format(n)} Daten sind nur ungefähr, wie „März 2025“: Es zählt der letzte mögliche Tag. So kommt niemand zu früh an die Reihe.`,
      nowhere: (n: number) =>
        n === 1
          ? '1 Zeile nennt keine Zeit, die ihr anbietet: Die Anfrage steht dann in keiner Warteliste.'
          : `${number.format(n)} Zeilen nennen keine Zeit, die ihr anbietet: Die Anfragen stehen dann in keiner Warteliste.`,
      alreadyOpen: (n: number) =>
        `${rows(n)}: Name und Telefonnummer, Geburtsdatum oder E-Mail-Adresse stimmen mit einer offenen Anfrage überein.`,
    },
    skipOpen: 'Zeilen auslassen, deren Person wohl schon wartet oder weiter oben steht',
    stillComing:
      'Eure offenen Anfragen werden noch geladen. Danach lässt sich sagen, wer schon wartet.',
    stillUndoing:
      'Ein Import wird noch rückgängig gemacht. Sobald alles entfernt ist, lassen sich Doppelte suchen.',
    check: 'Weiter: Doppelte suchen',
    retry: 'Noch einmal nach Doppelten suchen',
    import: (n: number) => `${requests(n)} übernehmen`,
    nothing:
      'Keine Zeile lässt sich übernehmen. Prüfe die Zuordnung der Spalten oder ändere die Datei.',
    noEmails: 'Niemand bekommt eine Nachricht.',
  },

  run: {
    title: 'Anfragen werden übernommen',
    titleStopped: 'Import angehalten',
    progress: (done: number, of: number, isRunning: boolean) =>
      `${number.format(done)} von ${number.format(of)} Zeilen übernommen${isRunning ? ' …' : ''}`,
    stop: 'Anhalten',
    stopping: 'Wird angehalten …',
    stopped: 'Was schon übernommen ist, bleibt.',
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
      likelySamePerson: (line: number) => `wohl dieselbe Person wie in Zeile ${line}`,
      samePersonWaits: 'wartet schon',
      alreadyOpen: 'hat wohl schon eine offene Anfrage',
      notSent: 'nicht mehr übernommen',
    },
    line: (n: number, name: string) =>
      name === '' ? `Zeile ${number.format(n)}:` : `${name} (Zeile ${number.format(n)}):`,
    toRead: (n: number, names: readonly string[]) =>
      `${n === 1 ? 'Bei 1 Person' : `Bei ${number.format(n)} Personen`} war nicht alles lesbar: ${names.join(', ')}${n > names.length ? ' und andere' : ''}. Der Text steht in der Notiz, und unter „Zu tun“ wartet ${n === 1 ? 'ein' : 'je ein'} Schritt.`,
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
    consent: (words: string) => `Zustimmung zu E-Mails: „${words}“`,
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
    title: 'Diesen Import rückgängig machen?',
    text: 'Alle Anfragen aus diesem Import werden entfernt. Was ihr seither bearbeitet, archiviert oder mit einer Notiz versehen habt, bleibt.',
    confirm: 'Rückgängig machen',
    busy: 'Wird rückgängig gemacht …',
    done: ({ removed, skipped }: { removed: number; skipped: number }) =>
      skipped === 0
        ? `${requests(removed)} entfernt`
        : `${requests(removed)} entfernt, ${number.format(skipped)} geblieben, weil ihr sie seither bearbeitet habt`,
  },
} as const;
