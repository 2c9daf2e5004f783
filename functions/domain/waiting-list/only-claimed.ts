import type { TherapyRequest } from '../request/request.ts';

/**
 * Anybody may have sent it, in anybody's name: its address is unconfirmed, and no member entered it.
 * It has no power over another request of the same person.
 */
export function isOnlyClaimed({
  source,
  emailConfirmedAt,
}: Pick<TherapyRequest, 'source' | 'emailConfirmedAt'>): boolean {
  return source === 'online' && emailConfirmedAt === null;
}
