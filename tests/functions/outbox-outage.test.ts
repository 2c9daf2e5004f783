/** The mail server takes nothing from us, for a day: what waits arrives once when it does again. */
import { collections } from '@platzwart/functions/core/collections';
import { logLines } from '@platzwart/functions/core/log-lines';
import { log } from '@platzwart/functions/core/report';
import type { Mail } from '@platzwart/functions/core/tools';
import { sweepOutbox } from '@platzwart/functions/emails/send-email';
import { sendQueued } from '@platzwart/functions/emails/send-queued';
import { smtpMail } from '@platzwart/functions/emails/transport';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailFailure, startMailCatcher } from '../support/mail-catcher.ts';
import { database, toolsAt } from '../support/practice-under-test.ts';
import { queueEmails } from '../support/queue-emails.ts';

const start = new Date('2026-11-23T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const day = 24 * 60;
const sender = 'post@platzwart.example';
const docs = () => collections(database());

let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
beforeAll(async () => {
  catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
});
afterAll(() => catcher.stop());
const opened: ReturnType<typeof smtpMail>[] = [];
beforeEach(async () => {
  catcher.forget();
  await Promise.all(
    ['outbox', 'pauses'].map((name) => database().recursiveDelete(database().collection(name))),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(opened.splice(0).map((mail) => mail.close()));
});

const mailAt = (url = `smtp://wir:geheim@127.0.0.1:${catcher.smtpPort}`, patience = 20_000) => {
  const mail = smtpMail(url, sender, { patience, connections: 2 });
  opened.push(mail);
  return mail;
};

/** What alerts listen for, with the minute of each line. */
function alarmsOf() {
  const heard: { at: number; what: string }[] = [];
  let minute = 0;
  vi.spyOn(log, 'error').mockImplementation((what: string) => {
    heard.push({ at: minute, what });
  });
  return {
    heard,
    sweep: (minutes: number, mail: Mail) => {
      minute = minutes;
      return sweepOutbox(toolsAt(at(minutes), mail));
    },
  };
}

const stored = async () => (await docs().outbox().get()).docs.map((each) => each.data());

/** All arrived, each once. */
async function expectAllOnce(ids: readonly string[]): Promise<void> {
  expect(new Set(catcher.mails.map(({ messageId }) => messageId)).size).toBe(ids.length);
  expect(catcher.mails).toHaveLength(ids.length);
  expect((await stored()).map(({ status }) => status)).toEqual(ids.map(() => 'sent'));
}

describe('a refused sign-in', () => {
  it('stops the outbox for all, is told within ten minutes, spends no attempt, and a day later everything leaves', async () => {
    const ids = [
      ...(await queueEmails('eine', 'newRequest', 3, at(0))),
      ...(await queueEmails('andere', 'newRequest', 3, at(0))),
    ];
    catcher.failNext({ code: 535 }, 1000);
    const mail = mailAt();
    const { heard, sweep } = alarmsOf();
    const trigger = (id: string) =>
      sendQueued({ id, slug: 'eine' }, toolsAt(at(0), mail), () => Promise.resolve());
    expect(await trigger(ids[0] ?? '')).toBe('stopped');
    const tries = catcher.seen.signIns;
    expect(await trigger(ids[1] ?? '')).toBe('later');
    expect(catcher.seen.signIns).toBe(tries);
    for (const minutes of [5, 10, 40, 6 * 60, day])
      expect(await sweep(minutes, mail)).toMatchObject({ stopped: 1, sent: 0, failed: 0 });
    // The sweep tries one e-mail each time.
    expect(catcher.seen.signIns - tries).toBe(5);
    expect(heard.filter(({ what }) => what === 'smtpSignInRefused').length).toBe(6);
    expect(heard.find(({ what }) => what === 'outboxOld')?.at).toBe(40);
    for (const { status, attempts, dueAt } of await stored())
      expect({ status, attempts, isDue: dueAt <= at(0) }).toEqual({
        status: 'due',
        attempts: 0,
        isDue: true,
      });
    catcher.forget();
    expect(await sweep(day + 5, mail)).toMatchObject({ sent: 6 });
    await expectAllOnce(ids);
    const later = await queueEmails('eine', 'newRequest', 1, at(day + 6));
    expect(
      await sendQueued({ id: later[0] ?? '', slug: 'eine' }, toolsAt(at(day + 6), mail), () =>
        Promise.resolve(),
      ),
    ).toBe('sent');
  });

  it('is tried once in five minutes, though the sweep runs each minute', async () => {
    const ids = await queueEmails('eine', 'newRequest', 3, at(0));
    catcher.failNext({ code: 535 }, 1000);
    const mail = mailAt();
    const { sweep } = alarmsOf();
    const tried: number[] = [];
    for (let minutes = 0; minutes <= 20; minutes++)
      if ((await sweep(minutes, mail)).stopped > 0) tried.push(minutes);
    expect(tried).toEqual([0, 5, 10, 15, 20]);
    catcher.forget();
    for (let minutes = 21; minutes <= 25; minutes++) await sweep(minutes, mail);
    await expectAllOnce(ids);
  });

  it('is over once its time has passed and nothing waits that could show it', async () => {
    const [id = ''] = await queueEmails('eine', 'newRequest', 1, at(0));
    catcher.failNext({ code: 535 }, 1);
    const mail = mailAt();
    const { heard, sweep } = alarmsOf();
    await sweep(0, mail);
    await docs().email(id).delete();
    await sweep(1, mail);
    expect((await docs().outboxPause().get()).exists).toBe(true);
    await sweep(10, mail);
    expect((await docs().outboxPause().get()).exists).toBe(false);
    // Otherwise the next e-mails would seem to have waited since then.
    await queueEmails('eine', 'newRequest', 2, at(60));
    catcher.failNext({ code: 535 }, 1);
    await sweep(61, mail);
    expect(heard.map(({ what }) => what)).not.toContain('outboxOld');
  });

  it('counts an e-mail’s limits once, however often it was tried', async () => {
    await queueEmails('eine', 'requestReceived', 1, at(0));
    const mail = mailAt();
    alarmsOf();
    const limited = (minutes: number) => {
      const tools = toolsAt(at(minutes), mail);
      return sweepOutbox({ ...tools, limits: { ...tools.limits, emailsPerMailbox: 1 } });
    };
    catcher.failNext({ code: 535 }, 3);
    for (const minutes of [0, 5, 10]) await limited(minutes);
    expect(await limited(15)).toMatchObject({ sent: 1 });
  });
});

describe('nothing is lost and nothing sent twice', () => {
  const times = 1000;
  it.each<[string, MailFailure, string]>([
    ['the provider’s quota for now', { code: 452, words: '4.3.1 Quota exceeded' }, 'smtpRefused'],
    [
      'the provider’s quota in words for good',
      { code: 550, words: '5.4.5 Daily sending quota exceeded' },
      'smtpRefused',
    ],
    ['a sender it does not know any more', { code: 'sender' }, 'smtpRefused'],
    ['a service that closes', { code: 421, words: '4.3.2 Closing' }, 'smtpUnreachable'],
    ['a server that hangs up', { code: 'down' }, 'smtpUnreachable'],
    ['a server that never greets', { code: 'silent' }, 'smtpUnreachable'],
    ['a connection that is half open once signed in', { code: 'halfOpen' }, 'smtpUnreachable'],
  ])('by %s', async (_what, failure, alarm) => {
    const ids = await queueEmails('eine', 'newRequest', 4, at(0));
    ids.push(...(await queueEmails('andere', 'newRequest', 1, at(0))));
    catcher.failNext(failure, times);
    const isSilent = failure.code === 'silent' || failure.code === 'halfOpen';
    const mail = mailAt(undefined, isSilent ? 300 : undefined);
    const { heard, sweep } = alarmsOf();
    for (const minutes of [0, 5, 10, day])
      expect(await sweep(minutes, mail)).toMatchObject({ sent: 0, failed: 0, later: 0 });
    expect(heard.some((each) => each.what === alarm && each.at <= 10)).toBe(true);
    expect((await stored()).map(({ attempts }) => attempts)).toEqual(ids.map(() => 0));
    catcher.forget();
    expect(await sweep(day + 5, mailAt())).toMatchObject({ sent: 5 });
    await expectAllOnce(ids);
    expect(heard.filter(({ what }) => !Object.values<string>(logLines).includes(what))).toEqual([]);
  });

  it('by a connection that went half open between two e-mails: what follows takes another', async () => {
    const ids = await queueEmails('eine', 'newRequest', 1, at(0));
    // Long enough for whatever is answered, on a busy machine, too.
    const mail = mailAt(undefined, 4_000);
    const { sweep } = alarmsOf();
    expect(await sweep(0, mail)).toMatchObject({ sent: 1 });
    ids.push(...(await queueEmails('eine', 'newRequest', 3, at(1))));
    const { connections } = catcher.seen;
    catcher.failNext({ code: 'halfOpen' });
    expect(await sweep(1, mail)).toMatchObject({ sent: 2, unable: 1 });
    expect(await sweep(31, mail)).toMatchObject({ sent: 1 });
    expect(catcher.seen.connections).toBe(connections + 1);
    await expectAllOnce(ids);
  });

  it.each([
    ['nobody at the address', 'smtp://127.0.0.1:9'],
    ['a server without the encryption we ask for', 'smtps://127.0.0.1'],
  ])('by %s', async (_what, wrong) => {
    const ids = await queueEmails('eine', 'newRequest', 3, at(0));
    const { heard, sweep } = alarmsOf();
    const mail = mailAt(wrong.startsWith('smtps') ? `${wrong}:${catcher.smtpPort}` : wrong);
    for (const minutes of [0, 5, day])
      expect(await sweep(minutes, mail)).toMatchObject({ stopped: 1, sent: 0, failed: 0 });
    expect(heard[0]).toEqual({ at: 0, what: 'smtpUnreachable' });
    expect(await sweep(day + 5, mailAt())).toMatchObject({ sent: 3 });
    await expectAllOnce(ids);
  });

  it('by one e-mail that nothing takes: the others leave', async () => {
    const [odd = ''] = await queueEmails('eine', 'newRequest', 1, at(0));
    await docs().email(odd).update({ 'to.address': 'seltsam@post.example' });
    const ids = await queueEmails('eine', 'newRequest', 3, at(1));
    catcher.failNext(
      { code: 550, to: 'seltsam@post.example', words: '5.7.1 Rejected: rate of links' },
      times,
    );
    const { sweep } = alarmsOf();
    expect(await sweep(5, mailAt())).toMatchObject({ sent: ids.length, unable: 1, stopped: 0 });
  });

  it('by several that nothing takes: the next sweep begins with another one', async () => {
    for (const odd of await queueEmails('eine', 'newRequest', 3, at(0)))
      await docs().email(odd).update({ 'to.address': 'seltsam@post.example' });
    catcher.failNext(
      { code: 550, to: 'seltsam@post.example', words: '5.7.1 Rejected: rate of links' },
      times,
    );
    const mail = mailAt();
    const { sweep } = alarmsOf();
    expect(await sweep(0, mail)).toMatchObject({ unable: 2, stopped: 1 });
    const ids = await queueEmails('eine', 'requestReceived', 2, at(1));
    expect(await sweep(5, mail)).toMatchObject({ sent: ids.length, stopped: 0 });
    expect((await docs().outboxPause().get()).exists).toBe(false);
  });
});

/** From the first byte of an e-mail on, nobody knows whether it arrived. */
describe('a server that reads e-mails and does not answer', () => {
  it.each<[string, MailFailure]>([
    ['cuts each off', { code: 'cutInData' }],
    ['answers each too late', { code: 'slow', milliseconds: 5000 }],
  ])(
    '%s: it is told within ten minutes, tried seldom, and a day later all are there',
    async (_what, failure) => {
      const ids = await queueEmails('eine', 'newRequest', 4, at(0));
      ids.push(...(await queueEmails('andere', 'newRequest', 8, at(0))));
      catcher.failNext(failure, 1000);
      const mail = mailAt(undefined, 700);
      const { heard, sweep } = alarmsOf();
      const connections = catcher.seen.connections;
      const sweeps = Array.from({ length: 12 }, (_, n) => n * 5);
      for (const minutes of sweeps)
        expect(await sweep(minutes, mail)).toMatchObject({ sent: 0, failed: 0 });
      expect(heard.find(({ what }) => what === 'smtpUnreachable')?.at).toBeLessThanOrEqual(10);
      // One each time, once the first have shown it.
      expect(catcher.seen.connections - connections).toBeLessThanOrEqual(sweeps.length + 5);
      // Copies of one e-mail are one in a mailbox.
      const copies = Map.groupBy(catcher.mails, ({ messageId }) => messageId);
      expect(copies.size).toBeLessThanOrEqual(ids.length);
      for (const each of copies.values()) expect(each.length).toBeLessThanOrEqual(4);
      catcher.forget();
      const back = mailAt();
      for (const minutes of [day, day + 5]) await sweep(minutes, back);
      await expectAllOnce(ids);
    },
  );
});

it.each<[string, MailFailure]>([
  ['a quota', { code: 452, words: '4.3.1 Quota exceeded' }],
  ['an unknown sender', { code: 'sender' }],
  ['a service that closes', { code: 421, words: '4.3.2 Closing' }],
  ['a server that hangs up', { code: 'down' }],
  ['one that reads and hangs up', { code: 'cutInData' }],
  ['one that answers too late', { code: 'slow', milliseconds: 5000 }],
])('a single e-mail is enough to be told within ten minutes: %s', async (_what, failure) => {
  const [id = ''] = await queueEmails('eine', 'newRequest', 1, at(0.5));
  catcher.failNext(failure, 1000);
  const { heard, sweep } = alarmsOf();
  // Each instance knows only what it tried itself.
  const patience = failure.code === 'slow' ? 700 : undefined;
  await sendQueued({ id, slug: 'eine' }, toolsAt(at(0.5), mailAt(undefined, patience)), () =>
    Promise.resolve(),
  );
  expect(heard).toEqual([]);
  for (const minutes of [5, 10]) await sweep(minutes, mailAt(undefined, patience));
  expect(heard.map(({ what }) => what)).toContain(
    ['sender', 452].includes(failure.code) ? 'smtpRefused' : 'smtpUnreachable',
  );
  catcher.forget();
  for (const minutes of [15, 45]) await sweep(minutes, mailAt());
  await expectAllOnce([id]);
});

it('many e-mails leave over a few connections, which say goodbye at the end', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, n) => queueEmails(`praxis-${n}`, 'newRequest', 3, at(0))),
  );
  const before = catcher.seen.connections;
  expect(await sweepOutbox(toolsAt(at(1), mailAt()))).toMatchObject({ sent: 24 });
  expect(catcher.seen.connections - before).toBeLessThanOrEqual(2);
});
