import { accepted, refusedAt } from '@platzwart/domain/failure';
import { claimsToBeUs, deceptiveTexts } from '@platzwart/domain/practice/deceptive-name';
import { holdsAddress, holdsEncodedWord } from '@platzwart/domain/text/plain-name';
import { handler } from '../core/handler.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Writes the caller's name to their own document, their memberships and Auth (spec section 3,
 * user), and syncs what else Auth knows. A retry after a partial failure completes the rest.
 * Failures: signInNeeded, a name that contains a web or e-mail address, an encoded word, or ours
 * (field name).
 */
export const updateUser = handler('updateUser', async ({ name }, caller, tools) => {
  if (holdsAddress(name))
    return refusedAt(
      'name',
      'invalid',
      'Bitte gib deinen Namen ohne Internet- oder E-Mail-Adresse ein.',
    );
  if (holdsEncodedWord(name))
    return refusedAt('name', 'invalid', 'Bitte gib deinen Namen ohne die Zeichen „=?“ ein.');
  if (claimsToBeUs(name)) return refusedAt('name', 'deceptive', deceptiveTexts.yours);
  await syncAccount(caller.uid, tools, { name });
  await tools.accounts.setName(caller.uid, name);
  return accepted({});
});
