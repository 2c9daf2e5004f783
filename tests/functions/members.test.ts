import { createHash, randomBytes } from 'node:crypto';
import { calls } from '@platzwart/domain/calls/calls';
import { maxOpenInvitations, newInvitation } from '@platzwart/domain/team/invitation';
import type { Role } from '@platzwart/domain/team/member';
import { aList } from '@platzwart/emulator-data/build-practice';
import { deleteUser } from '@platzwart/functions/accounts/delete-user';
import { collections } from '@platzwart/functions/core/collections';
import type { Caller, Mail } from '@platzwart/functions/core/tools';
import { administratorsOf as toldOf } from '@platzwart/functions/emails/receivers';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { smtpMail } from '@platzwart/functions/emails/transport';
import { close } from '@platzwart/functions/operator/locks';
import { acceptInvitation } from '@platzwart/functions/team/accept-invitation';
import { changeMemberRole } from '@platzwart/functions/team/change-member-role';
import { inviteMember } from '@platzwart/functions/team/invite-member';
import { recordVisit } from '@platzwart/functions/team/record-visit';
import { removeMember } from '@platzwart/functions/team/remove-member';
import { revokeInvitation } from '@platzwart/functions/team/revoke-invitation';
import { updateOwnNotifications } from '@platzwart/functions/team/update-own-notifications';
import { viewInvitation } from '@platzwart/functions/team/view-invitation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { longOr } from '../support/long-run.ts';
import { startMailCatcher } from '../support/mail-catcher.ts';
import {
  auth,
  database,
  registeredPractice,
  signedIn,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-21T10:00:00Z');
const day = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(start.getTime() + days * day);
const tools = toolsAt(start);
const docs = () => collections(database());
const done = { ok: true, value: {} };
const refusedWith = (field: string, code: string) => ({
  ok: false,
  failure: { kind: 'invalid', details: [{ field, code }] },
});
const notAllowed = { ok: false, failure: { kind: 'notAllowed' } };

/** Somebody new to the product, signed in with a confirmed address. */
async function aPerson(name: string): Promise<Caller> {
  const id = `${name.toLowerCase()}-${randomBytes(4).toString('hex')}`;
  await auth().createUser({
    uid: id,
    email: `${id}@praxis.example`,
    emailVerified: true,
    displayName: name,
  });
  return { uid: id, name, email: `${id}@praxis.example`, emailVerified: true, ...signedIn };
}

/** A practice of its own with one administrator. */
async function aPractice(founder?: Caller): Promise<{ slug: string; anna: Caller }> {
  const anna = founder ?? (await aPerson('Anna'));
  return { slug: await registeredPractice('Team', start, anna), anna };
}

/** Invites the address and returns the token in the e-mail's link. */
async function invited(
  slug: string,
  by: Caller,
  email: string,
  role: Role,
  now = start,
): Promise<string> {
  expect(await inviteMember({ companySlug: slug, email, role }, by, toolsAt(now))).toEqual(done);
  const [invitation] = (await invitationsTo(slug, email)).filter(({ state }) => state === 'open');
  const message = (await docs().email(`invitation_${slug}_${invitation?.id}`).get()).data();
  return tokenIn(message?.text ?? '');
}

function tokenIn(text: string): string {
  return /\/einladung\/([\w~-]+)/.exec(text)?.[1] ?? '';
}

async function invitationsTo(slug: string, email: string) {
  const found = await docs().invitations(slug).where('email', '==', email).get();
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id }));
}

/** Joins through the product's own call. */
async function joined(slug: string, by: Caller, who: Caller, role: Role): Promise<Caller> {
  const token = await invited(slug, by, who.email, role);
  expect(await acceptInvitation({ token }, who, tools)).toEqual({
    ok: true,
    value: { companySlug: slug },
  });
  return who;
}

const roleOf = async (slug: string, who: Caller) =>
  (await docs().member(slug, who.uid).get()).data()?.role;
const listOf = async (who: Caller) => (await docs().user(who.uid).get()).data()?.practices ?? [];
const lock = (slug: string) => docs().practice(slug).update({ locked: true });

/** Everything that a team call could change. */
async function everythingOf(slug: string) {
  const [members, invitations, emails] = await Promise.all([
    docs().members(slug).get(),
    docs().invitations(slug).get(),
    docs().outbox().where('slug', '==', slug).get(),
  ]);
  const users = await Promise.all(members.docs.map(({ id }) => docs().user(id).get()));
  return [...members.docs, ...invitations.docs, ...emails.docs, ...users].map((doc) => [
    doc.ref.path,
    doc.data(),
  ]);
}

async function administratorsOf(slug: string): Promise<number> {
  return (await docs().members(slug).where('role', '==', 'administrator').get()).size;
}

describe('an invitation', () => {
  it('brings somebody without an account into the team: member, own list, and the invitation is used', async () => {
    const { slug, anna } = await aPractice();
    const berta = await aPerson('Berta');
    const token = await invited(slug, anna, berta.email, 'therapist');
    const title = (await docs().practice(slug).get()).data()?.title;
    expect(await viewInvitation({ token }, undefined, tools)).toEqual({
      ok: true,
      value: {
        companySlug: slug,
        practiceTitle: title,
        role: 'therapist',
        email: berta.email,
        invitedBy: 'Anna',
      },
    });
    expect((await docs().user(berta.uid).get()).exists).toBe(false);

    expect(await acceptInvitation({ token }, berta, tools)).toEqual({
      ok: true,
      value: { companySlug: slug },
    });
    expect((await docs().user(berta.uid).get()).data()).toMatchObject({
      name: 'Berta',
      email: berta.email,
      practices: [{ slug, title, role: 'therapist' }],
    });
    expect((await docs().member(slug, berta.uid).get()).data()).toMatchObject({
      role: 'therapist',
      name: 'Berta',
      email: berta.email,
      lastVisit: null,
    });
    expect(await invitationsTo(slug, berta.email)).toMatchObject([
      { state: 'accepted', acceptedBy: berta.uid },
    ]);
  });

  it('adds a practice to those one has already, under the name one gave oneself', async () => {
    const { slug, anna } = await aPractice();
    const { slug: own, anna: berta } = await aPractice(await aPerson('Berta'));
    await docs().user(berta.uid).update({ name: 'Dr. Berta Beispiel' });
    const factorDemand = { from: start, googleCounts: true };
    await docs().account(slug).update({ factorDemand });
    await joined(slug, anna, berta, 'viewer');
    expect((await docs().member(slug, berta.uid).get()).data()).toMatchObject({ factorDemand });
    expect((await listOf(berta)).map((practice) => [practice.slug, practice.role])).toEqual([
      [own, 'administrator'],
      [slug, 'viewer'],
    ]);
    expect((await docs().member(slug, berta.uid).get()).data()?.name).toBe('Dr. Berta Beispiel');
  });

  it('is for its address in capitals or lower case', async () => {
    const { slug, anna } = await aPractice();
    const berta = await aPerson('Berta');
    const token = await invited(slug, anna, berta.email.replace('berta', 'BERTA'), 'viewer');
    expect(await acceptInvitation({ token }, berta, tools)).toMatchObject({ ok: true });
  });

  it('asks for a sign-in, and for its own address; nothing is changed before', async () => {
    const { slug, anna } = await aPractice();
    const [berta, carl] = [await aPerson('Berta'), await aPerson('Carl')];
    const token = await invited(slug, anna, berta.email, 'administrator');
    const before = await everythingOf(slug);
    expect(await acceptInvitation({ token }, undefined, tools)).toEqual({
      ok: false,
      failure: { kind: 'signInNeeded' },
    });
    expect(await acceptInvitation({ token }, carl, tools)).toMatchObject(
      refusedWith('token', 'invitationForOther'),
    );
    // Auth's state decides, not an older token's.
    expect(await acceptInvitation({ token }, { ...carl, email: berta.email }, tools)).toMatchObject(
      refusedWith('token', 'invitationForOther'),
    );
    expect(await everythingOf(slug)).toEqual(before);
    expect(await listOf(carl)).toEqual([]);
  });

  it('confirms the address it came to, and no other: also where confirming broke off', async () => {
    const { slug, anna } = await aPractice();
    const [berta, carl] = [await aPerson('Berta'), await aPerson('Carl')];
    const token = await invited(slug, anna, berta.email, 'viewer');
    const isConfirmed = async ({ uid }: Caller) => (await auth().getUser(uid)).emailVerified;
    for (const { uid } of [berta, carl]) await auth().updateUser(uid, { emailVerified: false });
    await acceptInvitation({ token }, carl, tools);
    expect(await isConfirmed(carl)).toBe(false);
    expect(await acceptInvitation({ token }, berta, tools)).toMatchObject({ ok: true });
    expect(await isConfirmed(berta)).toBe(true);
    await auth().updateUser(berta.uid, { emailVerified: false });
    expect(await acceptInvitation({ token }, berta, tools)).toMatchObject({ ok: true });
    expect(await isConfirmed(berta)).toBe(true);
  });

  it('answers the same person once more as the first time, and nobody else', async () => {
    const { slug, anna } = await aPractice();
    const [berta, carl] = [await aPerson('Berta'), await aPerson('Carl')];
    const token = await invited(slug, anna, berta.email, 'viewer');
    await acceptInvitation({ token }, berta, tools);
    await changeMemberRole({ companySlug: slug, uid: berta.uid, role: 'therapist' }, anna, tools);
    const before = await everythingOf(slug);
    expect(await acceptInvitation({ token }, berta, tools)).toEqual({
      ok: true,
      value: { companySlug: slug },
    });
    expect(await viewInvitation({ token }, berta, tools)).toMatchObject({ ok: true });
    const sameMailbox = { ...carl, email: berta.email };
    for (const other of [carl, sameMailbox]) {
      expect(await acceptInvitation({ token }, other, tools)).toMatchObject(
        refusedWith('token', 'invitationUsed'),
      );
      expect(await viewInvitation({ token }, other, tools)).toMatchObject(
        refusedWith('token', 'invitationUsed'),
      );
    }
    expect(await viewInvitation({ token }, undefined, tools)).toMatchObject(
      refusedWith('token', 'invitationUsed'),
    );
    expect(await everythingOf(slug)).toEqual(before);
  });

  it('does not bring back whoever was removed since', async () => {
    const { slug, anna } = await aPractice();
    const berta = await aPerson('Berta');
    const token = await invited(slug, anna, berta.email, 'viewer');
    await acceptInvitation({ token }, berta, tools);
    await removeMember({ companySlug: slug, uid: berta.uid }, anna, tools);
    expect(await acceptInvitation({ token }, berta, tools)).toMatchObject(
      refusedWith('token', 'invitationUsed'),
    );
    expect(await roleOf(slug, berta)).toBeUndefined();
  });

  it('is nothing for an account that was deleted, whose token lives on for up to an hour', async () => {
    const { slug, anna } = await aPractice();
    const berta = await aPerson('Berta');
    const token = await invited(slug, anna, berta.email, 'viewer');
    await auth().deleteUser(berta.uid);
    expect(await acceptInvitation({ token }, berta, tools)).toEqual({
      ok: false,
      failure: { kind: 'signInNeeded' },
    });
    expect(await roleOf(slug, berta)).toBeUndefined();
    expect((await docs().user(berta.uid).get()).exists).toBe(false);
  });

  it('pressed five times at once makes one member', async () => {
    const { slug, anna } = await aPractice();
    const berta = await aPerson('Berta');
    const token = await invited(slug, anna, berta.email, 'viewer');
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => acceptInvitation({ token }, berta, tools)),
    );
    expect(outcomes).toEqual(Array(5).fill({ ok: true, value: { companySlug: slug } }));
    expect(await listOf(berta)).toHaveLength(1);
  });

  it('opened by two accounts of the same address at once lets one of them in', async () => {
    const { slug, anna } = await aPractice();
    const berta = await aPerson('Berta');
    const twin = { ...(await aPerson('Zwilling')), email: berta.email };
    const token = await invited(slug, anna, berta.email, 'viewer');
    const outcomes = await Promise.all(
      [berta, twin].map((who) => acceptInvitation({ token }, who, tools)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await docs().members(slug).get()).size).toBe(2);
  });

  it.each([
    ['after 14 days', 'invitationExpired', async () => at(14)],
    [
      'once it was revoked',
      'invitationRevoked',
      async (slug: string, anna: Caller, email: string) => {
        const [invitation] = await invitationsTo(slug, email);
        expect(
          await revokeInvitation(
            { companySlug: slug, invitationId: invitation?.id ?? '' },
            anna,
            tools,
          ),
        ).toEqual(done);
        expect(
          await revokeInvitation(
            { companySlug: slug, invitationId: invitation?.id ?? '' },
            anna,
            tools,
          ),
        ).toEqual(done);
        return at(1);
      },
    ],
  ])('says so %s, before and after signing in', async (_when, code, happens) => {
    const { slug, anna } = await aPractice();
    const berta = await aPerson('Berta');
    const token = await invited(slug, anna, berta.email, 'viewer');
    const later = toolsAt(await happens(slug, anna, berta.email));
    expect(await viewInvitation({ token }, undefined, later)).toMatchObject(
      refusedWith('token', code),
    );
    expect(await acceptInvitation({ token }, berta, later)).toMatchObject(
      refusedWith('token', code),
    );
    expect(await roleOf(slug, berta)).toBeUndefined();
  });

  it('that nobody made, or of another practice, is unknown', async () => {
    const [{ slug, anna }, { slug: elsewhere }] = await Promise.all([aPractice(), aPractice()]);
    const berta = await aPerson('Berta');
    const token = await invited(slug, anna, berta.email, 'viewer');
    const made = `${slug}~${randomBytes(32).toString('base64url')}`;
    for (const wrong of [
      made,
      token.replace(slug, elsewhere),
      token.replace(slug, 'gibt-es-nicht'),
    ]) {
      expect(await viewInvitation({ token: wrong }, undefined, tools)).toMatchObject(
        refusedWith('token', 'invitationUnknown'),
      );
      expect(await acceptInvitation({ token: wrong }, berta, tools)).toMatchObject(
        refusedWith('token', 'invitationUnknown'),
      );
    }
  });

  it('never takes a right away: a member keeps the higher of both roles', async () => {
    const { slug, anna } = await aPractice();
    const berta = await joined(slug, anna, await aPerson('Berta'), 'therapist');
    for (const [role, becomes] of [
      ['viewer', 'therapist'],
      ['administrator', 'administrator'],
      ['viewer', 'administrator'],
    ] as const) {
      // An administrator cannot invite a member, but somebody may have changed their address since.
      const secret = randomBytes(32).toString('base64url');
      const id = createHash('sha256').update(secret).digest('hex');
      await docs()
        .invitation(slug, id)
        .set(
          newInvitation(
            { email: berta.email, role, invitedBy: { uid: anna.uid, name: 'Anna' } },
            start,
          ),
        );
      expect(await acceptInvitation({ token: `${slug}~${secret}` }, berta, tools)).toMatchObject({
        ok: true,
      });
      expect(await roleOf(slug, berta)).toBe(becomes);
      expect(await listOf(berta)).toMatchObject([{ slug, role: becomes }]);
    }
  });
});

describe('inviting', () => {
  it('the same address again revokes the open invitation and sends a new e-mail', async () => {
    const { slug, anna } = await aPractice();
    const berta = await aPerson('Berta');
    const first = await invited(slug, anna, berta.email, 'viewer');
    const second = await invited(
      slug,
      anna,
      berta.email.toUpperCase().replace('PRAXIS.EXAMPLE', 'praxis.example'),
      'therapist',
      at(1),
    );
    expect(await acceptInvitation({ token: first }, berta, toolsAt(at(1)))).toMatchObject(
      refusedWith('token', 'invitationRevoked'),
    );
    expect(await acceptInvitation({ token: second }, berta, toolsAt(at(1)))).toMatchObject({
      ok: true,
    });
    expect(await roleOf(slug, berta)).toBe('therapist');
    expect(
      (await docs().outbox().where('slug', '==', slug).where('purpose', '==', 'invitation').get())
        .size,
    ).toBe(2);
  });

  it('a member is refused at the address, in any spelling', async () => {
    const { slug, anna } = await aPractice();
    const invite = { companySlug: slug, email: anna.email.toUpperCase(), role: 'viewer' } as const;
    expect(await inviteMember(invite, anna, tools)).toMatchObject(
      refusedWith('email', 'alreadyMember'),
    );
  });

  it(`more than ${maxOpenInvitations} at once is refused; an open one can still be replaced, a used or expired one makes room`, async () => {
    const { slug, anna } = await aPractice();
    const address = (n: number) => `person-${n}@praxis.example`;
    const invite = (n: number, now = start) =>
      inviteMember({ companySlug: slug, email: address(n), role: 'viewer' }, anna, toolsAt(now));
    for (let n = 0; n < maxOpenInvitations; n++) expect(await invite(n)).toEqual(done);
    expect(await invite(maxOpenInvitations)).toMatchObject(
      refusedWith('email', 'tooManyInvitations'),
    );
    expect(await invite(3)).toEqual(done);
    const fritz = await aPerson('Fritz');
    await auth().updateUser(fritz.uid, { email: address(5), emailVerified: true });
    await acceptInvitation(
      { token: await invited(slug, anna, address(5), 'viewer') },
      fritz,
      tools,
    );
    expect(await invite(maxOpenInvitations)).toEqual(done);
    expect(await invite(maxOpenInvitations + 1, at(14))).toEqual(done);
  });

  it('cannot be used to fill a mailbox: five e-mails a day to one address, sixty of one practice', async () => {
    const { slug, anna } = await aPractice();
    const invite = (n: number, now = start) =>
      inviteMember(
        { companySlug: slug, email: `opfer-${n}@fremd.example`, role: 'viewer' },
        anna,
        toolsAt(now),
      );
    for (let n = 0; n < 12; n++) {
      for (let message = 0; message < 5; message++) expect(await invite(n)).toEqual(done);
      if (n === 0)
        expect(await invite(0, at(0.9))).toMatchObject(refusedWith('form', 'tooManyEmails'));
    }
    expect(await invite(12, at(0.9))).toMatchObject(refusedWith('form', 'tooManyEmails'));
    expect(await invite(12, at(1))).toEqual(done);
  });

  it('one address by two administrators at the same moment leaves one open invitation', async () => {
    const { slug, anna } = await aPractice();
    const carl = await joined(slug, anna, await aPerson('Carl'), 'administrator');
    const { email } = await aPerson('Berta');
    const outcomes = await Promise.all(
      [anna, carl].map((who) =>
        inviteMember({ companySlug: slug, email, role: 'viewer' }, who, tools),
      ),
    );
    expect(outcomes).toEqual([done, done]);
    const states = (await invitationsTo(slug, email)).map(({ state }) => state);
    expect([states.length, new Set(states)]).toEqual([2, new Set(['open', 'revoked'])]);
  });

  it('tells the same about a practice one does not belong to and one that does not exist', async () => {
    const { slug } = await aPractice();
    const stranger = await aPerson('Fremd');
    for (const companySlug of [slug, 'gibt-es-nicht']) {
      const target = { companySlug, uid: 'irgendwer' };
      expect(
        await inviteMember({ companySlug, email: 'a@b.example', role: 'viewer' }, stranger, tools),
      ).toEqual(notAllowed);
      expect(
        await revokeInvitation({ companySlug, invitationId: '0'.repeat(64) }, stranger, tools),
      ).toEqual(notAllowed);
      expect(await changeMemberRole({ ...target, role: 'viewer' }, stranger, tools)).toEqual(
        notAllowed,
      );
      expect(await removeMember(target, stranger, tools)).toEqual(notAllowed);
      expect(await removeMember({ companySlug, uid: stranger.uid }, stranger, tools)).toEqual(
        notAllowed,
      );
      expect(await recordVisit({ companySlug }, stranger, tools)).toEqual(notAllowed);
    }
  });
});

describe('the e-mail', () => {
  let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
  let mail: Mail;
  beforeAll(async () => {
    catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
    mail = smtpMail(`smtp://127.0.0.1:${catcher.smtpPort}`, 'post@platzwart.example');
  });
  afterAll(() => catcher.stop());

  it('says who invites, where to, with which role and until when; and when it is sent, its secret is nowhere any more', async () => {
    const { slug, anna } = await aPractice();
    const { email } = await aPerson('Berta');
    const token = await invited(slug, anna, email, 'viewer');
    const secret = token.split('~')[1] ?? '';
    expect(secret).toHaveLength(43);
    const whereItIs = async () =>
      [...(await everythingStored(slug))]
        .filter(([path, text]) => path.includes(secret) || text.includes(secret))
        .map(([path]) => path);
    const [invitation] = await invitationsTo(slug, email);
    const title = (await docs().practice(slug).get()).data()?.title;
    expect(await whereItIs()).toEqual([`outbox/invitation_${slug}_${invitation?.id}`]);
    expect(await sendEmail(`invitation_${slug}_${invitation?.id}`, toolsAt(start, mail))).toBe(
      'sent',
    );

    const [received] = catcher.mails;
    expect(received).toMatchObject({
      subject: `Einladung in das Team von ${title}`,
      envelope: { to: [email] },
    });
    for (const words of [
      `Anna lädt dich ein, bei Platzwart im Team von ${title} mitzuarbeiten.`,
      `Hast du mit ${email} schon ein Konto, melde dich damit an.`,
      'Lesezugriff (Anfragen ansehen)',
      'Gültig bis: 05.12.2026, 11:00 Uhr',
      `Einladung annehmen:\nhttps://platzwart.example/einladung/${token}`,
      'Du hast keine Einladung erwartet? Dann kannst du diese Nachricht löschen.',
      'Kontaktperson: Anna Admin, praxis@praxis.example',
    ]) {
      expect(received?.text).toContain(words);
    }
    expect(received?.html).toContain(`href="https://platzwart.example/einladung/${token}"`);

    expect(await whereItIs()).toEqual([]);
    // Nor is it lost: the link still opens the invitation.
    expect(await viewInvitation({ token }, undefined, tools)).toMatchObject({ ok: true });
  });

  it('that nobody takes keeps no secret either', async () => {
    const { slug, anna } = await aPractice();
    const { email } = await aPerson('Berta');
    await invited(slug, anna, email, 'viewer');
    const [invitation] = await invitationsTo(slug, email);
    catcher.failNext({ code: 550 });
    const id = `invitation_${slug}_${invitation?.id}`;
    expect(await sendEmail(id, toolsAt(start, mail))).toBe('failed');
    expect((await docs().email(id).get()).data()).toMatchObject({
      status: 'failed',
      text: '',
      html: '',
    });
  });

  it('cannot be made to say anything else by a name or a title', async () => {
    const { slug, anna } = await aPractice({
      ...(await aPerson('Anna')),
      name: '<b>Anna</b>\r\nBcc: x@x.example',
    });
    const { email } = await aPerson('Berta');
    await invited(slug, anna, email, 'viewer');
    const [invitation] = await invitationsTo(slug, email);
    const message = (await docs().email(`invitation_${slug}_${invitation?.id}`).get()).data();
    expect(message?.html).toContain('&lt;b&gt;Anna&lt;/b&gt; Bcc: x lädt dich ein');
    expect(message?.html).not.toContain('<b>');
    expect(message?.text.split('\n')).not.toContain('Bcc: x@x.example');
  });
});

/** Path -> text of everything stored about a practice, and outside of practices. */
async function everythingStored(slug: string): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  const add = async (collection: FirebaseFirestore.CollectionReference): Promise<void> => {
    for (const doc of (await collection.get()).docs)
      stored.set(doc.ref.path, JSON.stringify(doc.data()));
    if (collection.path.startsWith('practices/')) {
      for (const document of await collection.listDocuments()) await addBelow(document);
    }
  };
  const addBelow = async (document: FirebaseFirestore.DocumentReference): Promise<void> => {
    for (const below of await document.listCollections()) await add(below);
  };
  for (const collection of await database().listCollections())
    if (collection.id !== 'practices') await add(collection);
  await addBelow(docs().practice(slug));
  return stored;
}

describe('changing roles and removing', () => {
  it('counts at once, and a person’s own list follows', async () => {
    const { slug, anna } = await aPractice();
    const berta = await joined(slug, anna, await aPerson('Berta'), 'viewer');
    await docs().practice(slug).update({ title: 'Neuer Titel' });
    expect(
      await changeMemberRole(
        { companySlug: slug, uid: berta.uid, role: 'administrator' },
        anna,
        tools,
      ),
    ).toEqual(done);
    expect(await roleOf(slug, berta)).toBe('administrator');
    expect(await listOf(berta)).toEqual([{ slug, title: 'Neuer Titel', role: 'administrator' }]);
    // And she immediately has an administrator's rights.
    expect(
      await changeMemberRole({ companySlug: slug, uid: anna.uid, role: 'therapist' }, berta, tools),
    ).toEqual(done);
    expect(
      await changeMemberRole({ companySlug: slug, uid: berta.uid, role: 'viewer' }, anna, tools),
    ).toEqual(notAllowed);

    expect(await removeMember({ companySlug: slug, uid: anna.uid }, berta, tools)).toEqual(done);
    expect(await roleOf(slug, anna)).toBeUndefined();
    expect(await listOf(anna)).toEqual([]);
    expect(await removeMember({ companySlug: slug, uid: anna.uid }, berta, tools)).toMatchObject(
      refusedWith('uid', 'memberGone'),
    );
    expect(
      await changeMemberRole({ companySlug: slug, uid: anna.uid, role: 'viewer' }, berta, tools),
    ).toMatchObject(refusedWith('uid', 'memberGone'));
  });

  it('leaves a person’s other practices alone; their own lists go with the membership', async () => {
    const { slug, anna } = await aPractice();
    const { slug: own, anna: berta } = await aPractice(await aPerson('Berta'));
    await joined(slug, anna, berta, 'therapist');
    const lists = [slug, own].map((each) => docs().ownLists(each, berta.uid));
    for (const each of lists) await each.doc('kinder').set(aList());
    // More than screens read, or a transaction takes.
    const writer = database().bulkWriter();
    for (let n = 0; n < 320; n++)
      void writer.set(database().doc(`${lists[0]?.path}/list-${n}`), aList());
    await writer.close();
    await removeMember({ companySlug: slug, uid: berta.uid }, anna, tools);
    expect((await Promise.all(lists.map((each) => each.get()))).map(({ size }) => size)).toEqual([
      0, 1,
    ]);
    expect(await listOf(berta)).toMatchObject([{ slug: own, role: 'administrator' }]);
    expect(await roleOf(own, berta)).toBe('administrator');
  });

  it('everybody may leave, but the last administrator, who is told what to do', async () => {
    const { slug, anna } = await aPractice();
    const [berta, carl] = [
      await joined(slug, anna, await aPerson('Berta'), 'viewer'),
      await joined(slug, anna, await aPerson('Carl'), 'therapist'),
    ];
    for (const who of [berta, carl]) {
      expect(await removeMember({ companySlug: slug, uid: who.uid }, who, tools)).toEqual(done);
      expect(await listOf(who)).toEqual([]);
    }
    const before = await everythingOf(slug);
    expect(await removeMember({ companySlug: slug, uid: anna.uid }, anna, tools)).toMatchObject(
      refusedWith('form', 'lastAdministrator'),
    );
    expect(
      await changeMemberRole({ companySlug: slug, uid: anna.uid, role: 'viewer' }, anna, tools),
    ).toMatchObject(refusedWith('form', 'lastAdministrator'));
    // An unchanged role does nothing.
    expect(
      await changeMemberRole(
        { companySlug: slug, uid: anna.uid, role: 'administrator' },
        anna,
        tools,
      ),
    ).toEqual(done);
    expect(await everythingOf(slug)).toEqual(before);
  });

  it('whoever the operator has closed lets nobody in, is no other administrator and hears of nothing', async () => {
    const { slug, anna } = await aPractice();
    const [berta, again, carla] = [
      await joined(slug, anna, await aPerson('Berta'), 'administrator'),
      await aPerson('Zweit'),
      await aPerson('Carla'),
    ];
    const token = await invited(slug, berta, again.email, 'administrator');
    await updateOwnNotifications({ companySlug: slug, newRequests: 'daily' }, berta, tools);
    const notified = async () => (await docs().account(slug).get()).data()?.notifiedMembers;
    expect(await notified()).toMatchObject([{ uid: berta.uid }]);
    const told = async () =>
      (await docs().outbox().where('to.address', '==', berta.email).get()).size;
    const before = await told();
    await close(berta.email, { ...tools, isDry: false, database });

    const revoked = refusedWith('token', 'invitationRevoked');
    expect(await viewInvitation({ token }, undefined, tools)).toMatchObject(revoked);
    expect(await acceptInvitation({ token }, again, tools)).toMatchObject(revoked);
    expect(await removeMember({ companySlug: slug, uid: anna.uid }, anna, tools)).toMatchObject({
      failure: { details: [{ code: 'lastAdministrator' }] },
    });
    await joined(slug, anna, carla, 'viewer');
    expect(await told()).toBe(before);
    const still = await database().runTransaction((tx) => toldOf(slug, tx, docs()));
    expect(still.map(({ email }) => email)).toEqual([anna.email]);
    expect(await notified()).toEqual([]);
    expect(await removeMember({ companySlug: slug, uid: berta.uid }, anna, tools)).toEqual(done);
  });

  it.each(['removed', 'demoted', 'deleted'] as const)(
    'whoever is %s comes back by no invitation of their own',
    async (how) => {
      const { slug, anna } = await aPractice();
      const [berta, again, later] = [
        await joined(slug, anna, await aPerson('Berta'), 'administrator'),
        await aPerson('Zweit'),
        await aPerson('Dritt'),
      ];
      const token = await invited(slug, berta, again.email, 'administrator');
      if (how === 'removed') await removeMember({ companySlug: slug, uid: berta.uid }, anna, tools);
      if (how === 'demoted')
        await changeMemberRole(
          { companySlug: slug, uid: berta.uid, role: 'therapist' },
          anna,
          tools,
        );
      if (how === 'deleted') await deleteUser({}, berta, tools);
      const revoked = refusedWith('token', 'invitationRevoked');
      expect(await viewInvitation({ token }, undefined, tools)).toMatchObject(revoked);
      expect(await acceptInvitation({ token }, again, tools)).toMatchObject(revoked);
      expect(await invitationsTo(slug, again.email)).toMatchObject([{ state: 'revoked' }]);
      // Nor through an invitation written at the same moment, after theirs were revoked.
      const late = await invited(slug, anna, later.email, 'administrator');
      const [written] = await invitationsTo(slug, later.email);
      await docs()
        .invitation(slug, written?.id ?? '')
        .update({ invitedBy: { uid: berta.uid, name: 'Berta' } });
      expect(await acceptInvitation({ token: late }, later, tools)).toMatchObject(revoked);
    },
  );

  it('in a locked practice rights are taken away as ever, and nobody new comes in', async () => {
    const { slug, anna } = await aPractice();
    const [berta, carl] = [
      await joined(slug, anna, await aPerson('Berta'), 'administrator'),
      await aPerson('Carl'),
    ];
    const token = await invited(slug, anna, carl.email, 'viewer');
    const [invitation] = await invitationsTo(slug, carl.email);
    await lock(slug);
    const before = await everythingOf(slug);
    const locked = refusedWith('form', 'practiceLocked');
    const target = { companySlug: slug, uid: berta.uid };
    expect(
      await inviteMember({ companySlug: slug, email: 'a@b.example', role: 'viewer' }, anna, tools),
    ).toMatchObject(locked);
    expect(await acceptInvitation({ token }, carl, tools)).toMatchObject(locked);
    expect(await everythingOf(slug)).toEqual(before);
    expect(
      await revokeInvitation(
        { companySlug: slug, invitationId: invitation?.id ?? '' },
        anna,
        tools,
      ),
    ).toEqual(done);
    expect(await recordVisit({ companySlug: slug }, berta, tools)).toEqual(done);
    expect(await changeMemberRole({ ...target, role: 'viewer' }, anna, tools)).toEqual(done);
    expect(
      await inviteMember({ companySlug: slug, email: 'a@b.example', role: 'viewer' }, berta, tools),
    ).toEqual(notAllowed);
    expect(await removeMember(target, anna, tools)).toEqual(done);
    expect(await recordVisit({ companySlug: slug }, berta, tools)).toEqual(notAllowed);
    expect(await removeMember({ companySlug: slug, uid: anna.uid }, anna, tools)).toMatchObject(
      refusedWith('form', 'lastAdministrator'),
    );
  });
});

describe('the other administrators', () => {
  const byText = (one: string, other: string) => (one < other ? -1 : 1);
  const toldOf = async (slug: string, purpose: string) =>
    (await docs().outbox().where('slug', '==', slug).where('purpose', '==', purpose).get()).docs
      .map((doc) => doc.data().to.address)
      .sort(byText);

  it('are told who has joined and who has left, each once, and nobody else is', async () => {
    const { slug, anna } = await aPractice();
    const berta = await joined(slug, anna, await aPerson('Berta'), 'administrator');
    const carl = await joined(slug, anna, await aPerson('Carl'), 'therapist');
    expect(await toldOf(slug, 'memberJoined')).toEqual(
      [anna.email, anna.email, berta.email].sort(byText),
    );
    // Whoever ends a membership knows it anyway.
    await removeMember({ companySlug: slug, uid: carl.uid }, anna, tools);
    expect(await toldOf(slug, 'memberLeft')).toEqual([berta.email, carl.email].sort(byText));
    await removeMember({ companySlug: slug, uid: berta.uid }, berta, tools);
    expect(await toldOf(slug, 'memberLeft')).toEqual(
      [anna.email, berta.email, carl.email].sort(byText),
    );
  });

  it('cannot be removed unseen: by a sign-in of the last five minutes, and they are told that their access has ended', async () => {
    const { slug, anna } = await aPractice();
    const berta = await joined(slug, anna, await aPerson('Berta'), 'administrator');
    const carl = await joined(slug, anna, await aPerson('Carl'), 'viewer');
    const now = new Date(Date.now() + day);
    const tooLongAgo = { signedInAt: new Date(now.getTime() - 5 * 60_000 - 1) };
    const target = { companySlug: slug, uid: anna.uid };
    const tooOld = { ok: false, failure: { kind: 'freshSignInNeeded' } };
    expect(await removeMember(target, { ...berta, ...tooLongAgo }, toolsAt(now))).toEqual(tooOld);
    expect(await roleOf(slug, anna)).toBe('administrator');
    // Leaving takes nothing from anybody else.
    expect(
      await removeMember(
        { companySlug: slug, uid: carl.uid },
        { ...carl, ...tooLongAgo },
        toolsAt(now),
      ),
    ).toEqual(done);
    expect(await removeMember(target, berta, toolsAt(now))).toEqual(done);
    const emails = (
      await docs().outbox().where('slug', '==', slug).where('purpose', '==', 'memberLeft').get()
    ).docs.map((doc) => doc.data());
    const own = emails.filter(({ to }) => to.address === anna.email).map(({ text }) => text);
    expect(own.filter((text) => text.includes('Dein Zugang dort ist beendet'))).toHaveLength(1);
    expect(own.filter((text) => text.includes('Carl gehört nicht mehr'))).toHaveLength(1);
    expect(emails.filter(({ to }) => to.address === carl.email)).toEqual([]);
  });
});

/** The emulator takes about three seconds to resolve a deadlock of two. */
const rounds = longOr(4, 80);

describe('at the same moment', () => {
  type Move = (slug: string, who: Caller, other: Caller) => Promise<{ ok: boolean }>;
  const moves: Record<string, Move> = {
    'remove each other': (slug, who, other) =>
      removeMember({ companySlug: slug, uid: other.uid }, who, tools),
    'demote each other': (slug, who, other) =>
      changeMemberRole({ companySlug: slug, uid: other.uid, role: 'viewer' }, who, tools),
    leave: (slug, who) => removeMember({ companySlug: slug, uid: who.uid }, who, tools),
    'step down': (slug, who) =>
      changeMemberRole({ companySlug: slug, uid: who.uid, role: 'therapist' }, who, tools),
  };

  /**
   * Resets the team, lets all of them act at the same time, and counts the successes. A failing
   * call changed nothing.
   */
  async function round(
    slug: string,
    team: readonly Caller[],
    moveOf: (n: number) => Move,
  ): Promise<number> {
    for (const { uid, name, email } of team)
      await docs().member(slug, uid).set({ role: 'administrator', name, email, lastVisit: null });
    // The emulator may close the losing transaction instead of asking for a retry.
    const outcomes = await Promise.allSettled(
      team.map((who, n) => moveOf(n)(slug, who, team[(n + 1) % team.length] ?? who)),
    );
    return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.ok).length;
  }

  it.each(Object.entries(moves))(
    'two administrators who %s leave one administrator, every time',
    async (_what, move) => {
      const team = [await aPerson('Anna'), await aPerson('Berta')];
      const { slug } = await aPractice(team[0]);
      for (let n = 0; n < rounds / Object.keys(moves).length; n++) {
        expect(await round(slug, team, () => move)).toBe(1);
        expect(await administratorsOf(slug)).toBe(1);
      }
    },
  );

  it('five administrators who do all of that at once leave at least one', async () => {
    const team = await Promise.all(Array.from({ length: 5 }, (_, n) => aPerson(`Person${n}`)));
    const { slug } = await aPractice(team[0]);
    const all = Object.values(moves);
    for (let n = 0; n < longOr(1, 2); n++) {
      await round(slug, team, (person) => all[(person + n) % all.length] as Move);
      expect(await administratorsOf(slug)).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('a handcrafted call', () => {
  it.each([
    ['a role of its own making', 'changeMemberRole', { uid: 'x', role: 'owner' }],
    ['no role', 'inviteMember', { email: 'a@b.example' }],
    ['a path for a uid', 'removeMember', { uid: '../members/x' }],
    ['a path for an invitation', 'revokeInvitation', { invitationId: '../../x' }],
    ['another moment', 'recordVisit', { lastVisit: '2030-01-01' }],
    ['two addresses', 'inviteMember', { email: 'a@b.example,c@d.example', role: 'viewer' }],
  ] as const)('with %s never reaches a handler', (_what, name, over) => {
    expect(calls[name].input.safeParse({ companySlug: 'praxis', ...over }).success).toBe(false);
  });

  it('cannot name the role it joins with', () => {
    const token = `praxis~${randomBytes(32).toString('base64url')}`;
    expect(calls.acceptInvitation.input.safeParse({ token }).success).toBe(true);
    expect(calls.acceptInvitation.input.safeParse({ token, role: 'administrator' }).success).toBe(
      false,
    );
  });
});

describe('a visit', () => {
  it('is remembered for the caller alone, whatever their role', async () => {
    const { slug, anna } = await aPractice();
    const berta = await joined(slug, anna, await aPerson('Berta'), 'viewer');
    expect(await recordVisit({ companySlug: slug }, berta, toolsAt(at(3)))).toEqual(done);
    expect((await docs().member(slug, berta.uid).get()).data()).toMatchObject({
      lastVisit: at(3),
      role: 'viewer',
    });
    expect((await docs().member(slug, anna.uid).get()).data()).toMatchObject({ lastVisit: null });
  });

  it('makes nothing old on its day; reading all does', async () => {
    const { slug, anna } = await aPractice();
    const berta = await joined(slug, anna, await aPerson('Berta'), 'viewer');
    const seenUntil = async () => (await docs().member(slug, berta.uid).get()).data()?.seenUntil;
    const [monday, tuesday, later] = [
      new Date('2026-11-23T16:40:00Z'),
      new Date('2026-11-24T07:00:00Z'),
      new Date('2026-11-24T09:00:00Z'),
    ];
    await recordVisit({ companySlug: slug }, berta, toolsAt(monday));
    expect(await seenUntil()).toEqual(monday);
    for (const now of [tuesday, later]) {
      await recordVisit({ companySlug: slug }, berta, toolsAt(now));
      expect(await seenUntil()).toEqual(monday);
    }
    expect(await recordVisit({ companySlug: slug, allRead: true }, berta, toolsAt(later))).toEqual(
      done,
    );
    expect(await seenUntil()).toEqual(later);
  });

  it('survives a new role', async () => {
    const { slug, anna } = await aPractice();
    const berta = await joined(slug, anna, await aPerson('Berta'), 'viewer');
    await recordVisit({ companySlug: slug }, berta, toolsAt(at(3)));
    await changeMemberRole({ companySlug: slug, uid: berta.uid, role: 'therapist' }, anna, tools);
    expect((await docs().member(slug, berta.uid).get()).data()).toMatchObject({
      lastVisit: at(3),
      role: 'therapist',
    });
  });
});

it('queues e-mails under ids that name nobody', () =>
  expectKnownEmailIds('invitation', 'memberJoined', 'memberLeft', 'roleChanged'));
