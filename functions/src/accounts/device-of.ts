/** In the order in which they must be asked: each names those after it as well. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/**
 * Browser and system in plain words, from a user agent: 'Firefox auf Windows'. Never a part of what
 * was sent.
 */
export function deviceOf(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, 1000);
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(agent))?.[1];
  return `${named(browsers) ?? 'Browser'} auf ${named(systems) ?? 'unbekanntem Gerät'}`;
}
