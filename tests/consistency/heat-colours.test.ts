/** The heatmap's colours: its numbers stay readable on each of them, and neighbours differ, in every scheme of tokens.css. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const schemes = readFileSync(new URL('../../web/src/ui/tokens.css', import.meta.url), 'utf8')
  .split('}')
  .filter((block) => block.includes('--heat-0:'))
  .map(
    (block) => new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})/g)].map(([, name = '', value = '']) => [name, luminance(value)])),
  );

describe.each(schemes.map((colours, i) => [i, colours] as const))('the colours of scheme %i', (_i, colours) => {
  const of = (name: string) => colours.get(name) ?? Number.NaN;
  const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const steps = [0, 1, 2, 3, 4, 5, 6];

  test('leave the numbers readable', () => {
    for (const step of steps) {
      const text = of(step < 5 ? 'color-text' : 'heat-strong-text');
      expect(contrast(of(`heat-${step}`), text), `step ${step}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('are told apart from their neighbours', () => {
    for (const step of steps.slice(1))
      expect(contrast(of(`heat-${step}`), of(`heat-${step - 1}`)), `step ${step}`).toBeGreaterThanOrEqual(1.15);
  });
});

test('there is a scheme', () => {
  expect(schemes.length).toBeGreaterThan(0);
});

/** WCAG's relative luminance of '#abc' or '#aabbcc'. */
function luminance(colour: string): number {
  const digits = colour.slice(1);
  const parts = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
