import { invisible } from './characters.ts';

/**
 * A character that a cleaned line may have. Database rules see no neighbours, so joiners may stand
 * anywhere.
 */
const inLine = `(?![${invisible}\\u2800])[^\\p{Z}\\n]|[\\u200c\\u200d\\ufe0f]`;

/**
 * A cleaned line, as far as database rules can check it (`isLine` there): words between single
 * spaces, of which something can be seen.
 */
export const visibleLine = new RegExp(
  `^(?=.*[^\\p{Z}\\p{M}\\p{Cc}\\p{Cf}${invisible}\\u2800])(?:${inLine})+(?: (?:${inLine})+)*$`,
  'u',
);
