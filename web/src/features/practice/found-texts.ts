/** Texts of practices that were found, for patients. */
const rounded = (kilometres: number) => Math.round(kilometres / 5) * 5;

export const texts = {
  list: 'Praxen',
  further: 'Weiter entfernt',
  morePlaces: (count: number) => (count === 1 ? 'und 1 weiterer Standort' : `und ${count} weitere Standorte`),
  /** Three digits of a postal code are no better known than this. */
  distance: (kilometres: number) =>
    kilometres < 3 ? 'in der Nähe' : `etwa ${kilometres < 30 ? Math.round(kilometres) : rounded(kilometres)} km`,
  times: (times: string) => `Zeiten der Praxis: ${times}`,
  paused: 'Pausiert',
  source: 'Entfernungen sind Luftlinien, geschätzt nach der Postleitzahl. Ortsdaten: ',
  sourceName: 'GeoNames',
  licence: ', CC\u00a0BY\u00a04.0.',
  newTab: '(öffnet in neuem Tab)',
} as const;
