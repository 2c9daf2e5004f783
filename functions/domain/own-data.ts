/** What somebody may see and take home of what is kept of them, once they have shown that it is theirs. */
import * as z from 'zod/mini';
import { berlinDate } from './german-date.ts';
import type { HistoryEntry } from './history.ts';
import { monthsAhead } from './own-days.ts';
import { TherapyRequest } from './request.ts';
import { deletionAfter } from './retention.ts';

/** All that its sender has said, as it stands now. */
export const OwnData = z.pick(TherapyRequest, {
  type: true,
  firstname: true,
  lastname: true,
  birthdate: true,
  contactPersonFirstname: true,
  contactPersonLastname: true,
  contactPersonRelationship: true,
  email: true,
  phone: true,
  phone2: true,
  addressStreet: true,
  addressPostalCode: true,
  addressCity: true,
  houseCall: true,
  doctorsOrder: true,
  doctorsOrderName: true,
  insurance: true,
  teletherapy: true,
  groupTherapy: true,
  reason: true,
  locationIds: true,
  slots: true,
  timeFlexibility: true,
  callbackWish: true,
  note: true,
  followUpConsent: true,
  consentVersion: true,
});
export type OwnData = z.infer<typeof OwnData>;

const OwnLine = z.strictObject({
  /** ISO moment. */
  at: z.string(),
  by: z.enum(['patient', 'practice', 'platform']),
  what: z.string(),
  letter: z.optional(z.string()),
  changes: z.optional(z.array(z.strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() }))),
});

/** A copy of what is kept of somebody. Dates are ISO. */
export const OwnCopy = z.strictObject({
  copiedAt: z.string(),
  practice: z.string(),
  data: OwnData,
  status: z.string(),
  requestedAt: z.string(),
  source: z.string(),
  archivedAt: z.nullable(z.string()),
  archiveReason: z.nullable(z.string()),
  emailConfirmedAt: z.nullable(z.string()),
  pausedUntil: z.nullable(z.string()),
  history: z.array(OwnLine),
  /** The day it is deleted, if nobody does anything about it; null: not known. */
  deletedOn: z.nullable(z.string()),
});
export type OwnCopy = z.infer<typeof OwnCopy>;

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
function ownLine({ at, by, what, letter, changes }: HistoryEntry): z.infer<typeof OwnLine>[] {
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
