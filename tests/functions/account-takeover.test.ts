/**
 * What a thief of a sign-in, of somebody else's mailbox, or of Firebase's own API can do to an
 * account, against the real emulators. Auth has its own clock, so these tests use it.
 */
import { randomBytes } from 'node:crypto';
import { type AccountLinkKind, linkMessages } from '@platzwart/domain/sign-in/account-link';
import type { Role } from '@platzwart/domain/team/member';
import { sendableCode } from '@platzwart/functions/accounts/account-links';
import { callerOf } from '@platzwart/functions/accounts/caller-of';
import { beginCodes, confirmCodes } from '@platzwart/functions/accounts/codes';
import { deleteUser } from '@platzwart/functions/accounts/delete-user';
import { changePassword, endSignIns } from '@platzwart/functions/accounts/end-sign-ins';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  signInWithPasskey,
} from '@platzwart/functions/accounts/passkeys';
import {
  changeEmail,
  keepEmail,
  resetPassword,
  viewAccountLink,
} from '@platzwart/functions/accounts/redeem-account-link';
import { requestEmailChange } from '@platzwart/functions/accounts/request-email-change';
import { requestPasswordReset } from '@platzwart/functions/accounts/request-password-reset';
import { openSession } from '@platzwart/functions/accounts/sessions';
import { sweepAccounts } from '@platzwart/functions/accounts/sweep-accounts';
import { updateUser } from '@platzwart/functions/accounts/update-user';
import { collections } from '@platzwart/functions/core/collections';
import type { Email } from '@platzwart/functions/core/email';
import { shardOf, shards, watchMember } from '@platzwart/functions/core/known-members';
import { log } from '@platzwart/functions/core/report';
import type { AllTools, Caller } from '@platzwart/functions/core/tools';
import { registerPractice } from '@platzwart/functions/practices/register-practice';
import { confirmPracticeEmail } from '@platzwart/functions/practices/settings/practice-email';
import { updatePracticeProfile } from '@platzwart/functions/practices/settings/update-practice-profile';
import { acceptInvitation } from '@platzwart/functions/team/accept-invitation';
import { inviteMember } from '@platzwart/functions/team/invite-member';
import { recordVisit } from '@platzwart/functions/team/record-visit';
import { updateOwnNotifications } from '@platzwart/functions/team/update-own-notifications';
import { describe, expect, it, vi } from 'vitest';
import { codeAt } from '../support/app-codes.ts';
import { authenticator } from '../support/authenticator.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { longOr } from '../support/long-run.ts';
import { passkeySession } from '../support/passkey-session.ts';
import {
  auth,
  database,
  project,
  registeredPractice,
  registrationData,
  signedIn,
  signedInAt,
  toolsAt,
} from '../support/practice-under-test.ts';

const tools = toolsAt(() => new Date());
const later = (minutes: number) => toolsAt(() => new Date(Date.now() + minutes * 60_000));
const docs = () => collections(database());
const unique = () => randomBytes(4).toString('hex');
const done = { ok: true, value: {} };
const thiefsPassword = 'drei fremde Pferde';

type Asked = { readonly value: { readonly options: Record<string, unknown> } };

/** A call that lacks only its tools. */
type Made = (given: AllTools) => Promise<unknown>;
const signInNeeded = { ok: false, failure: { kind: 'signInNeeded' } };
const over = {
  ok: false,
  failure: {
    kind: 'invalid',
    details: [{ field: 'code', code: 'accountLinkOver', message: linkMessages.over }],
  },
};

/** A sign-in one second old, by its token: ending sign-ins ends this one. */
const justNow = () => new Date((Math.floor(Date.now() / 1000) - 1) * 1000);

/** An account one minute old, with a sign-in from before the test. */
async function somebody({ emailVerified = true } = {}): Promise<Caller> {
  const email = `anna-${unique()}@praxis.example`;
  const { uid } = await auth().createUser({
    email,
    displayName: 'Anna',
    emailVerified,
    password: 'platzwart',
  });
  return { uid, name: 'Anna', email, emailVerified, ...signedIn };
}

async function joins(slug: string, { uid, name, email }: Caller, role: Role) {
  const practices = (await docs().user(uid).get()).data()?.practices ?? [];
  await docs().member(slug, uid).set({ role, name, email, lastVisit: null });
  await docs()
    .user(uid)
    .set({ name, email, practices: [...practices, { slug, title: slug, role }] });
  await database().runTransaction((tx) => Promise.resolve(watchMember(tx, uid, docs())));
}

/** A practice and one of its two administrators. */
async function anAdministrator(): Promise<{ slug: string; anna: Caller }> {
  const [anna, founder] = [await somebody(), await somebody()];
  const slug = await registeredPractice('Übernahme', new Date(), founder);
  await joins(slug, anna, 'administrator');
  return { slug, anna };
}

async function emailsTo(email: string): Promise<Email[]> {
  const found = await docs().outbox().where('to.address', '==', email).get();
  return found.docs
    .map((doc) => doc.data())
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** The code in the last e-mail to that address whose link is of this kind. */
async function codeTo(email: string, kind: AccountLinkKind): Promise<string> {
  const links = (await emailsTo(email)).flatMap(({ text }) =>
    (text.match(/https:\S+/g) ?? []).map(
      (link) => new URLSearchParams(new URL(link).hash.slice(1)),
    ),
  );
  return (
    links
      .filter((link) => link.get('mode') === kind)
      .at(-1)
      ?.get('code') ?? ''
  );
}

async function invitationTo(email: string): Promise<string> {
  const invitation = (await emailsTo(email)).find(({ purpose }) => purpose === 'invitation');
  return /einladung\/(\S+)/.exec(invitation?.text ?? '')?.[1] ?? '';
}

type SignedIn = { readonly localId: string; readonly idToken: string };

/** As a browser signs in, at Firebase's own interface (its emulator). */
async function atFirebase(method: string, body: object): Promise<Partial<SignedIn>> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}`,
    {
      method: 'POST',
      // 'owner' chooses the project, and nothing else.
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ ...body, returnSecureToken: true, targetProjectId: project }),
    },
  );
  return answer.ok ? ((await answer.json()) as SignedIn) : {};
}

const byPassword = (email: string, password: string) =>
  atFirebase('signInWithPassword', { email, password });

/** Whether that password signs in. */
const signsIn = async (email: string, password: string) =>
  (await byPassword(email, password)).localId !== undefined;

/**
 * Signs in with Google: into the account that Google's is linked to, or whose confirmed address it
 * has, or, with the token of a sign-in, whose that is.
 */
function withGoogle(email: string, idToken?: string): Promise<Partial<SignedIn>> {
  const sub = `google-${email}`.replace(/\W/g, '-');
  const postBody = new URLSearchParams({
    providerId: 'google.com',
    id_token: JSON.stringify({ sub, email, email_verified: true }),
  }).toString();
  return atFirebase('signInWithIdp', { postBody, requestUri: 'http://localhost', idToken });
}

/** Out: that account's uid. */
const byGoogle = async (email: string) => (await withGoogle(email)).localId;

/** Whom our calls see behind a sign-in. */
function callerBy({ idToken = '' }: Partial<SignedIn>): Caller {
  const [, body = ''] = idToken.split('.');
  const token = JSON.parse(Buffer.from(body, 'base64url').toString());
  const caller = callerOf({ ...token, uid: token.user_id }, new Date());
  if (!caller) throw new Error('That sign-in counts for nobody.');
  return caller;
}

/** Their keys of accounts elsewhere, and 'password'. */
const waysInto = async (uid: string) =>
  (await auth().getUser(uid)).providerData.map(({ providerId, email }) =>
    providerId === 'password' ? providerId : `${providerId} ${email}`,
  );

/** Moves the account to a mailbox, whose Google account then opens it, as our calls have seen. */
async function movesTo(email: string, person: Caller): Promise<Caller> {
  await requestEmailChange({ email }, person, tools);
  expect(await changeEmail({ code: await codeTo(email, 'changeEmail') }, undefined, tools)).toEqual(
    done,
  );
  expect(await byGoogle(email)).toBe(person.uid);
  const moved = { ...person, email, signedInAt: new Date() };
  expect(await updateUser({ name: 'Anna' }, moved, tools)).toEqual(done);
  // By a sign-in of after: a new Google account ends those that no page of ours has seen.
  return { ...moved, signedInAt: new Date() };
}

/** Auth whose connection dies after that many answers: the last call still took effect. */
function dyingAfter(answers: number): AllTools['accounts'] {
  let heard = 0;
  const heardOf =
    <A extends unknown[], R>(ask: (...args: A) => Promise<R>) =>
    async (...args: A) => {
      const answer = await ask(...args);
      heard += 1;
      if (heard >= answers) throw new Error('The machine is gone.');
      return answer;
    };
  const { accounts } = tools;
  return {
    ...accounts,
    withUid: heardOf(accounts.withUid),
    setEmail: heardOf(accounts.setEmail),
    endSignIns: heardOf(accounts.endSignIns),
  };
}

const emailOf = async (uid: string) => (await auth().getUser(uid)).email;
const memberOf = async (slug: string, uid: string) => (await docs().member(slug, uid).get()).data();

/** Waits for the next tick of Auth's clock, which counts whole seconds. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1010 - (Date.now() % 1000)));

/** Until `begins` falls into the second in which `ends` ends all sign-ins, as Auth counts. */
async function inOneSecond(uid: string, begins: () => Promise<void>, ends: () => Promise<void>) {
  const secondOf = (milliseconds: number) => Math.floor(milliseconds / 1000);
  // Not in the second of the account's own beginning.
  await nextSecond();
  for (let n = 0; n < 30; n++) {
    await nextSecond();
    const began = Date.now();
    await begins();
    await ends();
    const { tokensValidAfterTime = '' } = await auth().getUser(uid);
    if (secondOf(began) === secondOf(Date.parse(tokensValidAfterTime))) return;
  }
  throw new Error('Never within one second.');
}

describe('whatever began in the second in which all sign-ins end', () => {
  it.each(['changing the password', 'signing out everywhere'])(
    'is over by %s: a sign-in, a session of ours, a link; the next sign-in counts at once',
    async (how) => {
      const { slug, anna } = await anAdministrator();
      const evil = `dieb-${unique()}@evil.example`;
      const visit = (caller: Caller) => recordVisit({ companySlug: slug }, caller, tools);
      let [password, session] = ['platzwart', ''];
      let plain = anna;
      await inOneSecond(
        anna.uid,
        async () => {
          plain = callerBy(await byPassword(anna.email, password));
          ({ session } = await passkeySession(anna.uid, tools));
          const about = { uid: anna.uid, email: anna.email, newEmail: evil };
          await sendableCode({ kind: 'changeEmail', ...about }, tools);
        },
        async () => {
          if (how === 'signing out everywhere') await endSignIns({}, anna, tools);
          else {
            password = `zehn Zeichen ${unique()}`;
            expect(await changePassword({ password }, anna, tools)).toEqual(done);
          }
        },
      );
      const ours = { ...anna, provider: 'custom', session, signedInAt: new Date() } as const;
      for (const thief of [plain, ours]) {
        expect(await visit(thief)).toEqual(signInNeeded);
        expect(await updateUser({ name: 'Dieb' }, thief, tools)).toEqual(signInNeeded);
      }
      expect(await visit(callerBy(await byPassword(anna.email, password)))).toEqual(done);
    },
  );
});

it('a sign-in by a passkey under way while its mailbox sets a new password opens nothing', async () => {
  const { slug, anna } = await anAdministrator();
  const device = authenticator();
  const begun = (await beginPasskey({}, anna, tools)) as Asked;
  const credential = device.create(begun.value.options);
  await addPasskey({ credential, name: 'Handy' }, anna, tools);
  await requestPasswordReset({ email: anna.email }, undefined, tools);
  const code = await codeTo(anna.email, 'resetPassword');
  const asked = (await beginPasskeySignIn({}, undefined, tools)) as Asked;
  let isReset = false;
  const { accounts } = tools;
  // Between its proof and its token.
  const setFactors: typeof accounts.setFactors = async (uid, kinds) => {
    await accounts.setFactors(uid, kinds);
    if (isReset) return;
    isReset = true;
    const password = `neu gesetzt ${unique()}`;
    expect(await resetPassword({ code, password }, undefined, tools)).toEqual(done);
  };
  const signed = await signInWithPasskey(
    { credential: device.get(asked.value.options) },
    undefined,
    { ...tools, accounts: { ...accounts, setFactors } },
  );
  expect(isReset).toBe(true);
  if (!signed.ok) throw new Error(JSON.stringify(signed));
  const [, body = ''] = signed.value.token.split('.');
  const { session } = JSON.parse(Buffer.from(body, 'base64url').toString()).claims;
  const thief = { ...anna, provider: 'custom', session, signedInAt: new Date() } as const;
  expect(await recordVisit({ companySlug: slug }, thief, tools)).toEqual(signInNeeded);
});

describe('what a thief has sent', () => {
  const ownersTurn = {
    'takes it back': async (anna: Caller) => {
      await requestEmailChange({ email: `dieb-${unique()}@evil.example` }, anna, tools);
      const code = await codeTo(anna.email, 'keepEmail');
      expect(await keepEmail({ code }, undefined, tools)).toMatchObject({ ok: true });
    },
    'sets a new password by the mailbox': async (anna: Caller) => {
      await requestPasswordReset({ email: anna.email }, undefined, tools);
      const code = await codeTo(anna.email, 'resetPassword');
      const password = `neu gesetzt ${unique()}`;
      expect(await resetPassword({ code, password }, undefined, tools)).toEqual(done);
    },
    'gets it back from past us': async ({ uid }: Caller) => {
      await auth().updateUser(uid, { email: `dieb-${unique()}@evil.example` });
      await sweepAccounts(tools);
    },
    'is shut out with the thief': async (anna: Caller) => {
      await movesTo(`dieb-${unique()}@evil.example`, anna);
      await auth().createUser({ email: anna.email, emailVerified: true });
      const lines = vi.spyOn(log, 'error').mockReturnValue();
      const code = await codeTo(anna.email, 'keepEmail');
      expect(await keepEmail({ code }, undefined, tools)).toMatchObject({ ok: false });
      lines.mockRestore();
    },
  };

  it.each(Object.entries(ownersTurn))(
    'in the account’s name lets nobody in once its owner %s, and becomes no address of the practice',
    async (_how, turn) => {
      const { slug, anna } = await anAdministrator();
      const other = `dieb-${unique()}@evil.example`;
      const invited = { companySlug: slug, email: other, role: 'administrator' } as const;
      expect(await inviteMember(invited, anna, tools)).toEqual(done);
      const { confirmedEmail, email = '' } = (await docs().account(slug).get()).data() ?? {};
      const edits = { email: { from: email, to: other } };
      expect(await updatePracticeProfile({ companySlug: slug, edits }, anna, tools)).toMatchObject({
        ok: true,
      });
      const [link] = (await emailsTo(other)).filter(({ purpose }) => purpose === 'practiceEmail');
      const token = /\/adresse\/([\w-]{43})/.exec(link?.text ?? '')?.[1] ?? '';
      expect(token).not.toBe('');
      await turn(anna);

      const confirmed = await confirmPracticeEmail({ companySlug: slug, token }, undefined, tools);
      expect(confirmed).toMatchObject({ ok: false });
      expect((await docs().account(slug).get()).data()).toMatchObject({ confirmedEmail });
      const { uid } = await auth().createUser({ email: other, emailVerified: true });
      const second: Caller = { ...anna, uid, email: other };
      expect(
        await acceptInvitation({ token: await invitationTo(other) }, second, tools),
      ).toMatchObject({ failure: { details: [{ code: 'invitationRevoked' }] } });
    },
  );
});

describe('a change of address', () => {
  it('is asked for by a sign-in of the last five minutes alone', async () => {
    const anna = await somebody();
    const asked = requestEmailChange(
      { email: 'neu@praxis.example' },
      { ...anna, signedInAt: new Date(Date.now() - 6 * 60_000) },
      later(0),
    );
    expect(await asked).toMatchObject({ ok: false });
  });

  it('happens by the link to the new address: everywhere, once, and every sign-in ends; the old address is told', async () => {
    const { slug, anna } = await anAdministrator();
    const newEmail = `neu-${unique()}@praxis.example`;
    await requestEmailChange({ email: newEmail }, anna, tools);
    await nextSecond();
    const code = await codeTo(newEmail, 'changeEmail');
    expect(await viewAccountLink({ code, kind: 'changeEmail' }, undefined, tools)).toEqual({
      ok: true,
      value: { email: newEmail },
    });
    expect(await emailOf(anna.uid)).toBe(anna.email);
    const before = justNow();
    expect(await changeEmail({ code }, undefined, tools)).toEqual(done);
    expect(await auth().getUser(anna.uid)).toMatchObject({ email: newEmail, emailVerified: true });
    expect(await memberOf(slug, anna.uid)).toMatchObject({ email: newEmail });
    expect((await docs().user(anna.uid).get()).data()).toMatchObject({ email: newEmail });
    expect(
      await recordVisit({ companySlug: slug }, { ...anna, signedInAt: before }, tools),
    ).toEqual(signInNeeded);
    expect(await changeEmail({ code }, undefined, tools)).toEqual(over);
    expect((await emailsTo(anna.email)).map(({ subject }) => subject)).toContain(
      'Die E-Mail-Adresse deines Kontos ist geändert',
    );
    expect((await sweepAccounts(tools)).synced).toBeGreaterThan(0);
    expect(await emailOf(anna.uid)).toBe(newEmail);
  });

  it('is over after an hour', async () => {
    const anna = await somebody();
    const newEmail = `neu-${unique()}@praxis.example`;
    await requestEmailChange({ email: newEmail }, anna, tools);
    const code = await codeTo(newEmail, 'changeEmail');
    expect(await changeEmail({ code }, undefined, later(61))).toEqual(over);
    expect(await viewAccountLink({ code, kind: 'keepEmail' }, undefined, tools)).toEqual(over);
    expect(await emailOf(anna.uid)).toBe(anna.email);
  });

  it.each([
    [
      'a changed password',
      async (anna: Caller) =>
        void (await changePassword({ password: 'zehn Zeichen' }, anna, tools)),
    ],
    [
      'a reset password',
      async (anna: Caller) => {
        await requestPasswordReset({ email: anna.email }, undefined, tools);
        const code = await codeTo(anna.email, 'resetPassword');
        expect(await resetPassword({ code, password: 'zehn Zeichen' }, undefined, tools)).toEqual(
          done,
        );
      },
    ],
    ['signing out everywhere', async (anna: Caller) => void (await endSignIns({}, anna, tools))],
  ])('that a thief has asked for is void after %s', async (_what, defend) => {
    const anna = await somebody();
    const evil = `dieb-${unique()}@evil.example`;
    await requestEmailChange({ email: evil }, anna, tools);
    await nextSecond();
    await defend(anna);
    expect(
      await changeEmail({ code: await codeTo(evil, 'changeEmail') }, undefined, tools),
    ).toEqual(over);
    expect(await emailOf(anna.uid)).toBe(anna.email);
  });

  it('is prevented, or undone, by the old address: nobody stays signed in, the old password no longer works, a new one is set at once', async () => {
    for (const isDone of [false, true]) {
      const { slug, anna } = await anAdministrator();
      const evil = `dieb-${unique()}@evil.example`;
      await requestEmailChange({ email: evil }, anna, tools);
      const theirs = await codeTo(evil, 'changeEmail');
      if (isDone) expect(await changeEmail({ code: theirs }, undefined, tools)).toEqual(done);
      // The thief has changed the password too: the undo link survives that.
      await changePassword({ password: 'des Diebes Wort' }, { ...anna, signedInAt }, tools);
      await nextSecond();
      const before = justNow();
      const recovered = await keepEmail(
        { code: await codeTo(anna.email, 'keepEmail') },
        undefined,
        tools,
      );
      if (!recovered.ok) throw new Error(JSON.stringify(recovered));
      expect(await emailOf(anna.uid)).toBe(anna.email);
      expect(await memberOf(slug, anna.uid)).toMatchObject({ email: anna.email });
      expect(await signsIn(anna.email, 'des Diebes Wort')).toBe(false);
      expect(await changeEmail({ code: theirs }, undefined, tools)).toEqual(over);
      expect(
        await recordVisit({ companySlug: slug }, { ...anna, signedInAt: before }, tools),
      ).toEqual(signInNeeded);
      expect(
        await resetPassword(
          { code: recovered.value.code, password: 'Annas neues Wort' },
          undefined,
          tools,
        ),
      ).toEqual(done);
      expect(await signsIn(anna.email, 'Annas neues Wort')).toBe(true);
      await sweepAccounts(tools);
      expect(await emailOf(anna.uid)).toBe(anna.email);
    }
  });

  it('is undone though somebody has made an account with the old address since, which nobody has confirmed', async () => {
    for (const isNamed of [false, true]) {
      const { slug, anna } = await anAdministrator();
      const evil = `dieb-${unique()}@evil.example`;
      await movesTo(evil, anna);
      const made = { email: anna.email, password: 'des Diebes Wort' };
      const { uid } = await auth().createUser(made);
      const maker = { ...anna, uid, emailVerified: false };
      if (isNamed) expect(await updateUser({ name: 'Dieb' }, maker, tools)).toEqual(done);
      const code = await codeTo(anna.email, 'keepEmail');
      expect(await keepEmail({ code }, undefined, tools)).toMatchObject({ ok: true });
      expect(await emailOf(anna.uid)).toBe(anna.email);
      expect(await memberOf(slug, anna.uid)).toMatchObject({ email: anna.email });
      expect(await signsIn(anna.email, 'des Diebes Wort')).toBe(false);
      expect((await docs().user(uid).get()).exists).toBe(false);
    }
  });

  it('refused because the new one is taken is none: what then moves it past us is put back', async () => {
    const { slug, anna } = await anAdministrator();
    const evil = `dieb-${unique()}@evil.example`;
    await requestEmailChange({ email: evil }, anna, tools);
    const { uid } = await auth().createUser({ email: evil, emailVerified: true });
    const code = await codeTo(evil, 'changeEmail');
    expect(await changeEmail({ code }, undefined, tools)).toMatchObject({
      failure: { details: [{ code: 'emailTaken' }] },
    });
    await auth().deleteUser(uid);
    await auth().updateUser(anna.uid, { email: evil });
    await sweepAccounts(tools);
    expect(await emailOf(anna.uid)).toBe(anna.email);
    expect(await memberOf(slug, anna.uid)).toMatchObject({ email: anna.email });
  });

  it('that cannot be undone, since the old address has a confirmed account by now, shuts the thief out at once', async () => {
    const { slug, anna } = await anAdministrator();
    const thief = await movesTo(`dieb-${unique()}@evil.example`, anna);
    await auth().createUser({ email: anna.email, emailVerified: true });
    expect(await recordVisit({ companySlug: slug }, thief, tools)).toEqual(done);
    const lines = vi.spyOn(log, 'error').mockReturnValue();
    const code = await codeTo(anna.email, 'keepEmail');
    expect(await keepEmail({ code }, undefined, tools)).toMatchObject({
      failure: { details: [{ code: 'emailTaken', message: linkMessages.shutOut }] },
    });
    expect(lines).toHaveBeenCalledOnce();
    lines.mockRestore();
    expect((await auth().getUser(anna.uid)).disabled).toBe(true);
    for (const signedInAt of [thief.signedInAt, new Date()])
      expect(await recordVisit({ companySlug: slug }, { ...thief, signedInAt }, tools)).toEqual(
        signInNeeded,
      );
  });

  it('by a thief who then joins, or registers, another practice is undone all the same', async () => {
    for (const isInvited of [true, false]) {
      const { anna } = await anAdministrator();
      const founder = await somebody();
      const theirs = await registeredPractice('Des Diebes', new Date(), founder);
      const evil = `dieb-${unique()}@evil.example`;
      await requestEmailChange({ email: evil }, anna, tools);
      await changeEmail({ code: await codeTo(evil, 'changeEmail') }, undefined, tools);
      const thief = { ...anna, email: evil };
      if (isInvited) {
        const invited = { companySlug: theirs, email: evil, role: 'viewer' } as const;
        await inviteMember(invited, founder, tools);
        const joined = await acceptInvitation({ token: await invitationTo(evil) }, thief, tools);
        expect(joined).toMatchObject({ ok: true });
      } else await registeredPractice('Noch eine', new Date(), thief);
      const code = await codeTo(anna.email, 'keepEmail');
      expect(await keepEmail({ code }, undefined, tools)).toMatchObject({ ok: true });
      expect(await emailOf(anna.uid)).toBe(anna.email);
    }
  });

  it('undone leaves nothing that opens the account but what has its address: no Google account of a thief’s', async () => {
    for (const hasGoogle of [false, true]) {
      const { anna } = await anAdministrator();
      if (hasGoogle) {
        // Hers alone, which the thief swaps for theirs.
        expect(await byGoogle(anna.email)).toBe(anna.uid);
        await auth().updateUser(anna.uid, { providersToUnlink: ['password'] });
        // Auth's emulator takes the address too.
        await sweepAccounts(tools);
        await auth().updateUser(anna.uid, { providersToUnlink: ['google.com'] });
      }
      const evil = `dieb-${unique()}@gmail.com`;
      await movesTo(evil, anna);
      await sweepAccounts(tools);
      expect(await waysInto(anna.uid)).toContain(`google.com ${evil}`);
      const code = await codeTo(anna.email, 'keepEmail');
      expect(await keepEmail({ code }, undefined, tools)).toMatchObject({ ok: true });
      expect(await waysInto(anna.uid)).toEqual(hasGoogle ? [] : ['password']);
      expect((await docs().user(anna.uid).get()).data()).toMatchObject({
        email: anna.email,
        signInsBy: [],
      });
      expect(await byGoogle(evil)).not.toBe(anna.uid);
      // Hers opens it still.
      expect(await byGoogle(anna.email)).toBe(anna.uid);
      await sweepAccounts(tools);
      expect(await waysInto(anna.uid)).toContain(`google.com ${anna.email}`);
    }
  });

  /** Calls of a thief, who has moved the account to their own address, ready to be made. */
  const callsOfThief: Record<string, (thief: Caller, slug: string) => Promise<Made>> = {
    updateUser: (thief) => Promise.resolve((given) => updateUser({ name: 'Dieb' }, thief, given)),
    acceptInvitation: async (thief) => {
      const founder = await somebody();
      const theirs = await registeredPractice('Des Diebes', new Date(), founder);
      const invited = { companySlug: theirs, email: thief.email, role: 'viewer' } as const;
      await inviteMember(invited, founder, tools);
      const token = await invitationTo(thief.email);
      return (given) => acceptInvitation({ token }, thief, given);
    },
    registerPractice: (thief) => {
      const data = { ...registrationData, title: `Noch eine ${unique()}` };
      return Promise.resolve((given) => registerPractice({ data, logo: undefined }, thief, given));
    },
    requestEmailChange: (thief) => {
      const email = `weiter-${unique()}@evil.example`;
      return Promise.resolve((given) => requestEmailChange({ email }, thief, given));
    },
    addPasskey: async (thief) => {
      const begun = await beginPasskey({}, thief, tools);
      if (!begun.ok) throw new Error(JSON.stringify(begun));
      const credential = authenticator().create(begun.value.options);
      return (given) => addPasskey({ credential, name: 'Handy' }, thief, given);
    },
    changePassword: (thief) =>
      Promise.resolve((given) => changePassword({ password: thiefsPassword }, thief, given)),
    resetPassword: async (thief) => {
      await requestPasswordReset({ email: thief.email }, undefined, tools);
      const code = await codeTo(thief.email, 'resetPassword');
      return (given) => resetPassword({ code, password: thiefsPassword }, undefined, given);
    },
    updateOwnNotifications: (thief, slug) => {
      const input = { companySlug: slug, newRequests: 'daily' } as const;
      return Promise.resolve((given) => updateOwnNotifications(input, thief, given));
    },
  };

  it.each(Object.entries(callsOfThief))(
    'undone while %s of the thief’s is under way stays undone, wherever that call stood',
    async (_call, prepare) => {
      let isThrough = false;
      for (let point = 1; !isThrough; point += longOr(6, 1)) {
        const { slug, anna } = await anAdministrator();
        const evil = `dieb-${unique()}@gmail.com`;
        const thief = await movesTo(evil, anna);
        const call = await prepare(thief, slug);
        const code = await codeTo(anna.email, 'keepEmail');
        let heard = 0;
        let isInTransaction = false;
        const pressAtPoint = async () => {
          // It would wait for this transaction, which would wait for it.
          if (isInTransaction) return;
          heard += 1;
          if (heard === point)
            expect(await keepEmail({ code }, undefined, tools)).toMatchObject({ ok: true });
        };
        const withUid = async (uid: string) => {
          const known = await tools.accounts.withUid(uid);
          await pressAtPoint();
          return known;
        };
        const pressedBefore =
          <A extends unknown[], R>(ask: (...args: A) => Promise<R>) =>
          async (...args: A) => {
            await pressAtPoint();
            return ask(...args);
          };
        const db = new Proxy(database(), {
          get: (real, name) => {
            if (name === 'runTransaction')
              return async (run: Parameters<typeof real.runTransaction>[0]) => {
                await pressAtPoint();
                isInTransaction = true;
                return real.runTransaction(run).finally(() => {
                  isInTransaction = false;
                });
              };
            const value: unknown = Reflect.get(real, name, real);
            return typeof value === 'function' ? value.bind(real) : value;
          },
        });
        const { accounts } = tools;
        await call({
          ...tools,
          db,
          accounts: {
            ...accounts,
            withUid,
            setPassword: pressedBefore(accounts.setPassword),
            resetPassword: pressedBefore(accounts.resetPassword),
          },
        });
        isThrough = heard < point;
        if (isThrough) break;
        expect((await docs().account(slug).get()).data()?.notifiedMembers).not.toContainEqual(
          expect.objectContaining({ email: evil }),
        );
        await sweepAccounts(tools);
        expect(await emailOf(anna.uid)).toBe(anna.email);
        expect(await memberOf(slug, anna.uid)).toMatchObject({ email: anna.email });
        expect((await docs().user(anna.uid).get()).data()).toMatchObject({ email: anna.email });
        expect((await docs().factors(anna.uid).get()).data()?.passkeys ?? []).toEqual([]);
        expect(await signsIn(anna.email, thiefsPassword)).toBe(false);
        const links = await docs().accountLinks().where('uid', '==', anna.uid).get();
        expect(links.docs.map((each) => each.data().email)).not.toContain(evil);
      }
    },
  );

  it.each(['before', 'after'] as const)(
    'undone %s Auth moves it on stays undone, and leaves no other way back',
    async (when) => {
      const { slug, anna } = await anAdministrator();
      const evil = `dieb-${unique()}@evil.example`;
      await requestEmailChange({ email: evil }, anna, tools);
      const [theirs, hers] = [
        await codeTo(evil, 'changeEmail'),
        await codeTo(anna.email, 'keepEmail'),
      ];
      const takeBack = async () =>
        expect(await keepEmail({ code: hers }, undefined, tools)).toMatchObject({ ok: true });
      const setEmail = async (uid: string, email: string) => {
        if (when === 'before') await takeBack();
        const isSet = await tools.accounts.setEmail(uid, email);
        if (when === 'after') await takeBack();
        return isSet;
      };
      const accounts = { ...tools.accounts, setEmail };
      expect(await changeEmail({ code: theirs }, undefined, { ...tools, accounts })).toEqual(over);
      expect(await emailOf(anna.uid)).toBe(anna.email);
      expect(await memberOf(slug, anna.uid)).toMatchObject({ email: anna.email });
      const links = await docs().accountLinks().where('uid', '==', anna.uid).get();
      expect(links.docs.map((each) => each.data().kind)).toEqual(['resetPassword']);
      expect((await emailsTo(anna.email)).map(({ subject }) => subject)).not.toContain(
        'Die E-Mail-Adresse deines Kontos ist geändert',
      );
    },
  );

  it('through an address between: of all ways back the oldest wins, whoever presses first', async () => {
    for (const thiefFirst of [true, false]) {
      const { slug, anna } = await anAdministrator();
      const between = `dieb-${unique()}@evil.example`;
      await requestEmailChange({ email: between }, anna, tools);
      expect(
        await changeEmail({ code: await codeTo(between, 'changeEmail') }, undefined, tools),
      ).toEqual(done);
      await nextSecond();
      await requestEmailChange(
        { email: `weiter-${unique()}@evil.example` },
        { ...anna, email: between },
        tools,
      );
      const [owners, thiefs] = [
        await codeTo(anna.email, 'keepEmail'),
        await codeTo(between, 'keepEmail'),
      ];
      const press = (code: string) => keepEmail({ code }, undefined, tools);
      if (thiefFirst) expect(await press(thiefs)).toMatchObject({ ok: true });
      expect(await press(owners)).toMatchObject({ ok: true });
      expect(await press(thiefs)).toEqual(over);
      expect(await emailOf(anna.uid)).toBe(anna.email);
      expect(await memberOf(slug, anna.uid)).toMatchObject({ email: anna.email });
      expect((await emailsTo(between)).map(({ subject }) => subject)).toContain(
        'Eine Änderung deines Kontos wurde zurückgenommen',
      );
    }
  });

  it('by whoever had the account before its owner joined a practice is no way back into it', async () => {
    const [maker, founder] = [await somebody(), await somebody()];
    const slug = await registeredPractice('Eingeladen', new Date(), founder);
    const owner = `inhaberin-${unique()}@praxis.example`;
    await requestEmailChange({ email: owner }, maker, tools);
    await changeEmail({ code: await codeTo(owner, 'changeEmail') }, undefined, tools);
    await inviteMember({ companySlug: slug, email: owner, role: 'administrator' }, founder, tools);
    const token = await invitationTo(owner);
    expect(await acceptInvitation({ token }, { ...maker, email: owner }, tools)).toMatchObject({
      ok: true,
    });
    for (const kind of ['keepEmail'] as const)
      expect(await keepEmail({ code: await codeTo(maker.email, kind) }, undefined, tools)).toEqual(
        over,
      );
    expect(await emailOf(maker.uid)).toBe(owner);
  });

  it('that is cut off anywhere ends with the next press or sweep in one state everywhere', async () => {
    let isThrough = false;
    for (let point = 1; !isThrough; point++) {
      const { slug, anna } = await anAdministrator();
      const newEmail = `neu-${unique()}@praxis.example`;
      await requestEmailChange({ email: newEmail }, anna, tools);
      const code = await codeTo(newEmail, 'changeEmail');
      isThrough = await changeEmail({ code }, undefined, {
        ...tools,
        accounts: dyingAfter(point),
      }).then(
        () => true,
        () => false,
      );
      if (!isThrough) await sweepAccounts(tools);
      const email = await emailOf(anna.uid);
      expect([anna.email, newEmail]).toContain(email);
      expect(await memberOf(slug, anna.uid)).toMatchObject({ email });
    }
  });
});

it('a token of ours that signs in again after every sign-in was ended opens nothing', async () => {
  const { slug, anna } = await anAdministrator();
  const { session } = await passkeySession(anna.uid, tools);
  const stolen = () => ({ ...anna, provider: 'custom', session, signedInAt: new Date() }) as const;
  expect(await recordVisit({ companySlug: slug }, stolen(), tools)).toEqual(done);
  await nextSecond();
  await endSignIns({}, anna, tools);
  expect(await recordVisit({ companySlug: slug }, stolen(), tools)).toEqual(signInNeeded);
  expect(await updateUser({ name: 'Dieb' }, stolen(), tools)).toEqual(signInNeeded);
  const own = { ...stolen(), session: (await passkeySession(anna.uid, tools)).session };
  expect(await recordVisit({ companySlug: slug }, own, tools)).toEqual(done);
});

describe('an account that somebody made with another person’s address', () => {
  it('is taken over by its owner for good: the maker has no link, no password, no sign-in left', async () => {
    const founder = await somebody();
    const slug = await registeredPractice('Vorgemerkt', new Date(), founder);
    const maker = await somebody({ emailVerified: false });
    const asked = await requestEmailChange(
      { email: `dieb-${unique()}@evil.example` },
      maker,
      tools,
    );
    expect(asked).toMatchObject({ ok: false, failure: { details: [{ code: 'emailUnverified' }] } });
    const theirToken = { ...maker, emailVerified: true, signedInAt: justNow() };
    await nextSecond();
    await requestPasswordReset({ email: maker.email }, undefined, tools);
    await resetPassword(
      { code: await codeTo(maker.email, 'resetPassword'), password: 'der Besitzerin Wort' },
      undefined,
      tools,
    );
    await joins(slug, maker, 'administrator');
    await sweepAccounts(tools);
    await updateUser({ name: 'Besitzerin' }, maker, tools);
    expect(await signsIn(maker.email, 'platzwart')).toBe(false);
    expect(await recordVisit({ companySlug: slug }, theirToken, tools)).toEqual(signInNeeded);
    expect(
      await acceptInvitation({ token: `${slug}~${'x'.repeat(43)}` }, theirToken, tools),
    ).toEqual(signInNeeded);
  });

  it('loses the other ways in that its maker had linked', async () => {
    const maker = await somebody({ emailVerified: false });
    const google = { providerId: 'google.com', uid: unique(), email: 'dieb@evil.example' };
    await auth().updateUser(maker.uid, { providerToLink: google });
    await requestPasswordReset({ email: maker.email }, undefined, tools);
    await resetPassword(
      { code: await codeTo(maker.email, 'resetPassword'), password: 'der Besitzerin Wort' },
      undefined,
      tools,
    );
    const { providerData, emailVerified } = await auth().getUser(maker.uid);
    expect([providerData.map(({ providerId }) => providerId), emailVerified]).toEqual([
      ['password'],
      true,
    ]);
  });
});

describe('an account that went to another person', () => {
  it('does not open by the Google account of whoever had it, once somebody there sets a password', async () => {
    const ways: ((now: Caller) => Promise<unknown>)[] = [
      (now) => changePassword({ password: 'drei nette Pferde' }, now, tools),
      async ({ email }) => {
        await requestPasswordReset({ email }, undefined, tools);
        const code = await codeTo(email, 'resetPassword');
        return resetPassword({ code, password: 'drei nette Pferde' }, undefined, tools);
      },
    ];
    for (const setPassword of ways)
      for (const isMember of [true, false]) {
        const before = isMember ? (await anAdministrator()).anna : await somebody();
        expect(await byGoogle(before.email)).toBe(before.uid);
        await updateUser({ name: 'Anna' }, before, tools);
        const email = `berta-${unique()}@praxis.example`;
        await requestEmailChange({ email }, before, tools);
        await changeEmail({ code: await codeTo(email, 'changeEmail') }, undefined, tools);
        expect(await waysInto(before.uid)).toContain(`google.com ${before.email}`);
        await nextSecond();
        const now = { ...before, email, signedInAt: new Date() };
        expect(await setPassword(now)).toEqual(done);
        expect(await waysInto(before.uid)).toEqual(['password']);
        expect((await docs().user(before.uid).get()).data()?.signInsBy).toEqual([]);
        expect(await byGoogle(before.email)).not.toBe(before.uid);
      }
  });
});

describe('a link to a new password', () => {
  it('is good once, for an hour, and for the address it was sent to', async () => {
    const anna = await somebody();
    const ask = async () => {
      await requestPasswordReset({ email: anna.email }, undefined, tools);
      return codeTo(anna.email, 'resetPassword');
    };
    const [first, second] = [await ask(), await ask()];
    expect(
      await resetPassword({ code: first, password: 'zehn Zeichen' }, undefined, later(61)),
    ).toEqual(over);
    await nextSecond();
    expect(
      await resetPassword({ code: first, password: 'zehn Zeichen' }, undefined, tools),
    ).toEqual(done);
    for (const code of [first, second])
      expect(await resetPassword({ code, password: 'noch ein Wort' }, undefined, tools)).toEqual(
        over,
      );
    expect(await signsIn(anna.email, 'zehn Zeichen')).toBe(true);
    const third = await ask();
    await auth().updateUser(anna.uid, { email: `anders-${anna.email}` });
    expect(
      await resetPassword({ code: third, password: 'noch ein Wort' }, undefined, tools),
    ).toEqual(over);
  });

  it('sets one password of two that come at once', async () => {
    const anna = await somebody();
    await requestPasswordReset({ email: anna.email }, undefined, tools);
    const code = await codeTo(anna.email, 'resetPassword');
    const passwords = ['das erste Wort', 'das zweite Wort'];
    const outcomes = await Promise.all(
      passwords.map((password) => resetPassword({ code, password }, undefined, tools)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual(over);
    for (const [n, password] of passwords.entries())
      expect(await signsIn(anna.email, password)).toBe(outcomes[n]?.ok);
  });

  it('takes no password that is easily guessed, by whoever knows the person or common ones, and stays open for another', async () => {
    const anna = await somebody();
    await registeredPractice('Praxis Kastanienhof', new Date(), anna);
    await requestPasswordReset({ email: anna.email }, undefined, tools);
    const code = await codeTo(anna.email, 'resetPassword');
    const guessable = {
      ok: false,
      failure: { kind: 'invalid', details: [{ field: 'password', code: 'guessable' }] },
    };
    for (const password of [
      ' '.repeat(12),
      'Passwort123!',
      anna.email,
      'kastanienhof1',
      'platzwart2026',
    ]) {
      expect(await resetPassword({ code, password }, undefined, tools)).toMatchObject(guessable);
      expect(await changePassword({ password }, anna, tools)).toMatchObject(guessable);
    }
    expect(await signsIn(anna.email, 'platzwart')).toBe(true);
    expect(
      await resetPassword({ code, password: 'drei nette Pferde' }, undefined, tools),
    ).toMatchObject({ ok: true });
  });

  it('does not open an account that the operator has shut out', async () => {
    const anna = await somebody();
    await requestPasswordReset({ email: anna.email }, undefined, tools);
    await auth().updateUser(anna.uid, { disabled: true });
    expect(
      await resetPassword(
        { code: await codeTo(anna.email, 'resetPassword'), password: 'zehn Zeichen' },
        undefined,
        tools,
      ),
    ).toEqual(over);
  });
});

describe('what happens past the product is found by the next sweep', () => {
  it('an account that Firebase’s own interface has deleted leaves its practices, as the last administrator too; the operator is told', async () => {
    const anna = await somebody();
    const slug = await registeredPractice('Verwaist', new Date(), anna);
    await sweepAccounts(tools);
    expect(await deleteUser({}, anna, tools)).toMatchObject({ ok: false });
    await auth().deleteUser(anna.uid);
    await sweepAccounts(tools);
    expect(await memberOf(slug, anna.uid)).toBeUndefined();
    expect((await docs().user(anna.uid).get()).exists).toBe(false);
    const told = (await emailsTo('betrieb@platzwart.example')).filter(
      ({ purpose, slug: about }) => purpose === 'noAdministratorAlarm' && about === slug,
    );
    expect(told).toHaveLength(1);
  });

  it('more than a few that are gone at once are a mistake: all of them stay, and the operator is told', async () => {
    const { slug } = await anAdministrator();
    const people = await Promise.all(Array.from({ length: 40 }, () => somebody()));
    for (const one of people) await joins(slug, one, 'therapist');
    await sweepAccounts(tools);
    const lines = vi.spyOn(log, 'error').mockReturnValue();
    await auth().deleteUsers(people.map(({ uid }) => uid));
    const erasures = async () => (await docs().erasures().count().get()).data().count;
    const before = await erasures();
    for (let n = 0; n < 2; n++) await sweepAccounts(tools);
    expect(lines.mock.calls.map(([message]) => message)).toEqual(['accountsLost', 'accountsLost']);
    lines.mockRestore();
    expect(await erasures()).toBe(before);
    for (const { uid } of people) {
      expect(await memberOf(slug, uid)).toBeDefined();
      expect((await docs().user(uid).get()).exists).toBe(true);
    }
    const told = await emailsTo('betrieb@platzwart.example');
    expect(told.filter(({ purpose }) => purpose === 'accountsLostAlarm')).toHaveLength(1);
    // Once they are back, those who are gone one by one go.
    const [gone, ...back] = people;
    for (const { uid, email } of back) await auth().createUser({ uid, email, emailVerified: true });
    await sweepAccounts(tools);
    expect(await memberOf(slug, gone?.uid ?? '')).toBeUndefined();
    expect(await memberOf(slug, back[0]?.uid ?? '')).toBeDefined();
  });

  it('whoever joins a practice while the sweep is at their account stays watched', async () => {
    const { slug } = await anAdministrator();
    const anna = await somebody();
    await database().runTransaction((tx) => Promise.resolve(watchMember(tx, anna.uid, docs())));
    let hasJoined = false;
    const accounts = {
      ...tools.accounts,
      withUid: async (uid: string) => {
        if (uid === anna.uid && !hasJoined) {
          hasJoined = true;
          await joins(slug, anna, 'therapist');
        }
        return tools.accounts.withUid(uid);
      },
    };
    await sweepAccounts({ ...tools, accounts });
    const seen = (await docs().accountsSeen(shardOf(anna.uid)).get()).data();
    expect(Object.keys(seen?.hashes ?? {})).toContain(anna.uid);
  });

  it('an address that nobody has confirmed never reaches the team: it is put back, and the thief is signed out', async () => {
    const { slug, anna } = await anAdministrator();
    // Our own name is nobody's, in any spelling.
    expect(await updateUser({ name: 'Platzwаrt Support' }, anna, tools)).toMatchObject({
      failure: { details: [{ field: 'name', code: 'deceptive' }] },
    });
    const email = `praxisleitung-${unique()}@evil.example`;
    await auth().updateUser(anna.uid, { email, emailVerified: false });
    const thief = { ...anna, email, emailVerified: false };
    expect(await updateUser({ name: 'Leitung' }, thief, tools)).toEqual(signInNeeded);
    expect(await memberOf(slug, anna.uid)).toMatchObject({ email: anna.email, name: 'Anna' });
    await nextSecond();
    const before = justNow();
    await sweepAccounts(tools);
    expect(await emailOf(anna.uid)).toBe(anna.email);
    expect(
      await recordVisit({ companySlug: slug }, { ...anna, signedInAt: before }, tools),
    ).toEqual(signInNeeded);
    expect((await emailsTo(anna.email)).map(({ subject }) => subject)).toContain(
      'Wir haben eine Änderung deines Kontos zurückgenommen',
    );
  });

  it('what is put back does not open by the password that somebody has set meanwhile, at Firebase or by a link to the address between', async () => {
    const moved = async () => {
      const { slug, anna } = await anAdministrator();
      await sweepAccounts(tools);
      const evil = `dieb-${unique()}@evil.example`;
      await auth().updateUser(anna.uid, { email: evil });
      return { slug, anna, evil };
    };
    const atFirebase = await moved();
    await auth().updateUser(atFirebase.anna.uid, { password: 'des Diebes Wort' });
    await sweepAccounts(tools);

    const byLink = await moved();
    await requestPasswordReset({ email: byLink.evil }, undefined, tools);
    const code = await codeTo(byLink.evil, 'resetPassword');
    expect(await resetPassword({ code, password: 'des Diebes Wort' }, undefined, tools)).toEqual(
      over,
    );

    for (const { slug, anna } of [atFirebase, byLink]) {
      expect(await emailOf(anna.uid)).toBe(anna.email);
      expect(await memberOf(slug, anna.uid)).toMatchObject({ email: anna.email });
      for (const password of ['des Diebes Wort', 'platzwart'])
        expect(await signsIn(anna.email, password)).toBe(false);
      const told = await emailsTo(anna.email);
      const notice = told.find(
        ({ subject }) => subject === 'Wir haben eine Änderung deines Kontos zurückgenommen',
      );
      expect(notice?.text).toContain('Das bisherige Passwort gilt nicht mehr.');
      await requestPasswordReset({ email: anna.email }, undefined, tools);
      const own = await codeTo(anna.email, 'resetPassword');
      expect(
        await resetPassword({ code: own, password: 'Annas neues Wort' }, undefined, tools),
      ).toEqual(done);
      expect(await signsIn(anna.email, 'Annas neues Wort')).toBe(true);
    }
  });

  it('an address that is put back takes with it the Google account that came with it, at once', async () => {
    const { anna } = await anAdministrator();
    const evil = `dieb-${unique()}@gmail.com`;
    await auth().updateUser(anna.uid, { email: evil, emailVerified: true });
    expect(await byGoogle(evil)).toBe(anna.uid);
    await sweepAccounts(tools);
    expect(await emailOf(anna.uid)).toBe(anna.email);
    expect(await waysInto(anna.uid)).toEqual(['password']);
    expect(await byGoogle(evil)).not.toBe(anna.uid);
  });

  /** What whoever moved the account to an address of theirs does; out: what they do once it is back. */
  const pastUs: Record<string, (thief: Caller) => Promise<() => Promise<unknown>>> = {
    'moves it on by our link': async (thief) => {
      const email = `weiter-${unique()}@evil.example`;
      await requestEmailChange({ email }, thief, tools);
      const moveOn = async () =>
        changeEmail({ code: await codeTo(email, 'changeEmail') }, undefined, tools);
      await moveOn();
      return moveOn;
    },
    'moves it on by a link of before': async (thief) => {
      const newEmail = `weiter-${unique()}@evil.example`;
      const about = { kind: 'changeEmail', uid: thief.uid, email: thief.email, newEmail } as const;
      const code = await sendableCode(about, tools);
      const moveOn = () => changeEmail({ code }, undefined, tools);
      await moveOn();
      return moveOn;
    },
    'asks for a change, for its way back': async (thief) => {
      await requestEmailChange({ email: `weiter-${unique()}@evil.example` }, thief, tools);
      return async () =>
        keepEmail({ code: await codeTo(thief.email, 'keepEmail') }, undefined, tools);
    },
    'registers a practice': async (thief) => {
      const data = { ...registrationData, title: `Noch eine ${unique()}` };
      await registerPractice({ data, logo: undefined }, thief, tools);
      return () => registerPractice({ data, logo: undefined }, thief, tools);
    },
    'joins a practice': async (thief) => {
      const founder = await somebody();
      const companySlug = await registeredPractice('Des Diebes', new Date(), founder);
      await inviteMember({ companySlug, email: thief.email, role: 'viewer' }, founder, tools);
      const token = await invitationTo(thief.email);
      await acceptInvitation({ token }, thief, tools);
      return () => acceptInvitation({ token }, thief, tools);
    },
    'adds a passkey': async (thief) => {
      const key = authenticator();
      const begun = await beginPasskey({}, thief, tools);
      const credential = begun.ok && key.create(begun.value.options);
      if (credential) await addPasskey({ credential, name: 'Handy' }, thief, tools);
      return async () => {
        const { options } = ((await beginPasskeySignIn({}, undefined, tools)) as Asked).value;
        await keepEmail({ code: await codeTo(thief.email, 'keepEmail') }, undefined, tools);
        return credential && signInWithPasskey({ credential: key.get(options) }, undefined, tools);
      };
    },
    'adds codes of an app': async (thief) => {
      const begun = await beginCodes({}, thief, tools);
      const code = begun.ok ? codeAt(begun.value.secret, Date.now()) : '';
      await confirmCodes({ code, device: '' }, thief, tools);
      return async () =>
        keepEmail({ code: await codeTo(thief.email, 'keepEmail') }, undefined, tools);
    },
  };

  it.each(Object.entries(pastUs))(
    'whoever moved an account to their own address and then %s has nothing of it once it is back',
    async (_what, act) => {
      const { slug, anna } = await anAdministrator();
      const known = (await docs().user(anna.uid).get()).data();
      const email = `dieb-${unique()}@evil.example`;
      await auth().updateUser(anna.uid, { email, emailVerified: true });
      const thief = { ...anna, email };
      const actAgain = await act(thief);
      await sweepAccounts(tools);
      const answer = await actAgain();
      if (answer) expect(answer).toMatchObject({ ok: false });
      await sweepAccounts(tools);
      expect(await emailOf(anna.uid)).toBe(anna.email);
      expect((await docs().user(anna.uid).get()).data()).toMatchObject({
        email: anna.email,
        practices: known?.practices,
      });
      expect(await memberOf(slug, anna.uid)).toMatchObject({ email: anna.email });
      expect(await docs().factors(anna.uid).get()).toMatchObject({ exists: false });
      expect((await emailsTo(anna.email)).map(({ subject }) => subject)).toEqual([
        'Wir haben eine Änderung deines Kontos zurückgenommen',
      ]);
      const links = await docs().accountLinks().where('uid', '==', anna.uid).get();
      expect(links.docs.filter((each) => each.data().kind === 'keepEmail')).toEqual([]);
    },
  );

  it('a foreign Google account is no second factor, adds none, and goes; the person’s own counts at once', async () => {
    const { slug, anna } = await anAdministrator();
    const key = authenticator();
    const begun = await beginPasskey({}, anna, tools);
    if (!begun.ok) throw new Error(JSON.stringify(begun));
    const credential = key.create(begun.value.options);
    expect(await addPasskey({ credential, name: 'Laptop' }, anna, tools)).toEqual(done);
    const factorDemand = { from: new Date(0), googleCounts: true };
    await docs().member(slug, anna.uid).update({ factorDemand });
    const { idToken } = await byPassword(anna.email, 'platzwart');
    const factorNeeded = { ok: false, failure: { kind: 'secondFactorNeeded' } };
    const visit = (caller: Caller) => recordVisit({ companySlug: slug }, caller, tools);
    expect(await visit(callerBy({ idToken }))).toEqual(factorNeeded);

    const foreign = await withGoogle(`dieb-${unique()}@gmail.example`, idToken);
    expect(foreign.localId).toBe(anna.uid);
    const thief = callerBy(foreign);
    expect(thief.provider).toBe('google.com');
    expect(await visit(thief)).toEqual(factorNeeded);
    for (const added of [beginCodes({}, thief, tools), beginPasskey({}, thief, tools)])
      expect(await added).toEqual(signInNeeded);
    await sweepAccounts(tools);
    expect(await waysInto(anna.uid)).toEqual(['password']);
    const { passkeys, totp } = (await docs().factors(anna.uid).get()).data() ?? {};
    expect([passkeys?.map(({ id }) => id), totp]).toEqual([[key.id], undefined]);

    // Nor one that the thief unlinks before a sweep finds it.
    await nextSecond();
    const again = await withGoogle(
      `dieb-${unique()}@gmail.example`,
      (await byPassword(anna.email, 'platzwart')).idToken,
    );
    await auth().updateUser(anna.uid, { providersToUnlink: ['google.com'] });
    expect(await beginCodes({}, callerBy(again), tools)).toEqual(signInNeeded);
    await nextSecond();
    const own = callerBy(await withGoogle(anna.email));
    // Firebase's renewed tokens name the account that is linked by now.
    const renewed = { ...callerBy(again), identity: own.identity ?? '' };
    const later = { ...tools, now: () => new Date(Date.now() + 6 * 60_000) };
    expect(await openSession({ before: '' }, renewed, later)).toEqual(signInNeeded);
    expect(await openSession({ before: '' }, own, tools)).toEqual(done);
    expect(await visit(own)).toEqual(done);
    expect(await beginCodes({}, own, tools)).toMatchObject({ ok: true });
    expect(await visit(renewed)).toEqual(signInNeeded);
    expect(await openSession({ before: '' }, renewed, tools)).toEqual(signInNeeded);
  });

  it('a Google account that somebody at an open screen links makes no sign-in of the last minutes', async () => {
    const { slug, anna } = await anAdministrator();
    const { idToken } = await byPassword(anna.email, 'platzwart');
    const somebody = callerBy(await withGoogle(`bote-${unique()}@gmail.example`, idToken));
    const invited = { companySlug: slug, email: `bote-${unique()}@gmail.example` };
    expect(await inviteMember({ ...invited, role: 'administrator' }, somebody, tools)).toEqual(
      signInNeeded,
    );
  });

  it('whoever joins with Google a practice that asks for it is in at once', async () => {
    const { slug, anna } = await anAdministrator();
    const factorDemand = { from: new Date(0), googleCounts: true };
    await docs().account(slug).update({ factorDemand });
    const email = `berta-${unique()}@gmail.example`;
    await inviteMember({ companySlug: slug, email, role: 'viewer' }, anna, tools);
    const berta = callerBy(await withGoogle(email));
    const joined = await acceptInvitation({ token: await invitationTo(email) }, berta, tools);
    expect(joined).toMatchObject({ ok: true });
    expect(await recordVisit({ companySlug: slug }, berta, tools)).toEqual(done);
  });

  it('an address that cannot be put back, because another account has it by now, shuts the account out', async () => {
    const { slug, anna } = await anAdministrator();
    await auth().updateUser(anna.uid, { email: `weg-${unique()}@evil.example` });
    await auth().createUser({ email: anna.email });
    await sweepAccounts(tools);
    expect((await auth().getUser(anna.uid)).disabled).toBe(true);
    // Immediately, not when the token ends.
    expect(
      await recordVisit({ companySlug: slug }, { ...anna, signedInAt: new Date() }, tools),
    ).toEqual(signInNeeded);
    await sweepAccounts(tools);
    expect(await memberOf(slug, anna.uid)).toMatchObject({ email: anna.email });
  });

  it('a password that was changed there, and an account that the operator disables, end the sessions here too', async () => {
    const { slug, anna } = await anAdministrator();
    await sweepAccounts(tools);
    const before = justNow();
    await nextSecond();
    await auth().updateUser(anna.uid, { password: 'anderes Wort' });
    await sweepAccounts(tools);
    expect(
      await recordVisit({ companySlug: slug }, { ...anna, signedInAt: before }, tools),
    ).toEqual(signInNeeded);
    await nextSecond();
    expect(
      await recordVisit({ companySlug: slug }, { ...anna, signedInAt: new Date() }, tools),
    ).toEqual(done);
    // Stored rounded down once: no news.
    const stored = (await docs().user(anna.uid).get()).data()?.signInsValidFrom?.getTime() ?? 0;
    await docs()
      .user(anna.uid)
      .update({ signInsValidFrom: new Date(stored - 1000) });
    await database().runTransaction((tx) => Promise.resolve(watchMember(tx, anna.uid, docs())));
    await sweepAccounts(tools);
    expect((await docs().user(anna.uid).get()).data()?.signInsValidFrom?.getTime()).toBe(stored);
    expect((await emailsTo(anna.email)).map(({ subject }) => subject)).toEqual([
      'Dein Konto wurde überall abgemeldet',
    ]);
    await auth().updateUser(anna.uid, { disabled: true });
    await sweepAccounts(tools);
    expect(
      await recordVisit({ companySlug: slug }, { ...anna, signedInAt: new Date() }, tools),
    ).toEqual(signInNeeded);
    await auth().updateUser(anna.uid, { disabled: false });
    await sweepAccounts(tools);
    expect(
      await recordVisit({ companySlug: slug }, { ...anna, signedInAt: new Date() }, tools),
    ).toEqual(done);
  });

  it('an address that the account had before, by a link of ours, is as foreign as any other', async () => {
    const { anna } = await anAdministrator();
    const between = `zwei-${unique()}@praxis.example`;
    const latest = `drei-${unique()}@praxis.example`;
    for (const [from, email] of [
      [anna.email, between],
      [between, latest],
    ] as const) {
      await requestEmailChange({ email }, { ...anna, email: from }, tools);
      const code = await codeTo(email, 'changeEmail');
      expect(await changeEmail({ code }, undefined, tools)).toEqual(done);
      await nextSecond();
    }
    await auth().updateUser(anna.uid, { email: between, emailVerified: true });
    await sweepAccounts(tools);
    expect(await emailOf(anna.uid)).toBe(latest);
  });

  it('an account elsewhere that a thief has linked opens nothing; one that has been there with the same address stays', async () => {
    const google = (email: string) => ({
      providerToLink: { providerId: 'google.com', uid: unique(), email },
    });
    for (const find of [
      () => sweepAccounts(tools),
      (anna: Caller) => endSignIns({}, anna, tools),
      (anna: Caller) => changePassword({ password: 'zehn Zeichen' }, anna, tools),
    ]) {
      const { anna } = await anAdministrator();
      await sweepAccounts(tools);
      await auth().updateUser(anna.uid, google('dieb@evil.example'));
      await find(anna);
      expect(
        (await auth().getUser(anna.uid)).providerData.map(({ providerId }) => providerId),
      ).toEqual(['password']);
      expect((await emailsTo(anna.email)).map(({ subject }) => subject)).toContain(
        'Wir haben einen fremden Zugang von deinem Konto entfernt',
      );
    }
    const { anna } = await anAdministrator();
    await auth().updateUser(anna.uid, google(anna.email));
    await sweepAccounts(tools);
    const newEmail = `neu-${unique()}@praxis.example`;
    await requestEmailChange({ email: newEmail }, anna, tools);
    expect(
      await changeEmail({ code: await codeTo(newEmail, 'changeEmail') }, undefined, tools),
    ).toEqual(done);
    await sweepAccounts(tools);
    const ways = (await auth().getUser(anna.uid)).providerData.map(({ providerId }) => providerId);
    expect(new Set(ways)).toEqual(new Set(['google.com', 'password']));
  });

  it('Auth is asked about members alone, at most a hundred at once; free accounts cost nothing', async () => {
    const stranger = await somebody();
    const { anna } = await anAdministrator();
    const many = Array.from({ length: 4000 }, () => `fort-${unique()}`)
      .filter((uid) => shardOf(uid) === shards[0])
      .slice(0, 120);
    await docs()
      .accountsSeen(shards[0] ?? '')
      .set({ hashes: Object.fromEntries(many.map((uid) => [uid, ''])) }, { merge: true });
    const asked: (readonly string[])[] = [];
    const accounts = {
      ...tools.accounts,
      withUids: (uids: readonly string[]) => {
        asked.push(uids);
        return tools.accounts.withUids(uids);
      },
    };
    await sweepAccounts({ ...tools, accounts });
    expect(Math.max(...asked.map((uids) => uids.length))).toBe(100);
    expect(asked.flat()).toContain(anna.uid);
    expect(asked.flat()).not.toContain(stranger.uid);
    // Whoever was watched without a practice is not asked about again.
    asked.length = 0;
    await sweepAccounts({ ...tools, accounts });
    expect(asked.flat().filter((uid) => many.includes(uid))).toEqual([]);
  });

  it('a member whom no list of the sweep names is found in turn, and people without a practice too', async () => {
    const { slug, anna } = await anAdministrator();
    const [gone, moved] = [await somebody(), await somebody()];
    for (const { uid, name, email } of [gone, moved])
      await docs().user(uid).set({ name, email, practices: [] });
    await sweepAccounts(tools);
    for (const shard of shards) await docs().accountsSeen(shard).delete();
    await auth().updateUser(anna.uid, { disabled: true });
    await auth().deleteUser(gone.uid);
    await auth().updateUser(moved.uid, { email: `neu-${moved.email}` });
    // A tour takes as many sweeps as there are hundreds of people.
    const people = (await docs().users().count().get()).data().count;
    for (let n = 0; n <= people / 100 + 1; n++) await sweepAccounts(tools);
    expect(
      await recordVisit({ companySlug: slug }, { ...anna, signedInAt: new Date() }, tools),
    ).toEqual(signInNeeded);
    expect((await docs().user(gone.uid).get()).exists).toBe(false);
    expect((await docs().user(moved.uid).get()).data()?.email).toBe(`neu-${moved.email}`);
  });

  it('and a sweep that finds nothing syncs nobody', async () => {
    await sweepAccounts(tools);
    expect(await sweepAccounts(tools)).toEqual({ synced: 0 });
  });
});

it('queues e-mails under ids that name nobody', () =>
  expectKnownEmailIds('noAdministratorAlarm', 'accountsLostAlarm'));
