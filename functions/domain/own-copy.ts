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
    history: withoutOthersLetters(history).map(ownLine),
    deletedOn: deletedOn(request, retentionMonths),
  };
}

/**
 * What the copy tells: 'own' always, 'team' never (its notes, marks and plans), 'letter' as long as the request has the address it
 * went to. A new kind of line does not compile before somebody has decided.
 */
const tells: Record<HistoryEntry['what'], 'own' | 'team' | 'letter'> = {
  requested: 'own',
  recorded: 'own',
  imported: 'own',
  corrected: 'own',
  edited: 'own',
  emailConfirmed: 'own',
  archived: 'own',
  reactivated: 'own',
  prioritized: 'team',
  deprioritized: 'team',
  tagsChanged: 'team',
  noteChanged: 'team',
  contacted: 'own',
  nextStepChanged: 'team',
  merged: 'own',
  keptApart: 'team',
  planFollowed: 'own',
  interestAsked: 'own',
  interestToAsk: 'team',
  interestReminded: 'own',
  interestUnanswered: 'own',
  deletionAnnounced: 'own',
  interestConfirmed: 'own',
  interestUnsure: 'own',
  withdrawn: 'own',
  withdrawTakenBack: 'own',
  paused: 'own',
  resumed: 'own',
  optedOut: 'own',
  optedIn: 'own',
  letterSent: 'letter',
  letterFailed: 'letter',
};

/** Letters to an address that the request has no longer are somebody else's: what became of them tells who waits. */
function withoutOthersLetters(history: readonly HistoryEntry[]): HistoryEntry[] {
  const moved = history.findLastIndex(({ changes }) => changes?.some(({ field }) => field === 'email'));
  return history.filter(({ what }, i) => tells[what] === 'own' || (tells[what] === 'letter' && i > moved));
}

/** Without staff's names and words, and only what they know of: their own data. */
function ownLine({ at, by, what, letter, changes }: HistoryEntry): OwnLine {
  const own = changes?.filter(({ field }) => field in OwnData.shape || field === 'pausedUntil') ?? [];
  return {
    at: at.toISOString(),
    by: by.kind === 'member' ? 'practice' : by.kind,
    what,
    ...(letter !== undefined && { letter }),
    ...(own.length > 0 && { changes: own }),
  };
}

function deletedOn({ activeAt, deletionWarnedAt }: TherapyRequest, retentionMonths: number): string | null {
  if (deletionWarnedAt !== null) return berlinDate(deletionAfter(deletionWarnedAt));
  return activeAt && monthsAhead(berlinDate(activeAt), retentionMonths);
}
