/**
 * 'Benachrichtigt werden': an address asks to be told when a paused practice takes requests again,
 * confirms it, and is told once.
 */
import { daysToConfirmNotice, newNotice } from '@platzwart/domain/practice/intake-notice';
import { collections } from '@platzwart/functions/core/collections';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { applyErasures } from '@platzwart/functions/lifecycle/apply-erasures';
import {
  answerIntakeNotice,
  countIntakeNotices,
} from '@platzwart/functions/practices/intake-notices';
import { requestIntakeNotice } from '@platzwart/functions/practices/request-intake-notice';
import {
  forgetIntakeNotices,
  planIntakeNotices,
  sendIntakeNotices,
} from '@platzwart/functions/practices/send-intake-notices';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import {
  administrator,
  database,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

/** A Monday at noon. */
const start = new Date('2026-03-02T11:00:00Z');
const days = (n: number, minutes = 0) =>
  new Date(start.getTime() + (n * 24 * 60 + minutes) * 60_000);
const docs = () => collections(database());
const never = () => false;
const email = 'Neugierig@post.example';

let slug: string;
beforeEach(async () => {
  slug = await registeredPractice('Pause', start);
  await docs().practice(slug).update({ bookingEnabled: false });
});

const ask = (address = email, at = start) =>
  requestIntakeNotice({ companySlug: slug, email: address }, undefined, toolsAt(at));
const answer = (token: string, kind: 'confirm' | 'forget', at = start) =>
  answerIntakeNotice({ companySlug: slug, token, answer: kind }, undefined, toolsAt(at));
const emails = async (purpose: string, of = slug) =>
  (await ledger(of)).emails.filter((each) => each.purpose === purpose);
const newestToken = async () => {
  const found = (await emails('intakeNoticeAsked')).sort(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  );
  return /\/bescheid\/([\w-]{43})$/m.exec(found[0]?.text ?? '')?.[1] ?? '';
};
const stored = async (of = slug) =>
  (await docs().intakeNotices(of).get()).docs.map((each) => each.data());
const count = async () => {
  const outcome = await countIntakeNotices({ companySlug: slug }, administrator, toolsAt(start));
  return outcome.ok && outcome.value.count;
};

/** Changes the practice, as the platform reports it. */
async function change(to: { bookingEnabled: boolean }, at: Date, of = slug) {
  const ref = docs().practice(of);
  const before = (await ref.get()).data();
  await ref.update(to);
  const after = (await ref.get()).data();
  if (before && after) await planIntakeNotices({ slug: of, before, after }, toolsAt(at));
}
const send = (at: Date, of = slug) => sendIntakeNotices(of, toolsAt(at), never);

describe('an address', () => {
  it('counts once its holder has confirmed it, and is told once when the practice takes requests again; then it is gone', async () => {
    expect(await ask()).toEqual({ ok: true, value: {} });
    expect(await count()).toBe(0);
    const token = await newestToken();
    for (const _time of ['once', 'again'])
      expect(await answer(token, 'confirm', days(1))).toEqual({ ok: true, value: {} });
    expect(await count()).toBe(1);
    expect(JSON.stringify(await stored())).not.toContain(token);

    await change({ bookingEnabled: true }, days(10));
    // Time to take a mistaken opening back.
    expect(await send(days(10, 5))).toBe('notDue');
    await Promise.all(['once', 'again', 'and at the same time'].map(() => send(days(10, 15))));
    expect(
      (await emails('intakeNotice')).map(({ to, text }) => [
        to.address,
        text.includes(`/${slug}/booking`),
      ]),
    ).toEqual([[email, true]]);
    expect(await stored()).toEqual([]);
    expect(
      JSON.stringify([...(await docs().erasures().get()).docs.map((each) => each.data())]),
    ).not.toContain('@');

    // Neither the next opening nor a late press brings another one.
    await change({ bookingEnabled: false }, days(11));
    await change({ bookingEnabled: true }, days(12));
    await send(days(13));
    expect(await answer(token, 'confirm', days(13))).toMatchObject({
      ok: false,
      failure: { details: [{ field: 'token' }] },
    });
    expect(await emails('intakeNotice')).toHaveLength(1);
    await expectKnownEmailIds('intakeNotice', 'intakeNoticeAsked');
  });

  /**
   * Once, only the newest link was known: behind the one before it the address seemed deleted, and
   * was not.
   */
  it('asked for again can be confirmed and taken back by any of its links; one that waits already is told so', async () => {
    await ask();
    const first = await newestToken();
    await ask(email.toLowerCase(), days(1));
    await answer(await newestToken(), 'confirm', days(1));
    expect(await ask(email, days(2))).toEqual({ ok: true, value: {} });
    const asked = (await emails('intakeNoticeAsked')).map(({ subject }) =>
      subject.includes('schon bestätigt'),
    );
    expect([asked.sort(), await count()]).toEqual([[false, false, true], 1]);
    expect(await answer(first, 'forget', days(3))).toEqual({ ok: true, value: {} });
    expect(await stored()).toEqual([]);
  });

  /**
   * Once, strangers who entered an address again and again kept its holder from confirming it, and
   * from other e-mails.
   */
  it('gets three links a day, and a double press counts once; the answer stays the same, and the links stay valid', async () => {
    for (const minutes of [0, 1, 3, 6, 9, 12])
      expect(await ask(email, days(0, minutes))).toEqual({ ok: true, value: {} });
    const asked = await emails('intakeNoticeAsked');
    const at = asked.map(({ createdAt }) => createdAt.getTime());
    expect(at.sort((one, other) => one - other)).toEqual(
      [0, 3, 6].map((minutes) => days(0, minutes).getTime()),
    );
    expect(await answer(await newestToken(), 'confirm', days(0, 20))).toEqual({
      ok: true,
      value: {},
    });
  });

  /** Once, a hundred of strangers in an hour closed this for the practice. */
  it('is taken however many others ask, but one sender asks ten times an hour', async () => {
    const by = (sender: string, tenths: number) => ({
      ...toolsAt(start),
      sender,
      limits: { ...toolsAt(start).limits, callsTimes: tenths / 10 },
    });
    const asks = (n: number, tools: ReturnType<typeof by>) =>
      requestIntakeNotice({ companySlug: slug, email: `p${n}@post.example` }, undefined, tools);
    for (let n = 0; n < 11; n++) expect((await asks(n, by(`${slug} ${n}`, 1))).ok).toBe(true);
    expect(await asks(12, by(`${slug} 1`, 1))).toMatchObject({
      failure: { details: [{ code: 'tooManyNotices' }] },
    });
  });

  it('taken back while its e-mail waits to be sent gets none, and no link says so that deleted nothing', async () => {
    await ask();
    const token = await newestToken();
    await answer(token, 'confirm');
    await change({ bookingEnabled: true }, days(1));
    await send(days(1, 15));
    expect(await answer(token, 'forget', days(1, 16))).toEqual({ ok: true, value: {} });
    const left = [...(await emails('intakeNoticeAsked')), ...(await emails('intakeNotice'))];
    expect(left.map(({ status, to }) => [status, to.address])).toEqual([
      ['withheld', ''],
      ['withheld', ''],
    ]);
    expect(await answer(token, 'forget', days(1, 17))).toMatchObject({
      ok: false,
      failure: { details: [{ field: 'token' }] },
    });
  });

  it('is nowhere any more once its e-mails are sent', async () => {
    await ask();
    await answer(await newestToken(), 'confirm');
    await change({ bookingEnabled: true }, days(1));
    await send(days(1, 15));
    const tools = toolsAt(days(1, 20), { send: () => Promise.resolve({ kind: 'taken' }) });
    const ids = (await docs().outbox().where('slug', '==', slug).get()).docs.filter((each) =>
      each.data().purpose.startsWith('intakeNotice'),
    );
    expect(await Promise.all(ids.map(({ id }) => sendEmail(id, tools)))).toEqual(['sent', 'sent']);
    const sent = [...(await emails('intakeNoticeAsked')), ...(await emails('intakeNotice'))];
    expect(JSON.stringify(sent).toLowerCase()).not.toContain(email.toLowerCase());
  });

  it('is gone at once if its holder takes it back, before or after confirming', async () => {
    await ask();
    const token = await newestToken();
    await answer(token, 'confirm');
    expect(await answer(token, 'forget')).toEqual({ ok: true, value: {} });
    await ask('zwei@post.example', days(1));
    await answer(await newestToken(), 'forget', days(1));
    expect(await stored()).toEqual([]);
    await change({ bookingEnabled: true }, days(2));
    await send(days(3));
    expect(await emails('intakeNotice')).toEqual([]);
  });

  it('is forgotten after a week unconfirmed, and after six months; until then it stays', async () => {
    await ask();
    await ask('bleibt@post.example', days(1));
    await answer(await newestToken(), 'confirm', days(1));
    await forgetIntakeNotices(slug, toolsAt(days(daysToConfirmNotice - 1)), never);
    expect(await stored()).toHaveLength(2);
    expect(await forgetIntakeNotices(slug, toolsAt(days(daysToConfirmNotice)), never)).toBe(1);
    const asked = (await emails('intakeNoticeAsked')).map(({ to, status }) => [to.address, status]);
    expect(asked).toEqual(
      expect.arrayContaining([
        ['', 'withheld'],
        ['bleibt@post.example', 'due'],
      ]),
    );
    const september = (day: number) => new Date(`2026-09-0${day}T11:00:00Z`);
    expect(await forgetIntakeNotices(slug, toolsAt(september(2)), never)).toBe(0);
    expect(await forgetIntakeNotices(slug, toolsAt(september(3)), never)).toBe(1);
    expect(await stored()).toEqual([]);
  });

  it('confirmed while the practice takes requests already is told soon', async () => {
    await ask();
    const token = await newestToken();
    await change({ bookingEnabled: true }, days(1));
    await answer(token, 'confirm', days(1));
    await send(days(1, 15));
    expect(await emails('intakeNotice')).toHaveLength(1);
  });

  it('erased by then does not come back with a backup; one that asked again later does', async () => {
    const notice = newNotice(email, start);
    await ask();
    const [found] = (await docs().intakeNotices(slug).get()).docs;
    await answer(await newestToken(), 'forget', days(1));
    const payments = { client: () => Promise.reject(new Error('No payment.')), taxEnabled: false };
    const restored = async (askedAt: Date) => {
      await docs()
        .intakeNotice(slug, found?.id ?? '')
        .set({ ...notice, askedAt });
      await applyErasures({ since: start }, { ...toolsAt(days(3)), payments });
      return (await stored()).length;
    };
    expect([await restored(start), await restored(days(2))]).toEqual([0, 1]);
  });
});

describe('a practice', () => {
  it('that pauses again before anybody was told keeps them waiting for the next time', async () => {
    await ask();
    await answer(await newestToken(), 'confirm');
    await change({ bookingEnabled: true }, days(1));
    await change({ bookingEnabled: false }, days(1, 2));
    await send(days(1, 15));
    expect([await count(), (await docs().intakeNoticeJob(slug).get()).exists]).toEqual([1, false]);
    await change({ bookingEnabled: true }, days(2));
    await send(days(2, 15));
    expect(await emails('intakeNotice')).toHaveLength(1);
  });

  it('tells them in time although others confirm meanwhile, and although its opening is reported twice', async () => {
    await ask();
    const token = await newestToken();
    await ask('zwei@post.example', days(0, 1));
    await answer(await newestToken(), 'confirm', days(0, 2));
    const before = (await docs().practice(slug).get()).data();
    await change({ bookingEnabled: true }, days(1));
    await answer(token, 'confirm', days(1, 8));
    const after = (await docs().practice(slug).get()).data();
    if (before && after) await planIntakeNotices({ slug, before, after }, toolsAt(days(1, 9)));
    expect((await docs().intakeNoticeJob(slug).get()).data()?.noticesAt).toEqual(days(1, 10));
    await send(days(1, 10));
    expect(await emails('intakeNotice')).toHaveLength(2);
  });

  it('opened at night tells them in the morning', async () => {
    await ask();
    await answer(await newestToken(), 'confirm');
    await change({ bookingEnabled: true }, new Date('2026-03-04T22:00:00Z'));
    expect((await docs().intakeNoticeJob(slug).get()).data()?.noticesAt).toEqual(
      new Date('2026-03-05T07:00:00Z'),
    );
  });

  it('tells only its own', async () => {
    await ask();
    await answer(await newestToken(), 'confirm');
    const other = await registeredPractice('Andere', start);
    await change({ bookingEnabled: false }, days(1), other);
    await change({ bookingEnabled: true }, days(1), other);
    await send(days(2), other);
    expect([
      await emails('intakeNotice'),
      await emails('intakeNotice', other),
      await count(),
    ]).toEqual([[], [], 1]);
  });

  it('that takes requests, is locked or unknown takes no address', async () => {
    await docs().practice(slug).update({ bookingEnabled: true });
    expect(await ask()).toMatchObject({ failure: { details: [{ code: 'intakeOpen' }] } });
    await docs().practice(slug).update({ bookingEnabled: false, locked: true });
    expect(await ask()).toMatchObject({ failure: { details: [{ code: 'practiceLocked' }] } });
    expect(
      await requestIntakeNotice({ companySlug: 'gibt-es-nicht', email }, undefined, toolsAt(start)),
    ).toMatchObject({ ok: false });
    expect(await stored()).toEqual([]);
  });

  it('takes so many an hour from one sender, and no more from all', async () => {
    const tools = toolsAt(start);
    const from = (sender: string, n: number, senders = 1) =>
      requestIntakeNotice({ companySlug: slug, email: `n${n}@post.example` }, undefined, {
        ...tools,
        sender,
        senders,
        limits: { ...tools.limits, callsTimes: 1 },
      });
    for (let n = 0; n < 10; n++) expect((await from('192.0.2.7', n)).ok).toBe(true);
    expect(await from('192.0.2.7', 10)).toMatchObject({
      failure: { details: [{ code: 'tooManyNotices' }] },
    });
    expect((await from('192.0.2.8', 11)).ok).toBe(true);
    expect((await from('192.0.2.7', 12, 50)).ok).toBe(true);
  });

  it('with hundreds of them tells everybody once, although it is interrupted', async () => {
    const writer = database().bulkWriter();
    for (let n = 0; n < 230; n++) {
      const notice = { ...newNotice(`n${n}@post.example`, start), confirmedAt: days(0, n) };
      void writer.set(docs().intakeNotice(slug, `${n}`), { ...notice, expiresAt: days(100) });
    }
    await writer.close();
    await change({ bookingEnabled: true }, days(1));
    let parts = 0;
    await sendIntakeNotices(slug, toolsAt(days(2)), () => ++parts > 1);
    expect(await count()).toBe(130);
    await Promise.all([send(days(2)), send(days(2))]);
    const told = (await emails('intakeNotice')).map(({ to }) => to.address);
    expect([told.length, new Set(told).size, (await stored()).length]).toEqual([230, 230, 0]);
  });
});
