/** Patient portal links, created for an e-mail and stored under the hash of their token. */
import { createHash, randomBytes } from 'node:crypto';
import { newRequestLink, type RequestLink } from '@platzwart/domain/patient-portal/request-link';

/** A unique token, and the document stored for it. */
export function newLink(to: Pick<RequestLink, 'slug' | 'requestId' | 'email'>, now: Date) {
  const { token, tokenHash } = newToken();
  return { token, stored: { tokenHash, link: newRequestLink(to, now) } };
}

/** The secret of a link, and what is stored in its place. */
export function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: tokenHashOf(token) };
}

export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
