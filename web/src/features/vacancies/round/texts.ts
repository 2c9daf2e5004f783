const number = new Intl.NumberFormat('de-DE');

export const texts = {
  title: 'Platzrunde',
  offering: (n: number) => (n === 1 ? 'Platz anbieten' : `${number.format(n)} Plätze anbieten`),
  lead: 'So bekommen möglichst viele einen Platz, und wer länger wartet, geht vor. Jede Zeile könnt ihr ändern; der Rest verteilt sich neu.',
  columns: { place: 'Platz', person: 'Person', reason: 'Warum' },
  takePart: (place: string) => `${place} in dieser Runde verteilen`,
  personFor: (place: string) => `Person für ${place}`,
  nobody: 'niemandem anbieten',
  nobodyFits: 'niemand passt',
  nearly: (name: string) => `${name} (passt nur fast)`,
  reasons: {
    alone: 'ist hier an der Reihe',
    soThat: (name: string) => `bekommt diesen, damit ${name} auch einen bekommt`,
    others: (n: number) =>
      n === 1
        ? '1 Person davor bekommt einen anderen Platz'
        : `${number.format(n)} Personen davor bekommen einen anderen Platz`,
    chosen: 'von euch gewählt',
    nobodyFits: 'Niemand, der noch keinen Platz bekommt, kann genau zu dieser Zeit.',
  },
  asSuggested: 'Wie vorgeschlagen',
  asSuggestedFor: (place: string) => `${place}: wie vorgeschlagen`,
  notInRound: 'nicht in dieser Runde',
  result: (places: number, people: number) =>
    `${people === 1 ? '1 Person bekommt' : `${number.format(people)} Personen bekommen`} ${places === 1 ? 'einen Platz' : `${number.format(places)} Plätze`} angeboten`,
  what: (days: number) =>
    `Für die Antwort ${days === 1 ? 'ist 1 Werktag' : `sind ${number.format(days)} Werktage`} Zeit. Ohne Zusage fragen wir der Reihe nach die nächsten, höchstens drei für jeden Platz.`,
  tooMany: (max: number) =>
    `In einer Runde lassen sich höchstens ${number.format(max)} Plätze verteilen.`,
  send: (n: number) =>
    ['Anbieten', '1 Platz anbieten', 'Beide anbieten'][n] ?? `Alle ${number.format(n)} anbieten`,
  earliest: 'Frühestens ab',
  sending: 'Die Plätze werden angeboten …',
  offered: (n: number) => (n === 1 ? '1 Platz angeboten' : `${number.format(n)} Plätze angeboten`),
  noted: (n: number) =>
    n === 1
      ? 'Ein Platz, auf den niemand passt, ist eingetragen.'
      : `${number.format(n)} Plätze, auf die niemand passt, sind eingetragen.`,
  entered: (times: string) => `Schon als freier Platz eingetragen: ${times}`,
  undone: 'Zurückgenommen: Niemand wird gefragt.',
  notUndone: 'Die Angebote wurden nicht zurückgenommen',
  tooLate: (n: number) =>
    n === 1
      ? '1 Platz bleibt angeboten: Jemand weiß schon davon. Die übrigen sind zurückgenommen.'
      : `${number.format(n)} Plätze bleiben angeboten: Jemand weiß schon davon. Die übrigen sind zurückgenommen.`,
  notOffered: 'Nicht angeboten:',
  unsure: 'Noch nicht bestätigt:',
  takenMeanwhile: (places: readonly string[]) =>
    `Inzwischen ${places.length === 1 ? 'ist' : 'sind'} nicht mehr zu verteilen: ${places.join('; ')}.`,
  nothingLeft: 'Gerade ist kein Platz zu verteilen.',
  close: 'Schließen',
  failed: 'Dieser Platz wurde nicht angeboten.',
  askAnyway: 'Trotzdem fragen',
} as const;
