import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { Tools } from '../core/tools.ts';
import { publishDemandAfter } from '../waiting-list/publish-demand.ts';
import { recordDirectChange } from './record-direct-change.ts';

/**
 * A request was created, changed or deleted: what staff changed directly goes into its history, and the public levels of
 * demand follow. Events come at least once and in any order; both steps may be repeated.
 */
export async function onRequestWritten(
  event: { slug: string; requestId: string; eventId: string; before: TherapyRequest | undefined; after: TherapyRequest | undefined },
  tools: Pick<Tools, 'db'>,
): Promise<void> {
  const { before, after } = event;
  if (before && after) await recordDirectChange({ ...event, before, after }, tools);
  await publishDemandAfter(event, tools);
}
