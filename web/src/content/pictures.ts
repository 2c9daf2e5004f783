/**
 * Pictures of the real product, taken from the running demo world by `npm run pictures`. A missing picture is fine: the
 * pages show the logo mark instead.
 */
import type { PictureName } from './picture-texts.ts';

const urls = import.meta.glob<string>('../pictures/*.webp', { eager: true, import: 'default', query: '?url' });

/** The picture's address; undefined while it has not been taken. */
export function pictureUrl(name: PictureName): string | undefined {
  return urls[`../pictures/${name}.webp`];
}

export const isPhonePicture = (name: PictureName) => name.endsWith('-phone');

/** Pixels: desktop at its own size, phone of 390 × 844 at twice that. */
export function pictureSize(name: PictureName): { width: number; height: number } {
  return isPhonePicture(name) ? { width: 780, height: 1688 } : { width: 1280, height: 800 };
}
