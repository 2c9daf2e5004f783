/**
 * Pictures of the real product, taken from the running demo world by `npm run pictures`: a part of
 * a screen at its own size, and a tighter one for phones. A missing picture is fine: the pages show
 * the logo mark instead.
 */
import { type PictureName, pictureSizes } from './picture-texts.ts';

const urls = import.meta.glob<string>('../pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

type Picture = { url: string; width: number; height: number };

/** Undefined while they have not been taken. */
export function picturesOf(
  name: PictureName,
  size: 'large' | 'small',
): { wide: Picture; phone: Picture } | undefined {
  const [wide, phone] = [urls[`../pictures/${name}.webp`], urls[`../pictures/${name}-phone.webp`]];
  return wide && phone
    ? { wide: { url: wide, ...pictureSizes[size] }, phone: { url: phone, ...pictureSizes.phone } }
    : undefined;
}
