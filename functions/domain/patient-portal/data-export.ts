/**
 * A patient's copy of their stored data: everything about them, nothing about how the team works
 * internally.
 */
import { berlinDate } from '../dates/german-date.ts';
import { plusMonths } from '../dates/months.ts';
import type { HistoryEntry } from '../request/history.ts';
import type { TherapyRequest } from '../request/request.ts';
import { deletionAfter } from '../retention/retention.ts';
import type { Offer } from '../vacancies/offer.ts';
import {
  type DataExport,
  type ExportedLine,
  type ExportedOffer,
  PersonalData,
} from './personal-data.ts';

export function personalDataOf(request: TherapyRequest): PersonalData {
  const fields = Object.keys(PersonalData.shape) as (keyof PersonalData)[];
  return Object.fromEntries(
    fields.filter((field) => request[field] !== undefined).map((field) => [field, request[field]]),
  ) as PersonalData;
}

type Stored = {
  practice: string;
  request: TherapyRequest;
  history: readonly HistoryEntry[];
  offers: readonly Offer[];
  retentionMonths: number;
  /** When it is erased, its consent having been revoked. */
  eraseAt?: Date | undefined;
};

export function dataExportOf(
  { practice, request, history, offers, retentionMonths, eraseAt }: Stored,
  now: Date,
): DataExport {
  const { status, source, archiveReason, pausedUntil } = request;
  return {
    copiedAt: now.toISOString(),
    practice,
    data: personalDataOf(request),
    status,
    requestedAt: request.requestedAt.toISOString(),
    source,
    archivedAt: request.archivedAt?.toISOString() ?? null,
    archiveReason,
    emailConfirmedAt: request.emailConfirmedAt?.toISOString() ?? null,
    pausedUntil,
    offers: offers.filter(({ state }) => state !== 'skipped').map(exportedOffer),
    places: request.places.map(({ vacancyId: _id, givenAt, ...place }) => ({
      ...place,
      givenAt: givenAt.toISOString(),
    })),
    history: history.filter(({ what }) => tells[what] === 'patient').map(exportedLine),
    deletedOn: eraseAt ? berlinDate(eraseAt) : deletedOn(request, retentionMonths),
  };
}

/**
 * Lines for the patient's export ('patient') or internal ones ('team'): notes, marks and plans of
 * the team, and e-mail delivery, since e-mails about a repeated booking belong to the other
 * request. A new kind of line does not compile until somebody decides.
 */
const tells: Record<HistoryEntry['what'], 'patient' | 'team'> = {
  requested: 'patient',
  enteredManually: 'patient',
  imported: 'patient',
  corrected: 'patient',
  edited: 'patient',
  emailConfirmed: 'patient',
  archived: 'patient',
  reactivated: 'patient',
  prioritized: 'team',
  deprioritized: 'team',
  tagsChanged: 'team',
  noteChanged: 'team',
  contacted: 'patient',
  contactTakenBack: 'patient',
  nextStepChanged: 'team',
  merged: 'patient',
  markedAsDifferent: 'team',
  binned: 'patient',
  broughtBack: 'patient',
  reslotted: 'team',
  followUpSent: 'patient',
  followUpCallNeeded: 'team',
  followUpReminded: 'patient',
  followUpUnanswered: 'patient',
  deletionAnnounced: 'patient',
  followUpConfirmed: 'patient',
  followUpUnsure: 'patient',
  withdrawn: 'patient',
  withdrawTakenBack: 'patient',
  consentRevoked: 'patient',
  consentRenewed: 'patient',
  paused: 'patient',
  resumed: 'patient',
  optedOut: 'patient',
  optedIn: 'patient',
  offered: 'patient',
  offerReminded: 'patient',
  offerPledged: 'patient',
  offerAccepted: 'patient',
  offerLateYes: 'patient',
  offerDeclined: 'patient',
  offerExpired: 'patient',
  offerLost: 'patient',
  offerWithdrawn: 'patient',
  offerCalledBack: 'patient',
  offerQuestion: 'patient',
  placeGiven: 'patient',
  placeTakenBack: 'patient',
  certified: 'patient',
  emailWaits: 'team',
  emailSent: 'team',
  emailFailed: 'team',
};

/** Without the team's mark of priority, and without who took down an answer by phone. */
function exportedOffer({
  askedAt,
  until,
  state,
  answeredAt,
  declined,
  question,
  rank,
}: Offer): ExportedOffer {
  const { prioritized: _mark, ...shown } = rank;
  return {
    offeredAt: askedAt.toISOString(),
    until: until?.toISOString() ?? null,
    state,
    answeredAt: answeredAt?.toISOString() ?? null,
    declined,
    question: question?.text ?? null,
    rank: shown,
  };
}

/** Without staff's names and remarks; only changes to the patient's own data. */
function exportedLine({ at, by, what, vacancy, changes }: HistoryEntry): ExportedLine {
  const shown =
    changes?.filter(({ field }) => field in PersonalData.shape || field === 'pausedUntil') ?? [];
  return {
    at: at.toISOString(),
    by: by.kind === 'member' ? 'practice' : by.kind,
    what,
    ...(vacancy && { vacancy: { slot: vacancy.slot, startsOn: vacancy.startsOn } }),
    ...(shown.length > 0 && { changes: shown }),
  };
}

function deletedOn(
  { activeAt, deletionWarnedAt }: TherapyRequest,
  retentionMonths: number,
): string | null {
  if (deletionWarnedAt !== null) return berlinDate(deletionAfter(deletionWarnedAt));
  return activeAt && plusMonths(berlinDate(activeAt), retentionMonths);
}
