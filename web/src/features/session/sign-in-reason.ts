import { texts } from './sign-in-texts.ts';

/** Why that target needs a sign-in; undefined if no explanation is needed. */
export function signInReason(target: string): string | undefined {
  const { pathname } = new URL(target);
  if (pathname === '/company-registration') return texts.signIn.forRegistration;
  return pathname.startsWith('/einladung/') ? texts.signIn.forInvitation : undefined;
}
