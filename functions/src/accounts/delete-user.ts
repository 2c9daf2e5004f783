import { accepted } from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';
import { leaveEveryPractice } from './leave-every-practice.ts';

/**
 * Removes the caller from every practice, deletes their document, their referral code and what
 * invitations say of them, revokes the invitations they sent, then deletes their account. A retry
 * after a partial failure completes the rest; others are only deleted if nobody has confirmed them (`keepEmail`). Failures:
 * signInNeeded, freshSignInNeeded; the last administrator of a practice (field form), which the
 * message names.
 */
export const deleteUser = handler('deleteUser', async (_input, caller, tools) => {
  const left = await leaveEveryPractice(caller.uid, tools, 'unlessLastAdministrator');
  if (!left.ok) return left;
  await tools.accounts.delete(caller.uid);
  return accepted({});
});
