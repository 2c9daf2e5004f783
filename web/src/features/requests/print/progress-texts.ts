/** Texts shown while printing is prepared, before the print code has loaded. */
const number = new Intl.NumberFormat('de-DE');

export const progressTexts = {
  preparing: (done: number, all: number) => `Druck wird vorbereitet: ${number.format(done)} von ${number.format(all)}`,
  reading: 'Verlauf wird geladen …',
} as const;
