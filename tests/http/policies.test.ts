/** Whom each document of the build may ask, besides our own address: exactly these. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const dist = new URL('../../web/dist/', import.meta.url);
const [database, signIn, statistics] = [
  'http://127.0.0.1:8081',
  'http://127.0.0.1:9099',
  'http://127.0.0.1:12112',
];

/** By document; all others are pages about the product, which may be counted. */
const asks: Readonly<Record<string, readonly string[]>> = {
  'practice.html': [database],
  'booking.html': [database],
  'booking-request.html': [database],
  'patients.html': [database],
  'app.html': [database, signIn],
  '404.html': [database, signIn],
  'login.html': [database, signIn],
};

it.each(readdirSync(dist).filter((name) => name.endsWith('.html')))('%s', (name) => {
  const document = readFileSync(new URL(name, dist), 'utf8');
  const policy = (
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(document)?.[1] ?? ''
  ).replaceAll('&#39;', "'");
  const named = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [about = '', ...sources] = directive.split(' ');
      return [about, sources.filter((source) => !source.startsWith("'sha256-")).sort()];
    }),
  );
  const known = asks[name];
  expect(named).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(known ? [] : [statistics])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(known ?? [database, signIn, statistics])].sort(),
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
  });
});
