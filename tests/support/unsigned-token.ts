/** Sign-ins as the Auth emulator makes them: unsigned. */
import type { Caller } from '@platzwart/functions/core/tools';
import { project } from './practice-under-test.ts';

/** `issuedAt`: seconds since 1970 by Auth's clock, which is the real one. */
export function unsignedToken({ uid, email, name }: Caller, issuedAt: number): string {
  const claims = {
    sub: uid,
    user_id: uid,
    email,
    email_verified: true,
    name,
    firebase: { sign_in_provider: 'password' },
  };
  const times = { auth_time: issuedAt, iat: issuedAt, exp: issuedAt + 3600 };
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    ...times,
    ...claims,
  };
  return `${[{ alg: 'none', typ: 'JWT' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}
