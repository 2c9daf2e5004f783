import { folded } from './folding.ts';

/**
 * A person's name for comparison: `folded`, without signs and spaces, which people set as they like
 * ('O’Brien', 'OBrien', 'Anna-Maria').
 */
export function foldedName(name: string): string {
  const whole = folded(name);
  return whole.replace(/[^\p{L}\p{N}]+/gu, '') || whole.trim();
}
