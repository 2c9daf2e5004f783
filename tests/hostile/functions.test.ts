/**
 * Every call and endpoint as it is deployed, with what no page of ours sends: refused where it is
 * wrong, by nobody's error.
 */
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type CallName, callPath, calls } from '@platzwart/domain/calls/calls';
import { registrationSubject } from '@platzwart/domain/calls/proof';
import { sendableCode } from '@platzwart/functions/accounts/account-links';
import type { Caller } from '@platzwart/functions/core/tools';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codeAt } from '../support/app-codes.ts';
import type { Shop } from '../support/buying-practice.ts';
import { deploymentOf } from '../support/deployment.ts';
import { hostFunctions, type Service } from '../support/hosted-functions.ts';
import { longOr } from '../support/long-run.ts';
import { passkeySession } from '../support/passkey-session.ts';
import { auth, joins, project, toolsAt } from '../support/practice-under-test.ts';
import { quickProof, quickProofOf } from '../support/proof.ts';
import { unsignedToken } from '../support/unsigned-token.ts';
import {
  aFullWorld,
  anAccount,
  aWorld,
  type Case,
  casesOf,
  docs,
  now,
  openShopAndTools,
  unique,
  type World,
} from '../support/valid-calls.ts';
import { type OddRequest, oddRequests } from './odd-requests.ts';
import { largeValues, oddValues } from './odd-values.ts';

let origin: string;
let stop: () => void;
let shop: Shop;
let world: World;

beforeAll(async () => {
  ({ shop } = await openShopAndTools());
  for (const [name, value] of Object.entries(
    deploymentOf({ stripe: shop.stripe.url, smtpPort: 0 }),
  ))
    vi.stubEnv(name, value);
  vi.useFakeTimers({ toFake: ['Date'], now });
  ({ origin, stop } = await hostFunctions(
    (await import('@platzwart/functions/index')) as unknown as Record<string, Service>,
  ));
  vi.stubEnv('ORIGIN', origin);
  world = await aFullWorld();
});
afterAll(async () => {
  stop();
  await shop.stop();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** By Auth's clock, which is the real one. */
const tokenOf = (self: Caller) =>
  unsignedToken(self, Math.floor(vi.getRealSystemTime() / 1000) + 1);

/**
 * All, or those of anybody and those that name a member. Of the calls of members each has a
 * practice of its own: what they may do, they do.
 */
const names = (Object.keys(calls) as CallName[]).filter((name) =>
  longOr(calls[name].who === 'anybody' || 'uid' in calls[name].input.def.shape, true),
);

/**
 * The input with `odd` in its place, and in each place inside of it down to that depth; as JSON
 * text. Of a list the first entry stands for all.
 */
function withOdd(value: unknown, odd: string, depth: number): string[] {
  if (typeof value !== 'object' || value === null || depth === 0) return [odd];
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const written = (place: number, inner: string) => {
    const parts = entries.map(
      ([key, each], n) =>
        (isList ? '' : `${JSON.stringify(key)}:`) + (n === place ? inner : JSON.stringify(each)),
    );
    return isList ? `[${parts.join()}]` : `{${parts.join()}}`;
  };
  const inside = entries.slice(0, isList ? 1 : entries.length);
  return [
    odd,
    ...inside.flatMap(([, each], place) =>
      withOdd(each, odd, depth - 1).map((inner) => written(place, inner)),
    ),
  ];
}

describe('what no page sends, in each place of an input', () => {
  it.each(names)('%s', async (name) => {
    const place = calls[name].who === 'anybody' ? world : await aWorld();
    const self = await place.person('administrator');
    const [{ input }] = casesOf(name) as [Case<CallName>];
    const valid = await input(place, self);
    // A booking's answers have a test of their own (`booking-fuzz.test.ts`).
    const tried = longOr(
      Object.fromEntries(
        Object.entries(valid).filter(([key]) => key in calls[name].input.def.shape),
      ),
      valid,
    );
    const headers = {
      'content-type': 'application/json',
      ...(calls[name].who !== 'anybody' && { authorization: `Bearer ${tokenOf(self)}` }),
    };
    const tries = [
      ...Object.values(oddValues).flatMap((odd) => withOdd(tried, odd, longOr(1, 9))),
      ...Object.values(largeValues).flatMap((odd) => withOdd(tried, odd, longOr(0, 9))),
    ].map((data) => ({ data, isInput: calls[name].input.safeParse(JSON.parse(data)).success }));
    const wrong: string[] = [];
    // What the schema takes may end the sign-in, so it comes last.
    for (const { data, isInput } of tries.toSorted(
      (one, other) => Number(one.isInput) - Number(other.isInput),
    )) {
      const answer = await fetch(origin + callPath(name), {
        method: 'POST',
        // Whoever means harm does the work, too.
        headers: { ...headers, ...(await quickProof(name, JSON.parse(data), toolsAt(now))) },
        body: `{"data":${data}}`,
      });
      const text = await answer.text();
      if (isInput ? answer.status >= 500 : answer.status !== 400)
        wrong.push(`${answer.status} ${text.slice(0, 100)} to ${data.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('requests that no page makes', () => {
  const ask = ({
    method = 'POST',
    path = callPath('viewInvitation'),
    headers,
    body = '{"data":{"token":"praxis~x"}}',
    isChunked,
  }: OddRequest) =>
    new Promise<{ status: number | undefined; headers: object; text: string }>(
      (resolve, reject) => {
        const { hostname, port } = new URL(origin);
        // The path as written: `fetch` would tidy it.
        const asking = request(
          {
            hostname,
            port,
            method,
            path,
            headers: headers ?? { 'content-type': 'application/json' },
          },
          (answer) => {
            let text = '';
            answer
              .on('data', (part) => (text += String(part)))
              .on('end', () =>
                resolve({ status: answer.statusCode, headers: answer.headers, text }),
              );
          },
        ).on('error', reject);
        if (!isChunked) asking.setHeader('content-length', Buffer.byteLength(body));
        asking.end(body);
      },
    );

  it.each(Object.entries(oddRequests))('%s', async (_what, { status, headers, ...asked }) => {
    const { 'x-signed-in': isSignedIn, ...sent } = headers ?? {
      'content-type': 'application/json',
    };
    const attempt = '0'.repeat(32);
    const answer = await ask({
      ...asked,
      status,
      headers: {
        ...sent,
        ...(isSignedIn && { authorization: `Bearer ${tokenOf(await world.person('stranger'))}` }),
        ...(asked.path === '/api/companies' && {
          'idempotency-key': attempt,
          ...(await quickProofOf(registrationSubject(attempt), toolsAt(now))),
        }),
      },
    });
    expect([answer.status, answer.text]).toEqual([
      status,
      expect.not.stringMatching(/evil\.example|node_modules|\n\s+at /),
    ]);
    expect(
      Object.keys(answer.headers).filter((name) =>
        /^(?:access-control-|set-cookie|location)/.test(name),
      ),
    ).toEqual([]);
  });
});

describe('a password alone, at Firebase’s own door', () => {
  const { FIREBASE_AUTH_EMULATOR_HOST: authHost, FIRESTORE_EMULATOR_HOST: host = '' } = process.env;
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    const { hostname, port } = new URL(`http://${host}`);
    const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');
    const firestore = { host: hostname, port: Number(port), rules };
    environment = await initializeTestEnvironment({ projectId: project, firestore });
  });
  afterAll(() => environment.cleanup());

  /** As anybody can with the public key of every page. */
  async function signIn(by: 'signInWithPassword' | 'signInWithCustomToken', sent: object) {
    const answer = await fetch(
      `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:${by}`,
      {
        method: 'POST',
        // 'owner' chooses the project, and nothing else.
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
        body: JSON.stringify({ ...sent, targetProjectId: project, returnSecureToken: true }),
      },
    );
    return ((await answer.json()) as { idToken: string }).idToken;
  }

  /** A member of the practice with that password, and what a token of theirs opens there. */
  async function memberWith(password: string) {
    const { slug } = world;
    const self = await anAccount(`tuer-${unique()}`);
    const { uid, email } = self;
    await auth().updateUser(uid, { password, emailVerified: true });
    await joins(slug, uid, 'administrator');
    const practices = [{ slug, title: 'Praxis', role: 'administrator' as const }];
    await docs().user(uid).set({ name: uid, email, practices });
    const headersOf = (token: string) => ({
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    });
    const call = (name: CallName, data: object, token: string) =>
      fetch(origin + callPath(name), {
        method: 'POST',
        headers: headersOf(token),
        body: JSON.stringify({ data }),
      });
    const documents = `http://${host}/v1/projects/${project}/databases/(default)/documents`;
    return {
      self,
      passwordToken: (password: string) => signIn('signInWithPassword', { email, password }),
      ask: async <T>(name: CallName, data: object, token: string) => {
        const answer = await call(name, data, token);
        if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
        return ((await answer.json()) as { result: T }).result;
      },
      opened: async (token: string) => {
        const answers = await Promise.all([
          fetch(`${documents}/practices/${slug}/members/${uid}`, { headers: headersOf(token) }),
          call('recordVisit', { companySlug: slug }, token),
        ]);
        return answers.map(({ status }) => status);
      },
    };
  }
  const password = 'drei nette Pferde';

  it('opens neither calls nor documents of an account with codes, also with a new password', async () => {
    const { self, passwordToken, ask, opened } = await memberWith(password);
    const { uid, email } = self;
    const early = await passwordToken(password);
    expect(await opened(early)).toEqual([200, 200]);
    // Of another second: sign-ins of the same one share a session.
    const owner = unsignedToken(self, Math.floor(vi.getRealSystemTime() / 1000) + 60);
    const { secret } = await ask<{ secret: string }>('beginCodes', {}, owner);
    const code = codeAt(secret, +now);
    const { token } = await ask<{ token: string }>('confirmCodes', { code, device: '' }, owner);
    for (const each of [early, await passwordToken(password)])
      expect(await opened(each)).toEqual([403, 403]);
    expect(await opened(await signIn('signInWithCustomToken', { token }))).toEqual([200, 200]);

    // The mailbox: a new password is one more password.
    const link = { kind: 'resetPassword', uid, email, newEmail: '' } as const;
    // Sent a moment from now, by Auth's clock.
    const mailing = toolsAt(new Date(vi.getRealSystemTime() + 2000));
    const reset = { code: await sendableCode(link, mailing), password: 'vier nette Pferde' };
    await ask('resetPassword', reset, '');
    const anew = await passwordToken('vier nette Pferde');
    expect(await opened(anew)).toEqual([403, 403]);
    for (const name of ['removeCodes', 'beginCodes', 'viewSessions'] as const)
      await expect(ask(name, {}, anew)).rejects.toThrow('secondFactorNeeded');
    const proof = { code: codeAt(secret, +now + 30_000), device: '' };
    const proven = await ask<{ token: string }>('proveFactor', proof, anew);
    expect(await opened(await signIn('signInWithCustomToken', proven))).toEqual([200, 200]);
  });

  it('opens nothing where a factor is needed that it does not bring', async () => {
    const { self, passwordToken, opened } = await memberWith(password);
    const early = await passwordToken(password);
    await docs()
      .member(world.slug, self.uid)
      .update({ factorNeededFrom: new Date(0) });
    for (const token of [early, await passwordToken(password)])
      expect(await opened(token)).toEqual([403, 403]);
    const { token } = await passkeySession(self.uid, toolsAt(now));
    expect(await opened(await signIn('signInWithCustomToken', { token }))).toEqual([200, 200]);
  });
});
