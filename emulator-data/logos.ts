/** Logos of the demo practices, drawn here and resized by the product's own code. */
import { collections } from '@platzwart/functions/core/collections';
import { logoFrom, logoPath } from '@platzwart/functions/practices/logo';
import type { Firestore } from 'firebase-admin/firestore';
import sharp from 'sharp';

const leaf =
  '<path d="M256 76c96 60 140 146 116 232-18 64-66 96-116 96s-98-32-116-96c-24-86 20-172 116-232z" fill="#2f7d4f"/><path d="M256 150v300M256 260l62-52M256 320l74-52M256 260l-62-52M256 320l-74-52" stroke="#e9f3ea" stroke-width="16" stroke-linecap="round" fill="none"/>';
const rays = Array.from(
  { length: 12 },
  (_, n) => `<path d="M256 66v52" transform="rotate(${n * 30} 256 256)"/>`,
).join('');
const sun = `<g stroke="#d98a00" stroke-width="22" stroke-linecap="round">${rays}</g><circle cx="256" cy="256" r="104" fill="#f2a81d"/>`;
const hills =
  '<circle cx="352" cy="168" r="46" fill="#e7b75f"/><path d="M40 400l140-196 96 128 60-74 136 142z" fill="#41618c"/><path d="M40 400l96-96 90 96z" fill="#2c4568"/>';

/** By slug; other practices have none. */
const drawings: Readonly<Record<string, { back: string; sign: string }>> = {
  'logopaedie-lindenhof': { back: '#e9f3ea', sign: leaf },
  'ergotherapie-sonnenblick': { back: '#fff6e0', sign: sun },
  'psychotherapie-weitblick': { back: '#e8eef6', sign: hills },
};

export async function seedLogos(db: Firestore): Promise<void> {
  const docs = collections(db);
  await Promise.all(
    Object.entries(drawings).map(async ([slug, { back, sign }]) => {
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${back}"/>${sign}</svg>`;
      const logo = await logoFrom(await sharp(Buffer.from(drawn)).png().toBuffer());
      if (!logo.ok) throw new Error(`The logo of ${slug} is no picture.`);
      await docs.practiceLogo(slug).set(logo.value);
      await docs.practice(slug).update({ logoImagePath: logoPath(slug, logo.value) });
    }),
  );
}
