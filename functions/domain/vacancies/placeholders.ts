/**
 * Placeholders in a practice's own words about a place, beside those of `booking/placeholders.ts`.
 */
import { fillPlaceholders, practicePlaceholders } from '../booking/placeholders.ts';
import type { Practice } from '../practice/practice.ts';

export const placePlaceholders = [
  'platz_wann',
  'platz_rhythmus',
  'platz_ab',
  'platz_bis',
  'platz_standort',
  'platz_adresse',
  'platz_therapeut',
  'platz_frist',
] as const;

/**
 * What is said of a place, by placeholder; '' for what it does not have. `platz_therapeut`: ''
 * except in confirmations.
 */
export type PlaceValues = Readonly<Record<(typeof placePlaceholders)[number], string>>;

/**
 * What the practice's own words about a place may name: the therapist only in confirmations, the
 * deadline only in offers.
 */
export const placeholdersIn: Readonly<Record<'offerText' | 'givenText', readonly string[]>> = {
  offerText: [
    ...placePlaceholders.filter((name) => name !== 'platz_therapeut'),
    ...practicePlaceholders,
  ],
  givenText: [
    ...placePlaceholders.filter((name) => name !== 'platz_frist'),
    ...practicePlaceholders,
  ],
};

/**
 * Fills them all. A line that names something the place does not have is left out: 'Bis:
 * {platz_bis}' says nothing of an open-ended one.
 */
export function fillPlaceText(
  text: string,
  values: PlaceValues,
  practice: Practice,
  origin: string,
): string {
  const lines = text
    .split('\n')
    .filter((line) =>
      placePlaceholders.every((name) => values[name] !== '' || !line.includes(`{${name}}`)),
    );
  // One pass over the text as written: what it inserts is never read as a placeholder.
  const pieces = lines.join('\n').split(/(\{platz_[a-z]+\})/);
  return pieces
    .map((piece) => filled(piece, values) ?? fillPlaceholders(piece, practice, origin))
    .join('');
}

function filled(piece: string, values: PlaceValues): string | undefined {
  const name = placePlaceholders.find((known) => piece === `{${known}}`);
  return name && values[name];
}
