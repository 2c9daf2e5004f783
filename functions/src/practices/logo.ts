/** A practice's logo: judged by its bytes, re-encoded, small (design section 3, "Logo"). */
import { createHash } from 'node:crypto';
import { accepted, type Outcome, refusedAt, sentences } from '@platzwart/domain/failure';
import type { PracticeLogo } from '../collections.ts';

const maxBytes = 100_000;
/** Longest edge in pixels and quality, tried in turn until the picture is small enough. */
const attempts = [
  [512, 85],
  [512, 60],
  [512, 35],
  [256, 50],
  [128, 40],
] as const;
/** A picture of few bytes may unpack to gigabytes. */
const maxPixels = 40_000_000;

/**
 * Any PNG, JPEG, WebP or GIF -> WebP of at most 512 px and 100 kB. The declared type is not asked: magic bytes decide, and
 * the decoder after them; SVG is refused, since it can hold scripts. Failures: at field logoImage, code notAnImage.
 */
export async function logoFrom(bytes: Buffer): Promise<Outcome<PracticeLogo>> {
  if (!hasImageSignature(bytes)) return refusedAt('logoImage', 'notAnImage', sentences.notAnImage);
  const { default: sharp } = await import('sharp');
  try {
    for (const [edge, quality] of attempts) {
      const encoded = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .rotate()
        .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality, alphaQuality: quality })
        .toBuffer();
      if (encoded.length <= maxBytes) {
        const hash = createHash('sha256').update(encoded).digest('hex').slice(0, 32);
        return accepted({ hash, type: 'image/webp', bytes: encoded });
      }
    }
  } catch {
    // Broken, cut off, or too many pixels: to the person it is one thing, a picture we cannot use.
  }
  return refusedAt('logoImage', 'notAnImage', sentences.notAnImage);
}

/** Path on this origin under which `media` serves the logo; new bytes have a new path. */
export function logoPath(slug: string, logo: Pick<PracticeLogo, 'hash'>): string {
  return `/media/logos/${slug}/${logo.hash}.webp`;
}

function hasImageSignature(bytes: Buffer): boolean {
  const startsWith = (signature: string, at = 0) => bytes.subarray(at, at + signature.length).toString('latin1') === signature;
  return (
    startsWith('\x89PNG\r\n\x1a\n') ||
    startsWith('\xff\xd8\xff') ||
    startsWith('GIF87a') ||
    startsWith('GIF89a') ||
    (startsWith('RIFF') && startsWith('WEBP', 8))
  );
}
