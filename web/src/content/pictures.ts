/**
 * Pictures of the real product, taken from the running demo world by `npm run pictures`. One that has not been taken is no
 * fault: where it would stand, the pages show the sign instead.
 */
import type { PictureName } from './picture-texts.ts';

const urls = import.meta.glob<string>('../pictures/*.webp', { eager: true, import: 'default', query: '?url' });

/** Where the picture lies, or undefined while it has not been taken. */
export function pictureUrl(name: PictureName): string | undefined {
  return urls[`../pictures/${name}.webp`];
}

export const isPhonePicture = (name: PictureName) => name.endsWith('-phone');

/** Pixels: a desktop at its own size, a phone of 390 × 844 at twice that. */
export function pictureSize(name: PictureName): { width: number; height: number } {
  return isPhonePicture(name) ? { width: 780, height: 1688 } : { width: 1280, height: 800 };
}
