/** Live reads of waiting lists and their counters. */

import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { PlanMigration } from '@platzwart/domain/request/plan-migration';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { Heatmap } from '@platzwart/domain/waiting-list/counters';
import { listenToDocument } from '../../firebase/live-documents.ts';
import { type Live, useLive, useLiveDocument, useLiveQuery } from '../../firebase/use-live.ts';

/** Slot key -> number of waiting requests. */
export type Counts = ReadonlyMap<string, number>;

/**
 * Counters for the whole week at these locations: one document each, created by the first request
 * there. Loaded only once all have arrived: a partial sum would be wrong.
 */
export function useHeatmaps(slug: string, locationIds: readonly string[]): Live<Counts> {
  return useLive<Counts>(`${paths.heatmaps(slug)} ${locationIds.join(' ')}`, (listener) => {
    const came = new Map<string, { cells: Heatmap['cells']; isCurrent: boolean }>();
    const stops = locationIds.map((id) =>
      listenToDocument(paths.heatmap(slug, id), Heatmap, {
        onValue: (heatmap, isCurrent) => {
          came.set(id, { cells: heatmap?.cells ?? {}, isCurrent });
          if (came.size < locationIds.length) return;
          const all = [...came.values()];
          listener.onValue(
            new Map(all.flatMap(({ cells }) => Object.entries(cells))),
            all.every((each) => each.isCurrent),
          );
        },
        onEnd: listener.onEnd,
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** The first `limit` requests waiting for a slot, in order; without a key, no listener starts. */
export const useWaitingAt = (slug: string, slotKey: string | undefined, limit: number) =>
  useLiveQuery(
    slotKey === undefined ? undefined : paths.requests(slug),
    queries.waitingAt(slotKey ?? '', limit),
    TherapyRequest,
  );

/** The migration of requests to a changed weekly plan. */
export const usePlanMigration = (slug: string) =>
  useLiveDocument(paths.planMigration(slug), PlanMigration);
