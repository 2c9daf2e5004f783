import { newPasskeySession } from '@platzwart/functions/accounts/sessions';
import type { Tools } from '@platzwart/functions/core/tools';

/** A new session that began with a passkey, and the token that signs in to it. */
export async function passkeySession(uid: string, tools: Pick<Tools, 'db' | 'now' | 'accounts'>) {
  const { session, store } = newPasskeySession(uid, tools);
  await tools.db.runTransaction((tx) => Promise.resolve(store(tx)));
  return { session, token: await tools.accounts.signInToken(uid, session) };
}
