const people = (n: number) => (n === 0 ? 'niemand wartet' : n === 1 ? '1 Person wartet' : `${n} Personen warten`);

export const texts = {
  title: 'Woche',
  caption: (location: string) => `Wie viele Personen je Zeitfenster warten: ${location}`,
  locations: 'Standort',
  time: 'Uhrzeit',
  today: 'heute',
  cell: (weekday: string, time: string, n: number) => `${weekday} ${time} Uhr, ${people(n)}`,
  notOffered: 'nicht angeboten',
  legend: 'Es warten',
  legendSteps: ['niemand', '1–2', '3–5', '6–9', '10 und mehr'],
  loading: 'Die Woche wird geladen …',
  loadFailed: 'Die Woche lässt sich gerade nicht laden.',
  noPlan: {
    title: 'Keine Zeitfenster',
    text: 'Für diesen Standort sind noch keine Arbeitszeiten hinterlegt. Ohne sie können Personen keine Zeiten wünschen.',
  },
  retry: 'Noch einmal versuchen',
  choose: {
    title: 'Wer wartet wann?',
    text: 'Wähle ein Zeitfenster: Hier steht dann, wer dafür wartet, in der richtigen Reihenfolge.',
  },
  list: {
    title: (weekday: string, range: string, location: string | undefined) =>
      [weekday, range, location].filter((part) => part !== undefined).join(', '),
    count: (n: number) => (n === 0 ? 'Niemand wartet auf dieses Zeitfenster.' : `${people(n)}.`),
    limit: (n: number) => `Hier stehen die ersten ${n}.`,
    loading: 'Die Warteliste wird geladen …',
    failed: 'Die Warteliste lässt sich gerade nicht laden.',
    since: (day: string, duration: string) => `seit ${day} (${duration})`,
    prioritized: (day: string) => `priorisiert am ${day}`,
    otherTimes: 'weitere Zeiten:',
    noOtherTimes: 'keine weiteren Zeiten',
    close: 'Auswahl aufheben',
    unknown: 'Dieses Zeitfenster gibt es nicht.',
  },
  duration: (unit: 'days' | 'weeks' | 'months', n: number) => {
    const words = { days: ['Tag', 'Tage'], weeks: ['Woche', 'Wochen'], months: ['Monat', 'Monate'] }[unit];
    return n === 0 ? 'heute' : `${n} ${n === 1 ? words[0] : words[1]}`;
  },
} as const;
