import { accepted, refusedAt } from '@platzwart/domain/failure';
import { holdsAddress } from '@platzwart/domain/text/plain-name';
import { handler } from '../core/handler.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Takes over the caller's name into their own document, their memberships and Auth (spec section 3, user); what else Auth knows by now goes
 * along. Called again after a failure in between, it completes what is left.
 * Failures: signInNeeded, a name that holds a web or e-mail address (field name).
 */
export const updateUser = handler('updateUser', async ({ name }, caller, tools) => {
  if (holdsAddress(name)) return refusedAt('name', 'invalid', 'Bitte gib deinen Namen ohne Internet- oder E-Mail-Adresse ein.');
  await syncAccount(caller.uid, tools, { name });
  await tools.accounts.setName(caller.uid, name);
  return accepted({});
});
