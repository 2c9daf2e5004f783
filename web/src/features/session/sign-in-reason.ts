import { sitePaths } from '@platzwart/domain/site-paths';
import { texts } from './sign-in-texts.ts';

/** Why somebody who wants to go there stands at the sign-in first; undefined if it needs no words. */
export function signInReason(target: string): string | undefined {
  const { pathname } = new URL(target);
  if (pathname === sitePaths.companyRegistration) return texts.signIn.forRegistration;
  return pathname.startsWith(sitePaths.invitation('')) ? texts.signIn.forInvitation : undefined;
}
