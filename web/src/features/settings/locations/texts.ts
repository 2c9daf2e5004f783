/** Texts of the location settings. */
const number = new Intl.NumberFormat('de-DE');
const requests = (n: number) =>
  n === 1 ? '1 wartende Anfrage' : `${number.format(n)} wartende Anfragen`;
const are = (n: number) => (n === 1 ? 'ist' : 'sind');
const lose = (n: number) => (n === 1 ? 'verliert' : 'verlieren');
const cells = (n: number) => (n === 1 ? '1 Zeitfenster' : `${number.format(n)} Zeitfenster`);
const hours = (minutes: number) =>
  minutes === 60 ? '1 Stunde' : minutes === 120 ? '2 Stunden' : `${minutes} Minuten`;

/** 'Alle verlieren …' after a sentence with their number. */
const subject = (n: number, of: number) => (n < of ? number.format(n) : n === 1 ? 'Sie' : 'Alle');

const stand = (n: number) => (n === 1 ? 'steht' : 'stehen');

/** What they lose; `leftOut` of them lose everything. */
const whatTheyLose = (n: number, leftOut: number) => {
  if (leftOut === n) return `sämtliche Wunschzeiten und ${stand(n)} dann in keiner Liste mehr`;
  if (leftOut === 0) return 'einzelne Wunschzeiten';
  return `einzelne Wunschzeiten, ${leftOut === 1 ? 'eine' : number.format(leftOut)} davon sämtliche: Sie ${stand(leftOut)} dann in keiner Liste mehr`;
};

export const texts = {
  title: 'Standorte und Zeiten',
  lead: 'Aus dem Wochenplan wählen Patientinnen und Patienten ihre Wunschzeiten.',
  optional: '(optional)',
  unnamed: 'Neuer Standort',
  isNew: 'neu',
  isChanged: 'geändert',
  isWrong: 'bitte prüfen',
  gone: 'entfernt',
  noHours: 'keine Zeiten',
  weekHours: (n: number) => `${n === 1 ? '1 Stunde' : `${number.format(n)} Stunden`} in der Woche`,
  dayHours: (n: number) => `${number.format(n)} Std.`,
  fields: {
    legend: 'Name und Adresse',
    change: 'Name und Adresse ändern',
    title: 'Name des Standorts',
    titleHint: 'So wählen Patientinnen und Patienten ihn aus, zum Beispiel „Praxis Lend“.',
    address1: 'Adresse mit Hausnummer',
    address2: 'Postleitzahl und Ort',
    address3: 'Adresszusatz',
  },
  add: 'Standort hinzufügen',
  limitInTrial: (allowed: number) =>
    `In der Testzeit sind bis zu ${allowed} Standorte möglich, mehr mit einem Abo.`,
  limitOfPlan: (allowed: number) =>
    `Euer Abo umfasst ${allowed === 1 ? '1 Standort' : `${allowed} Standorte`}.`,
  buyMore: 'Weiteren Standort dazubuchen',
  limitOfAll: (max: number) => `Mehr als ${max} Standorte hat keine Praxis.`,
  remove: 'Standort entfernen',
  removeNamed: (title: string) => `Standort entfernen: ${title}`,
  lastOne: 'Eine Praxis hat mindestens einen Standort. Ändere diesen, statt ihn zu entfernen.',
  willGo: (title: string) => `„${title}“ wird beim Speichern entfernt.`,
  keep: 'Doch behalten',
  keepNamed: (title: string) => `Doch behalten: ${title}`,
  nobodyCanAsk:
    'Kein Standort hat Zeitfenster. Bis einer welche hat, kann niemand bei euch anfragen.',
  inRow: (location: string, row: string, problem: string) => `${location}, ${row}: ${problem}`,
  plan: {
    legend: 'Wochenplan',
    asTimes: 'Als Uhrzeiten bearbeiten',
    otherWay: 'Als Zeile schreiben',
    otherWays: 'Als Zeile schreiben oder von einem Standort übernehmen',
    line: 'In einer Zeile',
    lineHint: 'Zum Beispiel: Mo–Do 8–12, 13–18; Fr 8–12, dann Eingabetaste.',
    day: (weekday: string, n: number) => `${weekday}, ${n}. Zeitraum`,
    from: 'von',
    to: 'bis',
    closed: 'geschlossen',
    add: 'Zeitraum',
    copy: 'Kopieren',
    addNamed: (weekday: string) => `Zeitraum hinzufügen: ${weekday}`,
    full: (weekday: string) => `Am ${weekday} passt kein weiterer Zeitraum dazu.`,
    removeNamed: (weekday: string, n: number) => `Entfernen: ${weekday}, ${n}. Zeitraum`,
    copyNamed: (weekday: string) => `Kopieren: Zeiten vom ${weekday} auf andere Tage`,
    copyTitle: (weekday: string) => `Zeiten vom ${weekday} übernehmen für`,
    copyReplaces: 'Was an diesen Tagen steht, wird ersetzt.',
    apply: 'Übernehmen',
    cancel: 'Abbrechen',
    copied: (from: string, to: readonly string[]) =>
      to.length === 0
        ? 'Es war kein Tag gewählt.'
        : `Die Zeiten vom ${from} gelten jetzt auch für ${to.join(', ')}.`,
    copyFrom: 'Wochenplan übernehmen von',
    copyFromNone: 'Standort wählen',
    applyFrom: (title: string | undefined) =>
      `Übernehmen: Wochenplan${title === undefined ? '' : ` von ${title}`}`,
    copiedFrom: (title: string) => `Der Wochenplan von „${title}“ ist übernommen.`,
    undo: 'Rückgängig',
    undone: 'Die letzte Änderung am Wochenplan ist zurückgenommen.',
    grid: 'So sehen es Patientinnen und Patienten',
    gridHint: 'Zieh über die Zeiten, oder nimm Pfeiltasten und Leertaste.',
    legendCell: 'kann man wählen',
    legendRest: 'Arbeitszeit, kürzer als ein Zeitfenster',
    corner: 'Uhr',
    wholeDay: (short: string, long: string) =>
      `${short}, ${long}: ganzen Tag öffnen oder schließen`,
    wholeTime: (label: string, time: string) =>
      `${label ? `${label}, ` : ''}${time}: auf allen Arbeitstagen öffnen oder schließen`,
    cell: (weekday: string, from: string, to: string) => `${weekday}, ${from} bis ${to} Uhr`,
    night: 'Auch die Nacht zeigen',
    count: (n: number, minutes: number) =>
      `${cells(n)} in der Woche, jedes ${hours(minutes)} lang.`,
    noCells: 'Keine Zeitfenster: Patientinnen und Patienten können diesen Standort nicht wählen.',
  },
  impact: {
    loading:
      'Wie viele wartende Anfragen das betrifft, steht hier, sobald alle Anfragen geladen sind.',
    nobody: 'Keine wartende Anfrage ist betroffen.',
    moved: (n: number) => `${requests(n)} ${are(n)} betroffen.`,
    losing: (n: number, leftOut: number, of: number) =>
      `${subject(n, of)} ${lose(n)} ${whatTheyLose(n, leftOut)}.`,
    gaining: (n: number, of: number) =>
      `${subject(n, of)} ${n === 1 ? 'bekommt' : 'bekommen'} gewünschte Zeiten dazu.`,
    otherLists: (n: number, of: number) =>
      n === 1
        ? `${subject(n, of)} behält ihre Zeiten und kommt in die neuen Listen.`
        : `${subject(n, of)} behalten ihre Zeiten und kommen in die neuen Listen.`,
    preferredTimesStay:
      'Die Wünsche bleiben gespeichert: Kommen die Zeiten zurück, zählen sie wieder.',
  },
  ask: {
    losing: (n: number) => `${requests(n)} ${lose(n)} gewünschte Zeiten. So speichern?`,
    removing: (titles: readonly string[]) =>
      titles.length === 1
        ? `Standort „${titles[0]}“ entfernen?`
        : `${titles.length} Standorte entfernen: ${titles.map((title) => `„${title}“`).join(', ')}?`,
    leavesSubscription: (left: number) =>
      `Das ändert auch euer Abo: Bezahlt wird danach für ${left === 1 ? '1 Standort' : `${left} Standorte`}. Was schon bezahlt ist, wird anteilig auf der nächsten Rechnung gutgeschrieben.`,
    unknown: 'Noch sind nicht alle Anfragen geladen. Trotzdem schon speichern?',
    confirm: 'So speichern',
    cancel: 'Noch nicht',
  },
} as const;
