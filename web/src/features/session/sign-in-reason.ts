import { sitePaths } from '@platzwart/domain/site-paths';
import { endedMark } from './return-path.ts';
import { texts } from './sign-in-texts.ts';

/** Why that target needs a sign-in; undefined if no explanation is needed. */
export function signInReason(target: string): string | undefined {
  const { pathname } = new URL(target);
  if (new URLSearchParams(location.search).has(endedMark)) return texts.signIn.ended;
  if (pathname === sitePaths.companyRegistration) return texts.signIn.forRegistration;
  return pathname.startsWith(sitePaths.invitation('')) ? texts.signIn.forInvitation : undefined;
}
