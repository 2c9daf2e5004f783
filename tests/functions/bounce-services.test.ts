/** Reports as SMTP services document them; none of these has been seen from a service. */
import { createHmac } from 'node:crypto';
import { collections } from '@platzwart/functions/core/collections';
import type { Email } from '@platzwart/functions/core/email';
import { log } from '@platzwart/functions/core/report';
import { mailjetPathOf, reportHeaders } from '@platzwart/functions/emails/bounce-reports';
import { handleBounce } from '@platzwart/functions/emails/handle-bounce';
import { messageKeyOf } from '@platzwart/functions/emails/outbox';
import { smtpMail } from '@platzwart/functions/emails/transport';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longOr } from '../support/long-run.ts';
import { startMailCatcher } from '../support/mail-catcher.ts';
import { database, toolsAt } from '../support/practice-under-test.ts';

const now = new Date('2026-11-23T09:00:00Z');
const key = 'whsec_of_tests';
const docs = () => collections(database());

type Event = {
  readonly id: string;
  readonly what: 'hard' | 'soft' | 'complaint';
  readonly to: string;
};
type Sent = { path: string; headers: Record<string, string>; rawBody: Buffer };

/** Events that it groups, as https://dev.mailjet.com/email/guides/webhooks/ shows them. */
function byMailjet(events: readonly Event[], password = key): Sent {
  const told = events.map(({ id, what, to }) => ({
    event: what === 'complaint' ? 'spam' : 'bounce',
    time: Math.floor(now.getTime() / 1000),
    MessageID: 19_421_777_835_146_490,
    Message_GUID: '1ab23cd4-e567-8901-2345-6789f0gh1i2j',
    email: to,
    mj_campaign_id: 7257,
    mj_contact_id: 4,
    customcampaign: '',
    CustomID: messageKeyOf(id),
    Payload: '',
    ...(what === 'complaint'
      ? { source: 'JMRPP' }
      : {
          blocked: what === 'hard',
          hard_bounce: what === 'hard',
          error_related_to: 'recipient',
          error: what === 'hard' ? 'user unknown' : 'quota exceeded',
          comment: 'Host or domain name not found.',
        }),
  }));
  return {
    path: mailjetPathOf(key),
    headers: {
      authorization: `Basic ${Buffer.from(`platzwart:${password}`).toString('base64')}`,
    },
    rawBody: Buffer.from(JSON.stringify(told.length === 1 ? told[0] : told)),
  };
}

/** One event, as https://docs.lettermint.co/platform/webhooks/events shows it. */
function byLettermint({ id, what, to }: Event, secret = key, at = now): Sent {
  const names = {
    hard: 'message.hard_bounced',
    soft: 'message.soft_bounced',
    complaint: 'message.spam_complaint',
  };
  const body = JSON.stringify({
    id: '123e4567-e89b-12d3-a456-426614174000',
    event: names[what],
    timestamp: now.toISOString(),
    data: {
      message_id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
      subject: 'Ihre Anfrage',
      recipient: to,
      response: { status_code: 550, enhanced_status_code: '5.1.1', content: 'User unknown' },
      metadata: { platzwart: messageKeyOf(id) },
      tag: null,
    },
  });
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return {
    path: '/api/mail/bounce/lettermint',
    headers: { 'x-lettermint-signature': `t=${seconds},v1=${signature}` },
    rawBody: Buffer.from(body),
  };
}

const tell = async (sent: Sent, ourKey = key) => {
  const endQuestions = () => Promise.resolve();
  const onDelivery = () => Promise.resolve();
  const told = { key: ourKey, endQuestions, onDelivery };
  return (await handleBounce({ method: 'POST', ...sent }, told, toolsAt(now))).status;
};

const sentEmail = (to: string): Email => ({
  purpose: 'requestReceived',
  slug: 'praxis',
  requestId: 'gone',
  to: { name: '', address: to },
  fromName: 'Praxis',
  replyTo: null,
  subject: 'Ihre Anfrage',
  text: '',
  html: '',
  status: 'sent',
  dueAt: now,
  attempts: 1,
  createdAt: now,
  sentAt: now,
  lastError: '',
});

async function sentEmails(count: number, name: string): Promise<Event[]> {
  const writer = database().bulkWriter();
  const events = Array.from({ length: count }, (_, n): Event => {
    const what = n % 2 === 0 ? 'hard' : 'complaint';
    return { id: `requestReceived_${name}_${n}`, what, to: `${name}${n}@post.example` };
  });
  for (const { id, to } of events)
    void writer.set(docs().email(id), { ...sentEmail(to), messageKey: messageKeyOf(id) });
  await writer.close();
  return events;
}

const bounced = async (events: readonly Event[]) =>
  (await database().getAll(...events.map(({ id }) => docs().email(id)))).map((each) =>
    each.get('bounced'),
  );

beforeEach(() => database().recursiveDelete(database().collection('outbox')));

const each = longOr(50, 1000);

describe('two thousand bounces and complaints', () => {
  it('arrive in groups by Mailjet, and one by one by Lettermint; again they change nothing', async () => {
    const mailjet = await sentEmails(each, 'mailjet');
    const lettermint = await sentEmails(each, 'lettermint');
    const groups = Array.from({ length: each / 50 }, (_, n) => mailjet.slice(n * 50, n * 50 + 50));
    for (const group of groups) expect(await tell(byMailjet(group))).toBe(200);
    for (let n = 0; n < lettermint.length; n += 50)
      await Promise.all(
        lettermint.slice(n, n + 50).map(async (event) => {
          expect(await tell(byLettermint(event))).toBe(200);
        }),
      );
    for (const events of [mailjet, lettermint])
      expect(await bounced(events)).toEqual(events.map(({ what }) => what));
    expect(await tell(byMailjet(mailjet.slice(0, 10)))).toBe(200);
    expect(await bounced(mailjet)).toEqual(mailjet.map(({ what }) => what));
  });
});

it.each([
  ['recipient', 'user unknown', true],
  ['domain', 'typofix', true],
  ['mailjet', 'preblocked', true],
  ['mailjet', 'duplicate in campaign', false],
  ['content', 'error in template language', false],
  ['spam', 'sender blocked', false],
  ['system', 'system issue', false],
  ['', '', false],
])('what Mailjet blocks by %s (%s) is given up only for its address', async (of, error, isHard) => {
  const lines = vi.spyOn(log, 'error').mockReturnValue();
  const [event = { id: '', what: 'hard', to: '' }] = await sentEmails(1, 'gesperrt');
  const sent = byMailjet([event]);
  const body = JSON.parse(sent.rawBody.toString());
  const blocked = { ...body, event: 'blocked', error_related_to: of, error };
  expect(await tell({ ...sent, rawBody: Buffer.from(JSON.stringify(blocked)) })).toBe(200);
  expect(await bounced([event])).toEqual([isHard ? 'hard' : undefined]);
  expect(lines).toHaveBeenCalledTimes(isHard ? 0 : 1);
  lines.mockRestore();
});

describe('forged reports change nothing', () => {
  let event: Event;
  beforeEach(async () => {
    [event = { id: '', what: 'hard', to: '' }] = await sentEmails(1, 'echt');
  });

  it.each<[string, (event: Event) => Sent, number]>([
    ['with another password', (each) => byMailjet([each], 'geraten'), 401],
    ['without one', (each) => ({ ...byMailjet([each]), headers: {} }), 401],
    [
      'at a guessed address',
      (each) => ({ ...byMailjet([each]), path: '/api/mail/bounce/mailjet/0123abcd' }),
      401,
    ],
    ['signed with another secret', (each) => byLettermint(each, 'whsec_other'), 401],
    ['without a signature', (each) => ({ ...byLettermint(each), headers: {} }), 401],
    [
      'repeated ten minutes later',
      (each) => byLettermint(each, key, new Date(now.getTime() - 600_000)),
      401,
    ],
    [
      'with another body under the same signature',
      (each) => ({
        ...byLettermint({ ...each, what: 'soft' }),
        rawBody: byLettermint(each).rawBody,
      }),
      401,
    ],
    [
      'signed as one service at the address of another',
      (each) => ({ ...byLettermint(each), path: mailjetPathOf(key) }),
      401,
    ],
    [
      'by a service that we do not know',
      (each) => ({ ...byLettermint(each), path: '/api/mail/bounce/constructor' }),
      404,
    ],
    ['for another receiver', (each) => byMailjet([{ ...each, to: 'x@post.example' }]), 200],
  ])('%s', async (_what, forged, status) => {
    expect(await tell(forged(event))).toBe(status);
    expect(await bounced([event])).toEqual([undefined]);
  });

  it('while we have no key of our own', async () => {
    const unsigned = { ...byMailjet([event], ''), path: mailjetPathOf('') };
    expect(await tell(unsigned, '')).toBe(401);
    expect(await tell(byLettermint(event, ''), '')).toBe(401);
  });

  it.each(['nonsense', '[]', '{"event":1}', '[[1]]', '{"event":"bounce","email":{"a":1}}', ''])(
    'nor does %s, which is no report',
    async (body) => {
      for (const sent of [byMailjet([event]), byLettermint(event)]) {
        const rawBody = Buffer.from(body);
        const seconds = Math.floor(now.getTime() / 1000);
        const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
        const headers = {
          ...sent.headers,
          'x-lettermint-signature': `t=${seconds},v1=${signature}`,
        };
        expect([200, 400]).toContain(await tell({ ...sent, rawBody, headers }));
      }
      expect(await bounced([event])).toEqual([undefined]);
    },
  );
});

it('each service finds our e-mail by a header that leaves with it, and tracks nobody', async () => {
  const catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
  const mail = smtpMail(`smtp://127.0.0.1:${catcher.smtpPort}`, 'post@platzwart.example');
  const id = 'requestReceived_praxis_kopf';
  await mail.send(id, { ...sentEmail('a@post.example'), text: 'Text', html: '<p>Text</p>' });
  // Mailjet tracks by default: patients' secret links would lead through its servers.
  expect(catcher.mails[0]?.headers).toMatchObject({
    'x-mailjet-trackopen': '0',
    'x-mailjet-trackclick': '0',
  });
  expect(catcher.mails[0]?.headers).toMatchObject(
    Object.fromEntries(
      Object.entries(reportHeaders(messageKeyOf(id))).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]),
    ),
  );
  await mail.close();
  await catcher.stop();
});
