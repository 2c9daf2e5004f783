import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { Tools } from '../core/tools.ts';
import { announceRequest } from '../push/announce-request.ts';
import { publishDemandAfter } from '../waiting-list/publish-demand.ts';
import { releaseRepeats } from '../waiting-list/release-repeats.ts';
import { recordDirectChange } from './record-direct-change.ts';
import { continueUndo } from './undo-import.ts';

/**
 * After a request was created, changed or deleted: releases the repeats of one that became another
 * person's, records staff's direct changes in its history, updates the public levels of demand,
 * tells members' devices of a new one, and goes on with undoing an import. Events come at least
 * once and in any order; each step may be repeated.
 */
export async function onRequestWritten(
  event: {
    slug: string;
    requestId: string;
    eventId: string;
    at: Date;
    before: TherapyRequest | undefined;
    after: TherapyRequest | undefined;
  },
  tools: Pick<Tools<'push'>, 'db' | 'now' | 'push' | 'origin'>,
): Promise<void> {
  const { before, after } = event;
  if (before && after) await releaseRepeats({ ...event, before, after }, tools);
  if (before && after) await recordDirectChange({ ...event, before, after }, tools);
  await publishDemandAfter(event, tools);
  if (before?.importId !== undefined && !after)
    await continueUndo({ ...event, importId: before.importId }, tools);
  // Last: whatever goes wrong here, nothing else waits for it.
  await announceRequest(event, tools);
}
