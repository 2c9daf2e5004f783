export const texts = {
  title: 'Angebote',
  places: 'Hat schon',
  offer: 'Platz anbieten …',
  offerOther: 'Anderen Platz anbieten …',
  fits: (n: number, first: string | undefined) =>
    n === 0
      ? 'Gerade passt kein freier Platz.'
      : n === 1
        ? `Ein freier Platz passt: ${first}`
        : `${n} freie Plätze passen.`,
  newPlace: 'Einen anderen eintragen …',
  fitting: 'Passende freie Plätze',
  offerThis: 'Anbieten …',
  addToList: 'Auf die Liste setzen',
  offerNamed: (place: string) => `Anbieten: ${place}`,
  addNamed: (place: string) => `Auf die Liste setzen: ${place}`,
  added: (name: string) => `${name}: auf der Liste`,
  gone: 'gelöschter Platz',
} as const;
