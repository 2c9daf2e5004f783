/** A practice's logo: validated by its bytes, re-encoded, small. */
import { createHash } from 'node:crypto';
import { accepted, messages, type Outcome, refusedAt } from '@platzwart/domain/failure';
import type { Limit } from '@platzwart/domain/rate-limit';
import type { PracticeLogo } from '../core/collections.ts';
import { countAttempt } from '../core/count-attempt.ts';
import type { Tools } from '../core/tools.ts';
import { logoSize, maxLogoBytes } from '../emails/with-logo.ts';

const maxBytes = 100_000;
/** Longest edge in pixels and quality, tried in turn until the picture is small enough. */
const attempts = [
  [512, 85],
  [512, 60],
  [512, 35],
  [256, 50],
  [128, 40],
] as const;
/**
 * A small file may unpack to gigabytes; this many pixels are 64 MB, and more than phone cameras
 * produce by default.
 */
const maxPixels = 16_000_000;

/** Pictures per account: unpacking one takes a processor for up to half a second. */
const limit: Limit = { max: 20, minutes: 60 };

// Only here: every page would have to load it among the domain's messages.
const tooManyPixels =
  'Das Bild hat mehr als 16 Millionen Bildpunkte. Bitte verkleinere es und wähle es noch einmal.';
const tooManyPictures =
  'Du hast in der letzten Stunde schon sehr viele Bilder geschickt. Bitte versuche es später noch einmal.';

/**
 * Rejects a picture by its first bytes; refuses SVG, which can contain scripts. Failures: at field
 * logoImage, code notAnImage.
 */
export function looksLikeLogo(bytes: Buffer): Outcome<'maybe'> {
  return hasImageSignature(bytes)
    ? accepted('maybe')
    : refusedAt('logoImage', 'notAnImage', messages.notAnImage);
}

/**
 * `logoFrom` for uploaded pictures, called once the rest of the input is valid. Each counts for the
 * account, whatever the result. Failures: at field logoImage, codes notAnImage, tooManyPixels,
 * tooManyPictures.
 */
export async function logoSentBy(
  uid: string,
  bytes: Buffer,
  tools: Pick<Tools, 'db' | 'now'>,
): Promise<Outcome<PracticeLogo>> {
  const looks = looksLikeLogo(bytes);
  if (!looks.ok) return looks;
  const isWithin = await countAttempt(picturesId(uid), limit, tools);
  return isWithin ? logoFrom(bytes) : refusedAt('logoImage', 'tooManyPictures', tooManyPictures);
}

/**
 * Any PNG, JPEG, WebP or GIF -> WebP of at most 512 px and 100 kB, and a small PNG for e-mails.
 * Ignores the declared type: magic bytes decide, and the decoder after them. Failures: at field
 * logoImage, codes notAnImage, tooManyPixels.
 */
export async function logoFrom(bytes: Buffer): Promise<Outcome<PracticeLogo>> {
  const looks = looksLikeLogo(bytes);
  if (!looks.ok) return looks;
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return refusedAt('logoImage', 'tooManyPixels', tooManyPixels);
    for (const [edge, quality] of attempts) {
      const encoded = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .rotate()
        .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality, alphaQuality: quality })
        .toBuffer();
      if (encoded.length <= maxBytes) {
        const hash = createHash('sha256').update(encoded).digest('hex').slice(0, 32);
        const emailBytes = await emailLogoFrom(encoded);
        return accepted({
          hash,
          type: 'image/webp',
          bytes: encoded,
          ...(emailBytes && { emailBytes }),
        });
      }
    }
  } catch {
    // Broken or cut off: to the person it is just a picture we cannot use.
  }
  return refusedAt('logoImage', 'notAnImage', messages.notAnImage);
}

/**
 * In: the logo as it is stored, small enough to be decoded several times. On white, since it must be
 * seen on dark grounds too; undefined if no size is small enough.
 */
async function emailLogoFrom(stored: Buffer): Promise<PracticeLogo['emailBytes']> {
  const { default: sharp } = await import('sharp');
  for (const share of [1, 0.75, 0.5]) {
    const small = await sharp(stored)
      .resize(Math.round(logoSize.width * share), Math.round(logoSize.height * share), {
        fit: 'inside',
      })
      .flatten({ background: '#fff' })
      .png({ palette: true, quality: 80, compressionLevel: 9 })
      .toBuffer();
    if (small.length <= maxLogoBytes) return Uint8Array.from(small);
  }
  return undefined;
}

/** The id under which an account's picture times are stored. */
function picturesId(uid: string): string {
  return createHash('sha256').update(`pictures ${uid}`).digest('hex');
}

/** Path on this origin where `media` serves the logo; new bytes have a new path. */
export function logoPath(slug: string, logo: Pick<PracticeLogo, 'hash'>): string {
  return `/media/logos/${slug}/${logo.hash}.webp`;
}

function hasImageSignature(bytes: Buffer): boolean {
  const startsWith = (signature: string, at = 0) =>
    bytes.subarray(at, at + signature.length).toString('latin1') === signature;
  return (
    startsWith('\x89PNG\r\n\x1a\n') ||
    startsWith('\xff\xd8\xff') ||
    startsWith('GIF87a') ||
    startsWith('GIF89a') ||
    (startsWith('RIFF') && startsWith('WEBP', 8))
  );
}
