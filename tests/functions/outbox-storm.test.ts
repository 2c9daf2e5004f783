/** Many e-mails while everything fails at the same time, counted on arrival. */
import { queries } from '@platzwart/domain/queries';
import { collections, queryOf } from '@platzwart/functions/core/collections';
import type { Email } from '@platzwart/functions/core/email';
import { sendEmail, sweepOutbox } from '@platzwart/functions/emails/send-email';
import { smtpMail } from '@platzwart/functions/emails/transport';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { longOr } from '../support/long-run.ts';
import { type MailFailure, startMailCatcher } from '../support/mail-catcher.ts';
import { database, toolsAt } from '../support/practice-under-test.ts';

const start = new Date('2026-11-21T10:00:00Z');
const docs = () => collections(database());
/**
 * Milliseconds a sender waits for one e-mail here: on a busy machine one that takes 300 must not be
 * given up.
 */
const patience = 20_000;

/**
 * How the server treats each group's e-mails, and how often. In addition, it hangs up on twenty
 * callers.
 */
const groups = {
  fine: undefined,
  refused: [{ code: 550 }, 1],
  later: [{ code: 451 }, 1],
  laterForEver: [{ code: 451 }, 20],
  diesAfterData: [{ code: 'dropAfterData' }, 1],
  cutInTheMiddle: [{ code: 'cutInData' }, 2],
  slow: [{ code: 'slow', milliseconds: 300 }, 1],
  tooSlow: [{ code: 'slow', milliseconds: patience + 1000 }, 1],
} as const satisfies Record<string, readonly [MailFailure, times: number] | undefined>;
type Group = keyof typeof groups;

const givenUp: readonly Group[] = ['refused', 'laterForEver'];
/**
 * The server has the e-mail but could not confirm it: the second copy carries the same Message-ID,
 * and a mailbox shows one.
 */
const comesTwice: readonly Group[] = ['diesAfterData', 'tooSlow'];

const perGroup = longOr(2, 25);
const emails = (Object.keys(groups) as Group[]).flatMap((group) =>
  Array.from({ length: perGroup }, (_, i) => ({
    group,
    id: `newRequest_${group}_${i}`,
    address: `${group}${i}@post.example`,
  })),
);

let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
beforeAll(async () => {
  catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
});
afterAll(() => catcher.stop());

it('every e-mail arrives once or is abandoned, with two senders and two sweeps at the same time', async () => {
  // Includes e-mails whose last sender died.
  for (const { id, address, group } of emails) {
    const isOfDeadSender = id.endsWith('_3');
    const email: Email = {
      purpose: 'newRequest',
      slug: `sturm-${group}`,
      to: { name: '', address },
      fromName: 'Platzwart',
      replyTo: null,
      subject: 'Neue Anfrage',
      text: 'Text',
      html: `<p>${'Text '.repeat(2000)}</p>`,
      status: isOfDeadSender ? 'sending' : 'due',
      dueAt: start,
      attempts: isOfDeadSender ? 1 : 0,
      createdAt: start,
      sentAt: null,
      lastError: '',
    };
    await docs().email(id).set(email);
    const failure = groups[group];
    if (failure) catcher.failNext({ ...failure[0], to: address }, failure[1]);
  }
  catcher.failNext({ code: 'down' }, 20);

  const mail = smtpMail(`smtp://127.0.0.1:${catcher.smtpPort}`, 'post@platzwart.example', {
    patience,
    // Those behind a slow one would be given up in the middle, whenever their turn comes.
    connections: emails.length,
  });
  let now = start;
  const triggers = (tools: ReturnType<typeof toolsAt>) =>
    Promise.all(emails.map(({ id }) => sendEmail(id, tools)));
  await Promise.all([
    triggers(toolsAt(now, mail)),
    triggers(toolsAt(now, mail)),
    sweepOutbox(toolsAt(now, mail)),
    sweepOutbox(toolsAt(now, mail)),
  ]);
  // From one due moment to the next: five days and a half at most.
  const lastMoment = new Date(start.getTime() + 132 * 60 * 60_000);
  for (let rounds = 1; ; rounds++) {
    const due = (await queryOf(docs().outbox(), queries.dueEmails(lastMoment)).get()).docs;
    if (due.length === 0) break;
    const next = Math.min(...due.map((each) => each.data().dueAt.getTime()));
    // A sweep while the outbox rests sends nothing; the next one comes a minute later.
    now = new Date(Math.max(now.getTime() + 60_000, next));
    // Concurrent sweeps wait for each other, for seconds in the emulator: only the long form runs
    // two in every round.
    const sweeps = rounds <= longOr(2, Number.POSITIVE_INFINITY) ? 2 : 1;
    await Promise.all(Array.from({ length: sweeps }, () => sweepOutbox(toolsAt(now, mail))));
  }

  const stored = new Map((await docs().outbox().get()).docs.map((doc) => [doc.id, doc.data()]));
  const wrong = emails.filter(({ id, address, group }) => {
    const copies = catcher.mails.filter(({ envelope }) => envelope.to.includes(address));
    const email = stored.get(id);
    if (givenUp.includes(group)) return copies.length !== 0 || email?.status !== 'failed';
    const isOnce =
      new Set(copies.map(({ messageId }) => messageId)).size === 1 &&
      copies.length <= (comesTwice.includes(group) ? 2 : 1);
    return !isOnce || email?.status !== 'sent';
  });
  expect(wrong.map(({ id }) => ({ id, email: stored.get(id) }))).toEqual([]);
  const copiesOf = (group: Group) =>
    catcher.mails.filter(({ envelope }) => envelope.to[0]?.startsWith(`${group}`)).length;
  expect(copiesOf('fine')).toBe(perGroup);
  expect(copiesOf('cutInTheMiddle')).toBe(perGroup);
  // The faults did happen.
  expect(copiesOf('diesAfterData')).toBe(2 * perGroup);
  // No e-mail's body is stored.
  expect(
    [...stored.values()].filter(
      ({ text, html, expiresAt }) => text !== '' || html !== '' || expiresAt === undefined,
    ),
  ).toEqual([]);
});
