import { folded } from './folding.ts';

/**
 * Its words in plain characters, without punctuation: what stays when somebody only writes it in
 * another way.
 */
export function bareText(text: string): string {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
