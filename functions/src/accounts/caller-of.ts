import { isSessionAlive } from '@platzwart/domain/sign-in/session';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Caller } from '../core/tools.ts';

/** The caller a verified ID token identifies; undefined if the sign-in behind it has exceeded the maximum session age. */
export function callerOf(token: Pick<DecodedIdToken, 'uid' | 'auth_time'> & Partial<DecodedIdToken>, now: Date): Caller | undefined {
  if (!isSessionAlive(token.auth_time, now)) return undefined;
  const email = token.email ?? '';
  return {
    uid: token.uid,
    name: String(token.name ?? email),
    email,
    emailVerified: token.email_verified === true,
    signedInAt: new Date(token.auth_time * 1000),
  };
}
