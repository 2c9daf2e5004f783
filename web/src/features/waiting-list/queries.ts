/** Live reads of who waits where. */
import { Heatmap } from '@platzwart/domain/counters';
import { paths } from '@platzwart/domain/paths';
import { PlanJob } from '@platzwart/domain/plan-job';
import { queries } from '@platzwart/domain/queries';
import { TherapyRequest } from '@platzwart/domain/request';
import { followDocument } from '../../firebase/live-documents.ts';
import { type Live, useFollowed, useLiveDocument, useLiveQuery } from '../../firebase/use-live.ts';

/** Slot key -> how many wait. */
export type Counts = ReadonlyMap<string, number>;

/**
 * How many wait in the whole week of these locations: one document each, which comes with the first request there. Loaded
 * once all of them have come: a sum of fewer would be wrong.
 */
export function useHeatmaps(slug: string, locationIds: readonly string[]): Live<Counts> {
  return useFollowed<Counts>(`${paths.heatmaps(slug)} ${locationIds.join(' ')}`, (follower) => {
    const came = new Map<string, { cells: Heatmap['cells']; isCurrent: boolean }>();
    const stops = locationIds.map((id) =>
      followDocument(paths.heatmap(slug, id), Heatmap, {
        onValue: (heatmap, isCurrent) => {
          came.set(id, { cells: heatmap?.cells ?? {}, isCurrent });
          if (came.size < locationIds.length) return;
          const all = [...came.values()];
          follower.onValue(
            new Map(all.flatMap(({ cells }) => Object.entries(cells))),
            all.every((each) => each.isCurrent),
          );
        },
        onEnd: follower.onEnd,
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** The first so many who wait for a slot, in order; an undefined key follows nothing. */
export const useWaitingAt = (slug: string, slotKey: string | undefined, limit: number) =>
  useLiveQuery(slotKey === undefined ? undefined : paths.requests(slug), queries.waitingAt(slotKey ?? '', limit), TherapyRequest);

/** The work that follows a change of the weekly plan. */
export const usePlanJob = (slug: string) => useLiveDocument(paths.planJob(slug), PlanJob);
