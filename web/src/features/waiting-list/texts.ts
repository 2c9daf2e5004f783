const number = new Intl.NumberFormat('de-DE');

// A cell's accessible name includes its visible number, for speech control.
const people = (n: number) => (n === 1 ? '1 Person wartet' : `${number.format(n)} Personen warten`);
const fitting = (n: number) => (n === 1 ? '1 Person passt' : `${number.format(n)} Personen passen`);

export const texts = {
  title: 'Woche',
  caption: (location: string) => `Wie viele Personen je Zeitfenster warten: ${location}`,
  places: {
    legend: 'Standort',
    all: 'Alle Standorte',
    compare: 'Vergleichen',
    which: 'Woche von',
    twoOf: 'Zwei Standorte vergleichen',
    first: 'Erster Standort',
    second: 'Zweiter Standort',
    front: 'Welche Woche zu sehen ist',
  },
  filter: {
    label: 'Filter',
    prioritized: 'Nur priorisierte',
    tags: (n: number) => (n === 0 ? 'Schlagwörter' : `Schlagwörter (${n})`),
    tagsLabel: 'Schlagwörter, von denen mindestens eines passt',
    deletedTag: 'gelöschtes Schlagwort',
    reset: 'Filter zurücksetzen',
    counting: 'wird gezählt …',
    noMatch: 'Zu diesem Filter passt niemand, der wartet.',
    formatText: (isPrioritized: boolean, tags: readonly string[]) =>
      [
        isPrioritized ? 'nur priorisierte' : '',
        tags.length > 0 ? `Schlagwort ${tags.join(' oder ')}` : '',
      ]
        .filter(Boolean)
        .join(', '),
  },
  several: 'Mehrere Zeitfenster wählen',
  addCell: 'Dazu wählen',
  toList: (n: number) => (n === 1 ? '1 Zeitfenster gewählt' : `${n} Zeitfenster gewählt`),
  showList: 'Zur Warteliste',
  side: 'Warteliste',
  sheet: 'Warteliste groß zeigen',
  print: 'Drucken',
  oClock: ' Uhr',
  today: 'heute',
  sums: { day: 'je Tag', time: 'je Zeit', note: 'In den Summen zählt jede Person einmal.' },
  waiting: people,
  people: (n: number) =>
    n === 1 ? '1 verschiedene Person' : `${number.format(n)} verschiedene Personen`,
  cell: (weekday: string, time: string, n: number) => `${weekday} ${time} Uhr, ${people(n)}`,
  filteredCell: (weekday: string, time: string, n: number) =>
    `${weekday} ${time} Uhr, ${fitting(n)} zum Filter`,
  free: (n: number) => (n === 1 ? '1 Platz ist frei' : `${n} Plätze sind frei`),
  freeShort: (n: number) => `${n} frei`,
  freeLegend: 'freier Platz',
  chosenCell: (text: string) => `${text}, gewählt`,
  notOffered: 'nicht angeboten',
  legend: (n: number) => `${number.format(n)} ${n === 1 ? 'wartet' : 'warten'}`,
  step: (from: number, to: number | undefined) =>
    from === 0
      ? 'niemand'
      : to === undefined
        ? `${number.format(from)} und mehr`
        : from === to
          ? `${from}`
          : `${number.format(from)}–${number.format(to)}`,
  number: (n: number) => number.format(n),
  loadFailed: 'Die Woche lässt sich gerade nicht laden.',
  noPlan: {
    title: 'Keine Zeitfenster',
    text: 'Für diesen Standort sind noch keine Arbeitszeiten hinterlegt. Ohne sie können Personen keine Zeiten wünschen.',
  },
  toChoose: (n: number) =>
    `${n === 1 ? 'Dieses Zeitfenster steht' : `Diese ${number.format(n)} Zeitfenster stehen`} in eurem Formular zur Wahl.`,
  changePlan: 'Arbeitszeiten ändern',
  planProgress: (done: number, total: number) =>
    `Die Zeiten haben sich geändert: ${number.format(done)} von ${number.format(total)} ${total === 1 ? 'Anfrage ist' : 'Anfragen sind'} neu eingeordnet.`,
  sample: {
    practice: 'Beispielpraxis',
    free: '1 Platz frei',
    next: (isFree: boolean) => (isFree ? 'ist dran' : 'wäre dran'),
    more: (n: number) => (n === 1 ? 'und eine weitere Person' : `und ${number.format(n)} weitere`),
  },
} as const;
