/**
 * Push notices, from a booking to the browser: the push service here decrypts what the product's
 * own transport sends.
 */
import { randomBytes } from 'node:crypto';
import { deviceDays, maxDevices } from '@platzwart/domain/team/devices';
import { deleteUser } from '@platzwart/functions/accounts/delete-user';
import { endSignIns } from '@platzwart/functions/accounts/end-sign-ins';
import { collections } from '@platzwart/functions/core/collections';
import { log } from '@platzwart/functions/core/report';
import type { AllTools, Caller } from '@platzwart/functions/core/tools';
import { deleteExpiredData } from '@platzwart/functions/lifecycle/delete-expired-data';
import { exportPractice } from '@platzwart/functions/practices/export-practice';
import { addDevice } from '@platzwart/functions/push/add-device';
import { removeDevice } from '@platzwart/functions/push/remove-device';
import { sendDueNotice } from '@platzwart/functions/push/send-due-notice';
import { webPush } from '@platzwart/functions/push/transport';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { onRequestWritten } from '@platzwart/functions/requests/on-request-written';
import { runTask } from '@platzwart/functions/run-task';
import { tasks } from '@platzwart/functions/tasks';
import { removeMember } from '@platzwart/functions/team/remove-member';
import { binRequest, bringBackRequest } from '@platzwart/functions/waiting-list/bin';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { aSubscription } from '../support/a-subscription.ts';
import { Crash, crashing } from '../support/crashing-database.ts';
import { longOr } from '../support/long-run.ts';
import {
  administrator,
  auth,
  database,
  registeredPractice,
  signedIn,
  signedInAt,
  toolsAt,
} from '../support/practice-under-test.ts';
import { type PushService, startPushService } from '../support/push-service.ts';

const start = new Date('2026-11-23T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const docs = () => collections(database());
const privateKey = randomBytes(32).toString('base64');

let service: PushService;
let transport: AllTools['push'];
beforeAll(async () => {
  service = await startPushService();
  transport = webPush(
    {
      privateKey: () => privateKey,
      subject: 'mailto:hilfe@platzwart.example',
      testOrigin: () => service.origin,
    },
    service.timeLimit,
  );
});
afterAll(() => service.stop());
beforeEach(() => {
  service.received.length = 0;
  service.answer = 201;
});

const toolsNow = (minutes: number): AllTools => ({ ...toolsAt(at(minutes)), push: transport });

async function memberOf(...slugs: string[]): Promise<Caller> {
  const uid = `t${newRandomId().slice(0, 12)}`;
  const email = `${uid}@praxis.example`;
  await auth().createUser({ uid, email, emailVerified: true, displayName: 'Tina Therapie' });
  for (const slug of slugs)
    await docs()
      .member(slug, uid)
      .set({ role: 'therapist', name: 'Tina Therapie', email, lastVisit: null });
  await docs()
    .user(uid)
    .set({
      name: 'Tina Therapie',
      email,
      practices: slugs.map((slug) => ({ slug, title: slug, role: 'therapist' as const })),
    });
  return { uid, name: 'Tina Therapie', email, emailVerified: true, ...signedIn };
}

/** A browser of theirs, of that name, gets notices from now on. */
async function switchedOn(
  slug: string,
  self: Caller,
  name = newRandomId(),
  minutes = 0,
): Promise<string> {
  const subscription = service.subscription(name);
  const answer = await addDevice({ companySlug: slug, subscription }, self, toolsNow(minutes));
  expect(answer).toEqual({ ok: true, value: {} });
  return subscription.endpoint;
}

const devicesOf = async (slug: string, { uid }: Caller) =>
  (await docs().devices(slug, uid).get()).data()?.devices ?? [];

/** Somebody books. Out: delivers the database's event, as often as it comes. */
async function booking(
  slug: string,
  minutes: number,
  who = {},
): Promise<(tools: AllTools) => Promise<void>> {
  const sent = aBooking(slug, who);
  await addWaitingRequest(sent, undefined, toolsAt(at(minutes)));
  const requestId = storedId(sent.requestId);
  const after = (await docs().request(slug, requestId).get()).data();
  return (tools) =>
    onRequestWritten(
      { slug, requestId, eventId: requestId, at: at(minutes), before: undefined, after },
      tools,
    );
}

async function booked(slug: string, minutes: number, who = {}, tools = toolsNow(minutes)) {
  const deliver = await booking(slug, minutes, who);
  await deliver(tools);
  return deliver;
}

describe('a push notice', () => {
  it('reaches the browser encrypted and signed, opens the requests, and names nobody', async () => {
    const slug = await registeredPractice('Meldung', start);
    const tina = await memberOf(slug);
    await switchedOn(slug, tina, 'ihr-telefon');
    await booked(slug, 1, { firstname: 'Geheim', lastname: 'Niemand' });
    const [{ title } = { title: '' }] = [(await docs().practice(slug).get()).data()];
    expect(
      service.received.map(({ path, text, signedBy }) => [path, JSON.parse(text), signedBy]),
    ).toEqual([
      [
        '/ihr-telefon',
        { title: 'Neue Anfrage', body: title, path: `/${slug}/administration/anfragen` },
        transport.publicKey(),
      ],
    ]);
    for (const secret of ['Geheim', 'Niemand', 'heiser', '1984', 'Tina'])
      expect(service.received[0]?.text).not.toContain(secret);
    expect(service.received[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'normal',
      ttl: '43200',
    });
    expect(service.received[0]?.headers.topic).toMatch(/^[\w-]{1,32}$/);
  });

  it('is one for a storm of requests: the first at once, all further ones together after five minutes', async () => {
    const slug = await registeredPractice('Sturm', start);
    await switchedOn(slug, await memberOf(slug));
    await booked(slug, 1);
    const deliveries = [];
    for (let n = 0; n < 5; n++) deliveries.push(await booked(slug, 2));
    expect(service.received).toHaveLength(1);
    await runTask(tasks.push, toolsNow(5));
    expect(service.received).toHaveLength(1);
    await runTask(tasks.push, toolsNow(6));
    await runTask(tasks.push, toolsNow(7));
    expect(service.received).toHaveLength(2);
    // The database's events come again, late.
    for (const deliver of deliveries) await deliver(toolsNow(30));
    await runTask(tasks.push, toolsNow(40));
    expect(service.received).toHaveLength(2);
  });

  it('tells of nothing that e-mails do not: repeats, what staff bring back, changes', async () => {
    const slug = await registeredPractice('Keine Neuigkeit', start);
    const person = { firstname: 'Rita', lastname: 'Wieder', email: 'rita@post.example' };
    await booked(slug, 0, person);
    await switchedOn(slug, await memberOf(slug));
    await booked(slug, 60, person);
    const [found] = (await docs().requests(slug).where('isRepeat', '==', false).get()).docs;
    const request = found?.data();
    if (!found || !request) throw new Error('the booking is not there');
    await binRequest({ companySlug: slug, requestId: found.id }, administrator, toolsNow(61));
    await bringBackRequest({ companySlug: slug, requestId: found.id }, administrator, toolsNow(62));
    const event = { slug, requestId: found.id, eventId: 'e' };
    await onRequestWritten(
      { ...event, at: at(62), before: undefined, after: request },
      toolsNow(62),
    );
    await onRequestWritten(
      { ...event, at: at(63), before: request, after: { ...request, phone: '0316 1' } },
      toolsNow(63),
    );
    expect(service.received).toHaveLength(0);
    // But a repeat that turns out to be somebody else is news.
    await onRequestWritten(
      { ...event, at: at(64), before: { ...request, isRepeat: true }, after: request },
      toolsNow(64),
    );
    expect(service.received).toHaveLength(1);
  });

  it('goes to no subscription that its push service calls gone, and to the others still', async () => {
    const slug = await registeredPractice('Weg', start);
    const tina = await memberOf(slug);
    const endpoint = await switchedOn(slug, tina);
    await addDevice(
      { companySlug: slug, subscription: aSubscription(`${service.origin}/unknown`) },
      tina,
      toolsNow(0),
    );
    await booked(slug, 1);
    expect((await devicesOf(slug, tina)).map((device) => device.endpoint)).toEqual([endpoint]);
    service.answer = 410;
    await booked(slug, 10);
    expect((await docs().devices(slug, tina.uid).get()).exists).toBe(false);
  });

  it.each([500, 429, 403, 302, 'silence'] as const)(
    'is lost, and nothing else is, when its push service answers %s',
    async (answer) => {
      const logged = vi.spyOn(log, 'info').mockReturnValue();
      const slug = await registeredPractice('Gestört', start);
      const tina = await memberOf(slug);
      await switchedOn(slug, tina);
      service.answer = answer;
      await booked(slug, 1);
      expect(await devicesOf(slug, tina)).toHaveLength(1);
      // Once: no redirect is followed.
      expect(service.received).toHaveLength(1);
      expect(JSON.stringify(logged.mock.calls)).not.toContain(tina.uid);
      service.answer = 201;
      await booked(slug, 10);
      expect(service.received).toHaveLength(2);
      logged.mockRestore();
    },
  );

  it('is sent after a crash at any step by the repeated event or the next sweep, and once if nothing crashes', async () => {
    const slug = await registeredPractice('Absturz', start);
    await switchedOn(slug, await memberOf(slug));
    for (let step = 1, crashes = 0; ; step += longOr(4, 1)) {
      await docs().pushJob(slug).delete();
      service.received.length = 0;
      let left = step;
      const deliver = await booking(slug, step);
      const hasCrashed = await deliver({
        ...toolsNow(step),
        db: crashing(database(), () => --left === 0),
      }).then(
        () => false,
        (error: unknown) => error instanceof Crash,
      );
      if (hasCrashed) {
        crashes += 1;
        await deliver(toolsNow(step));
        await runTask(tasks.push, toolsNow(step + 3));
      }
      expect(service.received.length).toBeGreaterThanOrEqual(1);
      expect((await docs().pushJob(slug).get()).data()).toMatchObject({
        pushAt: null,
        isSending: false,
      });
      if (hasCrashed) continue;
      expect(service.received).toHaveLength(1);
      expect(crashes).toBeGreaterThan(1);
      return;
    }
  });

  it('is followed by another if a request arrives while it is being sent', async () => {
    const slug = await registeredPractice('Dazwischen', start);
    await switchedOn(slug, await memberOf(slug));
    const send = vi.fn(async () => {
      if (send.mock.calls.length === 1)
        await booked(slug, 2, {}, { ...toolsNow(2), push: { ...transport, send } });
      return 'taken' as const;
    });
    await booked(slug, 1, {}, { ...toolsNow(1), push: { ...transport, send } });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await sendDueNotice(slug, { ...toolsNow(5), push: { ...transport, send } })).toBe(
      'notDue',
    );
    expect(await sendDueNotice(slug, { ...toolsNow(6), push: { ...transport, send } })).toBe(
      'done',
    );
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('a device', () => {
  it('gets notices only by a push service we know', async () => {
    const slug = await registeredPractice('Unbekannt', start);
    const tina = await memberOf(slug);
    const add = (endpoint: string) =>
      addDevice({ companySlug: slug, subscription: aSubscription(endpoint) }, tina, toolsNow(0));
    expect(await add('https://169.254.169.254/latest')).toMatchObject({
      failure: { details: [{ code: 'pushServiceUnknown' }] },
    });
    expect(await add('https://fcm.googleapis.com/fcm/send/abc')).toMatchObject({ ok: true });
    // Also if one was stored in another way.
    expect(
      await transport.send(aSubscription('https://attacker.example/x'), {
        title: '',
        body: '',
        path: '/',
        topic: 'x',
      }),
    ).toBe('gone');
  });

  it('with a key nobody can encrypt for is forgotten, instead of failing the others', async () => {
    const reported = vi.spyOn(log, 'error').mockReturnValue();
    const slug = await registeredPractice('Schlüssel', start);
    const tina = await memberOf(slug);
    await switchedOn(slug, tina);
    const broken = { ...aSubscription(`${service.origin}/kaputt`), p256dh: `B${'A'.repeat(86)}` };
    await addDevice({ companySlug: slug, subscription: broken }, tina, toolsNow(0));
    await booked(slug, 1);
    expect(service.received).toHaveLength(1);
    expect(await devicesOf(slug, tina)).toHaveLength(1);
    reported.mockRestore();
  });

  it('is one of ten at most: another replaces the one longest out of use', async () => {
    const slug = await registeredPractice('Viele Geräte', start);
    const tina = await memberOf(slug);
    const endpoints = [];
    for (let n = 0; n < maxDevices; n++)
      endpoints.push(await switchedOn(slug, tina, `${slug}-${n}`, n));
    // The first one is used again.
    await switchedOn(slug, tina, `${slug}-0`, 50);
    await switchedOn(slug, tina, `${slug}-neu`, 51);
    const stored = (await devicesOf(slug, tina)).map(({ endpoint }) => endpoint);
    expect(stored).toHaveLength(maxDevices);
    expect(stored).not.toContain(endpoints[1]);
    expect(stored).toEqual(
      expect.arrayContaining([endpoints[0], endpoints[2], `${service.origin}/${slug}-neu`]),
    );
  });

  it('is switched off for one practice, or for all on signing out', async () => {
    const [one, other] = [
      await registeredPractice('Eins', start),
      await registeredPractice('Zwei', start),
    ];
    const tina = await memberOf(one, other);
    const name = newRandomId();
    const endpoint = await switchedOn(one, tina, name);
    await switchedOn(other, tina, name);
    await switchedOn(other, tina);
    expect(await removeDevice({ companySlug: one, endpoint }, tina, toolsNow(1))).toEqual({
      ok: true,
      value: { isUsed: true },
    });
    expect(
      [await devicesOf(one, tina), await devicesOf(other, tina)].map(({ length }) => length),
    ).toEqual([0, 2]);
    expect(await removeDevice({ companySlug: null, endpoint }, tina, toolsNow(1))).toEqual({
      ok: true,
      value: { isUsed: false },
    });
    expect(await removeDevice({ companySlug: null, endpoint }, tina, toolsNow(1))).toEqual({
      ok: true,
      value: { isUsed: false },
    });
    expect(await devicesOf(other, tina)).toHaveLength(1);
  });

  it('is forgotten with the membership, however it ends', async () => {
    const slug = await registeredPractice('Ende', start);
    const [removed, gone] = [await memberOf(slug), await memberOf(slug)];
    for (const member of [removed, gone]) await switchedOn(slug, member);
    await removeMember({ companySlug: slug, uid: removed.uid }, administrator, toolsNow(1));
    await deleteUser({}, gone, toolsNow(1));
    expect((await docs().allDevices(slug).get()).size).toBe(0);
    // Also if one outlives its member, as in a restored backup.
    await docs()
      .devices(slug, gone.uid)
      .set({ devices: [{ ...service.subscription('geist'), signedInAt, confirmedAt: start }] });
    await booked(slug, 2);
    expect(service.received).toHaveLength(0);
    expect((await docs().allDevices(slug).get()).size).toBe(0);
  });

  it('is forgotten when its sign-in is ended, at once and at the latest with the next notice', async () => {
    const slug = await registeredPractice('Überall', start);
    const before = new Date(Date.now() - 60_000);
    const tina = { ...(await memberOf(slug)), signedInAt: new Date() };
    await switchedOn(slug, tina);
    await docs()
      .member(slug, tina.uid)
      .update({ signInsValidFrom: new Date('2100-01-01T00:00:00Z') });
    await booked(slug, 1);
    expect([service.received.length, (await devicesOf(slug, tina)).length]).toEqual([0, 0]);
    await docs().member(slug, tina.uid).update({ signInsValidFrom: before });
    await docs()
      .devices(slug, tina.uid)
      .set({
        devices: [{ ...service.subscription('alt'), signedInAt: before, confirmedAt: start }],
      });
    expect(await endSignIns({}, { ...tina, signedInAt }, toolsNow(2))).toMatchObject({ ok: true });
    expect(await devicesOf(slug, tina)).toEqual([]);
  });

  it('out of use for too long gets no more notices, and is deleted', async () => {
    const slug = await registeredPractice('Schublade', start);
    const [tina, tom] = [await memberOf(slug), await memberOf(slug)];
    await switchedOn(slug, tina);
    await switchedOn(slug, tom);
    const later = deviceDays * 24 * 60 + 1;
    await switchedOn(slug, tom, newRandomId(), later);
    await booked(slug, later);
    expect(service.received).toHaveLength(1);
    await switchedOn(slug, tina, newRandomId(), 0);
    expect(await deleteExpiredData(slug, toolsNow(later), () => false)).toBe('done');
    expect(
      [await devicesOf(slug, tina), await devicesOf(slug, tom)].map(({ length }) => length),
    ).toEqual([0, 1]);
  });

  it('is in the practice’s export, without what would let others send notices', async () => {
    const slug = await registeredPractice('Auszug', start);
    const tina = await memberOf(slug);
    await switchedOn(slug, tina, 'geheimer-endpunkt');
    const exported = await exportPractice(
      { companySlug: slug, after: '' },
      { ...administrator, signedInAt: start },
      toolsNow(1),
    );
    const about = exported.ok
      ? (exported.value.about as { devices: { id: string; devices: object[] }[] })
      : undefined;
    expect(about?.devices).toMatchObject([
      { id: tina.uid, devices: [{ pushService: '127.0.0.1' }] },
    ]);
    expect(JSON.stringify(about)).not.toContain('geheimer-endpunkt');
    expect(JSON.stringify(about?.devices)).not.toContain('auth');
  });
});
