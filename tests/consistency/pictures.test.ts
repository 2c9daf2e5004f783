/**
 * The product's pictures on the public pages: each block has its own, and each shows something
 * else.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureTexts } from '../../web/src/content/picture-texts.ts';
import { productFeatures } from '../../web/src/content/product-features.ts';

const folder = new URL('../../web/src/pictures/', import.meta.url);

it('no two pictures are the same bytes', () => {
  const files = readdirSync(folder);
  const hashes = files.map((file) =>
    createHash('sha256')
      .update(readFileSync(new URL(file, folder)))
      .digest('hex'),
  );
  expect(files.filter((_, n) => hashes.indexOf(hashes[n] ?? '') !== n)).toEqual([]);
});

it('each of the twelve blocks has a picture of its own, and one for phones, which are there and say what is seen', () => {
  const shown = productFeatures.map(({ picture }) => picture);
  expect(shown).toHaveLength(12);
  expect(new Set(shown).size).toBe(shown.length);
  const words = shown.map((name) => pictureTexts[name]);
  expect(new Set(words).size).toBe(words.length);
  expect(new Set(readdirSync(folder))).toEqual(
    new Set(shown.flatMap((name) => [`${name}.webp`, `${name}-phone.webp`])),
  );
});

it('all that have words are shown', () => {
  expect(new Set(productFeatures.map(({ picture }) => picture))).toEqual(
    new Set(Object.keys(pictureTexts)),
  );
});
