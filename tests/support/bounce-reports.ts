/** Reports as SMTP services document them; none of these has been seen from a service. */
import { createHmac } from 'node:crypto';
import { collections } from '@platzwart/functions/core/collections';
import type { Email } from '@platzwart/functions/core/email';
import { mailjetPathOf } from '@platzwart/functions/emails/bounce-reports';
import { messageKeyOf } from '@platzwart/functions/emails/outbox';
import { database } from './practice-under-test.ts';

/** As `deploymentOf` has it. */
export const bounceKey = 'of tests';
export const reportedAt = new Date('2026-11-23T09:00:00Z');

export type Event = {
  readonly id: string;
  readonly what: 'hard' | 'soft' | 'complaint';
  readonly to: string;
};
export type Sent = { path: string; headers: Record<string, string>; rawBody: Buffer };

/** Events that it groups, as https://dev.mailjet.com/email/guides/webhooks/ shows them. */
export function byMailjet(events: readonly Event[], password = bounceKey): Sent {
  const told = events.map(({ id, what, to }) => ({
    event: what === 'complaint' ? 'spam' : 'bounce',
    time: Math.floor(reportedAt.getTime() / 1000),
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
    path: mailjetPathOf(bounceKey),
    headers: {
      authorization: `Basic ${Buffer.from(`platzwart:${password}`).toString('base64')}`,
    },
    rawBody: Buffer.from(JSON.stringify(told.length === 1 ? told[0] : told)),
  };
}

/** One event, as https://docs.lettermint.co/platform/webhooks/events shows it. */
export function byLettermint({ id, what, to }: Event, secret = bounceKey, at = reportedAt): Sent {
  const names = {
    hard: 'message.hard_bounced',
    soft: 'message.soft_bounced',
    complaint: 'message.spam_complaint',
  };
  const body = JSON.stringify({
    id: '123e4567-e89b-12d3-a456-426614174000',
    event: names[what],
    timestamp: reportedAt.toISOString(),
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

/** One that left, about a request that is gone. */
export const sentEmail = (to: string): Email => ({
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
  dueAt: reportedAt,
  attempts: 1,
  createdAt: reportedAt,
  sentAt: reportedAt,
  lastError: '',
});

/** E-mails that left, and what becomes of each: the first bounces for good. */
export async function sentEmails(count: number, name: string): Promise<Event[]> {
  const kinds = ['hard', 'complaint', 'soft'] as const;
  const events = Array.from({ length: count }, (_, n): Event => {
    const what = kinds[n % 3] ?? 'soft';
    return { id: `requestReceived_${name}_${n}`, what, to: `${name}${n}@post.example` };
  });
  const docs = collections(database());
  await Promise.all(
    events.map(({ id, to }) =>
      docs.email(id).set({ ...sentEmail(to), messageKey: messageKeyOf(id) }),
    ),
  );
  return events;
}
