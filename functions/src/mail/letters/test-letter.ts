import type { OutgoingLetter } from '../letter.ts';
import type { Receiver } from './practice-notice.ts';

/**
 * A letter of the practice, sent to whoever wants to see it first. Never about a request: its history would tell of it, and its marks would
 * follow what becomes of it. `key` is random.
 */
export function testLetter(letter: OutgoingLetter, { to, key, now }: { to: Receiver; key: string; now: Date }): OutgoingLetter {
  const { requestId: _request, unsubscribeUrl: _unsubscribe, ...rest } = letter;
  return { ...rest, purpose: 'testLetter', about: `${letter.slug}_${key}`, to, subject: `Probe: ${letter.subject}`, createdAt: now };
}
