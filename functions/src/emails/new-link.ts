/** Patient portal links, created for an e-mail and stored under the hash of their token. */
import { createHash, randomBytes } from 'node:crypto';
import { newRequestLink, type RequestLink } from '@platzwart/domain/patient-portal/request-link';

/** A unique token, and the document stored for it. */
export function newLink(to: Pick<RequestLink, 'slug' | 'requestId' | 'email'>, now: Date) {
  const token = randomBytes(32).toString('base64url');
  return { token, stored: { tokenHash: tokenHashOf(token), link: newRequestLink(to, now) } };
}

export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
