/** E-mails about accounts on their way: the page that a link opens, and the outbox. */

import type { AccountLinkKind } from '@platzwart/domain/sign-in/account-link';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { Tools } from '../core/tools.ts';
import { queueEmail } from '../emails/outbox.ts';
import { type AccountEmail, accountEmail } from '../emails/templates/account-email.ts';

type Action =
  /** Firebase's own code; `returnTo` is where to go on afterwards, a path of ours, or ''. */
  | { readonly mode: 'verifyEmail'; readonly oobCode: string; readonly returnTo: string }
  | { readonly mode: AccountLinkKind; readonly code: string };

/** Our page for an action; it alone makes use of the code. */
export function actionLink(action: Action, origin: string): string {
  const query = new URLSearchParams(Object.entries(action).filter(([, value]) => value !== ''));
  return `${origin}${sitePaths.login}?${query.toString()}`;
}

/** Each is queued once for each time it was asked for; how often that may be, is the business of `mayWrite`. */
export async function queueAccountEmail(address: string, email: AccountEmail, { db, now }: Tools): Promise<void> {
  const outgoing = accountEmail(address, email, now());
  await db.runTransaction((tx) => Promise.resolve(queueEmail(tx, outgoing, db)));
}
