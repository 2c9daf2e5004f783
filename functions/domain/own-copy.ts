/** What is kept of somebody, for themselves: all that is theirs, and nothing of how the team works among itself. */
import { berlinDate } from './german-date.ts';
import type { HistoryEntry } from './history.ts';
import { type OwnCopy, OwnData, type OwnLine } from './own-data.ts';
import { monthsAhead } from './own-days.ts';
import type { TherapyRequest } from './request.ts';
import { deletionAfter } from './retention.ts';

export function ownData(request: TherapyRequest): OwnData {
  const fields = Object.keys(OwnData.shape) as (keyof OwnData)[];
  return Object.fromEntries(fields.filter((field) => request[field] !== undefined).map((field) => [field, request[field]])) as OwnData;
}

type Kept = { practice: string; request: TherapyRequest; history: readonly HistoryEntry[]; retentionMonths: number };

export function ownCopy({ practice, request, history, retentionMonths }: Kept, now: Date): OwnCopy {
  const { status, source, archiveReason, pausedUntil } = request;
  return {
    copiedAt: now.toISOString(),
    practice,
    data: ownData(request),
    status,
    requestedAt: request.requestedAt.toISOString(),
    source,
    archivedAt: request.archivedAt?.toISOString() ?? null,
    archiveReason,
    emailConfirmedAt: request.emailConfirmedAt?.toISOString() ?? null,
    pausedUntil,
    history: history.flatMap(ownLine),
    deletedOn: deletedOn(request, retentionMonths),
  };
}

/** How the team works among itself: its notes, marks and plans. */
const teamOnly: ReadonlySet<HistoryEntry['what']> = new Set([
  'prioritized',
  'deprioritized',
  'tagsChanged',
  'noteChanged',
  'nextStepChanged',
  'keptApart',
  'interestToAsk',
]);

/** Without staff's names and words, and only what they know of: their own data. */
function ownLine({ at, by, what, letter, changes }: HistoryEntry): OwnLine[] {
  if (teamOnly.has(what)) return [];
  const own = changes?.filter(({ field }) => field in OwnData.shape || field === 'pausedUntil') ?? [];
  return [
    {
      at: at.toISOString(),
      by: by.kind === 'member' ? 'practice' : by.kind,
      what,
      ...(letter !== undefined && { letter }),
      ...(own.length > 0 && { changes: own }),
    },
  ];
}

function deletedOn({ activeAt, deletionWarnedAt }: TherapyRequest, retentionMonths: number): string | null {
  if (deletionWarnedAt !== null) return berlinDate(deletionAfter(deletionWarnedAt));
  return activeAt && monthsAhead(berlinDate(activeAt), retentionMonths);
}
