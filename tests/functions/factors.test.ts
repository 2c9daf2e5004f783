/** Passkeys and codes against the real emulators of Auth and Firestore. */
import { randomBytes } from 'node:crypto';
import type { CallInput, CallName, CallOutput } from '@platzwart/domain/calls/calls';
import type { Outcome } from '@platzwart/domain/failure';
import { wayBackDays } from '@platzwart/domain/sign-in/account-link';
import { noFactors } from '@platzwart/domain/sign-in/factors';
import { never } from '@platzwart/domain/sign-in/session';
import { sendableCode } from '@platzwart/functions/accounts/account-links';
import { carryOutReset, planReset } from '@platzwart/functions/accounts/factor-reset';
import { keepEmail, resetPassword } from '@platzwart/functions/accounts/redeem-account-link';
import { collections } from '@platzwart/functions/core/collections';
import { factorSeal } from '@platzwart/functions/core/factor-seal';
import { log } from '@platzwart/functions/core/report';
import type { AllTools, Caller } from '@platzwart/functions/core/tools';
import { handlers } from '@platzwart/functions/handlers';
import { SettingsService } from '@simplewebauthn/server';
import { describe, expect, it, vi } from 'vitest';
import { codeAt } from '../support/app-codes.ts';
import { authenticator } from '../support/authenticator.ts';
import { longOr } from '../support/long-run.ts';
import {
  auth,
  database,
  everyEmailLeaves,
  joins,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const minute = 60_000;
/** After all accounts are made, however slow the machine: Auth has its own clock. */
const start = Math.ceil(Date.now() / minute + 60) * minute;
const docs = () => collections(database());
const newDevice = () => randomBytes(16).toString('hex');

/** Somebody with a practice of their own, at a clock that the test moves. */
async function somebody({ emailVerified = true } = {}) {
  let time = start;
  let signIns = 0;
  const tools: AllTools = {
    ...toolsAt(() => new Date(time)),
    limits: { ...toolsAt(new Date(time)).limits, callsTimes: 1 },
  };
  const email = `anna-${randomBytes(4).toString('hex')}@praxis.example`;
  const name = 'Anna Admin';
  const { uid } = await auth().createUser({
    email,
    displayName: name,
    emailVerified,
    password: 'platzwart',
  });
  const signedIn = (over: Partial<Caller> = {}): Caller => ({
    uid,
    name,
    email,
    emailVerified,
    signedInAt: new Date(Math.max(time, Date.now())),
    provider: 'password',
    session: String(time + signIns),
    ...over,
  });
  const slug = emailVerified ? await registeredPractice('Praxis', new Date(time), signedIn()) : '';
  const call = async <N extends CallName>(
    name: N,
    input: CallInput<N>,
    caller: Caller | undefined = signedIn(),
  ): Promise<Outcome<CallOutput<N>>> => {
    const outcome = (await handlers[name](input as never, caller, tools)) as Outcome<never>;
    // The plain session has ended with the proof: what comes next is of another sign-in.
    if (outcome.ok && 'token' in outcome.value) signIns += 1;
    return outcome;
  };
  return {
    uid,
    email,
    slug,
    tools,
    call,
    signedIn,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    /** As whoever a token of ours signs in. */
    byToken: (token: string) => {
      const [, body = ''] = token.split('.');
      const { claims } = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
        claims: { session: string };
      };
      return signedIn({ provider: 'custom', session: claims.session });
    },
    emails: async () => {
      const found = await docs().outbox().where('to.address', '==', email).get();
      return found.docs
        .map((each) => each.data())
        .filter(({ purpose }) => purpose === 'signInFactor');
    },
    demand: async () => ({
      member: (await docs().member(slug, uid).get()).data()?.factorNeededFrom,
      user: (await docs().user(uid).get()).data()?.factorNeededFrom,
    }),
    now: () => time,
  };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const reasonOf = (outcome: Outcome<unknown>) =>
  outcome.ok
    ? 'ok'
    : outcome.failure.kind === 'invalid'
      ? outcome.failure.details[0]?.code
      : outcome.failure.kind;
const output = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
};

async function withCodes(who: Somebody, device = newDevice()) {
  const { secret } = output(await who.call('beginCodes', {}));
  const { recoveryCodes, token } = output(
    await who.call('confirmCodes', { code: codeAt(secret, who.now()), device }),
  );
  who.wait(10 * minute);
  return {
    secret,
    recoveryCodes,
    token,
    device,
  };
}

async function withPasskey(who: Somebody, name = 'Laptop') {
  const key = authenticator();
  const { options } = output(await who.call('beginPasskey', {}));
  output(await who.call('addPasskey', { credential: key.create(options), name }));
  return key;
}

async function signInWith(
  who: Somebody,
  key: ReturnType<typeof authenticator>,
  as?: Parameters<typeof key.get>[1],
) {
  const { options } = output(await who.call('beginPasskeySignIn', {}, undefined));
  return who.call('signInWithPasskey', { credential: key.get(options, as) }, undefined);
}

describe('codes of an app', () => {
  it('are there with their recovery codes though tokens cannot say so, until its person looks', async () => {
    const who = await somebody();
    const { setFactors } = who.tools.accounts;
    const lines = vi.spyOn(log, 'error').mockReturnValue();
    Object.assign(who.tools.accounts, {
      setFactors: () => Promise.reject(new Error('Auth is away.')),
    });
    const { recoveryCodes, token } = await withCodes(who);
    expect(recoveryCodes).toHaveLength(10);
    expect(lines).toHaveBeenCalledWith(
      'unforeseen',
      expect.objectContaining({ where: 'setFactors' }),
    );
    lines.mockRestore();
    const claims = async () => (await auth().getUser(who.uid)).customClaims ?? {};
    expect(await claims()).toEqual({});
    Object.assign(who.tools.accounts, { setFactors });
    expect(reasonOf(await who.call('viewFactors', {}, who.byToken(token)))).toBe('ok');
    expect(await claims()).toEqual({ factors: ['totp', 'required'] });
  });

  it('from the first one on a password alone opens nothing of the practice', async () => {
    const who = await somebody();
    const before = who.signedIn();
    const { secret, token, recoveryCodes } = await withCodes(who);
    const password = who.signedIn();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await who.demand()).toEqual({
      member: new Date(start),
      user: new Date(start),
    });
    const asked = { companySlug: who.slug };
    expect(reasonOf(await who.call('countIntakeNotices', asked, before))).toBe('signInNeeded');
    expect(reasonOf(await who.call('countIntakeNotices', asked, password))).toBe(
      'secondFactorNeeded',
    );
    expect(reasonOf(await who.call('removeCodes', {}, password))).toBe('secondFactorNeeded');
    expect(reasonOf(await who.call('countIntakeNotices', asked, who.byToken(token)))).toBe('ok');
    expect((await auth().getUser(who.uid)).customClaims).toEqual({ factors: ['totp', 'required'] });
    const proven = output(
      await who.call('proveFactor', { code: codeAt(secret, who.now()), device: newDevice() }),
    );
    expect(reasonOf(await who.call('countIntakeNotices', asked, who.byToken(proven.token)))).toBe(
      'ok',
    );
    expect(JSON.stringify((await docs().factors(who.uid).get()).data())).not.toContain(secret);
  });

  it('a code counts once, the one before and after as well, and none that is older', async () => {
    const who = await somebody();
    const { secret, device } = await withCodes(who);
    const at = async (time: number) =>
      reasonOf(await who.call('proveFactor', { code: codeAt(secret, time), device }));
    expect(await at(who.now() - minute)).toBe('wrongCode');
    expect(await at(who.now() + minute)).toBe('wrongCode');
    expect(await at(who.now() - 30_000)).toBe('ok');
    expect(await at(who.now() - 30_000)).toBe('wrongCode');
    expect(await at(who.now() + 30_000)).toBe('ok');
    // Older than the last one that was taken.
    expect(await at(who.now())).toBe('wrongCode');
    who.wait(minute);
    const one = await Promise.all([at(who.now()), at(who.now()), at(who.now())]);
    expect(one.sort()).toEqual(['ok', 'wrongCode', 'wrongCode']);
  });

  it('guessed codes open nothing, however long, and the known device goes on', async () => {
    const who = await somebody();
    const { secret, device, recoveryCodes } = await withCodes(who);
    const answers = new Map<string, number>();
    const guess = async (n: number) => {
      const code = String(n * 97).padStart(6, '0');
      const isRight = [-30_000, 0, 30_000].some((by) => codeAt(secret, who.now() + by) === code);
      if (isRight) return;
      const input = { code, device: n % 2 ? newDevice() : '' };
      const answer = String(reasonOf(await who.call('proveFactor', input)));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    };
    // Ten at once, for some weeks: limits end in between.
    const rounds = longOr(24, 1000);
    for (let round = 0; round < rounds; round++) {
      await Promise.all(Array.from({ length: 10 }, (_, n) => guess(round * 10 + n)));
      who.wait((20 / rounds) * 24 * 60 * minute);
    }
    expect([...answers.keys()].sort()).toEqual(['tooManyCodes', 'wrongCode']);
    expect(answers.get('wrongCode')).toBe(60);
    // Nor do they keep its owner from another app.
    const [recovery = '', forAnother = ''] = recoveryCodes;
    const owner = who.byToken(
      output(await who.call('proveFactor', { code: forAnother, device })).token,
    );
    const another = output(await who.call('beginCodes', {}, owner)).secret;
    const wrong = { code: '000000', device: '' };
    expect(reasonOf(await who.call('confirmCodes', wrong, owner))).toBe('wrongCode');
    expect(another).not.toBe(secret);
    const code = codeAt(secret, who.now());
    expect(reasonOf(await who.call('proveFactor', { code, device: newDevice() }))).toBe(
      'tooManyCodes',
    );
    expect(reasonOf(await who.call('proveFactor', { code, device }))).toBe('ok');
    expect(reasonOf(await who.call('proveFactor', { code: recovery, device: newDevice() }))).toBe(
      'ok',
    );
  });

  it('a recovery code counts once, however it is typed, and its owner is told', async () => {
    const who = await somebody();
    const { recoveryCodes, device } = await withCodes(who);
    const [first = '', second = ''] = recoveryCodes;
    const typed = first.toUpperCase().replaceAll('-', ' ');
    expect(output(await who.call('proveFactor', { code: typed, device }))).toMatchObject({
      recoveryCodes: 9,
    });
    expect(reasonOf(await who.call('proveFactor', { code: first, device }))).toBe('wrongCode');
    expect((await who.emails()).map(({ subject }) => subject)).toContain(
      'Ein Ersatzcode wurde benutzt',
    );
    const other = await somebody();
    await withCodes(other);
    expect(reasonOf(await other.call('proveFactor', { code: second, device }))).toBe('wrongCode');
    expect(JSON.stringify((await docs().factors(who.uid).get()).data())).not.toContain(
      second.replaceAll('-', ''),
    );
  });

  it('a secret that nobody confirmed in time, or for the right account, counts for nothing', async () => {
    const who = await somebody();
    const { secret } = output(await who.call('beginCodes', {}));
    expect(reasonOf(await who.call('confirmCodes', { code: '000000', device: '' }))).toBe(
      'wrongCode',
    );
    who.wait(16 * minute);
    expect(
      reasonOf(await who.call('confirmCodes', { code: codeAt(secret, who.now()), device: '' })),
    ).toBe('enrolmentOver');
    expect(await who.demand()).toEqual({ member: undefined, user: undefined });
    const unconfirmed = await somebody({ emailVerified: false });
    expect(reasonOf(await unconfirmed.call('beginCodes', {}))).toBe('emailUnverified');
    expect(reasonOf(await unconfirmed.call('beginPasskey', {}))).toBe('emailUnverified');
  });

  it('moves to the newest key with the next code', async () => {
    const who = await somebody();
    const { secret, device } = await withCodes(who);
    const key = (n: number) => `${n}:${Buffer.alloc(32, n).toString('base64')}`;
    const newer = { ...who.tools, factorSeal: factorSeal(() => `${key(2)} ${key(1)}`) };
    const input = { code: codeAt(secret, who.now()), device };
    expect(reasonOf(await handlers.proveFactor(input, who.signedIn(), newer))).toBe('ok');
    expect((await docs().factors(who.uid).get()).data()?.totp?.secret).toMatch(/^2\./);
  });

  it('without them a password is enough again', async () => {
    const who = await somebody();
    const { token, secret, device } = await withCodes(who);
    const proven = who.byToken(token);
    expect(reasonOf(await who.call('removeCodes', {}, proven))).toBe('freshSignInNeeded');
    const input = { code: codeAt(secret, who.now()), device };
    const anew = who.byToken(output(await who.call('proveFactor', input, proven)).token);
    expect(reasonOf(await who.call('removeCodes', {}, proven))).toBe('signInNeeded');
    expect(reasonOf(await who.call('removeCodes', {}, anew))).toBe('ok');
    expect(await who.demand()).toEqual({ member: undefined, user: undefined });
    expect((await docs().factors(who.uid).get()).data()?.recoveryCodes).toEqual([]);
    expect((await auth().getUser(who.uid)).customClaims ?? {}).toEqual({});
    const subjects = (await who.emails()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      'Dein Konto fragt jetzt nach einem Code',
      'Dein Konto fragt nicht mehr nach einem Code',
    ]);
  });
});

describe('passkeys', () => {
  it('signs in with nothing else, in a session that has proven both factors', async () => {
    const who = await somebody();
    const key = await withPasskey(who);
    const { token } = output(await signInWith(who, key));
    const caller = who.byToken(token);
    expect(output(await who.call('viewFactors', {}, caller))).toMatchObject({
      passkeys: [{ id: key.id, name: 'Laptop', lastUsedAt: new Date(start).toISOString() }],
      totp: null,
    });
    expect((await docs().session(who.uid, caller.session).get()).data()?.factors).toEqual({
      passkey: new Date(start),
    });
    // A password still opens everything, until the account asks for more.
    expect(await who.demand()).toEqual({ member: undefined, user: undefined });
    const { recoveryCodes } = output(
      await who.call('requirePasskey', { isRequired: true }, caller),
    );
    expect(recoveryCodes).toHaveLength(10);
    expect(await who.demand()).toEqual({ member: new Date(start), user: new Date(start) });
    expect(reasonOf(await who.call('viewFactors', {}))).toBe('secondFactorNeeded');
    expect(reasonOf(await who.call('removePasskey', { id: key.id }, caller))).toBe('ok');
    expect(await who.demand()).toEqual({ member: undefined, user: undefined });
    expect(reasonOf(await signInWith(who, key))).toBe('passkeyRefused');
    const subjects = (await who.emails()).map(({ subject }) => subject);
    expect(subjects).toContain('Ein Passkey gehört nicht mehr zu deinem Konto');
  });

  it('an answer counts once, and for five minutes', async () => {
    const who = await somebody();
    const key = await withPasskey(who);
    const { options } = output(await who.call('beginPasskeySignIn', {}, undefined));
    const credential = key.get(options);
    const signIn = async () =>
      reasonOf(await who.call('signInWithPasskey', { credential }, undefined));
    expect(await signIn()).toBe('ok');
    expect(await signIn()).toBe('passkeyRefused');
    const late = output(await who.call('beginPasskeySignIn', {}, undefined));
    who.wait(5 * minute);
    expect(
      reasonOf(
        await who.call('signInWithPasskey', { credential: key.get(late.options) }, undefined),
      ),
    ).toBe('passkeyRefused');
  });

  it('foreign challenges, sites, types and people open nothing', async () => {
    const [who, other] = [await somebody(), await somebody()];
    const [key, foreign] = [await withPasskey(who), await withPasskey(other)];
    const { options: ofAdding } = output(await who.call('beginPasskey', {}));
    const wrong = {
      'of adding': { challenge: String(ofAdding.challenge) },
      'of nobody': { challenge: Buffer.from('1.2.3').toString('base64url') },
      'of another site': { origin: 'https://platzwart.example.evil.example' },
      'of another port': { origin: 'https://platzwart.example:444' },
      'for another domain': { rpId: 'evil.example' },
      'of another kind': { type: 'webauthn.create' },
      'without verification': { isVerified: false },
      'of another person': { userHandle: Buffer.from(other.uid).toString('base64url') },
      'of a reserved id': { userHandle: Buffer.from('__name__').toString('base64url') },
      'of nobody known': { userHandle: '' },
    };
    for (const [what, as] of Object.entries(wrong))
      expect(reasonOf(await signInWith(who, key, as)), what).toBe('passkeyRefused');
    const { options } = output(await who.call('beginPasskeySignIn', {}, undefined));
    const { response } = foreign.get(options);
    const credential = { ...key.get(options), response };
    expect(reasonOf(await who.call('signInWithPasskey', { credential }, undefined))).toBe(
      'passkeyRefused',
    );
    expect(reasonOf(await signInWith(who, key))).toBe('ok');
  });

  it('is added only to the account that asked, once, at our site', async () => {
    const [who, other] = [await somebody(), await somebody()];
    const { options } = output(await who.call('beginPasskey', {}));
    const add = async (caller: Caller, as = {}) =>
      reasonOf(
        await who.call(
          'addPasskey',
          { credential: authenticator().create(options, as), name: 'Neu' },
          caller,
        ),
      );
    expect(await add(other.signedIn())).toBe('passkeyRefused');
    expect(await add(who.signedIn(), { origin: 'https://evil.example' })).toBe('passkeyRefused');
    expect(await add(who.signedIn(), { isVerified: false })).toBe('passkeyRefused');
    expect(await add(who.signedIn())).toBe('ok');
    expect(await add(who.signedIn())).toBe('passkeyRefused');
    // Under a root that it trusts, the library opens whatever address a certificate names.
    const { pemCertificates } = SettingsService as unknown as {
      pemCertificates: ReadonlyMap<string, readonly string[]>;
    };
    expect(pemCertificates.size).toBeGreaterThan(0);
    expect([...pemCertificates.values()].flat()).toEqual([]);
  });

  it('one that counts backwards is refused for good, and its owner told once', async () => {
    const who = await somebody();
    const key = await withPasskey(who);
    expect(reasonOf(await signInWith(who, key, { counter: 7 }))).toBe('ok');
    expect(reasonOf(await signInWith(who, key, { counter: 7 }))).toBe('passkeyCopied');
    expect(reasonOf(await signInWith(who, key, { counter: 8 }))).toBe('passkeyCopied');
    const told = (await who.emails()).filter(({ subject }) => subject.includes('gesperrt'));
    expect(told).toHaveLength(1);
    expect(output(await who.call('viewFactors', {}))).toMatchObject({
      passkeys: [{ isCopied: true }],
    });
  });

  it('where its maker counts nothing, it may always say 0', async () => {
    const who = await somebody();
    const key = await withPasskey(who);
    for (let n = 0; n < 3; n++)
      expect(reasonOf(await signInWith(who, key, { counter: 0 }))).toBe('ok');
  });
});

it('an address that nobody has confirmed hears nothing of the factors that are there, which can be removed, and gets no other', async () => {
  const who = await somebody();
  const key = await withPasskey(who);
  const { secret } = await withCodes(who);
  const proof = { code: codeAt(secret, who.now()), device: newDevice() };
  const proven = who.byToken(output(await who.call('proveFactor', proof)).token);
  const begun = output(await who.call('beginCodes', {}, proven));
  const undo = { kind: 'keepEmail', uid: who.uid, email: who.email, newEmail: who.email } as const;
  const wayBack = await sendableCode(undo, who.tools);
  // Of a member's account it would be put back.
  await docs().user(who.uid).update({ practices: [] });
  const typed = `opfer-${randomBytes(4).toString('hex')}@post.example`;
  await auth().updateUser(who.uid, { email: typed, emailVerified: false });

  const confirmed = { code: codeAt(begun.secret, who.now()), device: newDevice() };
  expect(reasonOf(await who.call('confirmCodes', confirmed, proven))).toBe('emailUnverified');
  const { recoveryCodes } = output(await who.call('renewRecoveryCodes', {}, proven));
  const recovery = { code: recoveryCodes[0] ?? '', device: newDevice() };
  output(await who.call('proveFactor', recovery));
  for (const isRequired of [true, false])
    output(await who.call('requirePasskey', { isRequired }, proven));
  const person = await who.tools.accounts.withUid(who.uid);
  if (!person) throw new Error('The account is gone.');
  output(await planReset({ person, slugs: [], by: null }, who.tools));
  output(await who.call('cancelFactorReset', {}, proven));
  const { passkeys = [] } = (await docs().factors(who.uid).get()).data() ?? {};
  expect(passkeys.map(({ id }) => id)).toEqual([key.id]);
  output(await who.call('removePasskey', { id: key.id }, proven));
  output(await who.call('removeCodes', {}, proven));
  expect((await docs().factors(who.uid).get()).data()).toMatchObject({ passkeys: [] });
  output(await keepEmail({ code: wayBack }, undefined, who.tools));
  const told = await docs().outbox().where('to.address', '==', typed).get();
  expect(told.docs.map((each) => each.data().subject)).toEqual([]);
});

/** Codes of links to undo, oldest first. */
async function undos(who: Somebody): Promise<string[]> {
  const emails = (await who.emails()).sort((one, other) => +one.createdAt - +other.createdAt);
  return emails.flatMap(({ text }) => /mode=keepEmail&code=([\w-]{43})/.exec(text)?.[1] ?? []);
}

it('whoever is in no practice has a document by which a deletion past us is found; nothing without factors', async () => {
  const who = await somebody({ emailVerified: false });
  await auth().updateUser(who.uid, { emailVerified: true });
  const reset = async () => {
    const about = { kind: 'resetPassword', uid: who.uid, email: who.email, newEmail: '' } as const;
    const input = { code: await sendableCode(about, who.tools), password: 'drei nette Pferde' };
    expect(reasonOf(await resetPassword(input, undefined, who.tools))).toBe('ok');
  };
  const stored = async () => [
    (await docs().user(who.uid).get()).data()?.practices,
    (await docs().factors(who.uid).get()).data()?.passkeys.length,
  ];
  await reset();
  expect(await stored()).toEqual([undefined, undefined]);
  await withPasskey(who);
  expect(await stored()).toEqual([[], 1]);
  await reset();
  expect(await stored()).toEqual([[], 0]);
});

describe('the mailbox', () => {
  it('undoes a factor and what followed, as long as none was needed, and no later one', async () => {
    const who = await somebody();
    const own = await withPasskey(who);
    who.wait(minute);
    const thiefs = await withPasskey(who, 'Handy');
    const { token } = output(await signInWith(who, thiefs));
    output(await who.call('requirePasskey', { isRequired: true }, who.byToken(token)));
    const { options } = output(await who.call('beginPasskey', {}, who.byToken(token)));
    const credential = authenticator().create(options);
    output(await who.call('addPasskey', { credential, name: 'Neu' }, who.byToken(token)));
    const links = await undos(who);
    expect(links).toHaveLength(2);
    expect(reasonOf(await keepEmail({ code: links[1] ?? '' }, undefined, who.tools))).toBe('ok');
    expect(reasonOf(await signInWith(who, thiefs))).toBe('passkeyRefused');
    expect((await docs().factors(who.uid).get()).data()).toMatchObject({
      passkeys: [{ id: own.id }],
      isRequired: false,
      recoveryCodes: [],
    });
    expect(await who.demand()).toEqual({ member: undefined, user: undefined });
    expect(reasonOf(await signInWith(who, own))).toBe('ok');
  });

  it('takes recovery codes and known browsers with an address that goes back, and leaves an older factor', async () => {
    const who = await somebody();
    await withCodes(who);
    who.wait(minute);
    const moved = { email: who.email, newEmail: 'weg@evil.example', uid: who.uid };
    const code = await sendableCode({ kind: 'keepEmail', ...moved }, who.tools);
    expect(reasonOf(await keepEmail({ code }, undefined, who.tools))).toBe('ok');
    expect((await docs().factors(who.uid).get()).data()).toMatchObject({
      totp: expect.anything(),
      recoveryCodes: [],
      knownDevices: [],
    });
  });

  it('undoes it however long the server took', async () => {
    const who = await somebody();
    const key = authenticator();
    const { options } = output(await who.call('beginPasskey', {}));
    const now = () => {
      who.wait(1);
      return who.tools.now();
    };
    const slow = { ...who.tools, now };
    const input = { credential: key.create(options), name: 'Handy' };
    output(await handlers.addPasskey(input, who.signedIn(), slow));
    const [code = ''] = await undos(who);
    expect(reasonOf(await keepEmail({ code }, undefined, slow))).toBe('ok');
    expect((await docs().factors(who.uid).get()).data()?.passkeys).toEqual([]);
  });

  it('takes away passkeys with a new password, unless the account asks for a factor', async () => {
    for (const isRequired of [false, true]) {
      const who = await somebody();
      const key = await withPasskey(who);
      const { token } = output(await signInWith(who, key));
      output(await who.call('requirePasskey', { isRequired }, who.byToken(token)));
      const code = await sendableCode(
        { kind: 'resetPassword', uid: who.uid, email: who.email, newEmail: '' },
        who.tools,
      );
      const input = { code, password: 'drei nette Pferde' };
      expect(reasonOf(await resetPassword(input, undefined, who.tools))).toBe('ok');
      expect(reasonOf(await signInWith(who, key))).toBe(isRequired ? 'ok' : 'passkeyRefused');
      const sent = await docs().outbox().where('to.address', '==', who.email).get();
      const told = (words: string) =>
        sent.docs.filter((each) => each.data().text.includes(words)).length;
      expect([told('haben wir entfernt'), told('Deine Passkeys gelten weiter')]).toEqual(
        isRequired ? [0, 1] : [1, 0],
      );
    }
  });
});

describe('a practice that asks for a second factor', () => {
  const days = (n: number) => n * 24 * 60 * minute;

  it('tells its members two weeks before, and is the only one of theirs that asks', async () => {
    const [anna, berta] = [await somebody(), await somebody()];
    const companySlug = anna.slug;
    const demand = { companySlug, isRequired: true, googleCounts: false };
    await joins(companySlug, berta.uid, 'viewer');
    await docs().member(companySlug, berta.uid).update({ email: berta.email });
    const own = (await docs().user(berta.uid).get()).data()?.practices ?? [];
    const shared = { slug: companySlug, title: 'Praxis', role: 'viewer' } as const;
    await docs()
      .user(berta.uid)
      .update({ practices: [...own, shared] });
    expect(reasonOf(await anna.call('requireFactor', demand))).toBe('ownFactorFirst');
    const google = { ...anna.signedIn(), provider: 'google.com' } as const;
    // Of nobody's Google account that we know.
    expect(reasonOf(await anna.call('requireFactor', demand, google))).toBe('signInNeeded');
    const key = await withPasskey(anna);
    output(await anna.call('requireFactor', demand));
    output(await anna.call('requireFactor', demand));
    const other = { ...demand, googleCounts: true };
    expect(reasonOf(await anna.call('requireFactor', other))).toBe('factorRequired');

    const told = await docs()
      .outbox()
      .where('slug', '==', companySlug)
      .where('purpose', '==', 'factorRequired')
      .get();
    expect(told.docs.map((each) => each.data().to.address)).toEqual([berta.email]);
    const log = docs()
      .log(companySlug)
      .where('what', 'in', ['factorRequired', 'factorNotRequired']);
    expect((await log.get()).docs.map((each) => each.data())).toMatchObject([
      { by: { uid: anna.uid }, allowed: false },
    ]);

    const visit = (slug: string, by?: Caller) =>
      berta.call('viewReferralCode', { companySlug: slug }, by).then(reasonOf);
    berta.wait(days(14));
    expect(await visit(companySlug)).toBe('ok');
    berta.wait(days(1));
    expect([await visit(companySlug), await visit(berta.slug)]).toEqual([
      'secondFactorNeeded',
      'ok',
    ]);
    const { demandedBy } = output(await berta.call('viewFactors', {}));
    expect(demandedBy).toMatchObject([{ slug: companySlug, title: 'Praxis', googleCounts: false }]);
    const { recoveryCodes, device } = await withCodes(berta);
    const code = recoveryCodes[0] ?? '';
    const { token } = output(await berta.call('proveFactor', { code, device }));
    expect(await visit(companySlug, berta.byToken(token))).toBe('ok');
    // Without any of her own the practice goes on asking.
    output(await berta.call('removeCodes', {}, berta.byToken(token)));
    expect(await visit(companySlug)).toBe('secondFactorNeeded');

    anna.wait(days(15));
    const stale = await anna.call('requireFactor', { ...demand, isRequired: false });
    expect(reasonOf(stale)).toBe('secondFactorNeeded');
    const proven = anna.byToken(output(await signInWith(anna, key)).token);
    output(await anna.call('requireFactor', { ...demand, isRequired: false }, proven));
    expect(await visit(companySlug)).toBe('ok');
    expect((await log.get()).size).toBe(2);
  });
});

it('a password alone sets up nothing beside a passkey where a practice asks for it', async () => {
  const [anna, berta] = [await somebody(), await somebody()];
  await joins(anna.slug, berta.uid, 'viewer');
  const practices = [{ slug: anna.slug, title: 'Praxis', role: 'viewer' as const }];
  await docs().user(berta.uid).update({ practices });
  const key = await withPasskey(berta);
  expect(reasonOf(await berta.call('beginCodes', {}))).toBe('ok');
  const factorDemand = { from: new Date(berta.now()), googleCounts: false };
  await docs().member(anna.slug, berta.uid).update({ factorDemand });
  expect(reasonOf(await berta.call('beginCodes', {}))).toBe('freshSignInNeeded');
  const proven = berta.byToken(output(await signInWith(berta, key)).token);
  expect(reasonOf(await berta.call('beginCodes', {}, proven))).toBe('ok');
  // Nor does the mailbox: a new password takes away only what it may undo anyway.
  berta.wait(wayBackDays * 24 * 60 * minute);
  const again = berta.byToken(output(await signInWith(berta, key)).token);
  const { options } = output(await berta.call('beginPasskey', {}, again));
  const thiefs = authenticator();
  const credential = thiefs.create(options);
  output(await berta.call('addPasskey', { credential, name: 'Handy' }, again));
  const code = await sendableCode(
    { kind: 'resetPassword', uid: berta.uid, email: berta.email, newEmail: '' },
    berta.tools,
  );
  const input = { code, password: 'drei nette Pferde' };
  expect(reasonOf(await resetPassword(input, undefined, berta.tools))).toBe('ok');
  expect(reasonOf(await signInWith(berta, thiefs))).toBe('passkeyRefused');
  expect(reasonOf(await signInWith(berta, key))).toBe('ok');
  const sent = await docs().outbox().where('to.address', '==', berta.email).get();
  const told = sent.docs
    .map((each) => each.data().text)
    .filter((text) => /neues Passwort\. /.test(text));
  expect(told).toEqual([
    expect.stringMatching(/der letzten 7 Tage haben wir entfernt.*älteren Passkeys gelten weiter/s),
  ]);
});

describe('somebody who has lost what they prove themselves by', () => {
  const hour = 60 * minute;

  /** In the practice of an administrator who has just asked for it. */
  async function lost() {
    const [anna, berta] = [await somebody(), await somebody()];
    await joins(anna.slug, berta.uid, 'therapist');
    const proven = await withCodes(berta);
    const target = { companySlug: anna.slug, uid: berta.uid };
    const { dueAt } = output(await anna.call('resetFactors', target));
    const tryToCarryOut = (who: Somebody, hours: number) =>
      carryOutReset(who.uid, {
        ...anna.tools,
        now: () => new Date(anna.now() + hours * hour),
        accounts: { ...anna.tools.accounts, endSignIns: async (uid) => void ended.push(uid) },
      });
    const carryOut = async (who: Somebody, hours: number) => {
      await everyEmailLeaves();
      return tryToCarryOut(who, hours);
    };
    const ended: string[] = [];
    const log = async () => {
      const found = await docs().log(anna.slug).where('member', '==', berta.uid).get();
      return found.docs.map((each) => each.data().what);
    };
    const left = async () => (await docs().factors(berta.uid).get()).data();
    const linkOf = async () => {
      const email = (await berta.emails()).find(({ subject }) => subject.includes('wird zurück'));
      return /code=([\w-]{43})/.exec(email?.text ?? '')?.[1] ?? '';
    };
    return {
      anna,
      berta,
      proven,
      target,
      dueAt,
      tryToCarryOut,
      carryOut,
      ended,
      log,
      left,
      linkOf,
    };
  }

  it('hears of it at every address of the account, and at one that can still take it back', async () => {
    const [anna, berta] = [await somebody(), await somebody()];
    await joins(anna.slug, berta.uid, 'therapist');
    await withCodes(berta);
    const run = randomBytes(4).toString('hex');
    const [linked, former] = [`berta-${run}@elsewhere.example`, `berta-${run}@former.example`];
    await auth().updateUser(berta.uid, {
      providerToLink: { providerId: 'google.com', uid: run, email: linked },
    });
    await docs()
      .user(berta.uid)
      .update({ signInsBy: [`google.com:${run}`] });
    const back = { kind: 'keepEmail', email: former, newEmail: berta.email } as const;
    await sendableCode({ ...back, uid: berta.uid }, berta.tools);
    output(await anna.call('resetFactors', { companySlug: anna.slug, uid: berta.uid }));
    for (const address of [berta.email, linked, former]) {
      const sent = await docs().outbox().where('to.address', '==', address).get();
      const told = sent.docs.filter((each) => /zurückgesetzt/.test(each.data().subject));
      expect(told, address).toHaveLength(1);
    }
  });

  it('gets rid of it a day after a colleague asked, and of every sign-in', async () => {
    const { anna, berta, target, dueAt, carryOut, ended, log, left } = await lost();
    expect(new Date(dueAt).getTime() - anna.now()).toBe(24 * hour);
    expect(output(await anna.call('resetFactors', target))).toEqual({ dueAt });
    expect(
      (await berta.emails()).filter(({ subject }) => /zurückgesetzt/.test(subject)),
    ).toHaveLength(1);
    expect(await carryOut(berta, 23)).toBe('notDue');
    expect(await left()).toMatchObject({ recoveryCodes: { length: 10 } });
    expect(ended).toEqual([]);
    expect(await carryOut(berta, 24)).toBe('done');
    expect(await left()).toEqual(noFactors);
    expect(await berta.demand()).toMatchObject({ user: undefined });
    expect(new Set(ended)).toEqual(new Set([berta.uid]));
    expect(await log()).toEqual(expect.arrayContaining(['factorResetPlanned', 'factorsReset']));
    expect(reasonOf(await berta.call('viewSessions', {}))).toBe('ok');
    expect(await carryOut(berta, 24)).toBe('notDue');
  });

  it('keeps what they have set up since', async () => {
    const { berta, carryOut, log, left } = await lost();
    const again = new Date(berta.now() + hour);
    await docs().factors(berta.uid).update({ 'totp.addedAt': again });
    expect(await carryOut(berta, 30)).toBe('done');
    expect(await left()).toMatchObject({ totp: { addedAt: again } });
    expect(await left()).not.toHaveProperty('reset');
    expect(await log()).toContain('factorResetCancelled');
  });

  it('hears of it at the address that we know, though somebody moved the account past us', async () => {
    const [anna, berta] = [await somebody(), await somebody()];
    await joins(anna.slug, berta.uid, 'therapist');
    await withCodes(berta);
    const email = `dieb-${randomBytes(4).toString('hex')}@evil.example`;
    const isMoved = () => auth().updateUser(berta.uid, { email, emailVerified: true });
    await isMoved();
    output(await anna.call('resetFactors', { companySlug: anna.slug, uid: berta.uid }));
    await isMoved();
    const due = new Date(anna.now() + 24 * hour);
    await everyEmailLeaves();
    expect(await carryOutReset(berta.uid, { ...anna.tools, now: () => due })).toBe('done');
    const sentTo = async (address: string) =>
      (await docs().outbox().where('to.address', '==', address).get()).docs
        .map((each) => each.data().subject)
        .filter((subject) => /zurückgesetzt/.test(subject));
    expect(await sentTo(berta.email)).toHaveLength(2);
    expect(await sentTo(email)).toEqual([]);
  });

  it('has a day from when the e-mail has left, and its link as long', async () => {
    const { anna, berta, tryToCarryOut, left, linkOf } = await lost();
    const [waiting] = (
      await docs().outbox().where('to.address', '==', berta.email).get()
    ).docs.filter((each) => each.data().subject.includes('wird zurück'));
    for (const hours of [24, 30, 48, 72]) {
      expect(await tryToCarryOut(berta, hours)).toBe('notDue');
      const link = (await docs().accountLinks().where('uid', '==', berta.uid).get()).docs
        .map((each) => each.data())
        .find(({ kind }) => kind === 'keepFactors');
      expect(link?.expiresAt).toEqual(new Date(anna.now() + (hours + 25) * hour));
    }
    const sentAt = new Date(anna.now() + 73 * hour);
    await waiting?.ref.update({ status: 'sent', sentAt });
    expect(await tryToCarryOut(berta, 96)).toBe('notDue');
    expect(await left()).toMatchObject({ recoveryCodes: { length: 10 } });
    const code = await linkOf();
    const now = () => new Date(anna.now() + 96 * hour);
    expect(reasonOf(await handlers.keepFactors({ code }, undefined, { ...berta.tools, now }))).toBe(
      'ok',
    );
    expect((await left())?.reset).toBeUndefined();
  });

  it('loses it a day after the e-mail has left', async () => {
    const { anna, berta, tryToCarryOut, left } = await lost();
    expect(await tryToCarryOut(berta, 24)).toBe('notDue');
    const waiting = await docs().outbox().where('to.address', '==', berta.email).get();
    const sentAt = new Date(anna.now() + 25 * hour);
    for (const { ref } of waiting.docs) await ref.update({ status: 'sent', sentAt });
    expect(await tryToCarryOut(berta, 48)).toBe('notDue');
    expect(await tryToCarryOut(berta, 49)).toBe('done');
    expect(await left()).toEqual(noFactors);
  });

  it('can cancel it in the account, or by the link in the mailbox, once', async () => {
    for (const isByLink of [true, false]) {
      const { berta, proven, carryOut, log, left, linkOf } = await lost();
      const code = await linkOf();
      const viewed = await berta.call('viewAccountLink', { code, kind: 'keepFactors' });
      expect(output(viewed)).toEqual({ email: berta.email });
      // The password is no proof: with it alone nobody keeps an owner from theirs.
      expect(reasonOf(await berta.call('cancelFactorReset', {}))).toBe('secondFactorNeeded');
      if (isByLink) output(await berta.call('keepFactors', { code }));
      else output(await berta.call('cancelFactorReset', {}, berta.byToken(proven.token)));
      expect(await carryOut(berta, 30)).toBe('notDue');
      expect((await left())?.totp).toBeDefined();
      expect(await log()).toContain('factorResetCancelled');
      if (isByLink)
        expect(reasonOf(await berta.call('keepFactors', { code }))).toBe('accountLinkOver');
    }
  });

  it('is nothing that whoever asked can do once they are no administrator, nor for themselves', async () => {
    const { anna, berta, carryOut, left } = await lost();
    const own = { companySlug: anna.slug, uid: anna.uid };
    expect(reasonOf(await anna.call('resetFactors', own))).toBe('notOneself');
    const stranger = { companySlug: anna.slug, uid: (await somebody()).uid };
    expect(reasonOf(await anna.call('resetFactors', stranger))).toBe('memberGone');
    const { uid } = await joins(anna.slug, (await somebody()).uid, 'viewer');
    const none = await anna.call('resetFactors', { companySlug: anna.slug, uid });
    expect(reasonOf(none)).toBe('noneToReset');
    await docs().member(anna.slug, anna.uid).update({ role: 'viewer' });
    await carryOut(berta, 30);
    expect(await left()).toMatchObject({ recoveryCodes: { length: 10 } });
    expect((await left())?.reset).toBeUndefined();
  });

  it('keeps it once all sign-ins of whoever asked were ended, or the operator closed them', async () => {
    for (const isClosed of [false, true]) {
      const { anna, berta, carryOut, left } = await lost();
      const signInsValidFrom = isClosed ? never : new Date(anna.now() + hour);
      await docs().member(anna.slug, anna.uid).update({ signInsValidFrom });
      await carryOut(berta, 30);
      expect(await left()).toMatchObject({ recoveryCodes: { length: 10 } });
    }
  });

  it('gets rid of it while anybody who asked is still an administrator', async () => {
    const { anna, berta, target, dueAt, carryOut, left } = await lost();
    const carla = await somebody();
    await joins(anna.slug, carla.uid, 'administrator');
    for (const _ of [1, 2])
      expect(output(await carla.call('resetFactors', target))).toEqual({ dueAt });
    await docs().member(anna.slug, anna.uid).delete();
    expect(await carryOut(berta, 24)).toBe('done');
    expect(await left()).toEqual(noFactors);
  });
});

it('tells the owner what is asked for, once, and of new recovery codes', async () => {
  const who = await somebody();
  const key = await withPasskey(who);
  const caller = who.byToken(output(await signInWith(who, key)).token);
  for (const isRequired of [true, true, false, true])
    output(await who.call('requirePasskey', { isRequired }, caller));
  output(await who.call('renewRecoveryCodes', {}, caller));
  expect((await who.emails()).map(({ subject }) => subject).sort()).toEqual([
    'Dein Konto fragt jetzt nach einem Passkey',
    'Dein Konto fragt jetzt nach einem Passkey',
    'Dein Konto fragt nicht mehr nach einem Passkey',
    'Dein Konto hat neue Ersatzcodes',
    'Ein Passkey gehört jetzt zu deinem Konto',
  ]);
});

it('a token of ours is no fresh proof when it signs in later', async () => {
  const who = await somebody();
  const key = await withPasskey(who);
  const { token } = output(await signInWith(who, key));
  expect(reasonOf(await who.call('beginCodes', {}, who.byToken(token)))).toBe('ok');
  who.wait(6 * minute);
  expect(reasonOf(await who.call('beginCodes', {}, who.byToken(token)))).toBe('freshSignInNeeded');
});
