/** Accounts against the real emulators of Auth and Firestore, so that Auth's behaviour is real. */
import { randomBytes } from 'node:crypto';
import { functionsMessages } from '@platzwart/domain/failure';
import type { Role } from '@platzwart/domain/team/member';
import { aList } from '@platzwart/emulator-data/build-practice';
import { deleteUser } from '@platzwart/functions/accounts/delete-user';
import { viewAccountLink } from '@platzwart/functions/accounts/redeem-account-link';
import { requestEmailChange } from '@platzwart/functions/accounts/request-email-change';
import { requestEmailVerification } from '@platzwart/functions/accounts/request-email-verification';
import { requestPasswordReset } from '@platzwart/functions/accounts/request-password-reset';
import { updateUser } from '@platzwart/functions/accounts/update-user';
import { collections } from '@platzwart/functions/core/collections';
import type { Email } from '@platzwart/functions/core/email';
import type { AllTools, Caller } from '@platzwart/functions/core/tools';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { smtpMail } from '@platzwart/functions/emails/transport';
import { describe, expect, it } from 'vitest';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { longOr } from '../support/long-run.ts';
import { startMailCatcher } from '../support/mail-catcher.ts';
import {
  auth,
  database,
  project,
  registeredPractice,
  signedIn,
  toolsAt,
} from '../support/practice-under-test.ts';

const now = new Date('2026-11-21T10:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const tools = (over: Partial<AllTools> = {}): AllTools => ({ ...toolsAt(now), ...over });
const docs = () => collections(database());
const unique = () => randomBytes(4).toString('hex');

/** Somebody with an account, and their token's claims. */
async function somebody({
  name = 'Anna Admin',
  emailVerified = true,
  disabled = false,
} = {}): Promise<Caller> {
  const email = `anna-${unique()}@praxis.example`;
  const { uid } = await auth().createUser({
    email,
    displayName: name,
    emailVerified,
    disabled,
    password: 'platzwart',
  });
  return { uid, name, email, emailVerified, ...signedIn };
}

const exists = (uid: string) =>
  auth()
    .getUser(uid)
    .then(
      () => true,
      () => false,
    );

/** Makes them a member, in both places that store it. */
async function joins(slug: string, { uid, name, email }: Caller, role: Role) {
  const user = (await docs().user(uid).get()).data();
  const title = (await docs().practice(slug).get()).data()?.title ?? '';
  await docs().member(slug, uid).set({ role, name, email, lastVisit: null });
  await docs()
    .user(uid)
    .set({ name, email, practices: [...(user?.practices ?? []), { slug, title, role }] });
}

const titleOf = async (slug: string) => (await docs().practice(slug).get()).data()?.title ?? '';

/** Oldest first. */
async function emailsTo({ email }: Pick<Caller, 'email'>): Promise<(Email & { id: string })[]> {
  const found = await docs().outbox().where('to.address', '==', email).get();
  return found.docs
    .map((doc) => ({ ...doc.data(), id: doc.id }))
    .filter(({ purpose }) => purpose !== 'registrationDone')
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** The only link of an e-mail; text and HTML contain the same one. */
function linkIn({ text, html }: Pick<Email, 'text' | 'html'>): URL {
  const [link, ...others] = text.match(/https:\S+/g) ?? [];
  expect(others).toEqual([]);
  expect(html.replace(/&amp;/g, '&')).toContain(`href="${link}"`);
  return new URL(link ?? '');
}

/** What a link says behind its '#', where our page reads it. */
const saidBy = ({ hash }: URL) => new URLSearchParams(hash.slice(1));

/** Opens the link, as our page does with the browser SDK. */
async function opened(link: URL, { uid }: Caller): Promise<number> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ oobCode: saidBy(link).get('code'), localId: uid }),
    },
  );
  return answer.status;
}

const done = { ok: true, value: {} };
const signInNeeded = { ok: false, failure: { kind: 'signInNeeded' } };
const refusedAt = (field: string, code: string, message: string) => ({
  ok: false,
  failure: { kind: 'invalid', details: [{ field, code, message }] },
});
const tooManyEmails = refusedAt('form', 'tooManyEmails', functionsMessages.tooManyEmails);

describe('a person changes their name', () => {
  it('and it is theirs everywhere: in their own document, in every team, in the next token', async () => {
    const anna = await somebody();
    const slug = await registeredPractice('Umbenannt', now, anna);
    const other = await registeredPractice('Anderswo', now);
    await joins(other, anna, 'viewer');
    await docs().member(other, anna.uid).update({ lastVisit: now });

    expect(await updateUser({ name: 'Anna Neu' }, anna, tools())).toEqual(done);
    const shown = { name: 'Anna Neu', email: anna.email, signInsValidFrom: expect.any(Date) };
    expect((await docs().user(anna.uid).get()).data()).toMatchObject({
      ...shown,
      practices: [{ slug }, { slug: other }],
    });
    expect((await docs().member(slug, anna.uid).get()).data()).toEqual({
      ...shown,
      role: 'administrator',
      lastVisit: null,
    });
    expect((await docs().member(other, anna.uid).get()).data()).toEqual({
      ...shown,
      role: 'viewer',
      lastVisit: now,
    });
    expect((await auth().getUser(anna.uid)).displayName).toBe('Anna Neu');
  });

  it('without a practice has a document of their own from then on', async () => {
    const anna = await somebody();
    await updateUser({ name: 'Anna' }, anna, tools());
    expect((await docs().user(anna.uid).get()).data()).toMatchObject({
      name: 'Anna',
      email: anna.email,
      practices: [],
    });
  });

  it('that was deleted brings nothing back by an old token', async () => {
    const anna = await somebody();
    await auth().deleteUser(anna.uid);
    expect(await updateUser({ name: 'x' }, anna, tools())).toEqual(signInNeeded);
    expect((await docs().user(anna.uid).get()).exists).toBe(false);
  });
});

describe('a person deletes their account', () => {
  it('and is gone: from every team, from our documents, their referral code too, from Auth', async () => {
    const anna = await somebody();
    const locked = await registeredPractice('Gesperrt', now);
    const slugs = [await registeredPractice('Team', now), locked];
    for (const slug of slugs) await joins(slug, anna, 'administrator');
    await docs().practice(locked).update({ locked: true });
    const [own, other] = [`OWN${unique()}`, `OTHER${unique()}`];
    await docs().referralCode(own).set({ uid: anna.uid, practice: locked, createdAt: now });
    await docs()
      .referralCode(other)
      .set({ uid: 'somebody-else', practice: locked, createdAt: now });
    const lists = docs().ownLists(locked, anna.uid);
    const writer = database().bulkWriter();
    for (let n = 0; n < 320; n++)
      void writer.set(database().doc(`${lists.path}/list-${n}`), aList());
    await writer.close();
    expect(await deleteUser({}, anna, tools())).toEqual(done);
    expect((await lists.get()).size).toBe(0);
    expect((await docs().referralCode(own).get()).exists).toBe(false);
    expect((await docs().referralCode(other).get()).exists).toBe(true);
    for (const slug of slugs)
      expect((await docs().member(slug, anna.uid).get()).exists).toBe(false);
    expect((await docs().user(anna.uid).get()).exists).toBe(false);
    expect(await exists(anna.uid)).toBe(false);
  });

  it('not while they are the last administrator anywhere: the practices are named, and nothing changes', async () => {
    const [anna, ben] = [await somebody(), await somebody()];
    const [alone, shared, read] = [
      await registeredPractice('Allein', now, anna),
      await registeredPractice('Zu zweit', now, anna),
      await registeredPractice('Nur gelesen', now),
    ];
    const locked = await registeredPractice('Gesperrt', now, anna);
    await docs().practice(locked).update({ locked: true });
    await joins(alone, ben, 'therapist');
    await joins(shared, ben, 'administrator');
    await joins(read, anna, 'viewer');
    const message = `${functionsMessages.lastAdministrator} Es geht um „${await titleOf(alone)}“, „${await titleOf(locked)}“.`;
    expect(await deleteUser({}, anna, tools())).toEqual(
      refusedAt('form', 'lastAdministrator', message),
    );
    expect((await docs().user(anna.uid).get()).data()?.practices).toHaveLength(4);
    for (const slug of [alone, shared, read, locked])
      expect((await docs().member(slug, anna.uid).get()).exists).toBe(true);
    expect(await exists(anna.uid)).toBe(true);

    for (const slug of [alone, locked]) await joins(slug, ben, 'administrator');
    expect(await deleteUser({}, anna, tools())).toEqual(done);
  });

  it('and so does the other administrator at the same moment: one of them stays', async () => {
    for (let n = 0; n < longOr(1, 3); n++) {
      const pair = [await somebody(), await somebody()] as const;
      const slug = await registeredPractice('Zu zweit', now, pair[0]);
      await joins(slug, pair[1], 'administrator');
      const outcomes = await Promise.all(pair.map((person) => deleteUser({}, person, tools())));
      expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
      const left = await docs().members(slug).where('role', '==', 'administrator').get();
      expect(left.docs.map(({ id }) => id)).toEqual([pair[outcomes[0]?.ok ? 1 : 0].uid]);
      expect(await Promise.all(pair.map(({ uid }) => exists(uid)))).toEqual(
        outcomes.map(({ ok }) => !ok),
      );
    }
  });

  it('and completes by a second call what a failure in between left', async () => {
    const anna = await somebody();
    const slug = await registeredPractice('Halb fort', now);
    await joins(slug, anna, 'therapist');
    const broken = {
      ...tools().accounts,
      delete: () => Promise.reject(new Error('Auth does not answer.')),
    };
    await expect(deleteUser({}, anna, tools({ accounts: broken }))).rejects.toThrow(
      'Auth does not answer.',
    );
    expect(await exists(anna.uid)).toBe(true);
    expect((await docs().member(slug, anna.uid).get()).exists).toBe(false);
    expect(await deleteUser({}, anna, tools())).toEqual(done);
    expect(await exists(anna.uid)).toBe(false);
    expect(await deleteUser({}, anna, tools())).toEqual(signInNeeded);
  });
});

describe('a person confirms their address', () => {
  it('by the link of an e-mail that leads to our own page and back to where they were', async () => {
    const anna = await somebody({ emailVerified: false });
    expect(
      await requestEmailVerification({ returnTo: '/einladung/praxis~abc?x=1' }, anna, tools()),
    ).toEqual(done);
    const emails = await emailsTo(anna);
    expect(emails).toHaveLength(1);
    const link = linkIn(emails[0] as Email);
    expect([link.origin, link.pathname]).toEqual(['https://platzwart.example', '/login']);
    expect(Object.fromEntries(saidBy(link))).toEqual({
      mode: 'verifyEmail',
      code: expect.stringMatching(/./),
      returnTo: '/einladung/praxis~abc?x=1',
    });
    expect(await opened(link, anna)).toBe(200);
    expect((await auth().getUser(anna.uid)).emailVerified).toBe(true);
    expect(await opened(link, anna)).toBe(400);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'user',
    '',
  ])('and is never led to %j by our e-mail', async (returnTo) => {
    const anna = await somebody({ emailVerified: false });
    expect(await requestEmailVerification({ returnTo }, anna, tools())).toEqual(done);
    const [email] = await emailsTo(anna);
    expect(saidBy(linkIn(email as Email)).get('returnTo')).toBe(null);
    expect(email?.text).not.toContain('evil');
  });

  it('once: who has done so gets no e-mail, even with an older token', async () => {
    const anna = await somebody();
    expect(
      await requestEmailVerification(
        { returnTo: '/user' },
        { ...anna, emailVerified: false },
        tools(),
      ),
    ).toEqual(done);
    expect(await emailsTo(anna)).toEqual([]);
  });

  it('and cannot have us deliver their own text to a stranger', async () => {
    const anna = await somebody({ emailVerified: false, name: 'Gewinn unter www.evil.example' });
    await requestEmailVerification({ returnTo: '/user' }, anna, tools());
    expect(JSON.stringify(await emailsTo(anna))).not.toContain('evil');
  });

  it('by three e-mails in a quarter of an hour, however many are asked for at once', async () => {
    const anna = await somebody({ emailVerified: false });
    const ask = (at: Date) => requestEmailVerification({ returnTo: '/user' }, anna, toolsAt(at));
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => ask(now)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(5).fill(tooManyEmails));
    expect(await ask(after(14))).toEqual(tooManyEmails);
    expect(await emailsTo(anna)).toHaveLength(3);
    expect(await ask(after(15))).toEqual(done);
    expect(await emailsTo(anna)).toHaveLength(4);
  });

  it('but not with an account that is shut out', async () => {
    expect(
      await requestEmailVerification(
        { returnTo: '/user' },
        await somebody({ disabled: true }),
        tools(),
      ),
    ).toEqual(signInNeeded);
  });
});

describe('somebody forgot their password', () => {
  it('and gets a link to a new one, however the address was written', async () => {
    const anna = await somebody();
    expect(
      await requestPasswordReset(
        { email: anna.email.toUpperCase() },
        undefined,
        tools({ now: () => new Date() }),
      ),
    ).toEqual(done);
    const [email] = await emailsTo(anna);
    const link = linkIn(email as Email);
    // Nothing of it reaches a server when it is opened.
    expect([link.origin, link.pathname, link.search, saidBy(link).get('mode')]).toEqual([
      'https://platzwart.example',
      '/login',
      '',
      'resetPassword',
    ]);
    const code = saidBy(link).get('code') ?? '';
    expect(
      await viewAccountLink(
        { code, kind: 'resetPassword' },
        undefined,
        tools({ now: () => new Date() }),
      ),
    ).toEqual({
      ok: true,
      value: { email: anna.email },
    });
    expect(
      JSON.stringify(
        (await docs().accountLinks().where('uid', '==', anna.uid).get()).docs.map((doc) => [
          doc.id,
          doc.data(),
        ]),
      ),
    ).not.toContain(code);
  });

  it('where nobody has the address, or the account is shut out, nothing is sent and the answer is the same', async () => {
    const [nobody, shutOut] = [
      { email: `niemand-${unique()}@praxis.example` },
      await somebody({ disabled: true }),
    ];
    for (const person of [nobody, shutOut]) {
      expect(await requestPasswordReset({ email: person.email }, undefined, tools())).toEqual(done);
      expect(await emailsTo(person)).toEqual([]);
    }
  });

  it('and no answer is given before its moment has come (`even-answer.test.ts`), with an account and without', async () => {
    const [anna, nobody] = [await somebody(), { email: `niemand-${unique()}@praxis.example` }];
    const told: string[] = [];
    const pauses: number[] = [];
    const gates: (() => void)[] = [];
    const pause = (milliseconds: number) => {
      pauses.push(milliseconds);
      return new Promise<void>((resolve) => gates.push(resolve));
    };
    const answers = [anna, nobody].map(({ email }) =>
      requestPasswordReset({ email }, undefined, tools({ pause })).then(() => told.push(email)),
    );
    await expect.poll(() => pauses).toHaveLength(2);
    expect(await emailsTo(anna)).toHaveLength(1);
    expect(told).toEqual([]);
    for (const open of gates) open();
    await Promise.all(answers);
  });

  it('and nobody’s mailbox is flooded: the fourth e-mail is not sent, and nobody is told so', async () => {
    const anna = await somebody();
    const ask = (at: Date) => requestPasswordReset({ email: anna.email }, undefined, toolsAt(at));
    for (let n = 0; n < 5; n++) expect(await ask(now)).toEqual(done);
    expect(await emailsTo(anna)).toHaveLength(3);
    await ask(after(15));
    expect(await emailsTo(anna)).toHaveLength(4);
  });

  it('and still gets one after a stranger has asked for them all night from one network', async () => {
    const anna = await somebody();
    const ask = (at: Date, sender: string) =>
      requestPasswordReset({ email: anna.email }, undefined, { ...toolsAt(at), sender });
    for (let n = 0; n < 15; n++) await ask(after(n * 5), '203.0.113.9');
    const before = (await emailsTo(anna)).length;
    expect(before).toBe(5);
    await ask(after(10 * 60), '203.0.113.9');
    expect(await emailsTo(anna)).toHaveLength(before);
    await ask(after(10 * 60), '198.51.100.7');
    expect(await emailsTo(anna)).toHaveLength(before + 1);
  });

  it('and what is stored about it names no address and says when it may go', async () => {
    const anna = await somebody();
    await requestPasswordReset({ email: anna.email }, undefined, tools());
    const stored = await database().collection('rateLimits').get();
    expect(JSON.stringify(stored.docs.map((doc) => [doc.id, doc.data()]))).not.toContain(
      anna.email.slice(0, 10),
    );
    for (const doc of stored.docs) expect(doc.get('expiresAt')).toBeDefined();
  });
});

describe('a person changes their address', () => {
  const newAddress = () => ({ email: `neu-${unique()}@praxis.example` });

  it('by a link to the new one; the old one is told', async () => {
    const [anna, next] = [await somebody(), newAddress()];
    expect(await requestEmailChange({ email: next.email }, anna, tools())).toEqual(done);
    const [notice, ...moreNotices] = await emailsTo(anna);
    const [email, ...moreEmails] = await emailsTo(next);
    expect([...moreNotices, ...moreEmails]).toEqual([]);
    expect(saidBy(linkIn(notice as Email)).get('mode')).toBe('keepEmail');
    expect(notice?.text).toContain(next.email);
    const link = linkIn(email as Email);
    expect(saidBy(link).get('mode')).toBe('changeEmail');
    expect(email?.text).not.toContain(anna.email);
  });

  it('but not from one that nobody confirmed: whoever took somebody’s address keeps no way into their account', async () => {
    const [anna, next] = [await somebody({ emailVerified: false }), newAddress()];
    expect(await requestEmailChange({ email: next.email }, anna, tools())).toEqual(
      refusedAt('form', 'emailUnverified', functionsMessages.ownEmailUnverified),
    );
    expect([...(await emailsTo(anna)), ...(await emailsTo(next))]).toEqual([]);
  });

  it('not to one that has an account: only its mailbox learns that', async () => {
    const [anna, ben] = [await somebody(), await somebody()];
    expect(await requestEmailChange({ email: ben.email }, anna, tools())).toEqual(done);
    const [email] = await emailsTo(ben);
    expect(linkIn(email as Email).href).toBe('https://platzwart.example/login');
    expect((await auth().getUser(anna.uid)).email).toBe(anna.email);
  });

  it('not to the one they have', async () => {
    const anna = await somebody();
    expect(await requestEmailChange({ email: anna.email.toUpperCase() }, anna, tools())).toEqual(
      refusedAt('email', 'sameEmail', 'Das ist schon deine E-Mail-Adresse.'),
    );
  });

  it('three times in a quarter of an hour: no account writes to the whole world, no mailbox is flooded', async () => {
    const [anna, ben, next] = [await somebody(), await somebody(), newAddress()];
    for (let n = 0; n < 3; n++)
      expect(await requestEmailChange(n < 2 ? next : newAddress(), anna, tools())).toEqual(done);
    expect(await requestEmailChange(newAddress(), anna, tools())).toEqual(tooManyEmails);
    expect(await requestEmailChange(next, ben, tools())).toEqual(done);
    expect(await requestEmailChange(next, ben, tools())).toEqual(tooManyEmails);
    expect(await emailsTo(next)).toHaveLength(3);
  });
});

describe('an e-mail with a key in it', () => {
  it('says how long its link holds, and what to do if one did not expect it, in text and HTML', async () => {
    const [anna, next] = [
      await somebody({ emailVerified: false }),
      { email: `neu-${unique()}@praxis.example` },
    ];
    await requestEmailVerification({ returnTo: '' }, anna, tools());
    await requestPasswordReset({ email: anna.email }, undefined, tools());
    await requestEmailChange(next, await somebody(), tools());
    const emails = [...(await emailsTo(anna)), ...(await emailsTo(next))];
    expect(new Set(emails.map(({ purpose }) => purpose))).toEqual(
      new Set(['emailVerification', 'passwordReset', 'emailChange']),
    );
    for (const { text, html } of emails) {
      for (const body of [text, html])
        expect(body).toMatch(/gilt drei Tage|gilt eine Stunde|innerhalb einer Stunde/);
      for (const body of [text, html]) expect(body).toMatch(/Du hast kein[^?]*\?.* löschen/);
    }
  });

  it('leaves no copy of it in the outbox once it was sent', async () => {
    const catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
    const mail = smtpMail(`smtp://127.0.0.1:${catcher.smtpPort}`, 'post@platzwart.example');
    try {
      const anna = await somebody();
      await requestPasswordReset({ email: anna.email }, undefined, tools());
      const [queued] = await emailsTo(anna);
      const code = saidBy(linkIn(queued as Email)).get('code') ?? '';
      expect(await sendEmail(queued?.id ?? '', toolsAt(now, mail))).toBe('sent');
      expect(catcher.mails[0]?.text.replace(/=\n/g, '')).toContain(code);
      const [sent] = await emailsTo(anna);
      expect(sent).toMatchObject({ status: 'sent', text: '', html: '' });
      expect(JSON.stringify(sent)).not.toContain(code);
    } finally {
      await catcher.stop();
    }
  });
});

it('queues e-mails under ids that name nobody', () =>
  expectKnownEmailIds('emailVerification', 'passwordReset', 'emailChange'));
