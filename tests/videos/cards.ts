/**
 * What is in a film but not the product: the title before it, and the desk on which a phone lies.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../scripts/toolchain.ts';
import { recordingSize as size } from '../../web/src/content/videos.ts';
import { colour, tokens } from './colours.ts';
import type { Framing } from './stage.ts';

export const phoneSize = { width: 390, height: 664 };

export async function titleCard(browser: Browser, title: string): Promise<Buffer> {
  const font = readFileSync(
    join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  ).toString('base64');
  const cells = Array.from(
    { length: 15 },
    (_, cell) => `<i${cell === 8 ? ' class="free"' : ''}></i>`,
  ).join('');
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<!doctype html><html lang="de"><style>
    ${tokens}
    @font-face { font-family: 'Inter Variable'; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; height: 100vh; display: grid; place-content: center; justify-items: center; gap: 36px; text-align: center;
      background: var(--color-soft); color: var(--color-text); font: 30px/1.2 var(--font) }
    h1 { margin: 0; max-width: 960px; font-size: 60px; font-weight: 750; letter-spacing: -0.02em; text-wrap: balance }
    p { margin: 0; color: var(--color-hint) }
    div { display: grid; grid-template-columns: repeat(5, 26px); gap: 8px }
    i { height: 26px; border-radius: 7px; background: var(--color-primary-line); opacity: 0.6 }
    i.free { background: var(--color-primary); opacity: 1 }
  </style><div>${cells}</div><h1>${title}</h1><p>Platzwart</p></html>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** A phone lies in the middle of the picture. */
export const asPhone: Framing = async (screen) => {
  const { width, height } = phoneSize;
  const [left, top] = [(size.width - width) / 2, (size.height - height) / 2];
  const edge = 9;
  const shell = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${colour('--color-primary-soft')}"/>
    <rect x="${left - edge}" y="${top - edge}" width="${width + 2 * edge}" height="${height + 2 * edge}" rx="34" fill="${colour('--color-text')}"/></svg>`;
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="26"/></svg>`;
  const rounded = await sharp(screen)
    .resize(width, height)
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(Buffer.from(shell))
    .composite([{ input: rounded, left, top }])
    .png({ compressionLevel: 2 })
    .toBuffer();
};
