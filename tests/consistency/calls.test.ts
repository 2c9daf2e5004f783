/** Every call and endpoint, as Hosting routes it: the wired services themselves answer, without a database. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { matchesGlob } from 'node:path/posix';
import { access, limitOf } from '@platzwart/domain/access';
import { calls } from '@platzwart/domain/calls';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Service = { (request: unknown, response: unknown): unknown; __endpoint: Endpoint };
type Endpoint = {
  httpsTrigger?: object;
  eventTrigger?: { eventFilterPathPatterns?: object };
  secretEnvironmentVariables?: { key: string }[];
};
type Rewrite = ({ source: string } | { regex: string }) & { function?: { functionId: string; region: string }; destination?: string };

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: Rewrite[] };
};
const toFunctions = hosting.rewrites.flatMap(({ function: to, ...from }) => (to ? [{ ...to, from }] : []));
const fits = (path: string, from: Rewrite) => ('regex' in from ? new RegExp(from.regex).test(path) : matchesGlob(path, from.source));
/** An App Check token, as the emulators accept it: unsigned. */
const unsignedProof = `${['{}', '{"sub":"our-app"}'].map((part) => Buffer.from(part).toString('base64url')).join('.')}.`;
/** Hosting's document for every practice. */
const emptyDocument = '<title>Platzwart</title>';
let services: Record<string, Service>;
let origin: string;
let stop: () => void;

beforeAll(async () => {
  // The SDK logs every call it has checked.
  vi.spyOn(console, 'debug').mockReturnValue();
  // The deployment's parameters, without any database address.
  const parameters = {
    GCLOUD_PROJECT: 'demo-consistency',
    MAIL_FROM: 'post@platzwart.example',
    HASH_KEY: 'of tests',
    BOUNCE_KEY: 'of tests',
    STRIPE_WEBHOOK_SECRET: 'of tests',
  };
  for (const [name, value] of Object.entries({ ...parameters, APP_CHECK: 'true', FIREBASE_DEBUG_MODE: 'true' })) vi.stubEnv(name, value);
  services = (await import('@platzwart/functions/index')) as unknown as Record<string, Service>;
  const app = express().use(express.json());
  app.get('/practice.html', (_request, response) => void response.send(emptyDocument));
  app.use((request, response) => {
    // As Google's frontend does.
    const list = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = `${list === undefined ? '' : `${String(list)}, `}${seenBy(request.headers)}`;
    const leadsTo = toFunctions.find(({ from }) => fits(request.path, from));
    const service = services[leadsTo?.functionId ?? ''];
    if (service) void service(request, response);
    else response.status(404).send('no rewrite');
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('ORIGIN', origin);
  stop = () => server.close();
});
afterAll(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** The caller as Google's frontend sees it: tests set it by a header of their own. */
const seenBy = (headers: Record<string, unknown>) => String(headers['x-test-caller'] ?? '192.0.2.1');

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
    ['addWaitingRequest', 'requestIntakeNotice'].includes(name)
      ? { status: 400, error: 'FAILED_PRECONDITION' }
      : { status: 400, error: 'INVALID_ARGUMENT' },
  );
});

it('what App Check protects is refused without its token and with a forged one, and read with a good one', async () => {
  const refused = { status: 400, error: 'FAILED_PRECONDITION' };
  const attempt = (token?: string) => post('/api/addWaitingRequest', {}, token === undefined ? {} : { 'X-Firebase-AppCheck': token });
  expect(await attempt()).toMatchObject(refused);
  expect(await attempt('forged')).toMatchObject(refused);
  expect(await attempt(unsignedProof)).toMatchObject(refused);
  // The functions emulator's setting for the SDK: tokens are read, not verified. Past the guard the input is validated.
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

it('whatever handler names the keyed hash is given it', () => {
  const index = readFileSync(new URL('../../functions/src/index.ts', import.meta.url), 'utf8');
  const without = [...index.matchAll(/callable\((\w+), tools\)/g)].map(([, name = '']) => name);
  expect(without.length).toBeGreaterThan(20);
  const sourceOf = (name: string) => {
    const [, file = ''] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./([^']+)'`).exec(index) ?? [];
    return readFileSync(new URL(`../../functions/src/${file}`, import.meta.url), 'utf8');
  };
  expect(without.filter((name) => sourceOf(name).includes('keyedHash'))).toEqual([]);
});

describe('whoever asks too often', () => {
  // Within one minute, however long it takes.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());
  const asCaller = (caller: string) => ({ 'x-test-caller': caller });
  /** Different headers each time: without Hosting, anybody can set them. */
  const invented = (n: number) => ({ 'Fastly-Client-IP': `10.1.${n >> 8}.${n & 255}`, 'X-Forwarded-For': `10.1.${n >> 8}.${n & 255}` });
  const idToken = (uid: string) => {
    const now = Math.floor(Date.now() / 1000);
    const parts = [{ alg: 'none' }, { sub: uid, uid, aud: 'demo-consistency', auth_time: now, iat: now, exp: now + 60 }];
    return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
  };
  /** Answers to one call more than the limit allows. */
  async function answersTo(max: number, ask: (n: number) => Promise<number>): Promise<number[]> {
    const answers: number[] = [];
    while (answers.length <= max) {
      const rest = Math.min(50, max + 1 - answers.length);
      answers.push(...(await Promise.all(Array.from({ length: rest }, (_, n) => ask(answers.length + n)))));
    }
    return answers;
  }
  const refusedOf = (answers: number[]) => answers.filter((status) => status === 429).length;

  const names = Object.keys(calls) as (keyof typeof calls)[];
  // All members' calls have one limit, so one of them represents them.
  const tried = [...names.filter((name) => 'limit' in access[name]), 'recordVisit' as const];
  it.each(tried)('%s is refused beyond its limit, with any headers, and nobody else is', async (name) => {
    vi.stubEnv('FIREBASE_DEBUG_FEATURES', '{"skipTokenVerification":true}');
    const rule = access[name];
    const { max } = limitOf(rule);
    const account: Record<string, string> = rule.who === 'anybody' ? {} : { authorization: `Bearer ${idToken(`one ${name}`)}` };
    const ask = (n: number, caller = `198.51.100.${n % 250}`) =>
      post(
        `/api/${name}`,
        { surprise: true },
        { ...invented(n), ...account, ...asCaller(rule.who === 'anybody' ? '198.51.100.7' : caller) },
      );
    expect(refusedOf(await answersTo(max, async (n) => (await ask(n)).status))).toBe(1);
    const other = { ...asCaller('198.51.100.251'), ...('authorization' in account && { authorization: `Bearer ${idToken('another')}` }) };
    expect((await post(`/api/${name}`, { surprise: true }, other)).status).toBe(400);
  });

  // As declared; one without a limit does not compile.
  const contents = readFileSync(new URL('../../functions/src/index.ts', import.meta.url), 'utf8');
  const endpoints = [...contents.matchAll(/'(\/[a-z./*]+)': \{\s*limit: \{ max: (\d+)/g)].map(
    ([, path = '', max]) => [path.replace('**', 'nothing'), Number(max)] as const,
  );
  it('the plain endpoints are these', () => {
    expect(endpoints.map(([path]) => path)).toEqual([
      '/media/nothing',
      '/sitemap.xml',
      '/nothing',
      '/api/stripe/webhook',
      '/api/companies',
      '/api/mail/bounce',
    ]);
  });
  it('by way of Hosting each caller counts alone, and what comes by one of its machines is bounded', async () => {
    const askAs = async (path: string, caller: string) =>
      (await post(path, { surprise: true }, { 'Fastly-Client-IP': caller, ...asCaller('66.249.93.9') })).status;
    const { max: ofCall } = limitOf(access.viewInvitation);
    expect(refusedOf(await answersTo(ofCall, () => askAs('/api/viewInvitation', '203.0.113.1')))).toBe(1);
    expect(await askAs('/api/viewInvitation', '203.0.113.2')).toBe(400);
    // At the lowest limit: fifty times as many reach the machine's.
    const [path, max] = endpoints.toSorted(([, one], [, other]) => one - other)[0] ?? ['', 0];
    expect(refusedOf(await answersTo(max * 50, (n) => askAs(path, `203.0.${n >> 8}.${n & 255}`)))).toBe(1);
  });
  it.each(endpoints.filter(([path]) => path !== '/nothing'))('%s is refused beyond %i', async (path, max) => {
    const ask = async (n: number) => (await post(path, {}, { ...invented(n), ...asCaller('198.51.100.7') })).status;
    expect(refusedOf(await answersTo(max, ask))).toBe(1);
    expect((await post(path, {}, asCaller('198.51.100.8'))).status).not.toBe(429);
  });
});

it('nobody is kept from a practice’s page: beyond the limit it comes as Hosting has it, and the database is not asked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const caller = { 'x-test-caller': '198.51.100.9' };
  for (let n = 0; n < 300; n += 50)
    expect(new Set(await Promise.all(Array.from({ length: 50 }, async () => (await post('/praxis', {}, caller)).status)))).toEqual(
      new Set([405]),
    );
  const page = await fetch(`${origin}/praxis`, { headers: caller });
  expect([page.status, page.headers.get('cache-control'), await page.text()]).toEqual([200, 'no-cache', emptyDocument]);
  vi.useRealTimers();
});

it('nobody learns what answers', async () => {
  for (const path of ['/api/viewInvitation', '/api/nothing', '/media/nothing', '/praxis'])
    expect(
      (await fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).headers.get(
        'x-powered-by',
      ),
    ).toBeNull();
});

it('no other path under /api is answered', async () => {
  for (const path of ['/api/nothing', '/api/addWaitingRequest/', '/api/viewBilling/x', '/api/'])
    expect(await post(path, {})).toMatchObject({ status: 404 });
});

it('a few services serve them all, each may read what it needs, and the app answers last', () => {
  const endpoints = Object.entries(services).map(([name, { __endpoint }]) => [name, __endpoint] as const);
  expect(endpoints.length).toBeLessThanOrEqual(15);
  const secrets = (name: string) => services[name]?.__endpoint.secretEnvironmentVariables?.map(({ key }) => key) ?? [];
  expect(Object.fromEntries(endpoints.filter(([, { httpsTrigger }]) => httpsTrigger).map(([name]) => [name, secrets(name)]))).toEqual({
    api: ['HASH_KEY', 'PUSH_KEY'],
    payments: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    transfers: ['HASH_KEY'],
    mailBounce: ['BOUNCE_KEY'],
  });
  const readers = (key: string) => endpoints.map(([name]) => name).filter((name) => secrets(name).includes(key));
  expect(readers('SMTP_URL')).toEqual(['emailQueued', 'everyFiveMinutes']);
  const documents = endpoints.flatMap(([, { eventTrigger }]) => JSON.stringify(eventTrigger?.eventFilterPathPatterns ?? []));
  const watched = documents.filter((pattern) => pattern !== '[]');
  expect(new Set(watched).size).toBe(watched.length);
  expect(toFunctions.length).toBeLessThanOrEqual(8);
  expect(new Set(toFunctions.map(({ region }) => region))).toEqual(new Set(['europe-west3']));
  expect(hosting.rewrites.at(-1)).toMatchObject({ destination: '/app.html' });
});
