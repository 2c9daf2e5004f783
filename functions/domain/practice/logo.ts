/** Checks of a logo before the file is opened (spec section 3, registration payload). */
import { messages } from '../failure.ts';
import { maxFileSize } from './registration.ts';

/** SVG is refused because it can carry scripts. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The error for this file, undefined for none; `size` in bytes. */
export function logoProblem(
  logo: { readonly type: string; readonly size: number } | undefined,
): string | undefined {
  if (!logo) return undefined;
  if (!logoTypes.includes(logo.type)) return messages.notAnImage;
  return logo.size > maxFileSize ? messages.fileTooLarge : undefined;
}
