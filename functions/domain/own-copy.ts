/** What is stored of somebody, for themselves: all that is theirs, and nothing of how the team works among itself. */
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

type Stored = { practice: string; request: TherapyRequest; history: readonly HistoryEntry[]; retentionMonths: number };

export function ownCopy({ practice, request, history, retentionMonths }: Stored, now: Date): OwnCopy {
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
    history: history.filter(({ what }) => tells[what] === 'own').map(ownLine),
    deletedOn: deletedOn(request, retentionMonths),
  };
}

/**
 * What the copy tells ('own') and what not ('team'): not the team's notes, marks and plans, and not what became of e-mails, since those
 * of a booking for somebody who waits already are the other request's. A new kind of line does not compile before somebody has decided.
 */
const tells: Record<HistoryEntry['what'], 'own' | 'team'> = {
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
  markedAsDifferent: 'team',
  binned: 'own',
  broughtBack: 'own',
  planFollowed: 'team',
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
  emailSent: 'team',
  emailFailed: 'team',
};

/** Without staff's names and words, and only what they know of: their own data. */
function ownLine({ at, by, what, changes }: HistoryEntry): OwnLine {
  const own = changes?.filter(({ field }) => field in OwnData.shape || field === 'pausedUntil') ?? [];
  return {
    at: at.toISOString(),
    by: by.kind === 'member' ? 'practice' : by.kind,
    what,
    ...(own.length > 0 && { changes: own }),
  };
}

function deletedOn({ activeAt, deletionWarnedAt }: TherapyRequest, retentionMonths: number): string | null {
  if (deletionWarnedAt !== null) return berlinDate(deletionAfter(deletionWarnedAt));
  return activeAt && monthsAhead(berlinDate(activeAt), retentionMonths);
}
