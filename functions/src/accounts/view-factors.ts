import { accepted } from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';
import { factorsOf } from './account-factors.ts';

/** What the caller's account proves itself by. Failures: signInNeeded. */
export const viewFactors = handler('viewFactors', async (_input, { uid }, tools) => {
  const { totp, recoveryCodes, passkeys, isRequired } = await factorsOf(uid, tools);
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
