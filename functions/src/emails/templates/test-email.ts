import type { OutgoingEmail } from '../../core/email.ts';
import type { Receiver } from './practice-notice.ts';

/**
 * An e-mail of the practice, sent to whoever wants to see it first. Never about a request: its history would tell of it, and its marks would
 * follow what becomes of it. `key` is random.
 */
export function testEmail(email: OutgoingEmail, { to, key, now }: { to: Receiver; key: string; now: Date }): OutgoingEmail {
  const { requestId: _request, unsubscribeUrl: _unsubscribe, ...rest } = email;
  return { ...rest, purpose: 'testEmail', about: `${email.slug}_${key}`, to, subject: `Probe: ${email.subject}`, createdAt: now };
}
