/** Words and signs that bound hours or join them. */

export const approximately = new Set(
  'ca circa etwa ungefaehr rund um gegen cirka zirka gg ~ ≈'.split(' '),
);
export const openers = new Set('ab nach fruehestens erst schon bereits von'.split(' '));
export const closers = new Set(
  'bis vor spaetestens maximal max laengstens hoechstens zum'.split(' '),
);
/** Nobody means other times beside these: 'ab 13, spätestens 16'. */
export const limiting = new Set(
  'fruehestens spaetestens maximal max laengstens hoechstens'.split(' '),
);
export const joiners = new Set(['bis', '-', '–', '—', '−']);
export const dashes = new Set(['-', '–', '—', '−', '‐', '‑']);
