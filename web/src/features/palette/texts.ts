export const texts = {
  title: 'Suchen und springen',
  placeholder: 'Name, Telefon, Seite – oder „Kinder, Di nachmittag“',
  results: 'Ergebnisse',
  close: 'Schließen',
  found: (n: number) => (n === 0 ? 'Nichts gefunden' : n === 1 ? '1 Treffer' : `${n} Treffer`),
  nothing: 'Nichts gefunden. Du kannst auch fragen, zum Beispiel:',
  examples: [
    'Kinder mit Verordnung, Di nachmittag',
    'länger als 6 Monate',
    'Di 14',
    'ohne E-Mail',
    'neu',
  ],
  try: 'Frag zum Beispiel:',
  understood: 'Verstanden:',
  unknown: (words: readonly string[]) => `Nicht verstanden: ${words.join(', ')}`,
  groups: {
    question: 'Frage',
    people: 'Anfragen',
    answers: 'Was kam heraus?',
    actions: 'Tun',
    screens: 'Seiten',
    settings: 'Einstellungen',
    lists: 'Listen',
    tags: 'Schlagwörter',
  },
  chips: {
    noEmail: 'ohne E-Mail-Adresse',
    unconfirmed: 'E-Mail-Adresse unbestätigt',
    unreachable: 'E-Mail nicht zustellbar',
    unanswered: 'ohne Antwort auf die Rückfrage',
    nowhere: 'auf keiner Warteliste',
    neverAsked: 'noch nie gefragt',
    hasOffer: 'hat ein Angebot',
    prioritized: 'priorisiert',
    isNew: 'neu',
    morning: 'vormittags',
    afternoon: 'nachmittags',
    time: (day: string, at: string) =>
      `${day} ${Number(at.slice(0, 2))}${at.endsWith(':00') ? '' : at.slice(2)} Uhr`,
    waiting: (months: number) =>
      months === 1 ? 'wartet 1 Monat oder länger' : `wartet ${months} Monate oder länger`,
    age: (age: string) => {
      const [from = '', to = ''] = age.split('-');
      if (from === '') return `unter ${Number(to) + 1} Jahren`;
      return to === ''
        ? `ab ${from} Jahren`
        : from === to
          ? `${from} Jahre alt`
          : `${from} bis ${to} Jahre alt`;
    },
  },
} as const;
