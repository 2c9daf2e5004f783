/**
 * The practice's logo in place of its initials. It travels inside the e-mail, as an attachment that
 * the text names by `cid:`: opening the e-mail asks nobody for it. A PNG on white, for programs read
 * no WebP and dark ones would swallow a dark logo; the outbox keeps the initials.
 */
import type { Collections } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import type { Mail } from '../core/tools.ts';

/** How the text names the attachment. */
export const logoId = 'logo@platzwart';

/** Most bytes; an e-mail without it has about 15 kB. */
export const maxLogoBytes = 20_000;

/** Pixels: twice what is shown, for dense screens. */
export const logoSize = { width: 320, height: 88 } as const;

/** What `layout-html.ts` draws while nothing is known of a logo. */
const initials = /<td [^>]*data-logo="".*?<\/td>/;

type EmailWithLogo = Parameters<Mail['send']>[1];

/** Reads nothing where the e-mail has no place for it. */
export async function withLogo(email: Email, docs: Collections): Promise<EmailWithLogo> {
  if (email.slug === '' || !initials.test(email.html)) return email;
  const logo = (await docs.practiceLogo(email.slug).get()).data()?.emailBytes;
  if (!logo) return email;
  return { ...email, html: withPicture(email.html, `cid:${logoId}`, sizeOfPng(logo)), logo };
}

/** `size`: in pixels of the file; missing: as high as the initials. */
export function withPicture(
  html: string,
  source: string,
  { width, height }: { width?: number; height: number } = { height: logoSize.height },
): string {
  const w = width === undefined ? '' : ` width="${Math.round(width / 2)}"`;
  const picture = `<img src="${source}" alt=""${w} height="${Math.round(height / 2)}" style="display:block;border:0;border-radius:8px">`;
  return html.replace(initials, () => `<td>${picture}</td>`);
}

/** From its header, which our own encoder wrote. */
function sizeOfPng(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
