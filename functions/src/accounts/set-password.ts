import type { Person } from '../core/accounts.ts';
import { stillAt } from '../core/still-at.ts';
import type { Tools } from '../core/tools.ts';
import { syncAccount, unknownPassword } from './sync-account.ts';

/**
 * Sets a password, by `set`, for whoever had the account's address when the call began. False if it
 * went to another one meanwhile: then nobody knows the password.
 */
export async function setUnlessMoved(
  person: Person,
  set: () => Promise<void>,
  tools: Tools,
): Promise<boolean> {
  if (!(await stillAt(person, tools))) return false;
  await set();
  if (await stillAt(person, tools)) return true;
  await tools.accounts.setPassword(person.uid, unknownPassword());
  await tools.accounts.endSignIns(person.uid);
  await syncAccount(person.uid, tools, { forgets: true });
  return false;
}
