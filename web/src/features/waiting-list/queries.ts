/** Live reads of who waits where. */
import { Heatmap } from '@platzwart/domain/counters';
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { TherapyRequest } from '@platzwart/domain/request';
import { useLiveDocument, useLiveQuery } from '../../firebase/use-live.ts';

/** One document holds the whole week of a location. It comes with the first request there. */
export const useHeatmap = (slug: string, locationId: string) => useLiveDocument(paths.heatmap(slug, locationId), Heatmap);

/** At most this many of a slot's waiting list are followed. */
export const waitingListLimit = 100;

export const useWaitingAt = (slug: string, slotKey: string) =>
  useLiveQuery(paths.requests(slug), queries.waitingAt(slotKey, waitingListLimit), TherapyRequest);
