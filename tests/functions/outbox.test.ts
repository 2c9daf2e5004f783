import { randomBytes } from 'node:crypto';
import { collections } from '@platzwart/functions/core/collections';
import type { Email } from '@platzwart/functions/core/email';
import { sendEmail, sweepOutbox } from '@platzwart/functions/emails/send-email';
import { bothForms } from '@platzwart/functions/emails/templates/layout';
import { smtpMail } from '@platzwart/functions/emails/transport';
import { maxLogoBytes } from '@platzwart/functions/emails/with-logo';
import { logoFrom } from '@platzwart/functions/practices/logo';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRandomId } from '../support/a-booking.ts';
import { startMailCatcher } from '../support/mail-catcher.ts';
import { database, toolsAt } from '../support/practice-under-test.ts';

const start = new Date('2026-11-21T10:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const docs = () => collections(database());

let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
let mail: ReturnType<typeof smtpMail>;
beforeAll(async () => {
  catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
  mail = smtpMail(`smtp://127.0.0.1:${catcher.smtpPort}`, 'post@platzwart.example');
});
afterAll(async () => {
  await mail.close();
  await catcher.stop();
});
beforeEach(async () => {
  catcher.forget();
  await database().recursiveDelete(database().collection('outbox'));
});

async function aQueuedEmail(over: Partial<Email> = {}): Promise<string> {
  const id = `newRequest_praxis_${newRandomId()}`;
  await docs()
    .email(id)
    .set({
      purpose: 'newRequest',
      slug: 'praxis',
      to: { name: 'Praxis Müller', address: 'praxis@praxis.example' },
      fromName: 'Platzwart',
      replyTo: null,
      subject: 'Neue Anfrage für Praxis Müller',
      text: 'Grüße',
      html: '<p>Grüße</p>',
      status: 'due',
      dueAt: start,
      attempts: 0,
      createdAt: start,
      sentAt: null,
      lastError: '',
      ...over,
    });
  return id;
}

const storedEmail = async (id: string) => (await docs().email(id).get()).data();

describe('an e-mail', () => {
  it('arrives as it was written, from the platform, under a Message-ID that its document fixes', async () => {
    const id = await aQueuedEmail();
    expect(await sendEmail(id, toolsAt(at(1), mail))).toBe('sent');
    expect(catcher.mails).toHaveLength(1);
    expect(catcher.mails[0]).toMatchObject({
      envelope: { from: 'post@platzwart.example', to: ['praxis@praxis.example'] },
      subject: 'Neue Anfrage für Praxis Müller',
      text: expect.stringContaining('Grüße'),
      messageId: expect.stringMatching(/^<[0-9a-f]{40}@platzwart\.example>$/),
    });
    expect(await storedEmail(id)).toMatchObject({ status: 'sent', sentAt: at(1), attempts: 1 });
  });

  it('carries the practice’s logo, small and inside, so that opening it asks nobody; without one its initials', async () => {
    const { html } = bothForms({
      head: 'Praxis Müller',
      greeting: 'Hallo,',
      paragraphs: [],
      foot: [],
    });
    const noise = await sharp(randomBytes(900 * 300 * 3), {
      raw: { width: 900, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    const logo = await logoFrom(noise);
    if (!logo.ok) throw new Error('no logo');
    await docs().practiceLogo('mit-logo').set(logo.value);
    await sendEmail(await aQueuedEmail({ html, slug: 'mit-logo' }), toolsAt(at(1), mail));
    await sendEmail(await aQueuedEmail({ html, slug: 'ohne-logo' }), toolsAt(at(1), mail));
    const [withLogo = '', without = ''] = catcher.mails.map((caught) => caught.html);
    const [, picture = ''] = /<img src="data:image\/png;base64,([^"]+)"/.exec(withLogo) ?? [];
    const bytes = Buffer.from(picture, 'base64');
    expect(bytes.length).toBeLessThanOrEqual(maxLogoBytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: false });
    expect(withLogo).not.toMatch(/(?:src|href)="(?!data:)/);
    expect(withLogo).not.toContain('>PM<');
    expect(without).toContain('>PM<');
    expect(without).not.toContain('<img');
  });

  it('is sent once when the trigger fires three times and the sweep comes by', async () => {
    const id = await aQueuedEmail();
    await Promise.all([
      ...Array.from({ length: 3 }, () => sendEmail(id, toolsAt(at(1), mail))),
      sweepOutbox(toolsAt(at(1), mail)),
    ]);
    expect(catcher.mails).toHaveLength(1);
  });

  it('reaches nobody else when its receiver was typed with a line break and another header', async () => {
    const id = await aQueuedEmail({
      to: { name: 'A\r\nBcc: b@b.example', address: 'a@a.example\r\nBcc: c@c.example' },
    });
    await sendEmail(id, toolsAt(at(1), mail));
    const receivers = catcher.mails.flatMap((received) => received.envelope.to);
    expect(receivers).not.toContain('b@b.example');
    expect(receivers).not.toContain('c@c.example');
  });
});

describe('to the receiver', () => {
  it('the button of mail programs that ends such e-mails leads to the page that does so, and other e-mails have none', async () => {
    const url = 'https://platzwart.example/praxis/anfrage/token?antwort=abmelden';
    await sendEmail(await aQueuedEmail({ unsubscribeUrl: url }), toolsAt(at(1), mail));
    await sendEmail(await aQueuedEmail(), toolsAt(at(1), mail));
    expect(catcher.mails.map(({ unsubscribe }) => unsubscribe)).toEqual([
      expect.stringContaining(`<${url}>`),
      '',
    ]);
  });

  it('no name with line breaks, quotes or tags becomes a header or another sender', async () => {
    const name = 'Praxis "Süd" <fremd@b.example>\r\nBcc: b@b.example\r\n\r\nText';
    const replyTo = { name, address: 'praxis@praxis.example' };
    await sendEmail(
      await aQueuedEmail({ fromName: name, replyTo, subject: `Ihre Anfrage bei ${name}` }),
      toolsAt(at(1), mail),
    );
    const [received] = catcher.mails;
    expect(received?.envelope).toEqual({
      from: 'post@platzwart.example',
      to: ['praxis@praxis.example'],
    });
    expect(received?.from?.address).toBe('post@platzwart.example');
    expect(received?.replyTo.map(({ address }) => address)).toEqual(['praxis@praxis.example']);
    expect(received?.text.trim()).toBe('Grüße');
  });
});

describe('a server that refuses', () => {
  it('for now (451) is asked again after one minute, then five', async () => {
    const id = await aQueuedEmail();
    catcher.failNext({ code: 451 }, 2);
    expect(await sendEmail(id, toolsAt(at(0), mail))).toBe('later');
    expect(await storedEmail(id)).toMatchObject({
      status: 'due',
      dueAt: at(1),
      attempts: 1,
      lastError: expect.stringMatching(/^451(?: [\d.]+)?$/),
    });
    expect(await sweepOutbox(toolsAt(at(0.5), mail))).toMatchObject({ sent: 0, later: 0 });
    expect(await sweepOutbox(toolsAt(at(1), mail))).toMatchObject({ later: 1 });
    expect(await storedEmail(id)).toMatchObject({ dueAt: at(6), attempts: 2 });
    expect(await sweepOutbox(toolsAt(at(6), mail))).toMatchObject({ sent: 1 });
    expect(catcher.mails).toHaveLength(1);
  });

  it('for good (550) ends the e-mail; of its answer, which may name the receiver, only the codes are kept', async () => {
    const id = await aQueuedEmail();
    catcher.failNext({ code: 550 });
    expect(await sendEmail(id, toolsAt(at(0), mail))).toBe('failed');
    expect(await storedEmail(id)).toMatchObject({
      status: 'failed',
      lastError: expect.stringMatching(/^550(?: [\d.]+)?$/),
    });
    expect(await sweepOutbox(toolsAt(at(10_000), mail))).toMatchObject({ sent: 0 });
  });

  it('for five days is abandoned, and asked seldom in the end', async () => {
    const id = await aQueuedEmail();
    catcher.failNext({ code: 451 }, 99);
    const asked = [];
    for (let last = 'later', minutes = 0; last === 'later'; ) {
      asked.push(minutes);
      last = await sendEmail(id, toolsAt(at(minutes), mail));
      const { status, dueAt } = (await storedEmail(id)) ?? {};
      expect(status).toBe(last === 'later' ? 'due' : 'failed');
      minutes = ((dueAt?.getTime() ?? 0) - start.getTime()) / 60_000;
    }
    const half = 720;
    expect(asked.slice(0, 7)).toEqual([0, 1, 6, 36, 156, 156 + half, 156 + 2 * half]);
    expect(asked.at(-1)).toBe(156 + 9 * half);
  });

  it('by going silent after it took the e-mail sends it again under the same Message-ID, so that mailboxes see one', async () => {
    const id = await aQueuedEmail();
    catcher.failNext({ code: 'dropAfterData' });
    expect(await sendEmail(id, toolsAt(at(0), mail))).toBe('later');
    expect(await sweepOutbox(toolsAt(at(1), mail))).toMatchObject({ sent: 1 });
    expect(new Set(catcher.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });
});

describe('a sender that dies with an e-mail in its hands', () => {
  it('loses its lease after two minutes, and the sweep takes over', async () => {
    await aQueuedEmail({ status: 'sending', attempts: 1, dueAt: at(2) });
    expect(await sweepOutbox(toolsAt(at(1), mail))).toMatchObject({ sent: 0 });
    expect(await sweepOutbox(toolsAt(at(2), mail))).toMatchObject({ sent: 1 });
    expect(catcher.mails).toHaveLength(1);
  });

  it('is not retried for ever: after the fourteenth attempt the e-mail is abandoned', async () => {
    const id = await aQueuedEmail({ status: 'sending', attempts: 14, dueAt: at(2) });
    expect(await sendEmail(id, toolsAt(at(2), mail))).toBe('notDue');
    expect(await storedEmail(id)).toMatchObject({ status: 'failed', text: '', html: '' });
    expect(catcher.mails).toEqual([]);
  });
});

describe('the sweep', () => {
  it('takes all that is due, and stops when its time is over', async () => {
    await Promise.all(
      Array.from({ length: 130 }, (_, n) => aQueuedEmail({ slug: `praxis-${n % 5}` })),
    );
    expect(
      (await sweepOutbox(toolsAt(at(0), mail), () => catcher.mails.length >= 20)).sent,
    ).toBeLessThan(30);
    await sweepOutbox(toolsAt(at(0), mail));
    expect(catcher.mails).toHaveLength(130);
  });

  it('passes by what cannot be read', async () => {
    const broken = { status: 'due', lane: '', dueAt: start, createdAt: start };
    await Promise.all(
      ['a', 'b'].map((lane) =>
        database()
          .doc(`outbox/newRequest_${lane}`)
          .set({ ...broken, lane }),
      ),
    );
    await aQueuedEmail();
    expect(await sweepOutbox(toolsAt(at(1), mail))).toMatchObject({ sent: 1, failed: 2 });
  });
});

it('an e-mail that has ended is forgotten: its text at once, the rest after thirty days', async () => {
  const id = await aQueuedEmail({ unsubscribeUrl: 'https://platzwart.example/x' });
  await sendEmail(id, toolsAt(at(1), mail));
  expect(await storedEmail(id)).toMatchObject({
    text: '',
    html: '',
    expiresAt: at(30 * 24 * 60 + 1),
  });
  expect((await storedEmail(id))?.unsubscribeUrl).toBeUndefined();
});
