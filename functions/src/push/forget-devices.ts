import { isDeviceExpired } from '@platzwart/domain/team/devices';
import { collections } from '../core/collections.ts';
import { filterDevices } from '../core/filter-devices.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';

/**
 * Removes the devices of a practice's members that have been out of use for too long. Out: of how
 * many members.
 */
export async function forgetDevices(
  slug: string,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<number> {
  const docs = collections(db);
  const stored = await docs.allDevices(slug).get();
  const ending = stored.docs.filter((each) =>
    each.data().devices.some((device) => isDeviceExpired(device, now())),
  );
  for (const { ref } of ending) {
    await inTransaction(db, async (tx) =>
      filterDevices(tx, await tx.get(ref), (device) => !isDeviceExpired(device, now())),
    );
  }
  return ending.length;
}
