/** Every call and endpoint, as Hosting leads to it: the wired services themselves answer, without a database. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { matchesGlob } from 'node:path/posix';
import { calls } from '@platzwart/domain/calls';
import express from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

type Service = { (request: unknown, response: unknown): unknown; __endpoint: Endpoint };
type Endpoint = {
  httpsTrigger?: object;
  eventTrigger?: { eventFilterPathPatterns?: object };
  secretEnvironmentVariables?: { key: string }[];
};
type Rewrite = { source: string; function?: { functionId: string; region: string }; destination?: string };

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: Rewrite[] };
};
const toFunctions = hosting.rewrites.flatMap(({ source, function: to }) => (to ? [{ source, ...to }] : []));
/** Of App Check, as the emulators take it: nobody signed it. */
const unsignedProof = `${['{}', '{"sub":"our-app"}'].map((part) => Buffer.from(part).toString('base64url')).join('.')}.`;
let services: Record<string, Service>;
let origin: string;
let stop: () => void;

beforeAll(async () => {
  // The deployment's parameters; no address of any database among them.
  const parameters = {
    GCLOUD_PROJECT: 'demo-house',
    ORIGIN: 'https://platzwart.example',
    MAIL_FROM: 'post@platzwart.example',
    HASH_KEY: 'of tests',
  };
  for (const [name, value] of Object.entries({ ...parameters, APP_CHECK: 'true', FIREBASE_DEBUG_MODE: 'true' })) vi.stubEnv(name, value);
  services = (await import('@platzwart/functions/index')) as unknown as Record<string, Service>;
  const app = express().use(express.json());
  app.use((request, response) => {
    const leadsTo = toFunctions.find(({ source }) => matchesGlob(request.path, source));
    const service = services[leadsTo?.functionId ?? ''];
    if (service) void service(request, response);
    else response.status(404).send('no rewrite');
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => server.close();
}, 60_000);
afterAll(() => {
  stop();
  vi.unstubAllEnvs();
});

async function post(path: string, data: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });
  const body = (await response.json().catch(() => undefined)) as { error?: { status: string; message: string } } | undefined;
  return { status: response.status, error: body?.error?.status, message: body?.error?.message };
}

it.each(Object.keys(calls))('%s answers under its own path in the callable protocol', async (name) => {
  expect(await post(`/api/${name}`, { surprise: true })).toMatchObject(
    name === 'addWaitingRequest' ? { status: 400, error: 'FAILED_PRECONDITION' } : { status: 400, error: 'INVALID_ARGUMENT' },
  );
});

it('what App Check protects is refused without its token and with a forged one, and read with a good one', async () => {
  const refused = { status: 400, error: 'FAILED_PRECONDITION' };
  const attempt = (token?: string) => post('/api/addWaitingRequest', {}, token === undefined ? {} : { 'X-Firebase-AppCheck': token });
  expect(await attempt()).toMatchObject(refused);
  expect(await attempt('forged')).toMatchObject(refused);
  expect(await attempt(unsignedProof)).toMatchObject(refused);
  // What the functions emulator tells the SDK: tokens are read, not verified. Past the guard the input is judged.
  vi.stubEnv('FIREBASE_DEBUG_FEATURES', '{"skipTokenVerification":true}');
  expect(await attempt(unsignedProof)).toMatchObject({ status: 400, error: 'INVALID_ARGUMENT' });
  expect(await attempt()).toMatchObject(refused);
});

it('registration, which is no call, looks for the token of App Check itself', async () => {
  expect(await post('/api/companies', {})).toMatchObject({ status: 403 });
  expect(await post('/api/companies', {}, { 'X-Firebase-AppCheck': unsignedProof })).toMatchObject({ status: 403 });
});

it('the other endpoints answer under their paths', async () => {
  expect([await post('/api/mail/bounce', {}), await post('/api/stripe/webhook', {}), await post('/sitemap.xml', {})]).toMatchObject([
    { status: 401 },
    { status: 400 },
    { status: 405 },
  ]);
  expect((await fetch(`${origin}/media/nothing`)).headers.get('cache-control')).toBe('public, max-age=60');
});

it('no other path under /api is answered', async () => {
  for (const path of ['/api/nothing', '/api/addWaitingRequest/', '/api/viewBilling/x', '/api/'])
    expect(await post(path, {})).toMatchObject({ status: 404 });
});

it('a few services serve them all, each may read what it needs, and the app answers last', () => {
  const endpoints = Object.entries(services).map(([name, { __endpoint }]) => [name, __endpoint] as const);
  expect(endpoints.length).toBeLessThanOrEqual(14);
  const secrets = (name: string) => services[name]?.__endpoint.secretEnvironmentVariables?.map(({ key }) => key) ?? [];
  expect(Object.fromEntries(endpoints.filter(([, { httpsTrigger }]) => httpsTrigger).map(([name]) => [name, secrets(name)]))).toEqual({
    api: ['HASH_KEY'],
    payments: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    transfers: ['HASH_KEY'],
    mailBounce: ['BOUNCE_KEY'],
  });
  const readers = (key: string) => endpoints.map(([name]) => name).filter((name) => secrets(name).includes(key));
  expect(readers('SMTP_URL')).toEqual(['letterQueued', 'everyFiveMinutes']);
  const documents = endpoints.flatMap(([, { eventTrigger }]) => JSON.stringify(eventTrigger?.eventFilterPathPatterns ?? []));
  const watched = documents.filter((pattern) => pattern !== '[]');
  expect(new Set(watched).size).toBe(watched.length);
  expect(toFunctions.length).toBeLessThanOrEqual(8);
  expect(new Set(toFunctions.map(({ region }) => region))).toEqual(new Set(['europe-west3']));
  expect(hosting.rewrites.at(-1)).toEqual({ source: '!/@(api|assets|media)/**', destination: '/app.html' });
});
