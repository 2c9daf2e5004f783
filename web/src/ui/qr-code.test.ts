import { expect, test } from 'vitest';
import { qrCodeOf, svgFile } from './qr-code.ts';

const code = qrCodeOf('https://platzwart.example/logopaedie-am-markt');

test('around the code four squares stay quiet: without them some cameras find no code', () => {
  const edges = code.dark.flatMap((row, y) =>
    row.filter((isDark, x) => isDark && (Math.min(x, y) < 4 || Math.max(x, y) >= code.size - 4)),
  );
  expect(edges).toEqual([]);
});

test('the path covers each dark square once, and nothing else', () => {
  const painted = code.dark.map((row) => row.map(() => 0));
  for (const [, x, y, width] of code.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let i = 0; i < Number(width); i++) {
      const row = painted[Number(y)] as number[];
      row[Number(x) + i] = (row[Number(x) + i] ?? 0) + 1;
    }
  }
  expect(painted).toEqual(code.dark.map((row) => row.map((isDark) => (isDark ? 1 : 0))));
});

test('the file is a picture of its own, on white', () => {
  const file = new DOMParser().parseFromString(svgFile(code), 'image/svg+xml');
  expect(file.querySelector('parsererror')).toBeNull();
  expect(file.documentElement.getAttribute('viewBox')).toBe(`0 0 ${code.size} ${code.size}`);
  expect(file.querySelector('rect')?.getAttribute('fill')).toBe('white');
});
