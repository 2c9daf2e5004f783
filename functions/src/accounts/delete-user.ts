import { accepted } from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';
import { leaveEveryPractice } from './leave-every-practice.ts';

/**
 * Takes the caller out of every practice and deletes what they are to us: their document, their referral code and what invitations say of
 * them, those they have sent being revoked, then their account. Called
 * again after a failure in between, it completes what is left; accounts are deleted in no other way (design section 6).
 * Failures: signInNeeded, freshSignInNeeded; the last administrator of a practice (field form), whose name is told.
 */
export const deleteUser = handler('deleteUser', async (_input, caller, tools) => {
  const left = await leaveEveryPractice(caller.uid, tools, 'unlessLastAdministrator');
  if (!left.ok) return left;
  await tools.accounts.delete(caller.uid);
  return accepted({});
});
