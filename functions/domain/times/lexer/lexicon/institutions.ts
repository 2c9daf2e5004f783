/** Where somebody is before or after the time that suits. */
import { words } from './words.ts';

/**
 * From when somebody is surely free after it, in hours; until when before it. Kept and asked about:
 * nobody's day ends by the clock.
 */
export const institutions = new Map<string, { after: number; before: number }>(
  Object.entries({
    'schule schulschluss unterricht schulunterricht volksschule grundschule vs vorschule': {
      after: 14,
      before: 8,
    },
    'kita kiga kindergarten krippe kindergartenschluss kitaschluss krabbelstube kindi tagesmutter kigaschluss':
      { after: 15, before: 8 },
    'hort nachmittagsbetreuung nabe ganztagsschule ogs ogts arbeit feierabend dienst buero dienstschluss arbeitsschluss':
      {
        after: 17,
        before: 8,
      },
    'mittagessen mittagspause': { after: 14, before: 11 },
    mittagsschlaf: { after: 15, before: 12 },
    znueni: { after: 10, before: 9 },
  }).flatMap(([names, at]) => words(names).map((name) => [name, at] as const)),
);
