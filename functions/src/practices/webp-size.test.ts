import sharp from 'sharp';
import { expect, it } from 'vitest';
import { logoFrom } from './logo.ts';
import { webpSize } from './webp-size.ts';

it.each([
  [900, 300, 3],
  [37, 511, 4],
  [512, 512, 4],
] as const)(
  'reads %i × %i with %i channels of what our encoder writes',
  async (width, height, channels) => {
    const background = { r: 11, g: 110, b: 105, alpha: 0.5 };
    const logo = await logoFrom(
      await sharp({ create: { width, height, channels, background } }).png().toBuffer(),
    );
    if (!logo.ok) throw new Error('no logo');
    const { width: w, height: h } = await sharp(logo.value.bytes).metadata();
    expect(webpSize(logo.value.bytes)).toEqual({ width: w, height: h });
  },
);

it('knows no other picture', async () => {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  for (const bytes of [png, Buffer.from('RIFF'), Buffer.alloc(0)])
    expect(webpSize(bytes)).toBeUndefined();
});
