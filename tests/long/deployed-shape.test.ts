/**
 * The functions as a deployment would upload them, installed elsewhere from their own lock file,
 * without what only development needs: they list their services and take a booking. Google's own
 * runtime is left out: express calls the function as that would.
 */
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { collections } from '@platzwart/functions/core/collections';
import * as deployed from '@platzwart/functions/index';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Lock, lockOf } from '../../scripts/functions-lock.ts';
import { aBooking } from '../support/a-booking.ts';
import { waitLimit } from '../support/limits.ts';
import { database, project, registeredPractice } from '../support/practice-under-test.ts';
import { proofFor } from '../support/proof.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const uploaded = mkdtempSync(join(tmpdir(), 'uploaded-'));
const running = new Set<{ kill: () => void }>();

beforeAll(async () => {
  await run(process.execPath, ['build.ts'], { cwd: join(root, 'functions') });
  const { functions } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    functions: [{ source: string; ignore: string[] }];
  };
  const [{ source, ignore }] = functions;
  // The command line's own choice of files.
  const { readdirRecursive } = createRequire(import.meta.url)('firebase-tools/lib/fsAsync.js') as {
    readdirRecursive: (options: {
      path: string;
      ignoreStrings: string[];
    }) => Promise<{ name: string }[]>;
  };
  const from = join(root, source);
  for (const { name } of await readdirRecursive({ path: from, ignoreStrings: ignore }))
    cpSync(name, join(uploaded, relative(from, name)));
  const ours = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  writeFileSync(join(uploaded, 'package-lock.json'), JSON.stringify(lockOf(ours, source)));
  await run(
    'npm',
    ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'],
    { cwd: uploaded },
  );
});

afterAll(() => {
  for (const one of running) one.kill();
  rmSync(uploaded, { recursive: true });
});

/**
 * Starts it in the uploaded folder, with nothing of this process's own settings; answers with where
 * it listens.
 */
async function start(script: string, environment: Record<string, string>): Promise<string> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    GCLOUD_PROJECT: project,
    METADATA_SERVER_DETECTION: 'none',
    ...environment,
  };
  const child = spawn(process.execPath, [script], { cwd: uploaded, env, stdio: 'inherit' });
  running.add(child);
  return `http://127.0.0.1:${port}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const answer = (url: string, init?: RequestInit) =>
  vi.waitFor(() => fetch(url, init), { timeout: waitLimit, interval: 200 });

it('lists every service to whoever deploys it', async () => {
  const url = await start('node_modules/firebase-functions/lib/bin/firebase-functions.js', {
    FUNCTIONS_CONTROL_API: 'true',
  });
  const manifest = await (await answer(`${url}/__/functions.yaml`)).text();
  const { endpoints, params } = JSON.parse(manifest) as {
    endpoints: object;
    params: { name: string }[];
  };
  expect(new Set(Object.keys(endpoints))).toEqual(new Set(Object.keys(deployed)));
  expect(params.map(({ name }) => name)).toContain('WARM_INSTANCES');
});

it('takes a booking', async () => {
  const slug = await registeredPractice('Hochgeladen', new Date());
  writeFileSync(
    join(uploaded, 'listen.mjs'),
    `import express from 'express';
     import { api } from './lib/index.js';
     const verify = (request, _response, rawBody) => Object.assign(request, { rawBody });
     express().use(express.raw({ verify, type: () => true })).use(api).listen(Number(process.env.PORT), '127.0.0.1');`,
  );
  const settings = {
    ORIGIN: 'https://platzwart.example',
    MAIL_FROM: 'post@platzwart.example',
    HASH_KEY: 'of tests',
  };
  const limits = {
    BOOKINGS_PER_ADDRESS: '10',
    BOOKINGS_PER_PRACTICE: '200',
    EMAILS_PER_MAILBOX: '3',
    EMAILS_PER_MAILBOX_OF_ALL: '15',
    OPERATOR_EMAIL: '',
  };
  const url = await start('listen.mjs', {
    ...settings,
    ...limits,
    FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST ?? '',
  });
  const booking = aBooking(slug);
  const response = await answer(`${url}/api/addWaitingRequest`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(await proofFor('addWaitingRequest', booking, url)),
    },
    body: JSON.stringify({ data: booking }),
  });
  expect([response.status, await response.json()]).toEqual([
    200,
    { result: { requestId: booking.requestId } },
  ]);
  expect((await collections(database()).requests(slug).get()).size).toBe(1);
});
