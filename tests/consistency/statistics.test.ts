/**
 * Whoever is asked about visitor statistics learns whose they are; without any, nobody is asked and
 * the privacy policy says so.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkEnvironment } from '../../web/env-schema.ts';
import { legalHtml } from '../../web/legal-html.ts';

const complete = {
  VITE_FIREBASE_PROJECT_ID: 'p',
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_APP_ID: 'a',
  VITE_FIREBASE_AUTH_DOMAIN: 'platzwart.example',
  VITE_ORIGIN: 'https://platzwart.example',
};
const url = 'https://statistik.example/script.js';

it.each([
  [{}, true],
  [{ VITE_ANALYTICS_URL: '', VITE_ANALYTICS_NAME: '' }, true],
  [{ VITE_ANALYTICS_URL: url, VITE_ANALYTICS_NAME: 'Zählwerk' }, true],
  [{ VITE_ANALYTICS_URL: url }, false],
  [{ VITE_ANALYTICS_URL: url, VITE_ANALYTICS_NAME: '' }, false],
  [{ VITE_ANALYTICS_NAME: 'Zählwerk' }, false],
  [{ VITE_ANALYTICS_URL: 'zählwerk', VITE_ANALYTICS_NAME: 'Zählwerk' }, false],
])('a build with %j can be made: %s', (values, isPossible) => {
  const check = () => checkEnvironment({ ...complete, ...values });
  if (isPossible) expect(check).not.toThrow();
  else expect(check).toThrow(/VITE_ANALYTICS_/);
});

const policy = readFileSync(
  new URL('../../functions/domain/legal/privacy-policy.md', import.meta.url),
  'utf8',
);

it('the privacy policy names the service wherever it speaks of it', () => {
  const html = legalHtml(policy, 'Zählwerk');
  expect(html.match(/Zählwerk/g)?.length).toBeGreaterThanOrEqual(3);
  expect(html).toContain('setzen wir den Dienst <strong>Zählwerk</strong> ein');
  expect(html).toContain('<strong>consent_status</strong>');
  expect(html).not.toMatch(/kein Analysedienst|\{|Analyse\}/i);
});

it('without a service it says that nobody is asked, and tells of no choice and no cookie of it', () => {
  const html = legalHtml(policy);
  expect(html).toContain('Zurzeit werten wir Ihre Besuche nicht aus.');
  expect(html.match(/kein Analysedienst (ist )?im Einsatz/gi)?.length).toBe(3);
  expect(html).not.toMatch(/consent_status|Über diesem Text|Ihre Wahl oben|\{|Analyse\}/);
});
