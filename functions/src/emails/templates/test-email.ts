import type { OutgoingEmail } from '../../core/email.ts';
import type { Receiver } from './practice-notice.ts';

/**
 * A preview of a practice's e-mail, sent to the person who asked. Never tied to a request: its
 * history would record it, and its marks would change with the delivery. `key` is random.
 */
export function testEmail(
  email: OutgoingEmail,
  { to, key, now }: { to: Receiver; key: string; now: Date },
): OutgoingEmail {
  const { requestId: _request, unsubscribeUrl: _unsubscribe, ...rest } = email;
  return {
    ...rest,
    purpose: 'testEmail',
    about: `${email.slug}_${key}`,
    to,
    subject: `Probe: ${email.subject}`,
    createdAt: now,
  };
}
