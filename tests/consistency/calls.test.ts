/**
 * Every call and endpoint, as Hosting routes it: the wired services themselves answer, without a
 * database.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type CallName, callPath, calls } from '@platzwart/domain/calls/calls';
import type { Challenge } from '@platzwart/domain/calls/challenge';
import { maxTries, minTries } from '@platzwart/domain/calls/proof';
import { messages } from '@platzwart/domain/failure';
import { log } from '@platzwart/functions/core/report';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  emptyDocument,
  hostFunctions,
  rewrites,
  type Service,
  toFunctions,
} from '../support/hosted-functions.ts';
import { proofFor } from '../support/proof.ts';

/** An App Check token, as the emulators accept it: unsigned. */
const unsignedProof = `${['{}', '{"sub":"our-app"}'].map((part) => Buffer.from(part).toString('base64url')).join('.')}.`;
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
  for (const [name, value] of Object.entries({
    ...parameters,
    APP_CHECK: 'true',
    FIREBASE_DEBUG_MODE: 'true',
  }))
    vi.stubEnv(name, value);
  services = (await import('@platzwart/functions/index')) as unknown as Record<string, Service>;
  ({ origin, stop } = await hostFunctions(services));
  vi.stubEnv('ORIGIN', origin);
});
afterAll(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function post(path: string, data: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });
  const body = (await response.json().catch(() => undefined)) as
    | { error?: { status: string; message: string } }
    | undefined;
  return { status: response.status, error: body?.error?.status, message: body?.error?.message };
}

it('what needs a proof of work is refused without one, and with that of another request', async () => {
  const booking = { companySlug: 'praxis', requestId: 1 };
  const attempt = (headers = {}) => post('/api/addWaitingRequest', booking, headers);
  const refused = { status: 400, error: 'FAILED_PRECONDITION', message: messages.notProven };
  expect(await attempt()).toMatchObject(refused);
  const other = { companySlug: 'praxis', requestId: '0'.repeat(32) };
  expect(await attempt(await proofFor('addWaitingRequest', other, origin))).toMatchObject(refused);
});

it('where App Check is asked, whoever it does not vouch for gets as much work as in a flood', async () => {
  const tries = async (token?: string) => {
    const answer = await fetch(`${origin}${callPath('requestChallenge')}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { 'X-Firebase-AppCheck': token }),
      },
      body: JSON.stringify({ data: { call: 'addWaitingRequest', id: 'x' } }),
    });
    return ((await answer.json()) as { result: Challenge }).result.tries;
  };
  expect([await tries(), await tries('forged'), await tries(unsignedProof)]).toEqual(
    Array(3).fill(maxTries),
  );
  // The functions emulator's setting for the SDK: tokens are read, not verified.
  vi.stubEnv('FIREBASE_DEBUG_FEATURES', '{"skipTokenVerification":true}');
  expect(await tries(unsignedProof)).toBe(minTries);
});

it('registration, which is no call, looks for the proof itself', async () => {
  expect(await post('/api/companies', {})).toMatchObject({ status: 403 });
});

it('the other endpoints answer under their paths', async () => {
  expect([
    await post('/api/mail/bounce', {}),
    await post('/api/stripe/webhook', {}),
    await post('/sitemap.xml', {}),
  ]).toMatchObject([{ status: 401 }, { status: 400 }, { status: 405 }]);
});

it('a refusal has its details where the specification puts them, and where the callable protocol does', async () => {
  const answer = await fetch(`${origin}${callPath('viewInvitation')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { token: 1 } }),
  });
  expect(answer.status).toBe(400);
  const { details, error } = (await answer.json()) as { details: unknown[]; error: object };
  expect(details).toEqual([
    { field: 'token', code: expect.any(String), message: expect.any(String) },
  ]);
  expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', details });
});

describe('what is too much is refused unread', () => {
  const codesOf = async (name: CallName, body: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${callPath(name)}`, { method: 'POST', headers, body });
    return ((await answer.json()) as { details: { code: string }[] }).details.map(
      ({ code }) => code,
    );
  };
  const ofSize = (bytes: number) => {
    const frame = JSON.stringify({ data: { surprise: '' } }).length;
    return JSON.stringify({ data: { surprise: 'x'.repeat(bytes - frame) } });
  };
  const manyFields = (count: number) =>
    `{${Array.from({ length: count }, (_, n) => `"f${n}":1`).join()}}`;

  it.each(Object.keys(calls) as CallName[])('by %s', async (name) => {
    const { who, service, maxBody, maxValues } = calls[name];
    // Only those for files read more than a form with all its texts, and none of them is for
    // strangers.
    if (who === 'anybody' || service !== 'transfers') expect(maxBody).toBeLessThanOrEqual(300_000);
    expect(await codesOf(name, ofSize(maxBody + 1))).toEqual(['tooLarge']);
    expect(await codesOf(name, `{"data":${manyFields(maxValues)}}`)).toEqual(['tooLarge']);
  });

  it.each([
    ['very deep ones', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['a list of lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a type that the protocol does not know', '{"a":[{"@type":"type.googleapis.com/unknown"}]}'],
  ])('%s', async (_what, data) => {
    for (const name of ['answerRequestLink', 'updateFormConfiguration'] as const)
      expect(await codesOf(name, `{"data":${data}}`)).toEqual(['tooLarge']);
  });

  it('a packed body, which may unpack to anything, wherever it is sent', async () => {
    const body = gzipSync(JSON.stringify({ data: { surprise: 'x'.repeat(10_000_000) } }));
    for (const path of [
      callPath('viewInvitation'),
      '/api/companies',
      '/api/mail/bounce',
      '/api/stripe/webhook',
      '/praxis',
    ]) {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      expect([
        path,
        (await fetch(origin + path, { method: 'POST', headers, body })).status,
      ]).toEqual([path, 415]);
    }
  });

  it.each(['archiveRequest', 'importRequests'] as const)('but what %s may get', async (name) =>
    expect(await codesOf(name, ofSize(calls[name].maxBody))).not.toContain('tooLarge'),
  );
});

describe('whoever asks too often', () => {
  // Within one minute, however long it takes.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());
  const asCaller = (caller: string) => ({ 'x-test-caller': caller });
  /**
   * Different headers each time: without Hosting, anybody can set them. One that names callers as
   * Hosting does has a wider limit (`flood-guard.test.ts`).
   */
  const invented = (n: number) => ({
    'Fastly-Client-IP': `10.1.${n >> 8}.${n & 255}, 10.2.0.1`,
    'X-Real-IP': `10.1.${n >> 8}.${n & 255}`,
    'X-Forwarded-For': `10.1.${n >> 8}.${n & 255}`,
  });
  const idToken = (uid: string) => {
    const now = Math.floor(Date.now() / 1000);
    const parts = [
      { alg: 'none' },
      { sub: uid, uid, aud: 'demo-consistency', auth_time: now, iat: now, exp: now + 60 },
    ];
    return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
  };
  /** Answers to one call more than the limit allows. */
  async function answersTo(max: number, ask: (n: number) => Promise<number>): Promise<number[]> {
    const answers: number[] = [];
    while (answers.length <= max) {
      const rest = Math.min(50, max + 1 - answers.length);
      answers.push(
        ...(await Promise.all(Array.from({ length: rest }, (_, n) => ask(answers.length + n)))),
      );
    }
    return answers;
  }
  const refusedOf = (answers: number[]) => answers.filter((status) => status === 429).length;

  const names = Object.keys(calls) as CallName[];
  // All members' calls have one limit, so one of them represents them.
  const tried = [
    ...names.filter((name) => ['anybody', 'signedIn'].includes(calls[name].who)),
    'recordVisit' as const,
  ];
  it.each(tried)(
    '%s is refused beyond its limit, whatever address it invents, and nobody elsewhere is',
    async (name) => {
      vi.stubEnv('FIREBASE_DEBUG_FEATURES', '{"skipTokenVerification":true}');
      const { max } = calls[name].limit;
      const account: Record<string, string> =
        calls[name].who === 'anybody' ? {} : { authorization: `Bearer ${idToken(`one ${name}`)}` };
      const ask = (n: number) =>
        post(
          callPath(name),
          { surprise: true },
          { ...invented(n), ...account, ...asCaller('198.51.100.7') },
        );
      expect(refusedOf(await answersTo(max, async (n) => (await ask(n)).status))).toBe(1);
      // The same account as well: its token may be a copy that opens nothing.
      const other = { ...account, ...asCaller('198.51.100.251') };
      // Errors in browsers are read whatever they hold.
      const status = name === 'reportError' ? 200 : 400;
      expect((await post(callPath(name), { surprise: true }, other)).status).toBe(status);
    },
  );

  it.each([
    ['viewSessions', 'Bearer garbage'],
    ['recordVisit', 'x'],
  ] as const)(
    '%s counts what is no token by network: beyond the limit none is looked at',
    async (name, authorization) => {
      vi.stubEnv('FIREBASE_DEBUG_FEATURES', '{}');
      // The SDK tells of each.
      for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
      const { max } = calls[name].limit;
      const ask = async (caller: string) =>
        (await post(callPath(name), { surprise: true }, { authorization, ...asCaller(caller) }))
          .status;
      const answers = await answersTo(max + 100, () => ask('198.51.100.61'));
      // Fifty are under way at once.
      expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(max + 50);
      expect(new Set(answers.slice(-50))).toEqual(new Set([429]));
      expect(await ask('198.51.100.62')).toBe(401);
    },
  );

  // As declared; one without a limit does not compile.
  const contents = readFileSync(new URL('../../functions/src/index.ts', import.meta.url), 'utf8');
  const endpoints = [...contents.matchAll(/'(\/[a-z./*]+)': \{\s*limit: \{ max: (\d+)/g)].map(
    ([, path = '', max]) => [path.replace('**', 'nothing'), Number(max)] as const,
  );
  it('the plain endpoints are these', () => {
    expect(endpoints.map(([path]) => path)).toEqual([
      '/media/nothing',
      '/api/finder/nothing',
      '/sitemap.xml',
      '/nothing',
      '/api/stripe/webhook',
      '/api/companies',
      '/api/mail/nothing',
    ]);
  });
  it('by way of Hosting each caller counts alone, and what comes by one of its machines is bounded', async () => {
    const askAs = async (path: string, caller: string) =>
      (
        await post(
          path,
          { surprise: true },
          { 'Fastly-Client-IP': caller, ...asCaller('66.249.93.9') },
        )
      ).status;
    const { max: ofCall } = calls.viewInvitation.limit;
    expect(
      refusedOf(await answersTo(ofCall, () => askAs('/api/viewInvitation', '203.0.113.1'))),
    ).toBe(1);
    expect(await askAs('/api/viewInvitation', '203.0.113.2')).toBe(400);
    // At the lowest limit: fifty times as many reach the machine's.
    const [path, max] = endpoints.toSorted(([, one], [, other]) => one - other)[0] ?? ['', 0];
    expect(
      refusedOf(await answersTo(max * 50, (n) => askAs(path, `203.0.${n >> 8}.${n & 255}`))),
    ).toBe(1);
  });
  it.each(endpoints.filter(([path]) => path !== '/nothing'))(
    '%s is refused beyond %i',
    async (path, max) => {
      const ask = async (n: number) =>
        (await post(path, {}, { ...invented(n), ...asCaller('198.51.100.7') })).status;
      expect(refusedOf(await answersTo(max, ask))).toBe(1);
      expect((await post(path, {}, asCaller('198.51.100.8'))).status).not.toBe(429);
    },
  );
});

it('nobody is kept from a practice’s page: beyond the limit it comes as Hosting has it, and the database is not asked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const caller = { 'x-test-caller': '198.51.100.9' };
  for (let n = 0; n < 300; n += 50)
    expect(
      new Set(
        await Promise.all(
          Array.from({ length: 50 }, async () => (await post('/praxis', {}, caller)).status),
        ),
      ),
    ).toEqual(new Set([405]));
  const page = await fetch(`${origin}/praxis`, { headers: caller });
  expect([page.status, page.headers.get('cache-control'), await page.text()]).toEqual([
    200,
    'no-store',
    emptyDocument,
  ]);
  vi.useRealTimers();
});

it('what fails is cached by nobody, whatever fails and however', async () => {
  const told = vi.spyOn(log, 'error').mockReturnValue();
  const failing = [
    ['GET', '/api/viewInvitation', 400],
    ['POST', '/api/viewInvitation', 400],
    ['GET', '/api/nothing', 404],
    ['GET', '/media/nothing', 404],
    ['POST', '/sitemap.xml', 405],
    ['POST', '/praxis', 405],
    // A reserved name is no practice, without asking the database.
    ['GET', '/konto', 404],
    ['GET', '/konto/booking', 404],
    ['GET', '/api/companies', 405],
    ['POST', '/api/stripe/webhook', 400],
    ['POST', '/api/mail/bounce', 401],
  ] as const;
  for (const [method, path, status] of failing) {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'x-test-caller': '198.51.100.10' },
    });
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
      path,
      status,
      'no-store',
    ]);
  }
  told.mockRestore();
});

it('nobody learns what answers', async () => {
  for (const path of ['/api/viewInvitation', '/api/nothing', '/media/nothing', '/praxis'])
    expect(
      (
        await fetch(origin + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).headers.get('x-powered-by'),
    ).toBeNull();
});

it('no other path under /api is answered', async () => {
  for (const path of [
    '/api/nothing',
    '/api/addWaitingRequest/',
    '/api/viewBilling',
    '/api/payments/archiveRequest',
    '/api/transfers/',
    '/api/',
  ])
    expect(await post(path, {})).toMatchObject({ status: 404 });
});

it('a few services serve them all, each may read what it needs, and the app answers last', () => {
  const endpoints = Object.entries(services).map(
    ([name, { __endpoint }]) => [name, __endpoint] as const,
  );
  expect(endpoints.length).toBeLessThanOrEqual(17);
  const secrets = (name: string) =>
    services[name]?.__endpoint.secretEnvironmentVariables?.map(({ key }) => key) ?? [];
  expect(
    Object.fromEntries(
      endpoints
        .filter(([, { httpsTrigger }]) => httpsTrigger)
        .map(([name]) => [name, secrets(name)]),
    ),
  ).toEqual({
    api: ['HASH_KEY', 'PUSH_KEY', 'FACTOR_KEYS'],
    payments: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    transfers: ['HASH_KEY'],
    mailBounce: ['BOUNCE_KEY'],
  });
  const readers = (key: string) =>
    endpoints.map(([name]) => name).filter((name) => secrets(name).includes(key));
  expect(readers('SMTP_URL')).toEqual(['emailQueued', 'everyMinute']);
  const documents = endpoints.flatMap(([, { eventTrigger }]) =>
    JSON.stringify(eventTrigger?.eventFilterPathPatterns ?? []),
  );
  const watched = documents.filter((pattern) => pattern !== '[]');
  expect(new Set(watched).size).toBe(watched.length);
  expect(toFunctions.length).toBeLessThanOrEqual(9);
  expect(new Set(toFunctions.map(({ region }) => region))).toEqual(new Set(['europe-west3']));
  expect(rewrites.at(-1)).toMatchObject({ destination: '/app.html' });
});
