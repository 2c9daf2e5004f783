import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { operator, operatorPapers, otherSubProcessors } from '@platzwart/domain/legal/operator';
import { afterEach, expect, test } from 'vitest';
import { allowances, verdictOf } from '../../scripts/deployment/check.ts';
import { steps } from '../../scripts/deployment/checks.ts';
import { functionsFiles, ofSettings, valuesIn } from '../../scripts/deployment/settings.ts';
import { placeholders } from '../../web/placeholders.ts';
import * as content from '../../web/src/content/operator.ts';
import { known } from '../support/project-answers.ts';

const key = { VITE_APP_CHECK_KEY: '6Lc' };

/** What is said to those parameters, added to good ones without App Check. */
function said(functions: object, web: object = {}): string {
  const given = {
    ...known,
    functions: { ...known.functions, APP_CHECK: undefined, ...functions },
    web: { ...known.web, VITE_APP_CHECK_KEY: undefined, ...web },
  };
  return ofSettings
    .filter(({ stops }) => stops === true || stops === 'no-vat')
    .flatMap((check) => verdictOf(check, given, undefined).said)
    .join('\n');
}

test.each([
  ['App Check off by default', {}, {}, ''],
  ['App Check off', { APP_CHECK: 'false' }, { VITE_APP_CHECK_KEY: '' }, ''],
  ['App Check on at both ends', { APP_CHECK: 'true' }, key, ''],
  ['App Check asked for, and never shown', { APP_CHECK: 'true' }, {}, 'Niemand könnte zustimmen'],
  ['App Check shown, and not asked for', {}, key, 'APP_CHECK=true fehlt'],
  ['a stand-in for push services', { PUSH_TEST_ORIGIN: 'http://127.0.0.1:1' }, {}, 'Emulator'],
  ['no tax on invoices', { STRIPE_TAX: 'false' }, {}, 'STRIPE_TAX'],
  ['no word about tax', { STRIPE_TAX: undefined }, {}, 'STRIPE_TAX'],
  ['an origin with a path', { ORIGIN: 'https://platzwart.test/' }, {}, 'ohne / am Ende'],
  [
    'another project’s web app',
    {},
    { VITE_FIREBASE_PROJECT_ID: 'demo' },
    'VITE_FIREBASE_PROJECT_ID',
  ],
  [
    'sign-in elsewhere',
    {},
    { VITE_FIREBASE_AUTH_DOMAIN: 'p.web.app' },
    'VITE_FIREBASE_AUTH_DOMAIN',
  ],
])('%s', (_case, functions, web, problem) => {
  if (problem === '') expect(said(functions, web)).toBe('');
  else expect(said(functions, web)).toContain(problem);
});

test('what a deployment would ask for is named with its default, unless it is said', () => {
  const check = ofSettings.find(({ name }) => name.startsWith('Jeder Parameter'));
  if (!check) return expect.unreachable();
  expect(verdictOf(check, known, undefined).state).toBe('missing');
  const file = parseEnv(check.mend(known));
  expect(file).toMatchObject({ WARM_INSTANCES: '1', DKIM_SELECTOR: '' });
  expect(file.APP_CHECK).toBeUndefined();
  const all = { ...known, functions: { ...known.functions, ...file } };
  expect(verdictOf(check, all, undefined).state).toBe('ok');
});

test('everything that the operator has not replaced stops a deployment', () => {
  const stopped = ofSettings
    .filter(({ stops }) => stops === 'invented-operator' || stops === 'no-sub-processors')
    .flatMap((check) => verdictOf(check, known, undefined).said);
  expect(new Set(stopped)).toEqual(
    new Set(
      placeholders({
        operator: { ...operator, ...operatorPapers },
        otherSubProcessors,
        ...content,
      }),
    ),
  );
});

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('parameters are read of the project that is deployed, by its name and its alias, and may be absent', () => {
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  const root = pathToFileURL(`${folder}/`);
  mkdirSync(join(folder, 'functions'));
  writeFileSync(
    join(folder, '.firebaserc'),
    '{"projects":{"default":"demo-platzwart","live":"platzwart-4711"}}',
  );
  writeFileSync(join(folder, 'functions/.env.demo-platzwart'), 'APP_CHECK=false\n');
  writeFileSync(
    join(folder, 'functions/.env.live'),
    '# ours\nAPP_CHECK=false\nORIGIN=https://platzwart.example\n',
  );
  writeFileSync(join(folder, 'functions/.env.platzwart-4711'), 'APP_CHECK="true"\n');
  expect(valuesIn(root, functionsFiles(root, 'platzwart-4711'))).toEqual({
    APP_CHECK: 'true',
    ORIGIN: 'https://platzwart.example',
  });
  expect(valuesIn(root, functionsFiles(root, 'demo-platzwart'))).toEqual({ APP_CHECK: 'false' });
  expect(valuesIn(root, ['web/.env.production.local'], key)).toEqual(key);
});

test('functions and pages are deployed only after that check', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as unknown;
  const { functions, hosting } = read('firebase.json') as {
    functions: [{ predeploy: string[] }];
    hosting: { predeploy: string[] };
  };
  expect([functions[0].predeploy[0], hosting.predeploy[0]]).toEqual([
    'npm run deploy:check -- --strict',
    'npm run deploy:check -- --strict',
  ]);
  // The cloud installs from a lock file (`npm ci`) if the upload has one.
  expect(functions[0].predeploy).toContain('npm run functions:lock');
  expect((read('package.json') as { scripts: object }).scripts).toMatchObject({
    'deploy:check': 'node scripts/deploy-check.ts',
    'functions:lock': 'node scripts/functions-lock.ts',
  });
});

test('docs/deploy.md names the steps of the check, in the order in which one deploys', () => {
  const text = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
  const named = [...text.matchAll(/^\d+\. \*\*(.+?)\.\*\*/gm)].map(([, title]) => title);
  expect(named).toEqual(steps.map(({ title }) => title));
});

test('docs/deploy.md names every word with which a deployment goes on', () => {
  const text = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
  const [, step = ''] = /^11\. (.+?)^12\. /ms.exec(text) ?? [];
  for (const word of allowances) expect(step).toContain(word);
});
