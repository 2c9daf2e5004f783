import { accepted, refusedAt } from '@platzwart/domain/failure';
import { claimsToBeUs, deceptiveTexts } from '@platzwart/domain/practice/deceptive-name';
import { problemOfPlain } from '@platzwart/domain/text/plain-name';
import { handler } from '../core/handler.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Writes the caller's name to their own document, their memberships and Auth (spec section 3,
 * user), and syncs what else Auth knows. A retry after a partial failure completes the rest.
 * Failures: signInNeeded, a name that contains a web or e-mail address, an encoded word, or ours
 * (field name).
 */
export const updateUser = handler('updateUser', async ({ name }, caller, tools) => {
  const problem = problemOfPlain(name, 'deinen Namen');
  if (problem !== undefined) return refusedAt('name', 'invalid', problem);
  if (claimsToBeUs(name)) return refusedAt('name', 'deceptive', deceptiveTexts.yours);
  await syncAccount(caller.uid, tools, { name });
  await tools.accounts.setName(caller.uid, name);
  return accepted({});
});
