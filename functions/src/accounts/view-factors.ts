import { accepted } from '@platzwart/domain/failure';
import { kindsOf } from '@platzwart/domain/sign-in/factors';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { factorsOf, nameFactors } from './account-factors.ts';

/** What the caller's account proves itself by, and who asks for it. Failures: signInNeeded. */
export const viewFactors = handler('viewFactors', async (_input, { uid, person }, tools) => {
  const [factors, demandedBy] = await Promise.all([factorsOf(uid, tools), demandsOn(uid, tools)]);
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
    resetAt: factors.reset?.dueAt.toISOString() ?? null,
    demandedBy,
  });
});

async function demandsOn(uid: string, { db }: Tools) {
  const docs = collections(db);
  const practices = (await docs.user(uid).get()).data()?.practices ?? [];
  const asked = await Promise.all(
    practices.map(async ({ slug, title }) => {
      const demand = (await docs.member(slug, uid).get()).data()?.factorDemand;
      return demand ? [{ slug, title, ...demand, from: demand.from.toISOString() }] : [];
    }),
  );
  return asked.flat();
}
