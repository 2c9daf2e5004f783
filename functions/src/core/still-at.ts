import type { Person } from './accounts.ts';
import type { Tools } from './tools.ts';

/**
 * The account as Auth knows it now; undefined if it no longer has that address. Asked inside a
 * transaction, after the person's document, which that holds: a call that began before the account
 * changed hands writes nothing of before.
 */
export async function stillAt(
  { uid, email }: Pick<Person, 'uid' | 'email'>,
  { accounts }: Pick<Tools, 'accounts'>,
): Promise<Person | undefined> {
  const person = await accounts.withUid(uid);
  return person?.email.toLowerCase() === email.toLowerCase() ? person : undefined;
}
