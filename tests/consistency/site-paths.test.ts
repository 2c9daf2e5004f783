/**
 * Addresses of the site are only in `functions/domain/site-paths.ts` and `screen-paths.ts`: a
 * renamed screen breaks no link, in no e-mail either.
 */
import { globSync, readFileSync } from 'node:fs';
import { requestParameter, screenPaths, settingsPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Of documents, not of the site. */
const others = ['functions/domain/paths.ts'];
const files = globSync(
  ['functions/{domain,src}/**/*.ts', 'web/src/**/*.{ts,tsx}', 'web/*.ts', 'scripts/*.ts'],
  { cwd: root },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      !/\.test\.|-test-setup\.|domain\/(?:site|screen)-paths\.ts$/.test(file) &&
      !others.includes(file),
  );

const written = (paths: object) =>
  Object.values(paths as Record<string, string | ((...given: string[]) => string)>).map((path) =>
    typeof path === 'string' ? path : path('', ''),
  );
/** 'einstellungen', 'abo', 'booking' …: every word that an address has. */
const words = new Set(
  [...written(sitePaths), ...written({ ...screenPaths, setting: '' }), ...written(settingsPaths)]
    .flatMap((path) => path.split(/[/?]/))
    .filter((word) => word !== '' && !word.includes('=')),
);
const word = `(?:${[...words].join('|')})`;

/**
 * A string, or what follows a value in one, that begins with such a word: '/login',
 * `${origin}/user`, 'archiv/papierkorb', path="woche".
 */
const literal = new RegExp(
  `['"\`}]/${word}(?=['"\`/?#$])|['"\`]${word}/${word}\\b|\\b(?:path|to)="${word}\\b|[?]${requestParameter}=`,
  'g',
);

function found(text: string): string[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(/^(?:import|export) .* from '.*';$|import\('.*'\)/gm, '');
  return code.match(literal) ?? [];
}

it('no other file spells one out', () => {
  const spelled = files.flatMap((file) =>
    found(readFileSync(new URL(file, root), 'utf8')).map((address) => `${file}: ${address}`),
  );
  expect(spelled).toEqual([]);
});

it.each([
  '"/login"',
  '}/user`',
  '}/einstellungen/abo`',
  '}/anfragen?',
  "'einstellungen/abo'",
  'path="woche"',
  'to="booking"',
  '?anfrage=',
])('finds %s', (code) => {
  expect(found(code)).not.toEqual([]);
});
