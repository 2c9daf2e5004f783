/**
 * Where a practice can work: Germany by Land, Switzerland by canton, Austria as a whole. What
 * follows from it: `differences.ts`.
 */
import * as z from 'zod/mini';

const germanLaender = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;
const swissCantons = [
  'AG',
  'AI',
  'AR',
  'BE',
  'BL',
  'BS',
  'FR',
  'GE',
  'GL',
  'GR',
  'JU',
  'LU',
  'NE',
  'NW',
  'OW',
  'SG',
  'SH',
  'SO',
  'SZ',
  'TG',
  'TI',
  'UR',
  'VD',
  'VS',
  'ZG',
  'ZH',
] as const;

export type Country =
  | 'AT'
  | `DE-${(typeof germanLaender)[number]}`
  | `CH-${(typeof swissCantons)[number]}`;

export const countries: readonly Country[] = [
  'AT',
  ...germanLaender.map((land) => `DE-${land}` as const),
  ...swissCantons.map((canton) => `CH-${canton}` as const),
];

export const Country = z.enum(countries as [Country, ...Country[]], {
  error: 'Bitte wähle, wo eure Praxis liegt.',
});
