import { texts } from './sign-in-texts.ts';

/** Why somebody who wants to go there stands at the sign-in first; undefined if it needs no words. */
export function signInReason(target: string): string | undefined {
  const { pathname } = new URL(target);
  if (pathname === '/company-registration') return texts.signIn.forRegistration;
  return pathname.startsWith('/einladung/') ? texts.signIn.forInvitation : undefined;
}
