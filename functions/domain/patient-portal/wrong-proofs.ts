import type { Limit } from '../rate-limit.ts';
import { linkLength } from './request-link.ts';

/**
 * Wrong attempts. Whoever holds a stray link uses up that link alone, and leaves the link itself to
 * other networks for a while: an e-mail with a fresh one, which only the mailbox gets, starts anew.
 * Whose mailbox it is by mistake could have one after the other: all links to a request together
 * allow far too few to try all days or digits, yet more than three stray ones can use up.
 */
export const wrongProofs = {
  ofSender: { max: 5, minutes: 60 },
  ofLink: { max: 10, minutes: linkLength * 24 * 60 },
  ofRequest: { max: 40, minutes: 365 * 24 * 60 },
} as const satisfies Record<string, Limit>;
