/** Live reads of who waits where. */

import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { Heatmap } from '@platzwart/domain/waiting-list/counters';
import { PlanMigration } from '@platzwart/domain/waiting-list/plan-migration';
import { listenToDocument } from '../../firebase/live-documents.ts';
import { type Live, useLive, useLiveDocument, useLiveQuery } from '../../firebase/use-live.ts';

/** Slot key -> how many wait. */
export type Counts = ReadonlyMap<string, number>;

/**
 * How many wait in the whole week of these locations: one document each, which comes with the first request there. Loaded
 * once all of them have come: a sum of fewer would be wrong.
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

/** The first so many who wait for a slot, in order; an undefined key listens to nothing. */
export const useWaitingAt = (slug: string, slotKey: string | undefined, limit: number) =>
  useLiveQuery(slotKey === undefined ? undefined : paths.requests(slug), queries.waitingAt(slotKey ?? '', limit), TherapyRequest);

/** The work that follows a change of the weekly plan. */
export const usePlanMigration = (slug: string) => useLiveDocument(paths.planMigration(slug), PlanMigration);
