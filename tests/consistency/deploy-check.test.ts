/** What `npm run deploy:check` makes of a project's answers. */
import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { believedNetworks } from '@platzwart/functions/core/google-networks';
import { declaredParams } from 'firebase-functions/params';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { allowances, type Check, verdictOf } from '../../scripts/deployment/check.ts';
import { steps } from '../../scripts/deployment/checks.ts';
import { first, type Known, learn } from '../../scripts/deployment/known.ts';
import { type Answer, type Ask, askerOf, patience } from '../../scripts/deployment/questions.ts';
import { reportOf, runChecks } from '../../scripts/deployment/run-checks.ts';
import { answersFor, known } from '../support/project-answers.ts';

const checks = steps.flatMap((step) => step.checks);
const answered = (body: unknown, status = 200, headers = {}): Answer => ({ status, body, headers });
const refusal = answered({ error: { code: 403, message: 'Permission denied' } }, 403);
const apiOff = answered(
  {
    error: {
      code: 403,
      message: 'API has not been used',
      details: [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' },
      ],
    },
  },
  403,
);
const isAsked = (check: Check) => {
  const question = check.ask?.(known);
  return typeof question === 'object' && 'url' in question;
};
const asked = checks.filter(isAsked);
const withFunctions = (over: Known['functions']) => ({
  functions: { ...known.functions, ...over },
});
const withWeb = (over: Known['web']) => ({ web: { ...known.web, ...over } });

describe.each(asked.map((check) => [check.name, check] as const))('%s', (name, check) => {
  const answers = answersFor(name);

  it('is there, or missing with what mends it', () => {
    if (!answers) return expect.unreachable('nobody wrote its answers');
    const { good, bad, status, headers = {}, badHeaders } = answers;
    expect(verdictOf(check, known, answered(good, status, headers))).toEqual({
      state: 'ok',
      said: [],
    });
    expect(bad.length).toBeGreaterThan(0);
    for (const body of bad) {
      const verdict = verdictOf(check, known, answered(body, status, badHeaders ?? headers));
      expect(verdict.state, JSON.stringify(body)).toBe('missing');
      expect(verdict.said.join('')).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(check.mend(known)).not.toMatch(/undefined|^$/);
  });

  it('is never taken to be there where it was not seen', () => {
    expect(verdictOf(check, known, refusal).state).toBe('refused');
    expect(verdictOf(check, known, { silent: 'ENOTFOUND' }).state).toBe('unreachable');
    for (const status of [400, 429, 500, 503])
      expect(verdictOf(check, known, answered({}, status)).state).toBe('unreachable');
    // What may be absent is fine without its API, too.
    const absent = check.mayBeAbsent ? 'ok' : 'missing';
    expect(verdictOf(check, known, answered({}, 404)).state).toBe(absent);
    expect(verdictOf(check, known, apiOff).state).toBe(check.mayBeAbsent ? 'ok' : 'unreachable');
    if (check.isPage) return;
    for (const body of [null, '', '<html>', 7])
      expect(verdictOf(check, known, answered(body)).state).toBe('unreachable');
    if (!check.mayBeAbsent) expect(verdictOf(check, known, answered({})).state).toBe('missing');
  });
});

describe('without what it needs to know', () => {
  const nothing: Known = { project: 'p', now: known.now, functions: {}, web: {}, secrets: {} };
  const silent = async () => ({ silent: 'ENOTFOUND' }) as const;

  it('each check says so, and none is content', async () => {
    const results = await runChecks(nothing, silent, false);
    for (const { check, verdict } of results) {
      const usesNothing = ['App Check', 'Steuer', 'HSTS kurz', 'Wer ', 'Schlüssel zu DKIM'].some(
        (beginning) => check.name.startsWith(beginning),
      );
      if (!usesNothing) expect(verdict.state, check.name).not.toBe('ok');
    }
    expect(reportOf(results, nothing, { strictly: false, allowed: [] }).isRefused).toBe(true);
  });

  it('an unknown address of Google’s sign-in proves nothing', () => {
    const check = checks.find(({ name }) => name.startsWith('OAuth'));
    if (!check) return expect.unreachable();
    for (const headers of [{}, { location: 'https://proxy.test/' }])
      expect(verdictOf(check, known, answered('', 302, headers)).state).toBe('unreachable');
  });
});

describe('whoever begins with nothing is led on', () => {
  const told = async (answer: Answer, about: Partial<Known> = {}, rows = 4) => {
    const seen = { ...known, ...about };
    const { lines } = reportOf(await runChecks(seen, async () => answer, false), seen, {
      strictly: false,
      allowed: [],
    });
    return (name: string) => {
      const at = lines.findIndex((line) => line.slice(4).startsWith(name));
      return lines.slice(at, at + rows).join('\n');
    };
  };

  it('where a project is not there yet, which Google does not tell', async () => {
    expect((await told(refusal))('Projekt')).toContain('gcloud projects create platzwart-live');
  });

  it('where an API is off, even the one that lists them', async () => {
    const off = answered(
      {
        error: {
          details: [
            { reason: 'SERVICE_DISABLED', metadata: { service: 'serviceusage.googleapis.com' } },
          ],
        },
      },
      403,
    );
    expect((await told(off))('APIs')).toContain(
      'gcloud services enable serviceusage.googleapis.com --project=platzwart-live',
    );
  });

  it('to the APIs that are off alone, and to no more at once than Google takes', async () => {
    const on = ['run', 'firebase'].map((api) => ({ config: { name: `${api}.googleapis.com` } }));
    const said = (await told(answered({ services: on }), {}, 7))('APIs');
    const lines = said.match(/gcloud services enable .*/g) ?? [];
    const named = lines.map((line) => line.match(/\b[a-z]+\.googleapis\.com/g) ?? []);
    expect(named.map(({ length }) => length)).toEqual([20, expect.any(Number)]);
    expect(named.flat()).not.toContain('run.googleapis.com');
    expect(named.flat()).toContain('storage.googleapis.com');
    for (const line of lines) expect(line).toMatch(/ --project=platzwart-live$/);
  });

  it('by no command that Google or a check of ours would refuse', () => {
    const mends = checks.map((check) => check.mend(known)).join('\n');
    const deploy = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
    const enabling = `${mends}\n${deploy}`.match(/gcloud services enable [^`\n]*/g) ?? [];
    expect(enabling.length).toBeGreaterThan(0);
    for (const line of enabling)
      expect(line.match(/\b[a-z]+\.googleapis\.com/g)?.length ?? 0, line).toBeLessThanOrEqual(20);
    // Alone it hands no allowed words on.
    expect(mends.match(/.*firebase deploy.*/g)).toBeNull();
    expect(mends).toContain('npm run deploy -- --project=platzwart-live --only hosting');
  });

  it('to wait where only time is missing', async () => {
    const at = (over: object) =>
      told(
        answered({
          ownershipState: 'OWNERSHIP_ACTIVE',
          hostState: 'HOST_ACTIVE',
          cert: { state: 'CERT_ACTIVE' },
          ...over,
        }),
      ).then((said) => said('Domain bei Hosting'));
    for (const state of ['CERT_PREPARING', 'CERT_VALIDATING', 'CERT_PROPAGATING']) {
      const said = await at({ cert: { state } });
      expect(said).toMatch(/warten, bis zu einem Tag/);
      expect(said).not.toContain('hinzufügen');
    }
    for (const over of [{ hostState: 'HOST_UNHOSTED' }, { cert: { state: 'CERT_EXPIRED' } }]) {
      const said = await at(over);
      expect(said).toContain('DNS wie dort angezeigt');
      expect(said).not.toContain('warten');
    }
    expect((await told(answered({}, 404)))('Domain bei Hosting')).toContain('hinzufügen');
  });

  it('to a domain whose site no web app is linked to', () => {
    const domain = checks.find(({ name }) => name === 'Die Domain zeigt auf dieses Projekt');
    expect(domain?.mend(known)).toContain('Link to Firebase Hosting site');
  });

  it('to a site that knows the web app, once that has an id', () => {
    const site = checks.find(({ name }) => name === 'Seite bei Hosting');
    expect(site?.mend(known)).toContain(' --app 1:1234:web:ab ');
    expect(site?.mend({ ...known, web: {} })).not.toContain('--app');
  });

  it('by lines that can be pasted: what is said of a command is a comment above it', () => {
    const lines = checks.flatMap((check) => check.mend(known).split('\n'));
    const commands = lines.filter((line) =>
      /^(?:npx|npm|gcloud|curl|echo|printf|[A-Z_]+=\S+ npm) /.test(line),
    );
    expect(commands.length).toBeGreaterThan(30);
    // A remark behind it would stop zsh.
    for (const line of commands)
      expect(line.replaceAll(/'[^']*'|"[^"]*"/g, ''), line).not.toMatch(/[()#]|: /);
  });

  it('to lift each rule of an organisation by its own word', () => {
    const lifted = checks
      .filter(({ name }) => name.startsWith('Organisationsregel'))
      .map((check) => check.mend(known).split('\n')[0]);
    expect(lifted).toEqual([
      `echo '{"name":"projects/platzwart-live/policies/iam.allowedPolicyMemberDomains","spec":{"rules":[{"allowAll":true}]}}' > policy.json`,
      `echo '{"name":"projects/platzwart-live/policies/iam.managed.allowedPolicyMembers","spec":{"rules":[{"enforce":false}]}}' > policy.json`,
    ]);
  });

  it('to a key for bounces that fits into an address', async () => {
    const mend = checks.find(({ name }) => name === 'Geheimnis BOUNCE_KEY')?.mend(known) ?? '';
    expect(mend).toContain('"$(openssl rand -hex 32)"');
  });

  it('to delete triggers that are older than their database, which hear nothing', async () => {
    const trigger = checks.find(({ name }) => name === 'Trigger von Eventarc');
    const good = answersFor('Trigger von Eventarc')?.good as { triggers: object[] } | undefined;
    if (!trigger || !good) return expect.unreachable();
    const made = (createTime: string) =>
      answered({ triggers: good.triggers.map((one) => ({ ...one, createTime })) });
    const restored = { ...known, databaseSince: '2027-02-02T00:00:00Z' };
    const { state, said } = verdictOf(trigger, restored, made('2027-02-01T00:00:00Z'));
    expect(state).toBe('missing');
    expect(said).toContain('emailQueued ist älter als die Datenbank und hört nichts');
    expect(trigger.mend(restored, said)).toMatch(/^npx firebase functions:delete emailQueued /);
    expect(verdictOf(trigger, restored, made('2027-02-03T00:00:00Z')).state).toBe('ok');
    expect(verdictOf(trigger, known, made('2027-02-01T00:00:00Z')).state).toBe('ok');
  });

  it('where Stripe or the mail server refuses a key', async () => {
    const said = await told(answered({ error: { message: 'Invalid API Key' } }, 401));
    expect(said('Produkt')).toContain('secrets:set STRIPE_SECRET_KEY');
    expect(said('Anmeldung beim SMTP-Server')).toContain('secrets:set SMTP_URL');
  });

  it('to the deployment for what comes with it', async () => {
    const before = await told(answered({}, 404), { isDeployed: false });
    expect(before('Regeln')).toMatch(/kommt mit dem ersten Deployment\)\n(?! {6})/);
    expect((await told(answered({}, 404)))('Regeln')).toContain('--only firestore:rules');
  });
});

/** What has no address to ask: files on this machine, or another answer's. */
const local: Record<string, { over?: Partial<Known>; bad: readonly Partial<Known>[] }> = {
  'Angaben der Functions': {
    bad: [
      ...[undefined, 'http://platzwart.test', 'https://platzwart.test/'].map((ORIGIN) =>
        withFunctions({ ORIGIN }),
      ),
      withFunctions({ MAIL_FROM: 'Praxis' }),
      withFunctions({ PUSH_TEST_ORIGIN: 'http://127.0.0.1:1' }),
    ],
  },
  'Jeder Parameter hat einen Wert': {
    over: withFunctions(
      Object.fromEntries(declaredParams.map(({ name }) => [name, known.functions[name] ?? ''])),
    ),
    bad: [{}],
  },
  'Adresse für Nachrichten an euch (OPERATOR_EMAIL)': {
    bad: [withFunctions({ OPERATOR_EMAIL: undefined }), withFunctions({ OPERATOR_EMAIL: '' })],
  },
  'Angaben der Web-App': {
    bad: [
      ...['PROJECT_ID', 'API_KEY', 'APP_ID', 'AUTH_DOMAIN'].map((name) =>
        withWeb({ [`VITE_FIREBASE_${name}`]: undefined }),
      ),
      withWeb({ VITE_ORIGIN: 'https://other.test' }),
    ],
  },
  'App Check an beiden Enden gleich': {
    bad: [withFunctions({ APP_CHECK: 'false' }), withWeb({ VITE_APP_CHECK_KEY: '' })],
  },
  'Umsatzsteuer auf Rechnungen': { bad: [withFunctions({ STRIPE_TAX: undefined })] },
  'Schlüssel für echtes Geld': {
    bad: ['sk_test_1', 'rk_test_1'].map((key) => ({ secrets: { STRIPE_SECRET_KEY: key } })),
  },
};
/** By committed files, whatever the operator has written there; or seen by nobody at all. */
const others = [
  'HSTS kurz, bis alles läuft; dann zwei Jahre',
  'Wer sonst Daten verarbeitet',
  'Wer ihr seid',
  'Anmeldung beim SMTP-Server',
  'Schlüssel zu DKIM_SELECTOR',
  'HASH_KEY und die Konten liegen auch anderswo',
];

test('every check that asks no address is tried here', () => {
  const without = checks.filter((check) => !isAsked(check)).map(({ name }) => name);
  expect(without.toSorted()).toEqual([...Object.keys(local), ...others].toSorted());
});

test.each(Object.entries(local))(
  '%s is there, or missing with what mends it',
  (name, { over, bad }) => {
    const check = checks.find((one) => one.name === name);
    if (!check) return expect.unreachable();
    expect(verdictOf(check, { ...known, ...over }, undefined)).toEqual({ state: 'ok', said: [] });
    for (const each of bad) {
      const seen = { ...known, ...each };
      const { state, said } = verdictOf(check, seen, undefined);
      expect(state, JSON.stringify(each)).toBe('missing');
      expect(said.join('')).not.toMatch(/undefined|NaN|\[object/);
      expect(check.mend(seen)).not.toMatch(/undefined|^$/);
    }
  },
);

describe('e-mails that we sign', () => {
  const check = checks.find(({ name }) => name === 'Schlüssel zu DKIM_SELECTOR');
  const ours = { ...known, ...withFunctions({ DKIM_SELECTOR: 's1' }) };
  const keyOf = (type: 'rsa' | 'ed25519') =>
    (type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ed25519')
    ).privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const stateOf = (secret: string) =>
    check &&
    verdictOf(check, ours, answered({ payload: { data: Buffer.from(secret).toString('base64') } }))
      .state;

  it('need a key that signs, or no deployment begins: the library would send them without a word', () => {
    if (!check) return expect.unreachable();
    expect(check.stops).toBe(true);
    expect(JSON.stringify(check.ask?.(ours))).toContain('/secrets/DKIM_KEY/versions/latest:access');
    expect(stateOf(keyOf('rsa'))).toBe('ok');
    for (const secret of ['none', '', 'MIIB', keyOf('ed25519')])
      expect(stateOf(secret), secret).toBe('missing');
    expect(check.mend(ours)).toContain('DKIM_KEY');
  });

  it('are asked for nothing where the service signs', () => {
    for (const DKIM_SELECTOR of [undefined, '']) {
      const theirs = { ...known, ...withFunctions({ DKIM_SELECTOR }) };
      expect(check?.ask?.(theirs)).toBeUndefined();
      expect(check && verdictOf(check, theirs, undefined).state).toBe('ok');
    }
  });
});

describe('the sign-in at an SMTP server', () => {
  const check = checks.find(({ name }) => name === 'Anmeldung beim SMTP-Server');
  const verdictAt = async (url: string) => {
    const ask = askerOf({ project: 'p', token: async () => '', stripeKey: () => '' });
    const question = check?.ask?.({ ...known, secrets: { SMTP_URL: url } });
    if (!check || typeof question !== 'object') return expect.unreachable();
    return verdictOf(check, known, await ask(question));
  };
  const servers: SMTPServer[] = [];
  const serverWith = async (options: object): Promise<string> => {
    const server = new SMTPServer({
      logger: false,
      onAuth: ({ password }, _session, done) =>
        done(password === 'geheim' ? null : new Error('no'), { user: 'wir' }),
      ...options,
    });
    servers.push(server);
    server.on('error', () => {});
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return `127.0.0.1:${(server.server.address() as AddressInfo).port}?tls.rejectUnauthorized=false`;
  };
  afterEach(async () => {
    await Promise.all(
      servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve))),
    );
  });

  it('is taken, or refused', async () => {
    const at = await serverWith({});
    expect(await verdictAt(`smtp://wir:geheim@${at}`)).toEqual({ state: 'ok', said: [] });
    expect(await verdictAt(`smtp://wir:falsch@${at}`)).toEqual({
      state: 'refused',
      said: ['403: SMTP 535'],
    });
  });

  it('is no sign-in where nobody is, or nothing is encrypted', async () => {
    const open = await serverWith({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    for (const at of [open, '127.0.0.1:9']) {
      const { state, said } = await verdictAt(`smtp://wir:geheim@${at}`);
      expect(state, at).toBe('unreachable');
      expect(said.join('')).toMatch(/^E[A-Z]+/);
    }
  });
});

test('Google’s networks are the same, however Google cuts them', () => {
  const check = checks.find(({ name }) => name === 'Googles Netze');
  if (!check) return expect.unreachable();
  const halves = believedNetworks.flatMap((network) => {
    const [address = '', length = ''] = network.split('/');
    const next = Number(length) + 1;
    const key = network.includes(':') ? 'ipv6Prefix' : 'ipv4Prefix';
    if (key === 'ipv6Prefix' || next > 24) return [{ [key]: network }];
    const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
    return [number, number + 2 ** (32 - next)].map((start) => ({
      [key]: `${[24, 16, 8, 0].map((bits) => Math.floor(start / 2 ** bits) % 256).join('.')}/${next}`,
    }));
  });
  expect(verdictOf(check, known, answered({ prefixes: halves })).said).toEqual([]);
  const [, ...without] = halves;
  expect(verdictOf(check, known, answered({ prefixes: without })).said).toHaveLength(1);
});

test('a deployment compares Google’s networks, and goes on with an old list only knowingly', async () => {
  const results = await runChecks(known, async () => answered({ prefixes: [] }), true);
  const networks = results.filter(({ check }) => check.name === 'Googles Netze');
  const reported = (allowed: string[]) => reportOf(networks, known, { strictly: true, allowed });
  expect(reported([]).lines.join('\n')).toContain('--allow=old-networks');
  expect(reported(['old-networks']).isRefused).toBe(false);
});

test('what the project knows is learnt from it', async () => {
  const seen = await learn(
    { ...known, number: undefined, runsAs: undefined, secrets: {} },
    async (question) => {
      const url = 'url' in question ? question.url : '';
      if (url.endsWith(':access'))
        return answered({ payload: { data: Buffer.from('sk_live_2\n').toString('base64') } });
      if (url.endsWith('projects/platzwart-live')) return answered({ name: 'projects/99' });
      if (url.endsWith('/databases/(default)'))
        return answered({ createTime: '2027-02-02T00:00:00Z' });
      return refusal;
    },
  );
  expect(seen).toMatchObject({
    number: '99',
    runsAs: '99-compute@developer.gserviceaccount.com',
    webApp: undefined,
    databaseSince: '2027-02-02T00:00:00Z',
    secrets: { STRIPE_SECRET_KEY: 'sk_live_2' },
  });
});

/** By question; of what several checks ask each has its own fields. */
const goodAnswers = new Map(
  Array.from(
    Map.groupBy(asked, (check) => JSON.stringify(check.ask?.(known))),
    ([question, same]) => {
      const all = same.flatMap(({ name }) => answersFor(name) ?? []);
      const good = all.length > 1 ? Object.assign({}, ...all.map((one) => one.good)) : all[0]?.good;
      return [question, { ...all[0], good }] as const;
    },
  ),
);

describe('a whole project', () => {
  const release = JSON.stringify(first.rules(known));
  /** As the command begins: with the files of this machine alone. */
  const unasked: Known = {
    project: known.project,
    now: known.now,
    functions: known.functions,
    web: known.web,
    dkim: known.dkim,
    secrets: {},
  };
  /** What the command says if that is what comes by HTTP. */
  async function said(respond: (question: string) => Response) {
    const credentials = { project: known.project, token: async () => 't', stripeKey: () => 's' };
    const ask = askerOf(credentials, async (url, options) => {
      const as = new Headers(options?.headers).get('Authorization');
      const question = JSON.stringify({
        url: String(url),
        ...(options?.body && { body: JSON.parse(String(options.body)) }),
        ...(as !== 'Bearer t' && { as: as ? 'stripe' : 'nobody' }),
      });
      return respond(question);
    });
    const askAll: Ask = async (question) =>
      'smtp' in question ? { status: 200, body: {}, headers: {} } : ask(question);
    const seen = await learn(unasked, askAll);
    const invented = { strictly: false, allowed: ['invented-operator', 'no-sub-processors'] };
    return reportOf(await runChecks(seen, askAll, false), seen, invented);
  }
  const signOf = (lines: readonly string[], { name }: Check) =>
    lines.find((line) => line.startsWith(name, 4))?.at(2);

  it('that has everything lacks nothing', async () => {
    const { lines, isRefused } = await said((question) => {
      if (question === release) return Response.json({ rulesetName: known.ruleset });
      if (question.includes(':access'))
        return Response.json({ payload: { data: Buffer.from('sk_live_1').toString('base64') } });
      const { good, status = 200, headers = {} } = goodAnswers.get(question) ?? {};
      const body = typeof good === 'string' ? good : JSON.stringify(good);
      return new Response(body, { status, headers });
    });
    expect(asked.filter((check) => signOf(lines, check) !== '✓').map(({ name }) => name)).toEqual(
      [],
    );
    expect(isRefused).toBe(false);
  });

  it.each<[string, () => Response]>([
    ['⊘', () => Response.json({ error: { message: 'Permission denied' } }, { status: 403 })],
    [
      '?',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
    ['?', () => new Response('<html>', { status: 502 })],
  ])('of which nothing is seen shows %s, and no deployment begins', async (sign, respond) => {
    const { lines, isRefused } = await said(respond);
    expect(isRefused).toBe(true);
    // What is asked only with what others said stays unasked.
    const signs = new Set(asked.map((check) => signOf(lines, check)));
    expect(signs).toEqual(new Set([sign, '?']));
  });

  it('in the emulator is none: the command says so, and ends as a deployment must', async () => {
    const run = promisify(execFile);
    const command = (words: string[]) =>
      run(process.execPath, ['scripts/deploy-check.ts', '--project=demo-platzwart', ...words], {
        cwd: new URL('../..', import.meta.url),
      });
    const [all, strict] = await Promise.allSettled([command([]), command(['--strict'])]);
    expect(all).toMatchObject({ status: 'rejected', reason: { code: 1 } });
    expect(strict).toMatchObject({ status: 'rejected', reason: { code: 1 } });
    const told = JSON.stringify(all);
    expect(told.match(/nicht der Emulator/g)?.length).toBeGreaterThan(50);
    expect(told).toContain('Es fehlt noch etwas.');
    expect(JSON.stringify(strict)).toContain('So wird nichts ausgeliefert.');
  });
});

describe('a deployment', () => {
  const askGood = async (question: object): Promise<Answer> => {
    const answers = goodAnswers.get(JSON.stringify(question));
    return answered(answers?.good, answers?.status, answers?.headers);
  };
  const without = (words: readonly string[]) => ({ strictly: true, allowed: words });

  it('stops for what is unsafe, and names the word for each', async () => {
    // What the operator has written stops only until it is real (`deployment.test.ts`).
    const always = allowances.filter(
      (word) => word !== 'invented-operator' && word !== 'no-sub-processors',
    );
    const results = await runChecks(
      { ...known, functions: { ...known.functions, STRIPE_TAX: 'false' } },
      async () => answered({}),
      true,
    );
    const { lines, isRefused } = reportOf(results, known, without([]));
    expect(isRefused).toBe(true);
    for (const word of always) expect(lines.join('\n')).toContain(`--allow=${word}`);
    expect(reportOf(results, known, without(allowances))).toEqual({ lines: [], isRefused: false });
    for (const word of always) {
      const others = allowances.filter((other) => other !== word);
      expect(reportOf(results, known, without(others)).isRefused, word).toBe(true);
    }
  });

  it('stops where nobody could see, and no word is enough for wrong parameters', async () => {
    const silent = await runChecks(known, async () => ({ silent: 'ENOTFOUND' }), true);
    const words = allowances.filter((word) => word !== 'no-alert' && word !== 'no-backup');
    expect(reportOf(silent, known, without(words)).isRefused).toBe(true);
    const wrong: Known = {
      ...known,
      functions: { ...known.functions, PUSH_TEST_ORIGIN: 'http://127.0.0.1:1' },
    };
    const { lines, isRefused } = reportOf(
      await runChecks(wrong, askGood, true),
      wrong,
      without(allowances),
    );
    expect(isRefused).toBe(true);
    expect(lines.join('\n')).toContain('PUSH_TEST_ORIGIN gehört in den Emulator');
  });
});

describe('asking', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const credentials = {
    project: 'p',
    token: async () => 'token of Google',
    stripeKey: () => 'sk_test_1',
  };

  it('happens once for each question, and shows each host its own key alone', async () => {
    const sent: [string, Record<string, string>][] = [];
    const ask = askerOf(credentials, async (url, options) => {
      sent.push([String(url), options?.headers as Record<string, string>]);
      return Response.json({ ok: true });
    });
    await Promise.all([
      ask({ url: 'https://a.test' }),
      ask({ url: 'https://a.test' }),
      ask({ url: 'https://b.test', as: 'stripe' }),
      ask({ url: 'https://c.test', as: 'nobody' }),
    ]);
    expect(sent).toHaveLength(3);
    const shown = new Map(sent.map(([url, { Authorization }]) => [url, Authorization]));
    expect(shown).toEqual(
      new Map([
        ['https://b.test', 'Bearer sk_test_1'],
        ['https://c.test', undefined],
        ['https://a.test', 'Bearer token of Google'],
      ]),
    );
  });

  it('ends after ten seconds, whoever is silent', async () => {
    const never = new Promise<never>(() => undefined);
    const answers = [
      askerOf(credentials, () => never)({ url: 'https://a.test' }),
      askerOf({ ...credentials, token: () => never }, fetch)({ url: 'https://a.test' }),
    ];
    await vi.advanceTimersByTimeAsync(patience);
    for (const answer of await Promise.all(answers))
      expect(answer).toEqual({ silent: 'keine Antwort in 10 Sekunden' });
  });

  it('takes a broken connection as silence', async () => {
    const ask = askerOf(credentials, () =>
      Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })),
    );
    expect(await ask({ url: 'https://a.test' })).toEqual({ silent: 'fetch failed: ENOTFOUND' });
  });
});
