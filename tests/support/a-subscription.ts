/** A browser's subscription to push notices, at the stand-in that tests' tools take. */
import { createECDH, randomBytes } from 'node:crypto';
import type { PushSubscription } from '@platzwart/domain/team/devices';

export function aSubscription(
  endpoint = `https://push.example/${randomBytes(8).toString('hex')}`,
): PushSubscription {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint, p256dh, auth: randomBytes(16).toString('base64url') };
}
