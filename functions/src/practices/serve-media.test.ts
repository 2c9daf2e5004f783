import { expect, it } from 'vitest';
import type { Tools } from '../core/tools.ts';
import { logoPath } from './logo.ts';
import { serveMedia } from './serve-media.ts';

const hash = 'a'.repeat(32);
const logo = { hash, type: 'image/webp', bytes: new Uint8Array([1, 2, 3]) } as const;

/** The database with this one logo, and what was read of it. */
function oneLogo() {
  const reads: string[] = [];
  const get = (path: string) => {
    reads.push(path);
    return Promise.resolve({ data: () => (path === 'practiceLogos/praxis' ? logo : undefined) });
  };
  const db = {
    doc: (path: string) => ({ withConverter: () => ({ get: () => get(path) }) }),
  } as unknown as Tools['db'];
  return { db, reads };
}

it('a logo may be kept for a day: its practice may take it back', async () => {
  expect(await serveMedia({ path: logoPath('praxis', logo) }, oneLogo())).toEqual({
    status: 200,
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=86400' },
    body: Buffer.from(logo.bytes),
  });
});

it.each([
  ['a former logo of the practice', logoPath('praxis', { hash: 'b'.repeat(32) })],
  ['the logo under another practice’s name', logoPath('andere', logo)],
])('nobody keeps that there is none: %s', async (_what, path) => {
  expect(await serveMedia({ path }, oneLogo())).toEqual({ status: 404 });
});

it.each([
  '/media/logos/praxis',
  `/media/logos/praxis/${hash}`,
  `/media/logos/praxis/${hash.toUpperCase()}.webp`,
  `/media/logos/praxis/${hash}.webp/x`,
  `/media/logos/../${hash}.webp`,
  `/media/logos/a/b/${hash}.webp`,
  `/media/logos/${'a'.repeat(81)}/${hash}.webp`,
])('reads nothing for %s', async (path) => {
  const { db, reads } = oneLogo();
  expect([await serveMedia({ path }, { db }), reads]).toEqual([{ status: 404 }, []]);
});
