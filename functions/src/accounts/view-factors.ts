import { accepted } from '@platzwart/domain/failure';
import { kindsOf } from '@platzwart/domain/sign-in/factors';
import { handler } from '../core/handler.ts';
import { factorsOf, nameFactors } from './account-factors.ts';

/** What the caller's account proves itself by. Failures: signInNeeded. */
export const viewFactors = handler('viewFactors', async (_input, { uid, person }, tools) => {
  const factors = await factorsOf(uid, tools);
  if (person.factors.join() !== kindsOf(factors).join()) await nameFactors(uid, factors, tools);
  const { totp, recoveryCodes, passkeys, isRequired } = factors;
  return accepted({
    totp: totp ? { addedAt: totp.addedAt.toISOString() } : null,
    recoveryCodes: recoveryCodes.length,
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt, copiedAt }) => ({
      id,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      isCopied: copiedAt !== null,
    })),
    isRequired,
  });
});
