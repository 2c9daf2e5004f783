/**
 * Hundreds of e-mails of one practice at once: none waits for another, and those of other practices
 * do not notice.
 */
import { collections } from '@platzwart/functions/core/collections';
import type { Email } from '@platzwart/functions/core/email';
import type { AllTools, Delivery } from '@platzwart/functions/core/tools';
import { sendEmail, sweepOutbox } from '@platzwart/functions/emails/send-email';
import { sendQueued } from '@platzwart/functions/emails/send-queued';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { longOr } from '../support/long-run.ts';
import {
  administrator,
  database,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';
import { queueEmails } from '../support/queue-emails.ts';

const start = new Date('2026-11-23T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

beforeEach(() => database().recursiveDelete(database().collection('outbox')));

const docs = () => collections(database());

async function aDueEmail(slug: string, now: Date): Promise<Email> {
  const [id = ''] = await queueEmails(slug, 'requestReceived', 1, now);
  const email = (await docs().email(id).get()).data();
  if (!email) throw new Error('the e-mail is not there');
  return email;
}

/** Accepts e-mails as `deliver` says, and remembers whose they were. */
function mailOf(
  deliver: (email: Email) => Promise<Delivery> = () => Promise.resolve({ kind: 'taken' }),
) {
  const slugs: string[] = [];
  const send = (_id: string, email: Email) => {
    slugs.push(email.slug);
    return deliver(email);
  };
  return { slugs, mail: { send } };
}

describe('the sweep', () => {
  it('takes practices in turn: those that come after a flood wait for none of it but its first', async () => {
    await queueEmails('flut', 'newRequest', 12, at(0));
    await queueEmails('andere', 'newRequest', 2, at(1));
    await queueEmails('dritte', 'newRequest', 1, at(2));
    const { slugs, mail } = mailOf();
    expect(await sweepOutbox(toolsAt(at(5), mail))).toMatchObject({ sent: 15 });
    // Three at once at the most, since one practice has one at a time.
    expect(slugs.slice(0, 8).filter((slug) => slug !== 'flut')).toHaveLength(3);
  });

  it('reaches others behind any number of one practice, held until now or not', async () => {
    const many = longOr(250, 10_050);
    const waiting: Email = {
      ...(await aDueEmail('viele', at(0))),
      isHeld: true,
      createdAt: at(-60),
      dueAt: at(-30),
    };
    const writer = database().bulkWriter();
    for (let n = 0; n < many; n++)
      void writer.set(docs().email(`requestReceived_viele_${n}`), waiting);
    await writer.close();
    await queueEmails('andere', 'newRequest', 1, at(0));
    await queueEmails('', 'passwordReset', 1, at(0));
    const { slugs, mail } = mailOf();
    await sweepOutbox(toolsAt(at(5), mail), () => slugs.length >= 60);
    expect(slugs).toEqual(expect.arrayContaining(['andere', '']));
  });

  it('takes out of the queue what somebody ended by halves', async () => {
    const [id = ''] = await queueEmails('halb', 'newRequest', 1, at(0));
    await docs().email(id).update({ status: 'withheld' });
    for (const notDue of [1, 0])
      expect(await sweepOutbox(toolsAt(at(5), mailOf().mail))).toMatchObject({ sent: 0, notDue });
  });

  it('sends the others’ while those of one practice fail or hang', async () => {
    await queueEmails('flut', 'newRequest', 8, at(0));
    await queueEmails('andere', 'newRequest', 4, at(1));
    const others = Promise.withResolvers<void>();
    let [hanging, left] = [0, 4];
    const { mail } = mailOf(async ({ slug }) => {
      if (slug === 'flut') {
        hanging += 1;
        // They would take up the whole sweep.
        if (hanging > 1) others.reject(new Error('More than one of a practice at once.'));
        await others.promise;
        hanging -= 1;
        throw new Error('Transaction lock timeout.');
      }
      left -= 1;
      if (left === 0) others.resolve();
      return { kind: 'taken' };
    });
    const [swept] = await Promise.all([sweepOutbox(toolsAt(at(5), mail)), others.promise]);
    expect(swept).toMatchObject({ sent: 4, failed: 8 });
  });
});

it('what is queued is sent at once, but only so many of one practice at the same time; the sweep sends the rest', async () => {
  const ids = await queueEmails('flut', 'newRequest', 9, at(0));
  const [other = ''] = await queueEmails('andere', 'newRequest', 1, at(0));
  const [account = ''] = await queueEmails('', 'passwordReset', 1, at(0));
  const otherSent = Promise.withResolvers<Delivery>();
  const { slugs, mail } = mailOf(({ slug }) =>
    slug === 'flut' ? otherSent.promise : Promise.resolve({ kind: 'taken' }),
  );
  const tools = toolsAt(at(5), mail);
  const trigger = (id: string, slug: string) =>
    sendQueued({ id, slug }, tools, () => Promise.resolve());
  const flood = Promise.all(ids.map((id) => trigger(id, 'flut')));
  expect([await trigger(other, 'andere'), await trigger(account, '')]).toEqual(['sent', 'sent']);
  otherSent.resolve({ kind: 'taken' });
  expect((await flood).filter((outcome) => outcome === 'sent')).toHaveLength(5);
  expect(await sweepOutbox(tools)).toMatchObject({ sent: 4 });
  expect(slugs.filter((slug) => slug === 'flut')).toHaveLength(9);
  const [next = ''] = await queueEmails('flut', 'newRequest', 1, at(0));
  expect(await trigger(next, 'flut')).toBe('sent');
});

/** Of each piece of work, the documents that its transactions read, and those that they write. */
type Touched = { readonly reads: Set<string>; readonly writes: Set<string> };

function recording(db: Firestore, { reads, writes }: Touched): Firestore {
  const pathOf = (one: unknown) => (one as { path?: string; ref?: { path: string } }).path ?? '';
  const within = <T extends object>(tx: T): T =>
    new Proxy(tx, {
      get(target, property) {
        const value = Reflect.get(target, property, target) as unknown;
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (property === 'get' || property === 'getAll')
            for (const path of args.map(pathOf)) reads.add(path);
          if (['create', 'set', 'update', 'delete'].includes(String(property)))
            writes.add(pathOf(args[0]));
          return (value as (...all: unknown[]) => unknown).apply(target, args);
        };
      },
    });
  return new Proxy(db, {
    get(target, property) {
      const value = Reflect.get(target, property, target) as unknown;
      if (property === 'runTransaction')
        return (run: (tx: never) => Promise<unknown>, options: object) =>
          target.runTransaction((tx) => run(within(tx) as never), options as never);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('of one flood at a new practice no transaction reads what another one writes, so that none waits', () => {
  const limits = { emailsPerNewPractice: 2, bookingsPerPractice: 3 };
  it.each([
    ['to many mailboxes', 'taken', (): string => `${newRandomId()}@post.example`],
    ['to one mailbox', 'taken', (): string => 'opfer@post.example'],
    ['that come back', 'never', () => `${newRandomId()}@post.example`],
  ] as const)('%s', async (_what, kind, address) => {
    // The number counts for all practices of a person.
    const slug = await registeredPractice('Flut', start, { ...administrator, uid: newRandomId() });
    const { mail } = mailOf(() =>
      Promise.resolve(kind === 'taken' ? { kind } : { kind, answer: '550' }),
    );
    const touched: Touched[] = [];
    const touching = async (
      n: number,
      own: string,
      work: (tools: AllTools) => Promise<unknown>,
    ) => {
      const each: Touched = { reads: new Set(), writes: new Set() };
      const tools = toolsAt(new Date(start.getTime() + n), mail);
      await work({
        ...tools,
        db: recording(tools.db, each),
        limits: { ...tools.limits, ...limits },
      });
      const isOwn = (path: string) => path.includes('/requests/') || path === own;
      touched.push({
        reads: new Set([...each.reads].filter((path) => !isOwn(path))),
        writes: each.writes,
      });
    };
    for (let n = 0; n < 5; n++) {
      const booking = aBooking(slug, { email: address(), firstname: `Kind ${n}` });
      await touching(n, '', (tools) => addWaitingRequest(booking, undefined, tools));
      const due = (await ledger(slug)).emails.filter(
        ({ status, dueAt }) => status === 'due' && dueAt <= at(1),
      );
      for (const { id } of due) await touching(n, `outbox/${id}`, (tools) => sendEmail(id, tools));
    }
    // It did reach each limit.
    const { emails } = await ledger(slug);
    expect(emails.filter(({ isHeld }) => isHeld)).toHaveLength(3);
    for (const purpose of ['newRequestDigest', 'reviewAsked'])
      expect(emails.filter((email) => email.purpose === purpose)).toHaveLength(1);

    const read = touched.flatMap(({ reads }, one) => [...reads].map((path) => ({ path, one })));
    const waits = read.filter(({ path, one }) =>
      touched.some(({ writes }, other) => other !== one && writes.has(path)),
    );
    expect(waits.map(({ path }) => path)).toEqual([]);
  });
});
