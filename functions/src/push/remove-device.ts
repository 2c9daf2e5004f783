import { accepted } from '@platzwart/domain/failure';
import { collections } from '../core/collections.ts';
import { filterDevices } from '../core/filter-devices.ts';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';

/**
 * Ends the push notices in one of the caller's browsers: of one practice, or of all of theirs (on
 * signing out). Out: whether it still gets those of another one. Idempotent. Failures:
 * signInNeeded.
 */
export const removeDevice = handler(
  'removeDevice',
  async ({ companySlug, endpoint }, { uid }, { db }) => {
    const docs = collections(db);
    return inTransaction(db, async (tx) => {
      const practices = (await tx.get(docs.user(uid))).data()?.practices ?? [];
      const known = await Promise.all(
        practices.map(async ({ slug }) => ({
          slug,
          stored: await tx.get(docs.devices(slug, uid)),
        })),
      );
      const holding = known.filter(({ stored }) =>
        stored.data()?.devices.some((device) => device.endpoint === endpoint),
      );
      const ending = holding.filter(({ slug }) => companySlug === null || slug === companySlug);
      for (const { stored } of ending)
        filterDevices(tx, stored, (device) => device.endpoint !== endpoint);
      return accepted({ isUsed: holding.length > ending.length });
    });
  },
);
