/** Texts of practices that were found, for patients. */
const rounded = (kilometres: number, step: number) => Math.round(kilometres / step) * step;

export const texts = {
  list: 'Praxen',
  further: 'Weiter entfernt',
  morePlaces: (count: number) =>
    count === 1 ? 'und 1 weiterer Standort' : `und ${count} weitere Standorte`,
  /** Three digits of a postal code are no better known than this. */
  distance: (kilometres: number) =>
    kilometres < 5
      ? 'in der Nähe'
      : `rund ${rounded(kilometres, kilometres < 30 ? 1 : kilometres < 100 ? 5 : 10)}\u00a0km`,
  times: (times: string) => `Zeiten der Praxis: ${times}`,
  quiet: 'weniger Anfragen',
  partlyQuiet: 'teils weniger Anfragen',
  paused: 'Pausiert',
  notice: 'Benachrichtigt werden',
  noticeOf: (practice: string) => `Benachrichtigt werden: ${practice}`,
  source: 'Nähe und Entfernung sind nach der Postleitzahl geschätzt, als Luftlinie. Ortsdaten: ',
  sourceName: 'GeoNames',
  licence: ', CC\u00a0BY\u00a04.0.',
  newTab: '(öffnet in neuem Tab)',
} as const;
