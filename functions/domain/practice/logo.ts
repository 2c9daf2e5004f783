/** What a practice's logo may be, before anybody has looked into the file (spec section 3, registration payload). */
import { messages } from '../failure.ts';
import { maxFileSize } from './registration.ts';

/** SVG can carry scripts and is refused. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** What speaks against this file, undefined for none; `size` in bytes. */
export function logoProblem(logo: { readonly type: string; readonly size: number } | undefined): string | undefined {
  if (!logo) return undefined;
  if (!logoTypes.includes(logo.type)) return messages.notAnImage;
  return logo.size > maxFileSize ? messages.fileTooLarge : undefined;
}
