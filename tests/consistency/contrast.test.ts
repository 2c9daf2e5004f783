/**
 * Colours are readable by day and by night: text, edges of controls, tags, the heatmap's numbers.
 * As WCAG counts contrast.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../web/src/', import.meta.url));
const read = (file: string) =>
  readFileSync(source + file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const tokens = read('ui/tokens.css');
const chips = read('ui/chip.module.css');

/** `light-dark(a, b)` is one colour by day and another by night, `#abc` the same. */
const schemes = ['by day', 'by night'].map((name, i) => {
  const colourOf = (text: string) =>
    /light-dark\(\s*(#\w+),\s*(#\w+)\s*\)/.exec(text)?.[i + 1] ?? /^#\w+$/.exec(text)?.[0];
  const named = [...tokens.matchAll(/--((?:color|heat)-[\w-]+):\s*([^;]+);/g)].flatMap(
    ([, token = '', text = '']) => {
      const value = colourOf(text);
      return value ? [[token.replace('color-', ''), luminance(value)] as const] : [];
    },
  );
  const tags = [
    ...chips.matchAll(/\.(\w+) \{\s*--chip-ground: ([^;]+);\s*--chip-text: ([^;]+);/g),
  ].flatMap(([, tag = '', ground = '', text = '']) => {
    const [back, front] = [colourOf(ground), colourOf(text)];
    return back && front ? [[tag, contrast(luminance(back), luminance(front))] as const] : [];
  });
  return { name, colours: new Map(named), tags };
});

const surfaces = ['surface', 'soft', 'warm', 'raised', 'raised-soft'];
const grounds = [...surfaces, 'primary-soft'];

/** Text -> what it stands on without both being named in one rule. */
const texts: Record<string, readonly string[]> = {
  text: [...grounds, 'accent-soft', 'error-soft', 'heat-0', 'heat-1', 'heat-2', 'heat-3', 'heat-4'],
  hint: [...grounds, 'accent-soft', 'error-soft', 'heat-0'],
  primary: [...grounds, 'accent-soft'],
  'primary-strong': [...grounds, 'accent-soft', 'primary-line'],
  'accent-text': [...grounds, 'accent-soft'],
  error: [...surfaces, 'error-soft'],
  'on-primary': ['primary', 'primary-strong'],
  'on-band': ['band'],
  'band-hint': ['band'],
  'heat-strong-text': ['heat-5', 'heat-6'],
};

/** What shows a control, its state, or where one is. */
const edges: Record<string, readonly string[]> = {
  border: [...grounds, 'accent-soft', 'leaf'],
  'leaf-text': ['leaf'],
  focus: [...grounds, 'accent-soft', 'error-soft', 'leaf'],
  primary: ['primary-soft'],
  'on-primary': ['primary'],
};

/** The text and the ground of each rule that names both. */
const inRules = globSync('**/*.css', { cwd: source }).flatMap((file) =>
  [...read(file).matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
    const [, text] = /(?:^|[\s;])color: var\(--(?:color-)?([\w-]+)\)/.exec(rule) ?? [];
    const [, ground] = /(?:^|[\s;])background: var\(--(?:color-)?([\w-]+)\);/.exec(rule) ?? [];
    return text && ground && !text.startsWith('chip') && !ground.startsWith('chip')
      ? [{ file, text, ground }]
      : [];
  }),
);

describe.each(schemes)('$name', ({ colours, tags }) => {
  const between = (one: string, other: string) =>
    contrast(colours.get(one) ?? Number.NaN, colours.get(other) ?? Number.NaN);
  const tooFaint = (pairs: Record<string, readonly string[]>, least: number) =>
    Object.entries(pairs).flatMap(([front, backs]) =>
      backs
        .filter((back) => !(between(front, back) >= least))
        .map((back) => `${front} on ${back}: ${between(front, back).toFixed(2)}`),
    );

  test('text is readable on whatever it stands', () => {
    expect(tooFaint(texts, 4.5)).toEqual([]);
  });

  test('edges, focus and states are seen', () => {
    expect(tooFaint(edges, 3)).toEqual([]);
  });

  test('rules name a text and a ground that go together', () => {
    expect(inRules.length).toBeGreaterThan(30);
    const faint = inRules.filter(({ text, ground }) => !(between(text, ground) >= 4.5));
    expect(faint.map(({ file, text, ground }) => `${file}: ${text} on ${ground}`)).toEqual([]);
  });

  test('tags have the contrast their stylesheet promises', () => {
    expect(tags.length).toBe(12);
    expect(tags.filter(([, ratio]) => ratio < 6.7)).toEqual([]);
  });

  test("the heatmap's steps are told apart from their neighbours", () => {
    for (const step of [1, 2, 3, 4, 5, 6])
      expect(between(`heat-${step}`, `heat-${step - 1}`), `step ${step}`).toBeGreaterThanOrEqual(
        1.15,
      );
  });
});

test('only tokens and the colours of tags are written as colours', () => {
  const written = globSync('**/*.css', {
    cwd: source,
    exclude: ['ui/tokens.css', 'ui/chip.module.css', '**/print/**', '**/poster.module.css'],
  });
  expect(
    written.filter((file) => /#[0-9a-f]{3,8}\b|\brgba?\(|: (?:white|black)\b/i.test(read(file))),
  ).toEqual(['ui/qr-picture.module.css']);
});

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** WCAG's relative luminance of '#abc' or '#aabbcc'. */
function luminance(colour: string): number {
  const digits = colour.slice(1);
  const parts =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
