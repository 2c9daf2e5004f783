import { accepted, refused } from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';
import { passwordChangedEmail } from '../emails/templates/account-notices.ts';
import { queueAccountEmail } from './account-email.ts';
import { factorsOf } from './account-factors.ts';
import { refuseUnconfirmed } from './factor-news.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import { setUnlessMoved } from './set-password.ts';
import { syncAccount } from './sync-account.ts';

/** Ends every sign-in of the caller, including this one. Failures: signInNeeded. */
export const endSignIns = handler('endSignIns', async (_input, { uid }, tools) => {
  await tools.accounts.endSignIns(uid);
  await syncAccount(uid, tools);
  return accepted({});
});

/**
 * Sets a new password for the caller, ends every sign-in, including this one, and unlinks accounts
 * elsewhere with another address: its owner may be another person by now. Failures: signInNeeded, freshSignInNeeded, a guessable password; an unconfirmed address, whose owner would
 * be told of what somebody else does (field form).
 */
export const changePassword = handler(
  'changePassword',
  async ({ password }, { uid, person }, tools) => {
    const refusal = refuseUnconfirmed(person) ?? (await refuseGuessable(password, person, tools));
    if (refusal) return refusal;
    const set = () => tools.accounts.setPassword(uid, password);
    if (!(await setUnlessMoved(person, set, tools))) return refused({ kind: 'signInNeeded' });
    await tools.accounts.endSignIns(uid);
    await syncAccount(uid, tools, { forgets: true });
    const passkeys = { dropped: 0, left: (await factorsOf(uid, tools)).passkeys.length };
    await queueAccountEmail(person.email, passwordChangedEmail(tools.origin, passkeys), tools);
    return accepted({});
  },
);
