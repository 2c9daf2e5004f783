/**
 * The practice's log: every event writes a line, exports wait for theirs, openings share one per
 * day; deleted after twelve months.
 */
import { randomBytes } from 'node:crypto';
import { type LogEntry, maxListedRequests, openingsId } from '@platzwart/domain/log/log';
import { openingsPerCall } from '@platzwart/domain/practice/screen-export';
import { noFilter } from '@platzwart/domain/tags/request-filter';
import type { Role } from '@platzwart/domain/team/member';
import { deleteUser } from '@platzwart/functions/accounts/delete-user';
import { collections } from '@platzwart/functions/core/collections';
import type { Caller } from '@platzwart/functions/core/tools';
import { deleteExpiredData } from '@platzwart/functions/lifecycle/delete-expired-data';
import { exportPractice } from '@platzwart/functions/practices/export-practice';
import { recordDefinition } from '@platzwart/functions/practices/record-definition';
import { recordExport } from '@platzwart/functions/practices/record-export';
import { recordOpenings } from '@platzwart/functions/practices/record-openings';
import { setIntake } from '@platzwart/functions/practices/settings/set-intake';
import { setViewerExports } from '@platzwart/functions/practices/settings/set-viewer-exports';
import { updateFollowUp } from '@platzwart/functions/practices/settings/update-account';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { acceptInvitation } from '@platzwart/functions/team/accept-invitation';
import { changeMemberRole } from '@platzwart/functions/team/change-member-role';
import { inviteMember } from '@platzwart/functions/team/invite-member';
import { recordVisit } from '@platzwart/functions/team/record-visit';
import { removeMember } from '@platzwart/functions/team/remove-member';
import { revokeInvitation } from '@platzwart/functions/team/revoke-invitation';
import { binRequest } from '@platzwart/functions/waiting-list/bin';
import { describe, expect, it } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import {
  administrator,
  auth,
  database,
  joins,
  registeredPractice,
  signedIn,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-21T10:00:00Z');
const minutesAfter = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const tools = toolsAt(start);
const docs = () => collections(database());
const done = { ok: true, value: {} };
const by = ({ uid }: Caller) => ({ kind: 'member', uid });
const anId = () => randomBytes(16).toString('hex');

/** The id of one of the practice's requests. */
async function stored(slug: string, now = start): Promise<string> {
  const booking = aBooking(slug, { email: `${anId()}@post.example` });
  await addWaitingRequest(booking, undefined, toolsAt(now));
  return storedId(booking.requestId);
}

/** Without timestamps, oldest first. */
async function linesOf(slug: string): Promise<Omit<LogEntry, 'at'>[]> {
  const found = await docs().log(slug).orderBy('at').get();
  return found.docs.map((line) => {
    const { at: _at, ...rest } = line.data();
    return rest;
  });
}

async function toldOf(slug: string, purpose: string) {
  const found = await docs()
    .outbox()
    .where('slug', '==', slug)
    .where('purpose', '==', purpose)
    .get();
  return found.docs.map((message) => message.data());
}

async function somebody(name: string): Promise<Caller> {
  const uid = `uid-${randomBytes(4).toString('hex')}`;
  await auth().createUser({
    uid,
    email: `${uid}@praxis.example`,
    emailVerified: true,
    displayName: name,
  });
  return { uid, name, email: `${uid}@praxis.example`, emailVerified: true, ...signedIn };
}

async function invited(slug: string, email: string, role: Role, minutes = 0) {
  await inviteMember(
    { companySlug: slug, email, role },
    administrator,
    toolsAt(minutesAfter(minutes)),
  );
  const [invitation] = (await docs().invitations(slug).where('email', '==', email).get()).docs;
  const message = (await docs().email(`invitation_${slug}_${invitation?.id}`).get()).data();
  return {
    id: invitation?.id ?? '',
    token: /\/einladung\/([\w~-]+)/.exec(message?.text ?? '')?.[1] ?? '',
  };
}

describe('tags and lists', () => {
  it.each(['tag', 'list'] as const)(
    'are listed as they are called now, by whom, and only if it is so; at most 60 an hour: a %s',
    async (kind) => {
      const slug = await registeredPractice('Namen', start);
      const thea = await joins(slug, 'thea', 'therapist');
      const id = 'kind';
      const kinder = 'Kinder';
      if (kind === 'tag')
        await docs().tag(slug, id).set({ name: kinder, color: 'red', icon: '', order: 1 });
      else
        await docs()
          .list(slug, id)
          .set({ ...noFilter, name: kinder, order: 1 });
      const about = { companySlug: slug, kind, id, name: kinder } as const;
      let n = 0;
      const told = (did: 'Created' | 'Changed' | 'Deleted', formerly = '', name = kinder) =>
        recordDefinition(
          { ...about, did, formerly, name },
          thea,
          toolsAt(new Date(start.getTime() + n++)),
        );
      expect(await told('Created')).toEqual(done);
      expect(await told('Changed', 'Kind')).toEqual(done);
      expect(await told('Changed', kinder)).toEqual(done);
      const notSo = { ok: false, failure: { kind: 'notAllowed' } };
      expect(await told('Changed', '', 'Erfunden')).toEqual(notSo);
      expect(await told('Deleted')).toEqual(notSo);
      await docs()[kind](slug, id).delete();
      expect(await told('Created')).toEqual(notSo);
      expect(await told('Deleted')).toEqual(done);
      const line = { by: by(thea), count: 0, name: kinder };
      expect(await linesOf(slug)).toEqual([
        { ...line, what: `${kind}Created` },
        { ...line, what: `${kind}Changed`, formerly: 'Kind' },
        { ...line, what: `${kind}Changed` },
        { ...line, what: `${kind}Deleted` },
      ]);
      for (let more = 4; more < 60; more++) expect(await told('Deleted')).toEqual(done);
      expect(await told('Deleted')).toMatchObject({
        ok: false,
        failure: { kind: 'invalid', details: [{ code: 'tooMany' }] },
      });
    },
  );
});

describe('the team', () => {
  it('leaves a line for whoever is invited, joins, is made something else, removed or leaves, with no name and no address', async () => {
    const slug = await registeredPractice('Spur', start);
    const [berta, carl] = [await somebody('Berta'), await somebody('Carl')];
    const first = await invited(slug, berta.email, 'therapist');
    await acceptInvitation({ token: first.token }, berta, toolsAt(minutesAfter(1)));
    const change = { companySlug: slug, uid: berta.uid, role: 'administrator' } as const;
    for (const minutes of [2, 3])
      await changeMemberRole(change, administrator, toolsAt(minutesAfter(minutes)));
    const second = await invited(slug, carl.email, 'viewer', 4);
    for (const minutes of [5, 6]) {
      await revokeInvitation(
        { companySlug: slug, invitationId: second.id },
        berta,
        toolsAt(minutesAfter(minutes)),
      );
    }
    await inviteMember(
      { companySlug: slug, email: 'dora@praxis.example', role: 'viewer' },
      berta,
      toolsAt(minutesAfter(7)),
    );
    await removeMember(
      { companySlug: slug, uid: berta.uid },
      administrator,
      toolsAt(minutesAfter(8)),
    );
    const emil = await joins(slug, 'emil', 'viewer');
    await removeMember({ companySlug: slug, uid: emil.uid }, emil, toolsAt(minutesAfter(9)));
    const lines = await linesOf(slug);
    const ofDora = lines.find(
      ({ what, by: who }) =>
        what === 'memberInvited' && who.kind === 'member' && who.uid === berta.uid,
    );
    expect(lines).toEqual([
      {
        what: 'memberInvited',
        by: by(administrator),
        count: 0,
        role: 'therapist',
        invitation: first.id,
      },
      {
        what: 'memberJoined',
        by: by(berta),
        count: 0,
        role: 'therapist',
        invitation: first.id,
        member: berta.uid,
      },
      {
        what: 'roleChanged',
        by: by(administrator),
        count: 0,
        from: 'therapist',
        role: 'administrator',
        member: berta.uid,
      },
      {
        what: 'memberInvited',
        by: by(administrator),
        count: 0,
        role: 'viewer',
        invitation: second.id,
      },
      { what: 'invitationRevoked', by: by(berta), count: 0, invitation: second.id },
      {
        what: 'memberInvited',
        by: by(berta),
        count: 0,
        role: 'viewer',
        invitation: expect.any(String),
      },
      ...[expect.anything(), expect.anything()],
      { what: 'memberLeft', by: by(emil), count: 0, role: 'viewer', member: emil.uid },
    ]);
    // In the same transaction: losing the right to invite revokes their own invitation.
    expect(lines.slice(6, 8)).toEqual(
      expect.arrayContaining([
        {
          what: 'memberRemoved',
          by: by(administrator),
          count: 0,
          role: 'administrator',
          member: berta.uid,
        },
        {
          what: 'invitationRevoked',
          by: by(administrator),
          count: 0,
          invitation: ofDora?.invitation,
        },
      ]),
    );
    expect(JSON.stringify(lines)).not.toMatch(/@|Berta|Carl/);
  });

  it('is told of another role: the person, and the administrators who have not given it, each once', async () => {
    const slug = await registeredPractice('Rolle', start);
    const [berta, carl] = [
      await joins(slug, 'berta', 'administrator'),
      await joins(slug, 'carl', 'therapist'),
    ];
    const change = { companySlug: slug, uid: carl.uid, role: 'administrator' } as const;
    for (let times = 0; times < 2; times++)
      expect(await changeMemberRole(change, berta, tools)).toEqual(done);
    const emails = await toldOf(slug, 'roleChanged');
    const texts = new Map(emails.map(({ to, text }) => [to.address, text]));
    expect([...texts.keys()].sort()).toEqual([administrator.email, carl.email].sort());
    expect(emails).toHaveLength(2);
    expect(texts.get(carl.email)).toContain('Du hast jetzt die Rolle „Administration“.');
    expect(texts.get(administrator.email)).toContain('carl hat im Team');
    // One's own change: nobody is notified of their own actions.
    await changeMemberRole(
      { companySlug: slug, uid: berta.uid, role: 'viewer' },
      berta,
      toolsAt(minutesAfter(1)),
    );
    expect(
      (await toldOf(slug, 'roleChanged')).filter(({ to }) => to.address === berta.email),
    ).toEqual([]);
    expect(await toldOf(slug, 'roleChanged')).toHaveLength(4);
  });

  it('is told of a member whose account is deleted, and the log keeps their uid alone', async () => {
    const slug = await registeredPractice('Konto', start);
    const berta = await somebody('Berta');
    const { token } = await invited(slug, berta.email, 'viewer');
    await acceptInvitation({ token }, berta, tools);
    expect(await deleteUser({}, berta, toolsAt(minutesAfter(1)))).toEqual(done);
    expect((await toldOf(slug, 'memberLeft')).map(({ to }) => to.address)).toEqual([
      administrator.email,
    ]);
    expect((await linesOf(slug)).at(-1)).toEqual({
      what: 'memberLeft',
      by: by(berta),
      count: 0,
      role: 'viewer',
      member: berta.uid,
    });
  });
});

it('a change of settings names the page and the fields, and nothing of what is in them', async () => {
  const slug = await registeredPractice('Felder', start);
  const pausedText = { from: '', to: 'Bitte fragen Sie im Jänner' };
  await setIntake({ companySlug: slug, edits: { pausedText } }, administrator, tools);
  const edits = {
    intervalWeeks: { from: 12, to: 4 },
    questionText: { from: '', to: 'Warten Sie noch?' },
  };
  await updateFollowUp({ companySlug: slug, edits }, administrator, toolsAt(minutesAfter(1)));
  expect(await linesOf(slug)).toEqual([
    { what: 'intakeChanged', by: by(administrator), count: 0, fields: ['pausedText'] },
    {
      what: 'followUpChanged',
      by: by(administrator),
      count: 0,
      fields: ['intervalWeeks', 'questionText'],
    },
  ]);
});

describe('an export', () => {
  it('is refused to viewers, and leaves no line, until an administrator allows it; in a locked practice too', async () => {
    const slug = await registeredPractice('Druck', start);
    const [viewer, therapist] = [
      await joins(slug, 'vinzenz', 'viewer'),
      await joins(slug, 'thea', 'therapist'),
    ];
    await docs().practice(slug).update({ locked: true });
    const input = { companySlug: slug, what: 'requestsSaved', count: 45 } as const;
    const requestId = anId();
    const refusal = {
      ok: false,
      failure: { kind: 'invalid', details: [{ field: 'form', code: 'exportNotAllowed' }] },
    };
    for (const what of [
      'requestsSaved',
      'requestsPrinted',
      'weekPrinted',
      'waitingListPrinted',
    ] as const) {
      expect(await recordExport({ ...input, what }, viewer, tools)).toMatchObject(refusal);
    }
    expect(await linesOf(slug)).toEqual([]);

    expect(await recordExport(input, therapist, tools)).toEqual(done);
    const allow = { companySlug: slug, allowed: true };
    for (const minutes of [1, 2])
      expect(await setViewerExports(allow, administrator, toolsAt(minutesAfter(minutes)))).toEqual(
        done,
      );
    const one = { ...input, what: 'requestsPrinted', count: 1, requestId } as const;
    expect(await recordExport(one, viewer, toolsAt(minutesAfter(3)))).toEqual(done);
    await setViewerExports(
      { companySlug: slug, allowed: false },
      administrator,
      toolsAt(minutesAfter(4)),
    );
    expect(await recordExport(one, viewer, toolsAt(minutesAfter(5)))).toMatchObject(refusal);
    expect(await linesOf(slug)).toEqual([
      { what: 'requestsSaved', by: by(therapist), count: 45 },
      { what: 'viewerExportsChanged', by: by(administrator), count: 0, allowed: true },
      { what: 'requestsPrinted', by: by(viewer), count: 1, requestIds: [requestId] },
      { what: 'viewerExportsChanged', by: by(administrator), count: 0, allowed: false },
    ]);
  });

  it('is recorded at most 60 times an hour for one member, so that nobody buries what is in the log', async () => {
    const slug = await registeredPractice('Flut', start);
    const [thea, otto] = [
      await joins(slug, 'thea', 'therapist'),
      await joins(slug, 'otto', 'therapist'),
    ];
    const input = { companySlug: slug, what: 'requestsSaved', count: 1 } as const;
    const exported = (by: Caller, minutes: number) =>
      recordExport(input, by, toolsAt(minutesAfter(minutes)));
    // One after the other: the emulator takes seconds to resolve lock conflicts.
    for (let n = 0; n < 60; n++) expect(await exported(thea, 0)).toEqual(done);
    const refusal = {
      ok: false,
      failure: { kind: 'invalid', details: [{ field: 'form', code: 'tooManyExports' }] },
    };
    expect(await exported(thea, 59)).toMatchObject(refusal);
    expect(await linesOf(slug)).toHaveLength(60);
    expect(await exported(otto, 59)).toEqual(done);
    expect(await exported(thea, 60)).toEqual(done);
  });

  it('of everything carries the log, without the hashes of invitations', async () => {
    const slug = await registeredPractice('Hash', start);
    const { id } = await invited(slug, 'berta@praxis.example', 'viewer');
    const part = await exportPractice({ companySlug: slug, after: '' }, administrator, tools);
    const text = JSON.stringify(part);
    expect(text).toContain('memberInvited');
    expect(text).not.toContain(id);
  });
});

describe('opened requests', () => {
  it('are in one entry a member and day in Berlin, each once, whatever is reported at once', async () => {
    const slug = await registeredPractice('Auf', start);
    const therapist = await joins(slug, 'thea', 'therapist');
    const [a, b, c] = [await stored(slug), await stored(slug), await stored(slug)];
    const late = new Date('2026-11-21T22:59:00Z');
    const open = (requestIds: string[], caller: Caller, now: Date) =>
      recordOpenings({ companySlug: slug, requestIds }, caller, toolsAt(now));
    expect(await open([a, b, a], therapist, start)).toEqual(done);
    await Promise.all([
      open([a], therapist, late),
      open([c], therapist, late),
      open([b], administrator, late),
    ]);
    await open([a], therapist, new Date('2026-11-21T23:00:00Z'));
    const entries = new Map(
      (await docs().log(slug).get()).docs.map((line) => [line.id, line.data()]),
    );
    expect([...entries.keys()].sort()).toEqual(
      [
        openingsId(administrator.uid, '2026-11-21'),
        openingsId(therapist.uid, '2026-11-21'),
        openingsId(therapist.uid, '2026-11-22'),
      ].sort(),
    );
    const day = entries.get(openingsId(therapist.uid, '2026-11-21'));
    expect(day).toEqual({
      at: late,
      by: by(therapist),
      what: 'requestsOpened',
      count: 3,
      requestIds: [a, b, c],
    });
  });

  it('are those that the practice has, in the bin too: an invented id fills no list', async () => {
    const slug = await registeredPractice('Erfunden', start);
    const elsewhere = await registeredPractice('Woanders', start);
    const [open, binned, foreign] = [
      await stored(slug),
      await stored(slug),
      await stored(elsewhere),
    ];
    await binRequest({ companySlug: slug, requestId: binned }, administrator, tools);
    const record = (requestIds: string[]) =>
      recordOpenings({ companySlug: slug, requestIds }, administrator, tools);
    expect(await record([anId(), foreign])).toEqual(done);
    const entry = docs().log(slug).doc(openingsId(administrator.uid, '2026-11-21'));
    expect((await entry.get()).exists).toBe(false);
    expect(await record([anId(), open, binned, foreign])).toEqual(done);
    expect((await entry.get()).data()).toMatchObject({ count: 2, requestIds: [open, binned] });
  });

  it('are no longer new to whoever opened them, and to nobody else', async () => {
    const slug = await registeredPractice('Gelesen', start);
    const colleague = await joins(slug, 'kollegin', 'therapist');
    const [old, fresh] = [await stored(slug, start), await stored(slug, minutesAfter(60))];
    for (const { uid } of [administrator, colleague])
      await docs()
        .member(slug, uid)
        .update({ lastVisit: minutesAfter(30) });
    const openedBy = async ({ uid }: Caller) => (await docs().opened(slug, uid).get()).data()?.ids;
    const open = (requestIds: string[]) =>
      recordOpenings({ companySlug: slug, requestIds }, administrator, toolsAt(minutesAfter(90)));
    await open([old]);
    expect(await openedBy(administrator)).toBeUndefined();
    await open([fresh, anId()]);
    await open([fresh]);
    expect([await openedBy(administrator), await openedBy(colleague)]).toEqual([
      [fresh],
      undefined,
    ]);
    // The whole team reads members.
    expect(
      JSON.stringify((await docs().members(slug).get()).docs.map((each) => each.data())),
    ).not.toContain(fresh);
    const visit = { companySlug: slug, allRead: true } as const;
    expect(await recordVisit(visit, administrator, toolsAt(minutesAfter(95)))).toEqual(done);
    expect(await openedBy(administrator)).toBeUndefined();
  });

  it('are forgotten with the membership, however it ends', async () => {
    const slug = await registeredPractice('Fort', start);
    const [removed, gone] = [await joins(slug, 'entfernt', 'therapist'), await somebody('Geht')];
    const { token } = await invited(slug, gone.email, 'viewer');
    await acceptInvitation({ token }, gone, tools);
    for (const { uid } of [removed, gone])
      await docs()
        .opened(slug, uid)
        .set({ ids: [anId()] });
    const about = { companySlug: slug, uid: removed.uid };
    expect(await removeMember(about, administrator, tools)).toEqual(done);
    expect(await deleteUser({}, gone, toolsAt(minutesAfter(1)))).toEqual(done);
    for (const { uid } of [removed, gone])
      expect((await docs().opened(slug, uid).get()).exists).toBe(false);
  });

  it(`list ${maxListedRequests} at most, and count on`, async () => {
    const slug = await registeredPractice('Viele', start);
    const ids = Array.from({ length: maxListedRequests - 5 }, anId);
    const entry = docs().log(slug).doc(openingsId(administrator.uid, '2026-11-21'));
    const known = {
      at: start,
      by: { kind: 'member', uid: administrator.uid },
      what: 'requestsOpened',
    } as const;
    await entry.set({ ...known, count: maxListedRequests - 5, requestIds: ids });
    const fresh = await Promise.all(Array.from({ length: 15 }, () => stored(slug)));
    expect(fresh.length).toBeLessThanOrEqual(openingsPerCall);
    await recordOpenings({ companySlug: slug, requestIds: fresh }, administrator, tools);
    const after = (await entry.get()).data();
    expect([after?.count, after?.requestIds?.length]).toEqual([
      maxListedRequests + 10,
      maxListedRequests,
    ]);
  });
});

it('the log is kept for twelve months, in a locked practice no longer, and then gone', async () => {
  const slug = await registeredPractice('Jahr', start);
  await docs().practice(slug).update({ locked: true });
  const line = (at: Date) =>
    ({ at, by: { kind: 'platform' }, what: 'requestDeleted', count: 1 }) as const;
  const old = Array.from({ length: 450 }, (_, n) => new Date(start.getTime() - n * 20_000));
  const writer = database().bulkWriter();
  for (const at of [...old, minutesAfter(1)]) void writer.create(docs().log(slug).doc(), line(at));
  await writer.close();
  const never = () => false;
  expect(await deleteExpiredData(slug, toolsAt(new Date('2027-11-21T09:00:00Z')), never)).toBe(
    'done',
  );
  const linesLeft = async () => (await docs().log(slug).count().get()).data().count;
  expect(await linesLeft()).toBe(
    1 + old.filter((at) => at > new Date('2026-11-21T09:00:00Z')).length,
  );
  expect(await deleteExpiredData(slug, toolsAt(new Date('2027-11-21T10:00:00Z')), never)).toBe(
    'done',
  );
  expect((await docs().log(slug).get()).docs.map((each) => each.data().at)).toEqual([
    minutesAfter(1),
  ]);
  expect(await deleteExpiredData(slug, toolsAt(new Date('2027-11-21T10:00:00Z')), never)).toBe(
    'notDue',
  );
});
