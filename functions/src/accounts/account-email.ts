/** Builds account e-mails, the links in them, and queues them. */
import type { AccountLinkKind } from '@platzwart/domain/sign-in/account-link';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { Tools } from '../core/tools.ts';
import { queueEmail } from '../emails/outbox.ts';
import { type AccountEmail, accountEmail } from '../emails/templates/account-email.ts';

type Action =
  /** Firebase's own code; `returnTo` is the path of ours to open afterwards, or ''. */
  | { readonly mode: 'verifyEmail'; readonly code: string; readonly returnTo: string }
  | { readonly mode: AccountLinkKind; readonly code: string };

/**
 * Our page for an action; only that page redeems the code. Whoever has the code has the account: it
 * stands behind the '#', which browsers send to no server and in no referrer, so that no log keeps
 * it.
 */
export function actionLink(action: Action, origin: string): string {
  const fragment = new URLSearchParams(Object.entries(action).filter(([, value]) => value !== ''));
  return `${origin}${sitePaths.login}#${fragment.toString()}`;
}

/** Queues one e-mail per request for it; `mayWrite` limits how often. */
export async function queueAccountEmail(
  address: string,
  email: AccountEmail,
  { db, now }: Tools,
): Promise<void> {
  const outgoing = accountEmail(address, email, now());
  await db.runTransaction((tx) => Promise.resolve(queueEmail(tx, outgoing, db)));
}
