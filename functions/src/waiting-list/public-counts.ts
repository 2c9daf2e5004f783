import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IntakeLimits } from '@platzwart/domain/practice/intake-limits';
import type { IntakeNumbers } from '@platzwart/domain/practice/intake-now';
import { queries } from '@platzwart/domain/queries';
import { counted } from '@platzwart/domain/waiting-list/demand';
import { slotKeysFor } from '@platzwart/domain/waiting-list/queue';
import type { LocationId } from '@platzwart/domain/waiting-list/slot';
import type { Firestore } from 'firebase-admin/firestore';
import { queryOf } from '../core/collections.ts';
import { writableCollections } from './writable-collections.ts';

/** Which numbers are needed: those of single times, and of these locations; that of the practice always is. */
type Needs = { readonly times: boolean; readonly locations: readonly LocationId[] };

type PublicCounts = Pick<IntakeNumbers, 'open' | 'openAt' | 'waitingAt'>;

/** What these limits are compared with, beyond the practice's number. */
export function needsOf(limits: IntakeLimits): Needs {
  const locations = limits.filter(({ by, locationId }) => by === 'waiting' && locationId !== '').map(({ locationId }) => locationId);
  return { times: limits.some(({ by }) => by === 'perTime'), locations };
}

/**
 * How many wait, as far as the public may see or feel it. Read without a transaction, whose locks would block bookings.
 *
 * Nobody can infer from them who waits: a repeated booking counts as long as a new, unconfirmed one does.
 */
export async function publicCounts(slug: string, form: FormConfiguration, needs: Needs, db: Firestore): Promise<PublicCounts> {
  const docs = writableCollections(db);
  const unconfirmedAndRepeats = async () => {
    const unconfirmed = (await docs.unconfirmed(slug).get()).data();
    const found = await queryOf(docs.requests(slug), queries.repeatedSince(unconfirmed?.until ?? new Date(0))).get();
    return { unconfirmed, repeats: found.docs.map((request) => request.data()) };
  };
  const [counters, { unconfirmed, repeats }, heatmaps, ...there] = await Promise.all([
    docs.requestCounters(slug).get(),
    unconfirmedAndRepeats(),
    needs.times ? docs.heatmaps(slug).get() : undefined,
    ...needs.locations.map(
      async (id) => [id, (await queryOf(docs.requests(slug), queries.openRequestsAt(id)).count().get()).data().count] as const,
    ),
  ]);
  const waiting = new Map(heatmaps?.docs.flatMap((heatmap) => Object.entries(heatmap.data().cells)));
  // By the current form: what is stored with them may be older.
  const repeated = counted(repeats.flatMap((request) => slotKeysFor(request, form)));
  const repeatedAt = counted(repeats.flatMap(({ locationIds }) => locationIds));
  const openAt = new Map(there);
  return {
    open: (counters.data()?.open ?? 0) - (unconfirmed?.open ?? 0) + repeats.length,
    openAt: (id) => {
      const open = openAt.get(id);
      return open === undefined ? undefined : open - (unconfirmed?.locations[id] ?? 0) + (repeatedAt[id] ?? 0);
    },
    waitingAt: (key) => (waiting.get(key) ?? 0) - (unconfirmed?.cells[key] ?? 0) + (repeated[key] ?? 0),
  };
}
