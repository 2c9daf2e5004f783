import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import {
  functionsFiles,
  problemOf,
  taxProblemOf,
  valuesIn,
} from '../../scripts/check-deployment.ts';

const key = { VITE_APP_CHECK_KEY: '6Lc' };

test.each([
  ['off by default', {}, {}, ''],
  ['off', { APP_CHECK: 'false' }, { VITE_APP_CHECK_KEY: '' }, ''],
  ['on at both ends', { APP_CHECK: 'true' }, key, ''],
  ['asked for, and never shown', { APP_CHECK: 'true' }, {}, 'nobody could agree to it'],
  ['shown, and not asked for', {}, key, 'does not say APP_CHECK=true'],
  [
    'off, with a stand-in for push services',
    { PUSH_TEST_ORIGIN: 'http://127.0.0.1:1' },
    {},
    'belongs to the emulator',
  ],
])('App Check %s', (_case, functions, web, problem) => {
  const said = problemOf(functions, web);
  if (problem === '') expect(said).toBe('');
  else expect(said).toContain(problem);
  // One sentence.
  expect(said.match(/\.(?=\s|$)/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test('without tax on the invoices nothing is deployed, unless the operator knows', () => {
  expect(taxProblemOf({})).toContain('STRIPE_TAX=true');
  expect(taxProblemOf({ STRIPE_TAX: 'false' })).toContain('STRIPE_TAX=true');
  expect(taxProblemOf({ STRIPE_TAX: 'true' })).toBe('');
  expect(taxProblemOf({ NO_VAT_KNOWINGLY: 'true' })).toBe('');
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
    'npm run check:deployment',
    'npm run check:deployment',
  ]);
  // The cloud installs from a lock file (`npm ci`) if the upload has one.
  expect(functions[0].predeploy).toContain('npm run functions:lock');
  expect((read('package.json') as { scripts: object }).scripts).toMatchObject({
    'check:deployment': 'node scripts/check-deployment.ts',
    'functions:lock': 'node scripts/functions-lock.ts',
  });
});
