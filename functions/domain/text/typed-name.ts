import { folded } from './folding.ts';

/** Here: of the pages only the one that deletes a practice says it. */
export const nameNotTyped = 'Bitte tippe den Namen der Praxis ab, wie er da steht.';

/**
 * Whether a name that had to be typed is the one that stands there. Only alphabetic characters and digits count:
 * keyboards have no '–' and no '„', and phones begin with a capital.
 */
export function isTypedAs(typed: string, name: string): boolean {
  return spoken(typed) === spoken(name);
}

function spoken(name: string): string {
  return folded(name).replace(/[^\p{L}\p{N}]/gu, '');
}
