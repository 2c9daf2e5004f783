/** `GET /media/**`: logos under content-hashed paths, cached by Hosting's CDN. */
import { collections } from '../core/collections.ts';
import type { EndpointAnswer } from '../core/endpoint-answer.ts';
import type { Tools } from '../core/tools.ts';

type Media = { type: string; bytes: Uint8Array };

/**
 * `GET /media/**`. Paths contain the content's hash, so that hits never change; but a practice may
 * take its logo back, and caches must not keep it for longer than a day. Misses are not cached,
 * since a logo may be about to come.
 */
export async function serveMedia(
  { path }: { path: string },
  tools: Pick<Tools, 'db'>,
): Promise<EndpointAnswer> {
  const found = await mediaAt(path, tools);
  if (!found) return { status: 404 };
  const headers = { 'Content-Type': found.type, 'Cache-Control': 'public, max-age=86400' };
  return { status: 200, headers, body: Buffer.from(found.bytes) };
}

/**
 * The bytes at `/media/logos/{slug}/{hash}.webp`, or undefined if they are not, or no longer, the
 * practice's logo.
 */
export async function mediaAt(path: string, { db }: Pick<Tools, 'db'>): Promise<Media | undefined> {
  const [, slug, hash] =
    /^\/media\/logos\/([a-z0-9-]{1,80})\/([0-9a-f]{32})\.webp$/.exec(path) ?? [];
  if (slug === undefined) return undefined;
  const logo = (await collections(db).practiceLogo(slug).get()).data();
  return logo?.hash === hash ? logo : undefined;
}
