/** `GET /media/**`: logos under immutable, content-hashed paths, kept by Hosting's CDN (design section 3, "Logo"). */
import { collections } from '../collections.ts';
import type { Tools } from '../tools.ts';

export type Media = { type: string; bytes: Uint8Array };

/** The bytes at `/media/logos/{slug}/{hash}.webp`, or undefined if they are not, or no longer, the practice's logo. */
export async function mediaAt(path: string, { db }: Pick<Tools, 'db'>): Promise<Media | undefined> {
  const [, slug, hash] = /^\/media\/logos\/([a-z0-9-]{1,80})\/([0-9a-f]{32})\.webp$/.exec(path) ?? [];
  if (slug === undefined) return undefined;
  const logo = (await collections(db).practiceLogo(slug).get()).data();
  return logo?.hash === hash ? logo : undefined;
}
